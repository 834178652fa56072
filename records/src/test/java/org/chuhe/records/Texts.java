package org.chuhe.records;

/** Small files of our own making in the formats that nobody writes any more. */
final class Texts {
    static final String WXF = """
            FORMAT  \tWXF
            GAME    \tFriendly
            RED     \tAlpha;Team A;;
            BLACK   \tBeta;;;
            DATE    \t24-12-2022
            /*a remark*/

            START{
             1.  C2.5  H8+7     2.  H2+3  R9.8!
             !3.  R1.2  P7+1
            }END
            """;

    static final String CBF = """
            <?xml version="1.0" encoding="UTF-8"?>
            <ChineseChessRecord Version="1.0">
             <Head><Name>A &amp; B</Name><Red>Alpha</Red><Black /><RecordResult>2</RecordResult>
              <FEN>rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1</FEN></Head>
             <MoveList>
              <Move value="00-00"><![CDATA[preface]]></Move>
              <Move value="77-47" />
              <Move value="70-62" sub="1" />
              <Move value="79-67" end="1"><![CDATA[end]]></Move>
              <Move value="10-22" end="1" />
             </MoveList>
            </ChineseChessRecord>
            """;

    static final String DHJ = """
            [DHJHtmlXQ]
            [DHJHtmlXQ_1]A study[/DHJHtmlXQ_1]
            [DHJHtmlXQ_32]w[/DHJHtmlXQ_32]
            [DHJHtmlXQ_34]72427967[/DHJHtmlXQ_34]
            [/DHJHtmlXQ]
            """;

    static final String PAGE = """
            <html><head><title>楚河杯</title><style>p { color: black }</style></head>
            <body><p>比赛结果：甲　先和　乙<br>
             1. 炮二平五&nbsp;马8进7<br>
             2. 马二进三&nbsp;车9平8<br>
            （和）</p></body></html>
            """;

    private Texts() {}

    /** A tree drawn with arrows. */
    static final String ARROWS = "[Title \"箭头\"]\n"
            + "[Red \"甲\"]\n"
            + "[Black \"乙\"]\n"
            + "[Result \"红胜\"]\n"
            + "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P2/1C5C1/9/RNBAKABNR w - - 0 1\"]\n"
            + "\n"
            + "　开始　　　　　　\n"
            + "　　↓　　　　　　　\n"
            + "炮二平五　　　　　\n"
            + "　　↓　　　　　　　\n"
            + "马８进７…炮８平５\n"
            + "　　↓　　　　↓　　\n"
            + "马二进三　马二进三\n"
            + "　　↓　　　　　　　\n"
            + "车９平８　　　　　\n"
            + "\n"
            + "(0,0): {从头说起}\n"
            + "(2,1): {顺炮}\n";
}
