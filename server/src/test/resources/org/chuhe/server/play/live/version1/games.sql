INSERT INTO live_game VALUES ('waiting-lot', 1, 'waiting', TRUE, '', 'id-of-first', '', 1793000060000, 1793000060000, 9223372036854775807, 0, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', '', '', '', FALSE, '{"agreement":{"title":"","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"LOT","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":null,"firstSide":null,"leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('waiting-private', 1, 'waiting', FALSE, '', 'id-of-first', '', 1793000120000, 1793000120000, 9223372036854775807, 0, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', '', '', '', FALSE, '{"agreement":{"title":"","terms":{"edition":"WXF2018","preset":"WXF","clock":{"stages":[{"moves":0,"millis":3600000,"increment":30000,"carriesOver":true}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"NONE","touchMove":false},"colours":"BLACK","listed":false,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":null,"firstSide":"BLACK","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('guessing', 1, 'guessing', TRUE, '', 'id-of-first', 'id-of-second', 1793000180000, 1793000180000, 9223372036854775807, 0, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', '', '', '', FALSE, '{"agreement":{"title":"猜先 ''x'' \"y\"","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"GUESS","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":true},"firstSide":null,"leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('guessed', 2, 'ready', TRUE, '', 'id-of-first', 'id-of-second', 1793000240000, 1793000240000, 9223372036854775807, 0, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', '', '', '', FALSE, '{"agreement":{"title":"","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"GUESS","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":true},"firstSide":"BLACK","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('cancelled', 2, 'cancelled', TRUE, '', 'id-of-first', '', 1793000300000, 1793000300000, 9223372036854775807, 0, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', '', '', '', FALSE, '{"agreement":{"title":"","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":null,"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":true}}');
INSERT INTO live_game VALUES ('board-ready', 1, 'ready', TRUE, 'event-1', '', '', 1793000360000, 1793000360000, 9223372036854775807, 0, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', '', '', '', FALSE, '{"agreement":{"title":"第3轮 第12台","terms":{"edition":"CXA2011","preset":"NATIONAL","clock":{"stages":[{"moves":0,"millis":3600000,"increment":30000,"carriesOver":true}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":{"event":"event-1","round":3,"table":12,"game":2},"byOrganiser":true},"seating":{"first":{"identity":"","name":"甲队 一台","account":false},"second":{"identity":"","name":"乙队 一台","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('board-late', 5, 'over', TRUE, 'event-1', 'id-of-second', '', 1793000420000, 1793001321235, 9223372036854775807, 1, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1', 'h2e2', '+/-', 'LATE', FALSE, '{"agreement":{"title":"第3轮 第13台","terms":{"edition":"CXA2011","preset":"YOUTH","clock":{"stages":[{"moves":0,"millis":1800000,"increment":10000,"carriesOver":true}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":{"event":"event-1","round":3,"table":13,"game":1},"byOrganiser":true},"seating":{"first":{"identity":"id-of-second","name":"甲队 一台","account":true},"second":{"identity":"","name":"乙队 二台","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('running-cxa1957', 7, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793001381235, 1793001393171, 1793002320703, 3, 'rnbakab1r/9/1c2c1n2/p1p1p1p1p/9/9/P1P1P1P1P/1C4NC1/9/RNBAKAB1R w - - 3 3', 'h9g7', '', '', FALSE, '{"agreement":{"title":"对局 running-cxa1957","terms":{"edition":"CXA1957","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('running-cxa1999', 7, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793001453171, 1793001465107, 1793002392639, 3, 'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b - - 3 2', 'h0g2', '', '', FALSE, '{"agreement":{"title":"对局 running-cxa1999","terms":{"edition":"CXA1999","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('running-cxa2011', 7, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793001525107, 1793001537043, 1793002464575, 3, 'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b - - 3 2', 'h0g2', '', '', FALSE, '{"agreement":{"title":"对局 running-cxa2011","terms":{"edition":"CXA2011","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('running-cxa2020', 7, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793001597043, 1793001608979, 1793002536511, 3, 'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b - - 3 2', 'h0g2', '', '', FALSE, '{"agreement":{"title":"对局 running-cxa2020","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('running-wxf2018', 7, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793001668979, 1793001680915, 1793002608447, 3, 'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b - - 3 2', 'h0g2', '', '', FALSE, '{"agreement":{"title":"对局 running-wxf2018","terms":{"edition":"WXF2018","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('must-vary', 19, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793001740915, 1793001767659, 1793002687787, 16, 'rnbakab1r/9/6nc1/p1p1p1p1p/3R5/1c7/P1P1P1P1P/1C5C1/9/1NBAKABNR w - - 16 9', 'b5b4', '', '', FALSE, '{"agreement":{"title":"对局 must-vary","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('varied', 20, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793001827659, 1793001855637, 1793002775765, 17, 'rnbakab1r/9/6nc1/p1pRp1p1p/9/1c7/P1P1P1P1P/1C5C1/9/1NBAKABNR b - - 17 9', 'd5d6', '', '', FALSE, '{"agreement":{"title":"对局 varied","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('not-varied', 22, 'over', TRUE, '', 'id-of-first', 'id-of-second', 1793001915637, 1793001946083, 9223372036854775807, 19, 'rnbakab1r/9/6nc1/p1p1p1p1p/1c1R5/9/P1P1P1P1P/1C5C1/9/1NBAKABNR b - - 19 10', 'd4d5', '0-1', 'NOT_VARIED', FALSE, '{"agreement":{"title":"对局 not-varied","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('claimed', 21, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002006083, 1793002035295, 1793005864189, 17, 'rnbakab1r/9/6nc1/p1p1p1p1p/9/1c1R5/P1P1P1P1P/1C5C1/9/1NBAKABNR b - - 17 9', 'd5d4', '', '', FALSE, '{"agreement":{"title":"对局 claimed","terms":{"edition":"CXA2020","preset":"NATIONAL","clock":{"stages":[{"moves":0,"millis":3600000,"increment":30000,"carriesOver":true}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('false-claim', 8, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002095295, 1793002108465, 1793005737231, 3, 'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b - - 3 2', 'h0g2', '', '', FALSE, '{"agreement":{"title":"对局 false-claim","terms":{"edition":"CXA2011","preset":"PROVINCIAL","clock":{"stages":[{"moves":0,"millis":3600000,"increment":30000,"carriesOver":true}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('called', 5, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002168465, 1793002177933, 1793002776699, 1, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1', 'h2e2', '', '', TRUE, '{"agreement":{"title":"对局 called","terms":{"edition":"CXA2011","preset":"BLITZ","clock":{"stages":[{"moves":0,"millis":600000,"increment":5000,"carriesOver":true}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":"BLACK","rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('paused', 6, 'paused', TRUE, '', 'id-of-first', 'id-of-second', 1793002237933, 1793002254809, 9223372036854775807, 1, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1', 'h2e2', '', '', FALSE, '{"agreement":{"title":"对局 paused","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('restored', 8, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002314809, 1793002331066, 1793005988598, 2, 'r1bakabnr/9/1cn4c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2', 'b9c7', '', '', FALSE, '{"agreement":{"title":"对局 restored","terms":{"edition":"CXA2011","preset":"PROVINCIAL","clock":{"stages":[{"moves":0,"millis":3600000,"increment":30000,"carriesOver":true}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('declined', 7, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002391066, 1793002403002, 1793003331768, 2, 'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2', 'h9g7', '', '', FALSE, '{"agreement":{"title":"对局 declined","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('touched', 6, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002463002, 1793002473704, 1793002772470, 2, 'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2', 'h9g7', '', '', FALSE, '{"agreement":{"title":"对局 touched","terms":{"edition":"CXA2011","preset":"NATIONAL","clock":{"stages":[{"moves":40,"millis":3600000,"increment":0,"carriesOver":true},{"moves":10,"millis":600000,"increment":5000,"carriesOver":true}],"countdownPeriods":3,"countdownMillis":30000,"moveLimit":300000,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"NONE","touchMove":true},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('odds-first-move', 4, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002533704, 1793002541938, 1793175341938, 1, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/9/RNBAKABNR b - - 1 1', 'a3a4', '', '', FALSE, '{"agreement":{"title":"对局 odds-first-move","terms":{"edition":"CXA2011","preset":"ONLINE","clock":{"stages":[{"moves":1,"millis":172800000,"increment":0,"carriesOver":false}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"FIRST_MOVE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('odds-two-moves', 4, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002601938, 1793002610172, 1793175408938, 1, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/9/RNBAKABNR w - - 1 1', 'a3a4', '', '', FALSE, '{"agreement":{"title":"对局 odds-two-moves","terms":{"edition":"CXA2011","preset":"ONLINE","clock":{"stages":[{"moves":1,"millis":172800000,"increment":0,"carriesOver":false}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"TWO_MOVES","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('odds-three-moves', 4, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002670172, 1793002678406, 1793175477172, 1, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/9/RNBAKABNR w - - 1 1', 'a3a4', '', '', FALSE, '{"agreement":{"title":"对局 odds-three-moves","terms":{"edition":"CXA2011","preset":"ONLINE","clock":{"stages":[{"moves":1,"millis":172800000,"increment":0,"carriesOver":false}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"THREE_MOVES","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('odds-horse', 4, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002738406, 1793002746640, 1793175546640, 1, 'rnbakab1r/9/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/9/RNBAKABNR b - - 1 1', 'a3a4', '', '', FALSE, '{"agreement":{"title":"对局 odds-horse","terms":{"edition":"CXA2011","preset":"ONLINE","clock":{"stages":[{"moves":1,"millis":172800000,"increment":0,"carriesOver":false}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"HORSE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('odds-two-horses', 4, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002806640, 1793002814874, 1793175614874, 1, 'r1bakab1r/9/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/9/RNBAKABNR b - - 1 1', 'a3a4', '', '', FALSE, '{"agreement":{"title":"对局 odds-two-horses","terms":{"edition":"CXA2011","preset":"ONLINE","clock":{"stages":[{"moves":1,"millis":172800000,"increment":0,"carriesOver":false}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"TWO_HORSES","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('odds-cannon', 4, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002874874, 1793002883108, 1793175683108, 1, 'rnbakabnr/9/1c7/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/9/RNBAKABNR b - - 1 1', 'a3a4', '', '', FALSE, '{"agreement":{"title":"对局 odds-cannon","terms":{"edition":"CXA2011","preset":"ONLINE","clock":{"stages":[{"moves":1,"millis":172800000,"increment":0,"carriesOver":false}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"CANNON","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('odds-chariot', 4, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793002943108, 1793002951342, 1793175751342, 1, 'rnbakabn1/9/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/9/RNBAKABNR b - - 1 1', 'a3a4', '', '', FALSE, '{"agreement":{"title":"对局 odds-chariot","terms":{"edition":"CXA2011","preset":"ONLINE","clock":{"stages":[{"moves":1,"millis":172800000,"increment":0,"carriesOver":false}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"CHARIOT","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('odds-chariot-horse', 4, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793003011342, 1793003019576, 1793175819576, 1, 'rnbakab2/9/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/9/RNBAKABNR b - - 1 1', 'a3a4', '', '', FALSE, '{"agreement":{"title":"对局 odds-chariot-horse","terms":{"edition":"CXA2011","preset":"ONLINE","clock":{"stages":[{"moves":1,"millis":172800000,"increment":0,"carriesOver":false}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"CHARIOT_HORSE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('odds-two-chariots', 4, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793003079576, 1793003087810, 1793175887810, 1, '1nbakabn1/9/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/9/RNBAKABNR b - - 1 1', 'a3a4', '', '', FALSE, '{"agreement":{"title":"对局 odds-two-chariots","terms":{"edition":"CXA2011","preset":"ONLINE","clock":{"stages":[{"moves":1,"millis":172800000,"increment":0,"carriesOver":false}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"TWO_CHARIOTS","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('resigned', 6, 'over', TRUE, '', 'id-of-first', 'id-of-second', 1793003147810, 1793003157278, 9223372036854775807, 1, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1', 'h2e2', '1-0', 'RESIGNATION', FALSE, '{"agreement":{"title":"对局 resigned","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":"BLACK","next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('agreed', 8, 'over', TRUE, '', 'id-of-first', 'id-of-second', 1793003217278, 1793003227980, 9223372036854775807, 1, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1', 'h2e2', '1/2', 'AGREEMENT', FALSE, '{"agreement":{"title":"对局 agreed","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":"RED","next":"resigned","cancelled":false}}');
INSERT INTO live_game VALUES ('signed', 8, 'closed', TRUE, '', 'id-of-first', 'id-of-second', 1793003287980, 1793003304237, 9223372036854775807, 1, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1', 'h2e2', '1-0', 'RESIGNATION', FALSE, '{"agreement":{"title":"对局 signed","terms":{"edition":"WXF2018","preset":"WXF","clock":{"stages":[{"moves":0,"millis":3600000,"increment":30000,"carriesOver":true}],"countdownPeriods":0,"countdownMillis":0,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":false},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('mated', 10, 'over', TRUE, '', 'id-of-first', 'id-of-second', 1793003364237, 1793003379875, 9223372036854775807, 7, '1nbakabnr/r8/1c5c1/p1p1C1p1p/9/4C4/P1P1P1P1P/9/9/RNBAKABNR b - - 2 4', 'b4e4', '1-0', 'CHECKMATE', FALSE, '{"agreement":{"title":"对局 mated","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('on-time', 5, 'over', TRUE, '', 'id-of-first', 'id-of-second', 1793003439875, 1793004378110, 9223372036854775807, 1, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1', 'h2e2', '1-0', 'TIME', FALSE, '{"agreement":{"title":"对局 on-time","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('flag-overruled', 8, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793004438110, 1793005386221, 1793006314987, 2, 'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2', 'h9g7', '', '', FALSE, '{"agreement":{"title":"对局 flag-overruled","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('adjudicated', 6, 'over', TRUE, '', 'id-of-first', 'id-of-second', 1793005446221, 1793005466184, 9223372036854775807, 0, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', '', '1/2', 'ARBITER', FALSE, '{"agreement":{"title":"对局 adjudicated","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('disqualified', 5, 'over', TRUE, '', 'id-of-first', 'id-of-second', 1793005526184, 1793005538739, 9223372036854775807, 1, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1', 'h2e2', '0-1', 'DISCIPLINE', FALSE, '{"agreement":{"title":"对局 disqualified","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('fouled-out', 6, 'over', TRUE, '', 'id-of-first', 'id-of-second', 1793005598739, 1793005618702, 9223372036854775807, 0, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', '', '1-0', 'FOULS', FALSE, '{"agreement":{"title":"对局 fouled-out","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('withdrawn', 4, 'over', TRUE, '', 'id-of-first', 'id-of-second', 1793005678702, 1793005690023, 9223372036854775807, 0, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1', '', '+/-', 'WITHDRAWAL', FALSE, '{"agreement":{"title":"对局 withdrawn","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO live_game VALUES ('interrupted', 5, 'playing', TRUE, '', 'id-of-first', 'id-of-second', 1793005750023, 1793005758257, 1793007387257, 1, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1', 'h2e2', '', '', FALSE, '{"agreement":{"title":"对局 interrupted","terms":{"edition":"CXA2020","preset":"ONLINE","clock":{"stages":[{"moves":0,"millis":900000,"increment":0,"carriesOver":true}],"countdownPeriods":1,"countdownMillis":30000,"moveLimit":0,"redExtra":0,"blackExtra":0,"blitz":true},"odds":"NONE","touchMove":false},"colours":"RED","listed":true,"board":null,"byOrganiser":false},"seating":{"first":{"identity":"id-of-first","name":"first","account":true},"second":{"identity":"id-of-second","name":"second","account":false},"firstSide":"RED","leftHand":"BLACK"},"notes":{"call":null,"rematch":null,"next":"","cancelled":false}}');
INSERT INTO game_event VALUES ('adjudicated', 1, 1793005446221, 'created:first', '');
INSERT INTO game_event VALUES ('adjudicated', 2, 1793005451221, '', '');
INSERT INTO game_event VALUES ('adjudicated', 3, 1793005453221, '', 'started at=1793005453221 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('adjudicated', 4, 1793005457542, '', 'foul at=1793005457542 side=BLACK article=8.1.1 decidedBy=ARBITER count=1');
INSERT INTO game_event VALUES ('adjudicated', 5, 1793005461863, '', 'warned at=1793005461863 side=RED decidedBy=ARBITER why=(迟迟不入座,迟迟不入座)');
INSERT INTO game_event VALUES ('adjudicated', 6, 1793005466184, '', 'decided at=1793005466184 decidedBy=ARBITER article=16.3 why=(power_cut%002c_%0028all%0029_%003d_%005bboards%005d,power_cut%002c_%0028all%0029_%003d_%005bboards%005d)
ended at=1793005466184 result=(DRAW,ARBITER,16.3,true)');
INSERT INTO game_event VALUES ('agreed', 1, 1793003217278, 'created:first', '');
INSERT INTO game_event VALUES ('agreed', 2, 1793003222278, '', '');
INSERT INTO game_event VALUES ('agreed', 3, 1793003224278, '', 'started at=1793003224278 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('agreed', 4, 1793003225512, 'red:m122', 'moved at=1793003225512 side=RED move=h2e2
pressed at=1793003225512 side=RED');
INSERT INTO game_event VALUES ('agreed', 5, 1793003226746, 'black:m123', 'draw-offered at=1793003226746 side=BLACK');
INSERT INTO game_event VALUES ('agreed', 6, 1793003227980, 'red:m124', 'draw-accepted at=1793003227980 side=RED
ended at=1793003227980 result=(DRAW,AGREEMENT,4.2.1,true)');
INSERT INTO game_event VALUES ('agreed', 7, 1793003227980, '', '');
INSERT INTO game_event VALUES ('agreed', 8, 1793003227980, '', '');
INSERT INTO game_event VALUES ('board-late', 1, 1793000420000, 'created:first', '');
INSERT INTO game_event VALUES ('board-late', 2, 1793000420000, '', '');
INSERT INTO game_event VALUES ('board-late', 3, 1793000420000, '', 'started at=1793000420000 players=(甲队_一台,乙队_二台) regulations=(CXA2011,YOUTH,([(0,1800000,10000,true)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,false),900000,1200000,5) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=false');
INSERT INTO game_event VALUES ('board-late', 4, 1793000421234, 'red:m1', 'moved at=1793000421234 side=RED move=h2e2
pressed at=1793000421234 side=RED');
INSERT INTO game_event VALUES ('board-late', 5, 1793001321235, '', 'forfeited at=1793001320001 side=BLACK article=20.1
ended at=1793001320001 result=(RED_WINS,LATE,4.1.7,false)');
INSERT INTO game_event VALUES ('board-ready', 1, 1793000360000, 'created:first', '');
INSERT INTO game_event VALUES ('called', 1, 1793002168465, 'created:first', '');
INSERT INTO game_event VALUES ('called', 2, 1793002173465, '', '');
INSERT INTO game_event VALUES ('called', 3, 1793002175465, '', 'started at=1793002175465 players=(first,second) regulations=(CXA2011,NATIONAL,([(0,600000,5000,true)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,60000,2,2,false),900000,1200000,5) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('called', 4, 1793002176699, 'red:m97', 'moved at=1793002176699 side=RED move=h2e2
pressed at=1793002176699 side=RED');
INSERT INTO game_event VALUES ('called', 5, 1793002177933, 'black:m98', '');
INSERT INTO game_event VALUES ('cancelled', 1, 1793000300000, 'created:first', '');
INSERT INTO game_event VALUES ('cancelled', 2, 1793000300000, '', '');
INSERT INTO game_event VALUES ('claimed', 1, 1793002006083, 'created:first', '');
INSERT INTO game_event VALUES ('claimed', 2, 1793002011083, '', '');
INSERT INTO game_event VALUES ('claimed', 3, 1793002013083, '', 'started at=1793002013083 players=(first,second) regulations=(CXA2020,NATIONAL,([(0,3600000,30000,true)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,false),900000,1200000,5) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('claimed', 4, 1793002014317, 'red:m74', 'moved at=1793002014317 side=RED move=a0a1
pressed at=1793002014317 side=RED');
INSERT INTO game_event VALUES ('claimed', 5, 1793002015551, 'black:m75', 'moved at=1793002015551 side=BLACK move=b7b4
pressed at=1793002015551 side=BLACK');
INSERT INTO game_event VALUES ('claimed', 6, 1793002016785, 'red:m76', 'moved at=1793002016785 side=RED move=a1d1
pressed at=1793002016785 side=RED');
INSERT INTO game_event VALUES ('claimed', 7, 1793002018019, 'black:m77', 'moved at=1793002018019 side=BLACK move=h9g7
pressed at=1793002018019 side=BLACK');
INSERT INTO game_event VALUES ('claimed', 8, 1793002019253, 'red:m78', 'moved at=1793002019253 side=RED move=d1d4
pressed at=1793002019253 side=RED');
INSERT INTO game_event VALUES ('claimed', 9, 1793002020487, 'black:m79', 'moved at=1793002020487 side=BLACK move=b4b5
pressed at=1793002020487 side=BLACK');
INSERT INTO game_event VALUES ('claimed', 10, 1793002021721, 'red:m80', 'moved at=1793002021721 side=RED move=d4d5
pressed at=1793002021721 side=RED');
INSERT INTO game_event VALUES ('claimed', 11, 1793002022955, 'black:m81', 'moved at=1793002022955 side=BLACK move=b5b4
pressed at=1793002022955 side=BLACK');
INSERT INTO game_event VALUES ('claimed', 12, 1793002024189, 'red:m82', 'moved at=1793002024189 side=RED move=d5d4
pressed at=1793002024189 side=RED');
INSERT INTO game_event VALUES ('claimed', 13, 1793002025423, 'black:m83', 'moved at=1793002025423 side=BLACK move=b4b5
pressed at=1793002025423 side=BLACK');
INSERT INTO game_event VALUES ('claimed', 14, 1793002026657, 'red:m84', 'moved at=1793002026657 side=RED move=d4d5
pressed at=1793002026657 side=RED');
INSERT INTO game_event VALUES ('claimed', 15, 1793002027891, 'black:m85', 'moved at=1793002027891 side=BLACK move=b5b4
pressed at=1793002027891 side=BLACK');
INSERT INTO game_event VALUES ('claimed', 16, 1793002029125, 'red:m86', 'moved at=1793002029125 side=RED move=d5d4
pressed at=1793002029125 side=RED');
INSERT INTO game_event VALUES ('claimed', 17, 1793002030359, 'black:m87', 'moved at=1793002030359 side=BLACK move=b4b5
pressed at=1793002030359 side=BLACK');
INSERT INTO game_event VALUES ('claimed', 18, 1793002031593, 'red:m88', 'moved at=1793002031593 side=RED move=d4d5
pressed at=1793002031593 side=RED');
INSERT INTO game_event VALUES ('claimed', 19, 1793002032827, 'black:m89', 'moved at=1793002032827 side=BLACK move=b5b4
pressed at=1793002032827 side=BLACK');
INSERT INTO game_event VALUES ('claimed', 20, 1793002034061, 'red:m90', 'moved at=1793002034061 side=RED move=d5d4
pressed at=1793002034061 side=RED');
INSERT INTO game_event VALUES ('claimed', 21, 1793002035295, 'black:m91', 'claim-made at=1793002035295 side=BLACK kind=REPETITION
claim-upheld at=1793002035295 side=BLACK kind=REPETITION articles=[24.13,25.3] why=(红方长捉无根子，属禁止着法；黑方两闲，属允许着法。裁决（《象棋竞赛规则》2020，24.13%002c_25.3）：红方变着，不变作负。,Red:_perpetual_chase_of_an_unprotected_piece_–_forbidden_play;_Black:_two_idle_–_allowed_play._Ruling_%0028Chinese_rules_2020%002c_24.13%002c_25.3%0029:_Red_must_vary_or_lose.)
ruled at=1793002035295 verdict=MUST_VARY side=(RED) articles=[24.13,25.3] why=(红方长捉无根子，属禁止着法；黑方两闲，属允许着法。裁决（《象棋竞赛规则》2020，24.13%002c_25.3）：红方变着，不变作负。,Red:_perpetual_chase_of_an_unprotected_piece_–_forbidden_play;_Black:_two_idle_–_allowed_play._Ruling_%0028Chinese_rules_2020%002c_24.13%002c_25.3%0029:_Red_must_vary_or_lose.)');
INSERT INTO game_event VALUES ('declined', 1, 1793002391066, 'created:first', '');
INSERT INTO game_event VALUES ('declined', 2, 1793002396066, '', '');
INSERT INTO game_event VALUES ('declined', 3, 1793002398066, '', 'started at=1793002398066 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('declined', 4, 1793002399300, 'red:m104', 'moved at=1793002399300 side=RED move=h2e2
pressed at=1793002399300 side=RED');
INSERT INTO game_event VALUES ('declined', 5, 1793002400534, 'black:m105', 'draw-offered at=1793002400534 side=BLACK');
INSERT INTO game_event VALUES ('declined', 6, 1793002401768, 'red:m106', 'draw-declined at=1793002401768 side=RED byPlaying=false');
INSERT INTO game_event VALUES ('declined', 7, 1793002403002, 'black:m107', 'moved at=1793002403002 side=BLACK move=h9g7
pressed at=1793002403002 side=BLACK');
INSERT INTO game_event VALUES ('disqualified', 1, 1793005526184, 'created:first', '');
INSERT INTO game_event VALUES ('disqualified', 2, 1793005531184, '', '');
INSERT INTO game_event VALUES ('disqualified', 3, 1793005533184, '', 'started at=1793005533184 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('disqualified', 4, 1793005534418, 'red:m139', 'moved at=1793005534418 side=RED move=h2e2
pressed at=1793005534418 side=RED');
INSERT INTO game_event VALUES ('disqualified', 5, 1793005538739, '', 'decided at=1793005538739 decidedBy=CHIEF_ARBITER article=18.2 why=(x,x)
ended at=1793005538739 result=(BLACK_WINS,DISCIPLINE,4.1.13,true)');
INSERT INTO game_event VALUES ('false-claim', 1, 1793002095295, 'created:first', '');
INSERT INTO game_event VALUES ('false-claim', 2, 1793002100295, '', '');
INSERT INTO game_event VALUES ('false-claim', 3, 1793002102295, '', 'started at=1793002102295 players=(first,second) regulations=(CXA2011,PROVINCIAL,([(0,3600000,30000,true)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,false),900000,1200000,5) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('false-claim', 4, 1793002103529, 'red:m92', 'moved at=1793002103529 side=RED move=h2e2
pressed at=1793002103529 side=RED');
INSERT INTO game_event VALUES ('false-claim', 5, 1793002104763, 'black:m93', 'moved at=1793002104763 side=BLACK move=h9g7
pressed at=1793002104763 side=BLACK');
INSERT INTO game_event VALUES ('false-claim', 6, 1793002105997, 'red:m94', 'claim-made at=1793002105997 side=RED kind=REPETITION
claim-rejected at=1793002105997 side=RED kind=REPETITION articles=[23.3] why=(双方着法循环反复未达三次,the_moves_have_not_come_round_three_times)');
INSERT INTO game_event VALUES ('false-claim', 7, 1793002107231, 'red:m95', 'claim-made at=1793002107231 side=RED kind=MOVE_LIMIT
claim-rejected at=1793002107231 side=RED kind=MOVE_LIMIT articles=[22.2] why=(未吃子_1_回合，应满_60_回合,1_rounds_without_a_capture%002c_60_are_needed)
foul at=1793002107231 side=RED article=8.1.4 decidedBy=SYSTEM count=1
penalty at=1793002107231 side=RED millis=300000 article=22.2');
INSERT INTO game_event VALUES ('false-claim', 8, 1793002108465, 'red:m96', 'moved at=1793002108465 side=RED move=h0g2
pressed at=1793002108465 side=RED');
INSERT INTO game_event VALUES ('flag-overruled', 1, 1793004438110, 'created:first', '');
INSERT INTO game_event VALUES ('flag-overruled', 2, 1793004443110, '', '');
INSERT INTO game_event VALUES ('flag-overruled', 3, 1793004445110, '', 'started at=1793004445110 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('flag-overruled', 4, 1793004446344, 'red:m137', 'moved at=1793004446344 side=RED move=h2e2
pressed at=1793004446344 side=RED');
INSERT INTO game_event VALUES ('flag-overruled', 5, 1793005376345, '', 'flag-fell at=1793005376344 side=BLACK
ended at=1793005376344 result=(RED_WINS,TIME,4.1.6,true)');
INSERT INTO game_event VALUES ('flag-overruled', 6, 1793005380666, '', 'flag-overruled at=1793005380666 side=BLACK left=60000 why=(停电,power_cut)');
INSERT INTO game_event VALUES ('flag-overruled', 7, 1793005384987, '', 'resumed at=1793005384987');
INSERT INTO game_event VALUES ('flag-overruled', 8, 1793005386221, 'black:m138', 'moved at=1793005386221 side=BLACK move=h9g7
pressed at=1793005386221 side=BLACK');
INSERT INTO game_event VALUES ('fouled-out', 1, 1793005598739, 'created:first', '');
INSERT INTO game_event VALUES ('fouled-out', 2, 1793005603739, '', '');
INSERT INTO game_event VALUES ('fouled-out', 3, 1793005605739, '', 'started at=1793005605739 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('fouled-out', 4, 1793005610060, '', 'foul at=1793005610060 side=BLACK article=8.1.9 decidedBy=ARBITER count=1');
INSERT INTO game_event VALUES ('fouled-out', 5, 1793005614381, '', 'foul at=1793005614381 side=BLACK article=8.1.9 decidedBy=ARBITER count=2');
INSERT INTO game_event VALUES ('fouled-out', 6, 1793005618702, '', 'foul at=1793005618702 side=BLACK article=8.1.9 decidedBy=ARBITER count=3
ended at=1793005618702 result=(RED_WINS,FOULS,4.1.10,true)');
INSERT INTO game_event VALUES ('guessed', 1, 1793000240000, 'created:first', '');
INSERT INTO game_event VALUES ('guessed', 2, 1793000240000, '', '');
INSERT INTO game_event VALUES ('guessing', 1, 1793000180000, 'created:first', '');
INSERT INTO game_event VALUES ('interrupted', 1, 1793005750023, 'created:first', '');
INSERT INTO game_event VALUES ('interrupted', 2, 1793005755023, '', '');
INSERT INTO game_event VALUES ('interrupted', 3, 1793005757023, '', 'started at=1793005757023 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('interrupted', 4, 1793005758257, 'red:m140', 'moved at=1793005758257 side=RED move=h2e2
pressed at=1793005758257 side=RED');
INSERT INTO game_event VALUES ('interrupted', 5, 1793005758257, '', 'paused at=1793005759257 article=21.4
resumed at=1793006458257');
INSERT INTO game_event VALUES ('mated', 1, 1793003364237, 'created:first', '');
INSERT INTO game_event VALUES ('mated', 2, 1793003369237, '', '');
INSERT INTO game_event VALUES ('mated', 3, 1793003371237, '', 'started at=1793003371237 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('mated', 4, 1793003372471, 'red:m129', 'moved at=1793003372471 side=RED move=h2e2
pressed at=1793003372471 side=RED');
INSERT INTO game_event VALUES ('mated', 5, 1793003373705, 'black:m130', 'moved at=1793003373705 side=BLACK move=a9a8
pressed at=1793003373705 side=BLACK');
INSERT INTO game_event VALUES ('mated', 6, 1793003374939, 'red:m131', 'moved at=1793003374939 side=RED move=b2b4
pressed at=1793003374939 side=RED');
INSERT INTO game_event VALUES ('mated', 7, 1793003376173, 'black:m132', 'moved at=1793003376173 side=BLACK move=a8a9
pressed at=1793003376173 side=BLACK');
INSERT INTO game_event VALUES ('mated', 8, 1793003377407, 'red:m133', 'moved at=1793003377407 side=RED move=e2e6
pressed at=1793003377407 side=RED');
INSERT INTO game_event VALUES ('mated', 9, 1793003378641, 'black:m134', 'moved at=1793003378641 side=BLACK move=a9a8
pressed at=1793003378641 side=BLACK');
INSERT INTO game_event VALUES ('mated', 10, 1793003379875, 'red:m135', 'moved at=1793003379875 side=RED move=b4e4
ended at=1793003379875 result=(RED_WINS,CHECKMATE,4.1.1,true)');
INSERT INTO game_event VALUES ('must-vary', 1, 1793001740915, 'created:first', '');
INSERT INTO game_event VALUES ('must-vary', 2, 1793001745915, '', '');
INSERT INTO game_event VALUES ('must-vary', 3, 1793001747915, '', 'started at=1793001747915 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('must-vary', 4, 1793001749149, 'red:m22', 'moved at=1793001749149 side=RED move=a0a1
pressed at=1793001749149 side=RED');
INSERT INTO game_event VALUES ('must-vary', 5, 1793001750383, 'black:m23', 'moved at=1793001750383 side=BLACK move=b7b4
pressed at=1793001750383 side=BLACK');
INSERT INTO game_event VALUES ('must-vary', 6, 1793001751617, 'red:m24', 'moved at=1793001751617 side=RED move=a1d1
pressed at=1793001751617 side=RED');
INSERT INTO game_event VALUES ('must-vary', 7, 1793001752851, 'black:m25', 'moved at=1793001752851 side=BLACK move=h9g7
pressed at=1793001752851 side=BLACK');
INSERT INTO game_event VALUES ('must-vary', 8, 1793001754085, 'red:m26', 'moved at=1793001754085 side=RED move=d1d4
pressed at=1793001754085 side=RED');
INSERT INTO game_event VALUES ('must-vary', 9, 1793001755319, 'black:m27', 'moved at=1793001755319 side=BLACK move=b4b5
pressed at=1793001755319 side=BLACK');
INSERT INTO game_event VALUES ('must-vary', 10, 1793001756553, 'red:m28', 'moved at=1793001756553 side=RED move=d4d5
pressed at=1793001756553 side=RED');
INSERT INTO game_event VALUES ('must-vary', 11, 1793001757787, 'black:m29', 'moved at=1793001757787 side=BLACK move=b5b4
pressed at=1793001757787 side=BLACK');
INSERT INTO game_event VALUES ('must-vary', 12, 1793001759021, 'red:m30', 'moved at=1793001759021 side=RED move=d5d4
pressed at=1793001759021 side=RED');
INSERT INTO game_event VALUES ('must-vary', 13, 1793001760255, 'black:m31', 'moved at=1793001760255 side=BLACK move=b4b5
pressed at=1793001760255 side=BLACK');
INSERT INTO game_event VALUES ('must-vary', 14, 1793001761489, 'red:m32', 'moved at=1793001761489 side=RED move=d4d5
pressed at=1793001761489 side=RED');
INSERT INTO game_event VALUES ('must-vary', 15, 1793001762723, 'black:m33', 'moved at=1793001762723 side=BLACK move=b5b4
pressed at=1793001762723 side=BLACK');
INSERT INTO game_event VALUES ('must-vary', 16, 1793001763957, 'red:m34', 'moved at=1793001763957 side=RED move=d5d4
pressed at=1793001763957 side=RED');
INSERT INTO game_event VALUES ('must-vary', 17, 1793001765191, 'black:m35', 'moved at=1793001765191 side=BLACK move=b4b5
pressed at=1793001765191 side=BLACK');
INSERT INTO game_event VALUES ('must-vary', 18, 1793001766425, 'red:m36', 'moved at=1793001766425 side=RED move=d4d5
pressed at=1793001766425 side=RED');
INSERT INTO game_event VALUES ('must-vary', 19, 1793001767659, 'black:m37', 'moved at=1793001767659 side=BLACK move=b5b4
ruled at=1793001767659 verdict=MUST_VARY side=(RED) articles=[24.13,25.3] why=(红方长捉无根子，属禁止着法；黑方两闲，属允许着法。裁决（《象棋竞赛规则》2020，24.13%002c_25.3）：红方变着，不变作负。,Red:_perpetual_chase_of_an_unprotected_piece_–_forbidden_play;_Black:_two_idle_–_allowed_play._Ruling_%0028Chinese_rules_2020%002c_24.13%002c_25.3%0029:_Red_must_vary_or_lose.)
pressed at=1793001767659 side=BLACK');
INSERT INTO game_event VALUES ('not-varied', 1, 1793001915637, 'created:first', '');
INSERT INTO game_event VALUES ('not-varied', 2, 1793001920637, '', '');
INSERT INTO game_event VALUES ('not-varied', 3, 1793001922637, '', 'started at=1793001922637 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('not-varied', 4, 1793001923871, 'red:m55', 'moved at=1793001923871 side=RED move=a0a1
pressed at=1793001923871 side=RED');
INSERT INTO game_event VALUES ('not-varied', 5, 1793001925105, 'black:m56', 'moved at=1793001925105 side=BLACK move=b7b4
pressed at=1793001925105 side=BLACK');
INSERT INTO game_event VALUES ('not-varied', 6, 1793001926339, 'red:m57', 'moved at=1793001926339 side=RED move=a1d1
pressed at=1793001926339 side=RED');
INSERT INTO game_event VALUES ('not-varied', 7, 1793001927573, 'black:m58', 'moved at=1793001927573 side=BLACK move=h9g7
pressed at=1793001927573 side=BLACK');
INSERT INTO game_event VALUES ('not-varied', 8, 1793001928807, 'red:m59', 'moved at=1793001928807 side=RED move=d1d4
pressed at=1793001928807 side=RED');
INSERT INTO game_event VALUES ('not-varied', 9, 1793001930041, 'black:m60', 'moved at=1793001930041 side=BLACK move=b4b5
pressed at=1793001930041 side=BLACK');
INSERT INTO game_event VALUES ('not-varied', 10, 1793001931275, 'red:m61', 'moved at=1793001931275 side=RED move=d4d5
pressed at=1793001931275 side=RED');
INSERT INTO game_event VALUES ('not-varied', 11, 1793001932509, 'black:m62', 'moved at=1793001932509 side=BLACK move=b5b4
pressed at=1793001932509 side=BLACK');
INSERT INTO game_event VALUES ('not-varied', 12, 1793001933743, 'red:m63', 'moved at=1793001933743 side=RED move=d5d4
pressed at=1793001933743 side=RED');
INSERT INTO game_event VALUES ('not-varied', 13, 1793001934977, 'black:m64', 'moved at=1793001934977 side=BLACK move=b4b5
pressed at=1793001934977 side=BLACK');
INSERT INTO game_event VALUES ('not-varied', 14, 1793001936211, 'red:m65', 'moved at=1793001936211 side=RED move=d4d5
pressed at=1793001936211 side=RED');
INSERT INTO game_event VALUES ('not-varied', 15, 1793001937445, 'black:m66', 'moved at=1793001937445 side=BLACK move=b5b4
pressed at=1793001937445 side=BLACK');
INSERT INTO game_event VALUES ('not-varied', 16, 1793001938679, 'red:m67', 'moved at=1793001938679 side=RED move=d5d4
pressed at=1793001938679 side=RED');
INSERT INTO game_event VALUES ('not-varied', 17, 1793001939913, 'black:m68', 'moved at=1793001939913 side=BLACK move=b4b5
pressed at=1793001939913 side=BLACK');
INSERT INTO game_event VALUES ('not-varied', 18, 1793001941147, 'red:m69', 'moved at=1793001941147 side=RED move=d4d5
pressed at=1793001941147 side=RED');
INSERT INTO game_event VALUES ('not-varied', 19, 1793001942381, 'black:m70', 'moved at=1793001942381 side=BLACK move=b5b4
ruled at=1793001942381 verdict=MUST_VARY side=(RED) articles=[24.13,25.3] why=(红方长捉无根子，属禁止着法；黑方两闲，属允许着法。裁决（《象棋竞赛规则》2020，24.13%002c_25.3）：红方变着，不变作负。,Red:_perpetual_chase_of_an_unprotected_piece_–_forbidden_play;_Black:_two_idle_–_allowed_play._Ruling_%0028Chinese_rules_2020%002c_24.13%002c_25.3%0029:_Red_must_vary_or_lose.)
pressed at=1793001942381 side=BLACK');
INSERT INTO game_event VALUES ('not-varied', 20, 1793001943615, 'red:m71', 'moved at=1793001943615 side=RED move=d5d4
pressed at=1793001943615 side=RED');
INSERT INTO game_event VALUES ('not-varied', 21, 1793001944849, 'black:m72', 'moved at=1793001944849 side=BLACK move=b4b5
pressed at=1793001944849 side=BLACK');
INSERT INTO game_event VALUES ('not-varied', 22, 1793001946083, 'red:m73', 'moved at=1793001946083 side=RED move=d4d5
ended at=1793001946083 result=(BLACK_WINS,NOT_VARIED,4.1.5,true)');
INSERT INTO game_event VALUES ('odds-cannon', 1, 1793002874874, 'created:first', '');
INSERT INTO game_event VALUES ('odds-cannon', 2, 1793002879874, '', '');
INSERT INTO game_event VALUES ('odds-cannon', 3, 1793002881874, '', 'started at=1793002881874 players=(first,second) regulations=(CXA2011,ONLINE,([(1,172800000,0,false)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[h7]) start=rnbakabnr/9/1c7/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('odds-cannon', 4, 1793002883108, 'red:m116', 'moved at=1793002883108 side=RED move=a3a4
pressed at=1793002883108 side=RED');
INSERT INTO game_event VALUES ('odds-chariot', 1, 1793002943108, 'created:first', '');
INSERT INTO game_event VALUES ('odds-chariot', 2, 1793002948108, '', '');
INSERT INTO game_event VALUES ('odds-chariot', 3, 1793002950108, '', 'started at=1793002950108 players=(first,second) regulations=(CXA2011,ONLINE,([(1,172800000,0,false)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[i9]) start=rnbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('odds-chariot', 4, 1793002951342, 'red:m117', 'moved at=1793002951342 side=RED move=a3a4
pressed at=1793002951342 side=RED');
INSERT INTO game_event VALUES ('odds-chariot-horse', 1, 1793003011342, 'created:first', '');
INSERT INTO game_event VALUES ('odds-chariot-horse', 2, 1793003016342, '', '');
INSERT INTO game_event VALUES ('odds-chariot-horse', 3, 1793003018342, '', 'started at=1793003018342 players=(first,second) regulations=(CXA2011,ONLINE,([(1,172800000,0,false)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[i9,h9]) start=rnbakab2/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('odds-chariot-horse', 4, 1793003019576, 'red:m118', 'moved at=1793003019576 side=RED move=a3a4
pressed at=1793003019576 side=RED');
INSERT INTO game_event VALUES ('odds-first-move', 1, 1793002533704, 'created:first', '');
INSERT INTO game_event VALUES ('odds-first-move', 2, 1793002538704, '', '');
INSERT INTO game_event VALUES ('odds-first-move', 3, 1793002540704, '', 'started at=1793002540704 players=(first,second) regulations=(CXA2011,ONLINE,([(1,172800000,0,false)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('odds-first-move', 4, 1793002541938, 'red:m111', 'moved at=1793002541938 side=RED move=a3a4
pressed at=1793002541938 side=RED');
INSERT INTO game_event VALUES ('odds-horse', 1, 1793002738406, 'created:first', '');
INSERT INTO game_event VALUES ('odds-horse', 2, 1793002743406, '', '');
INSERT INTO game_event VALUES ('odds-horse', 3, 1793002745406, '', 'started at=1793002745406 players=(first,second) regulations=(CXA2011,ONLINE,([(1,172800000,0,false)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[h9]) start=rnbakab1r/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('odds-horse', 4, 1793002746640, 'red:m114', 'moved at=1793002746640 side=RED move=a3a4
pressed at=1793002746640 side=RED');
INSERT INTO game_event VALUES ('odds-three-moves', 1, 1793002670172, 'created:first', '');
INSERT INTO game_event VALUES ('odds-three-moves', 2, 1793002675172, '', '');
INSERT INTO game_event VALUES ('odds-three-moves', 3, 1793002677172, '', 'started at=1793002677172 players=(first,second) regulations=(CXA2011,ONLINE,([(1,172800000,0,false)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(3,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('odds-three-moves', 4, 1793002678406, 'red:m113', 'moved at=1793002678406 side=RED move=a3a4');
INSERT INTO game_event VALUES ('odds-two-chariots', 1, 1793003079576, 'created:first', '');
INSERT INTO game_event VALUES ('odds-two-chariots', 2, 1793003084576, '', '');
INSERT INTO game_event VALUES ('odds-two-chariots', 3, 1793003086576, '', 'started at=1793003086576 players=(first,second) regulations=(CXA2011,ONLINE,([(1,172800000,0,false)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[i9,a9]) start=1nbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('odds-two-chariots', 4, 1793003087810, 'red:m119', 'moved at=1793003087810 side=RED move=a3a4
pressed at=1793003087810 side=RED');
INSERT INTO game_event VALUES ('odds-two-horses', 1, 1793002806640, 'created:first', '');
INSERT INTO game_event VALUES ('odds-two-horses', 2, 1793002811640, '', '');
INSERT INTO game_event VALUES ('odds-two-horses', 3, 1793002813640, '', 'started at=1793002813640 players=(first,second) regulations=(CXA2011,ONLINE,([(1,172800000,0,false)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[h9,b9]) start=r1bakab1r/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('odds-two-horses', 4, 1793002814874, 'red:m115', 'moved at=1793002814874 side=RED move=a3a4
pressed at=1793002814874 side=RED');
INSERT INTO game_event VALUES ('odds-two-moves', 1, 1793002601938, 'created:first', '');
INSERT INTO game_event VALUES ('odds-two-moves', 2, 1793002606938, '', '');
INSERT INTO game_event VALUES ('odds-two-moves', 3, 1793002608938, '', 'started at=1793002608938 players=(first,second) regulations=(CXA2011,ONLINE,([(1,172800000,0,false)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(2,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('odds-two-moves', 4, 1793002610172, 'red:m112', 'moved at=1793002610172 side=RED move=a3a4');
INSERT INTO game_event VALUES ('on-time', 1, 1793003439875, 'created:first', '');
INSERT INTO game_event VALUES ('on-time', 2, 1793003444875, '', '');
INSERT INTO game_event VALUES ('on-time', 3, 1793003446875, '', 'started at=1793003446875 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('on-time', 4, 1793003448109, 'red:m136', 'moved at=1793003448109 side=RED move=h2e2
pressed at=1793003448109 side=RED');
INSERT INTO game_event VALUES ('on-time', 5, 1793004378110, '', 'flag-fell at=1793004378109 side=BLACK
ended at=1793004378109 result=(RED_WINS,TIME,4.1.6,true)');
INSERT INTO game_event VALUES ('paused', 1, 1793002237933, 'created:first', '');
INSERT INTO game_event VALUES ('paused', 2, 1793002242933, '', '');
INSERT INTO game_event VALUES ('paused', 3, 1793002244933, '', 'started at=1793002244933 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('paused', 4, 1793002246167, 'red:m99', 'moved at=1793002246167 side=RED move=h2e2
pressed at=1793002246167 side=RED');
INSERT INTO game_event VALUES ('paused', 5, 1793002250488, '', 'paused at=1793002250488 article=21.4');
INSERT INTO game_event VALUES ('paused', 6, 1793002254809, '', 'clock-set at=1793002254809 side=RED left=60000 article=21.4');
INSERT INTO game_event VALUES ('resigned', 1, 1793003147810, 'created:first', '');
INSERT INTO game_event VALUES ('resigned', 2, 1793003152810, '', '');
INSERT INTO game_event VALUES ('resigned', 3, 1793003154810, '', 'started at=1793003154810 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('resigned', 4, 1793003156044, 'red:m120', 'moved at=1793003156044 side=RED move=h2e2
pressed at=1793003156044 side=RED');
INSERT INTO game_event VALUES ('resigned', 5, 1793003157278, 'black:m121', 'resigned at=1793003157278 side=BLACK
ended at=1793003157278 result=(RED_WINS,RESIGNATION,4.1.12,true)');
INSERT INTO game_event VALUES ('resigned', 6, 1793003157278, '', '');
INSERT INTO game_event VALUES ('restored', 1, 1793002314809, 'created:first', '');
INSERT INTO game_event VALUES ('restored', 2, 1793002319809, '', '');
INSERT INTO game_event VALUES ('restored', 3, 1793002321809, '', 'started at=1793002321809 players=(first,second) regulations=(CXA2011,PROVINCIAL,([(0,3600000,30000,true)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,false),900000,1200000,5) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('restored', 4, 1793002323043, 'red:m100', 'moved at=1793002323043 side=RED move=h2e2
pressed at=1793002323043 side=RED');
INSERT INTO game_event VALUES ('restored', 5, 1793002324277, 'black:m101', 'moved at=1793002324277 side=BLACK move=h9g7
pressed at=1793002324277 side=BLACK');
INSERT INTO game_event VALUES ('restored', 6, 1793002325511, 'red:m102', 'moved at=1793002325511 side=RED move=b0c2
pressed at=1793002325511 side=RED');
INSERT INTO game_event VALUES ('restored', 7, 1793002329832, '', 'position-restored at=1793002329832 ply=1');
INSERT INTO game_event VALUES ('restored', 8, 1793002331066, 'black:m103', 'moved at=1793002331066 side=BLACK move=b9c7
pressed at=1793002331066 side=BLACK');
INSERT INTO game_event VALUES ('running-cxa1957', 1, 1793001381235, 'created:first', '');
INSERT INTO game_event VALUES ('running-cxa1957', 2, 1793001386235, '', '');
INSERT INTO game_event VALUES ('running-cxa1957', 3, 1793001388235, '', 'started at=1793001388235 players=(first,second) regulations=(CXA1957,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_b_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('running-cxa1957', 4, 1793001389469, 'black:m2', 'moved at=1793001389469 side=BLACK move=h7e7
pressed at=1793001389469 side=BLACK');
INSERT INTO game_event VALUES ('running-cxa1957', 5, 1793001390703, 'red:m3', 'moved at=1793001390703 side=RED move=h0g2
pressed at=1793001390703 side=RED');
INSERT INTO game_event VALUES ('running-cxa1957', 6, 1793001391937, 'black:m4', 'moved at=1793001391937 side=BLACK move=h9g7
pressed at=1793001391937 side=BLACK');
INSERT INTO game_event VALUES ('running-cxa1957', 7, 1793001393171, 'red:m5', 'draw-offered at=1793001393171 side=RED');
INSERT INTO game_event VALUES ('running-cxa1999', 1, 1793001453171, 'created:first', '');
INSERT INTO game_event VALUES ('running-cxa1999', 2, 1793001458171, '', '');
INSERT INTO game_event VALUES ('running-cxa1999', 3, 1793001460171, '', 'started at=1793001460171 players=(first,second) regulations=(CXA1999,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('running-cxa1999', 4, 1793001461405, 'red:m6', 'moved at=1793001461405 side=RED move=h2e2
pressed at=1793001461405 side=RED');
INSERT INTO game_event VALUES ('running-cxa1999', 5, 1793001462639, 'black:m7', 'moved at=1793001462639 side=BLACK move=h9g7
pressed at=1793001462639 side=BLACK');
INSERT INTO game_event VALUES ('running-cxa1999', 6, 1793001463873, 'red:m8', 'moved at=1793001463873 side=RED move=h0g2
pressed at=1793001463873 side=RED');
INSERT INTO game_event VALUES ('running-cxa1999', 7, 1793001465107, 'black:m9', 'draw-offered at=1793001465107 side=BLACK');
INSERT INTO game_event VALUES ('running-cxa2011', 1, 1793001525107, 'created:first', '');
INSERT INTO game_event VALUES ('running-cxa2011', 2, 1793001530107, '', '');
INSERT INTO game_event VALUES ('running-cxa2011', 3, 1793001532107, '', 'started at=1793001532107 players=(first,second) regulations=(CXA2011,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('running-cxa2011', 4, 1793001533341, 'red:m10', 'moved at=1793001533341 side=RED move=h2e2
pressed at=1793001533341 side=RED');
INSERT INTO game_event VALUES ('running-cxa2011', 5, 1793001534575, 'black:m11', 'moved at=1793001534575 side=BLACK move=h9g7
pressed at=1793001534575 side=BLACK');
INSERT INTO game_event VALUES ('running-cxa2011', 6, 1793001535809, 'red:m12', 'moved at=1793001535809 side=RED move=h0g2
pressed at=1793001535809 side=RED');
INSERT INTO game_event VALUES ('running-cxa2011', 7, 1793001537043, 'black:m13', 'draw-offered at=1793001537043 side=BLACK');
INSERT INTO game_event VALUES ('running-cxa2020', 1, 1793001597043, 'created:first', '');
INSERT INTO game_event VALUES ('running-cxa2020', 2, 1793001602043, '', '');
INSERT INTO game_event VALUES ('running-cxa2020', 3, 1793001604043, '', 'started at=1793001604043 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('running-cxa2020', 4, 1793001605277, 'red:m14', 'moved at=1793001605277 side=RED move=h2e2
pressed at=1793001605277 side=RED');
INSERT INTO game_event VALUES ('running-cxa2020', 5, 1793001606511, 'black:m15', 'moved at=1793001606511 side=BLACK move=h9g7
pressed at=1793001606511 side=BLACK');
INSERT INTO game_event VALUES ('running-cxa2020', 6, 1793001607745, 'red:m16', 'moved at=1793001607745 side=RED move=h0g2
pressed at=1793001607745 side=RED');
INSERT INTO game_event VALUES ('running-cxa2020', 7, 1793001608979, 'black:m17', 'draw-offered at=1793001608979 side=BLACK');
INSERT INTO game_event VALUES ('running-wxf2018', 1, 1793001668979, 'created:first', '');
INSERT INTO game_event VALUES ('running-wxf2018', 2, 1793001673979, '', '');
INSERT INTO game_event VALUES ('running-wxf2018', 3, 1793001675979, '', 'started at=1793001675979 players=(first,second) regulations=(WXF2018,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('running-wxf2018', 4, 1793001677213, 'red:m18', 'moved at=1793001677213 side=RED move=h2e2
pressed at=1793001677213 side=RED');
INSERT INTO game_event VALUES ('running-wxf2018', 5, 1793001678447, 'black:m19', 'moved at=1793001678447 side=BLACK move=h9g7
pressed at=1793001678447 side=BLACK');
INSERT INTO game_event VALUES ('running-wxf2018', 6, 1793001679681, 'red:m20', 'moved at=1793001679681 side=RED move=h0g2
pressed at=1793001679681 side=RED');
INSERT INTO game_event VALUES ('running-wxf2018', 7, 1793001680915, 'black:m21', 'draw-offered at=1793001680915 side=BLACK');
INSERT INTO game_event VALUES ('signed', 1, 1793003287980, 'created:first', '');
INSERT INTO game_event VALUES ('signed', 2, 1793003292980, '', '');
INSERT INTO game_event VALUES ('signed', 3, 1793003294980, '', 'started at=1793003294980 players=(first,second) regulations=(WXF2018,NATIONAL,([(0,3600000,30000,true)],0,0,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,false),900000,1200000,5) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('signed', 4, 1793003296214, 'red:m125', 'moved at=1793003296214 side=RED move=h2e2
pressed at=1793003296214 side=RED');
INSERT INTO game_event VALUES ('signed', 5, 1793003297448, 'black:m126', 'resigned at=1793003297448 side=BLACK
ended at=1793003297448 result=(RED_WINS,RESIGNATION,4.1.12,true)');
INSERT INTO game_event VALUES ('signed', 6, 1793003298682, 'red:m127', 'signed at=1793003298682 signer=RED');
INSERT INTO game_event VALUES ('signed', 7, 1793003299916, 'black:m128', 'signed at=1793003299916 signer=BLACK');
INSERT INTO game_event VALUES ('signed', 8, 1793003304237, '', 'signed at=1793003304237 signer=ARBITER');
INSERT INTO game_event VALUES ('touched', 1, 1793002463002, 'created:first', '');
INSERT INTO game_event VALUES ('touched', 2, 1793002468002, '', '');
INSERT INTO game_event VALUES ('touched', 3, 1793002470002, '', 'started at=1793002470002 players=(first,second) regulations=(CXA2011,NATIONAL,([(40,3600000,0,true),(10,600000,5000,true)],3,30000,300000,0,0),(false,1,2,3,true,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,false),900000,1200000,5) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('touched', 4, 1793002471236, 'red:m108', 'moved at=1793002471236 side=RED move=h2e2
pressed at=1793002471236 side=RED');
INSERT INTO game_event VALUES ('touched', 5, 1793002472470, 'black:m109', 'moved at=1793002472470 side=BLACK move=h9g7
pressed at=1793002472470 side=BLACK');
INSERT INTO game_event VALUES ('touched', 6, 1793002473704, 'red:m110', 'touched at=1793002473704 side=RED points=[h0]');
INSERT INTO game_event VALUES ('varied', 1, 1793001827659, 'created:first', '');
INSERT INTO game_event VALUES ('varied', 2, 1793001832659, '', '');
INSERT INTO game_event VALUES ('varied', 3, 1793001834659, '', 'started at=1793001834659 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('varied', 4, 1793001835893, 'red:m38', 'moved at=1793001835893 side=RED move=a0a1
pressed at=1793001835893 side=RED');
INSERT INTO game_event VALUES ('varied', 5, 1793001837127, 'black:m39', 'moved at=1793001837127 side=BLACK move=b7b4
pressed at=1793001837127 side=BLACK');
INSERT INTO game_event VALUES ('varied', 6, 1793001838361, 'red:m40', 'moved at=1793001838361 side=RED move=a1d1
pressed at=1793001838361 side=RED');
INSERT INTO game_event VALUES ('varied', 7, 1793001839595, 'black:m41', 'moved at=1793001839595 side=BLACK move=h9g7
pressed at=1793001839595 side=BLACK');
INSERT INTO game_event VALUES ('varied', 8, 1793001840829, 'red:m42', 'moved at=1793001840829 side=RED move=d1d4
pressed at=1793001840829 side=RED');
INSERT INTO game_event VALUES ('varied', 9, 1793001842063, 'black:m43', 'moved at=1793001842063 side=BLACK move=b4b5
pressed at=1793001842063 side=BLACK');
INSERT INTO game_event VALUES ('varied', 10, 1793001843297, 'red:m44', 'moved at=1793001843297 side=RED move=d4d5
pressed at=1793001843297 side=RED');
INSERT INTO game_event VALUES ('varied', 11, 1793001844531, 'black:m45', 'moved at=1793001844531 side=BLACK move=b5b4
pressed at=1793001844531 side=BLACK');
INSERT INTO game_event VALUES ('varied', 12, 1793001845765, 'red:m46', 'moved at=1793001845765 side=RED move=d5d4
pressed at=1793001845765 side=RED');
INSERT INTO game_event VALUES ('varied', 13, 1793001846999, 'black:m47', 'moved at=1793001846999 side=BLACK move=b4b5
pressed at=1793001846999 side=BLACK');
INSERT INTO game_event VALUES ('varied', 14, 1793001848233, 'red:m48', 'moved at=1793001848233 side=RED move=d4d5
pressed at=1793001848233 side=RED');
INSERT INTO game_event VALUES ('varied', 15, 1793001849467, 'black:m49', 'moved at=1793001849467 side=BLACK move=b5b4
pressed at=1793001849467 side=BLACK');
INSERT INTO game_event VALUES ('varied', 16, 1793001850701, 'red:m50', 'moved at=1793001850701 side=RED move=d5d4
pressed at=1793001850701 side=RED');
INSERT INTO game_event VALUES ('varied', 17, 1793001851935, 'black:m51', 'moved at=1793001851935 side=BLACK move=b4b5
pressed at=1793001851935 side=BLACK');
INSERT INTO game_event VALUES ('varied', 18, 1793001853169, 'red:m52', 'moved at=1793001853169 side=RED move=d4d5
pressed at=1793001853169 side=RED');
INSERT INTO game_event VALUES ('varied', 19, 1793001854403, 'black:m53', 'moved at=1793001854403 side=BLACK move=b5b4
ruled at=1793001854403 verdict=MUST_VARY side=(RED) articles=[24.13,25.3] why=(红方长捉无根子，属禁止着法；黑方两闲，属允许着法。裁决（《象棋竞赛规则》2020，24.13%002c_25.3）：红方变着，不变作负。,Red:_perpetual_chase_of_an_unprotected_piece_–_forbidden_play;_Black:_two_idle_–_allowed_play._Ruling_%0028Chinese_rules_2020%002c_24.13%002c_25.3%0029:_Red_must_vary_or_lose.)
pressed at=1793001854403 side=BLACK');
INSERT INTO game_event VALUES ('varied', 20, 1793001855637, 'red:m54', 'moved at=1793001855637 side=RED move=d5d6
varied at=1793001855637 side=RED
pressed at=1793001855637 side=RED');
INSERT INTO game_event VALUES ('waiting-lot', 1, 1793000060000, 'created:first', '');
INSERT INTO game_event VALUES ('waiting-private', 1, 1793000120000, 'created:first', '');
INSERT INTO game_event VALUES ('withdrawn', 1, 1793005678702, 'created:first', '');
INSERT INTO game_event VALUES ('withdrawn', 2, 1793005683702, '', '');
INSERT INTO game_event VALUES ('withdrawn', 3, 1793005685702, '', 'started at=1793005685702 players=(first,second) regulations=(CXA2020,ONLINE,([(0,900000,0,true)],1,30000,0,0,0),(false,1,2,3,false,false,false,FIRST_LOSES,false,4),(2,60,10,300000,2,2,true),300000,0,0) handicap=(1,[]) start=rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR_w_-_-_0_1 redPresent=true blackPresent=true');
INSERT INTO game_event VALUES ('withdrawn', 4, 1793005690023, '', 'forfeited at=1793005690023 side=BLACK article=19.3
ended at=1793005690023 result=(RED_WINS,WITHDRAWAL,19.3,false)');
