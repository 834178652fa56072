package org.chuhe.documents.pdf;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import com.openhtmltopdf.extend.FSObjectDrawer;
import com.openhtmltopdf.extend.FSObjectDrawerFactory;
import com.openhtmltopdf.extend.OutputDevice;
import com.openhtmltopdf.render.RenderingContext;
import java.awt.Shape;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;

/** Draws our own SVG where a page has an object of that name. */
final class Pictures implements FSObjectDrawerFactory, FSObjectDrawer {
    private final Map<String, String> svgs;

    Pictures(Map<String, String> svgs) {
        this.svgs = svgs;
    }

    @Override
    public boolean isReplacedObject(Element element) {
        return svgs.containsKey(element.getAttribute("data"));
    }

    @Override
    public FSObjectDrawer createDrawer(Element element) {
        return this;
    }

    @Override
    public @Nullable Map<Shape, String> drawObject(
            Element element,
            double x,
            double y,
            double width,
            double height,
            OutputDevice device,
            RenderingContext context,
            int dotsPerPixel) {
        String svg = Objects.requireNonNull(svgs.get(element.getAttribute("data")));
        SVGDocument document = Objects.requireNonNull(new SVGLoader()
                .load(
                        new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                        null,
                        LoaderContext.createDefault()));
        float wide = (float) (width / dotsPerPixel);
        float high = (float) (height / dotsPerPixel);
        device.drawWithGraphics(
                (float) x,
                (float) y,
                wide,
                high,
                graphics -> document.render(null, graphics, new ViewBox(0, 0, wide, high)));
        return null;
    }
}
