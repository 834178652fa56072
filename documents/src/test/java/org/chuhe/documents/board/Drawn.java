package org.chuhe.documents.board;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** A drawn picture, read back as XML. */
final class Drawn {
    private final Document document;

    Drawn(String svg) {
        try {
            document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)));
        } catch (Exception e) {
            throw new AssertionError("not XML: " + svg, e);
        }
    }

    Element root() {
        return document.getDocumentElement();
    }

    List<Element> all(String name) {
        return children(root(), name);
    }

    /** The elements of a name inside the groups of a class. */
    List<Element> inside(String groupClass, String name) {
        return groups(groupClass).stream()
                .flatMap(group -> children(group, name).stream())
                .toList();
    }

    List<Element> groups(String groupClass) {
        return all("g").stream()
                .filter(group -> group.getAttribute("class").equals(groupClass))
                .toList();
    }

    /** What stands where: "x y" to the name of the form used there. */
    Map<String, String> pieces() {
        Map<String, String> pieces = new TreeMap<>();
        for (Element use : inside("pieces", "use")) {
            String form = use.getAttribute("xlink:href").substring(1);
            String before = pieces.put(use.getAttribute("x") + " " + use.getAttribute("y"), form);
            if (before != null) {
                throw new AssertionError("two pieces on one point: " + form + ", " + before);
            }
        }
        return pieces;
    }

    private static List<Element> children(Element parent, String name) {
        NodeList found = parent.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }
}
