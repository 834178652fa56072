package org.chuhe.server.platform.connections;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who must go where there is no room for what slow clients send and do not read. */
class KeptBytesTest {
    private final KeptBytes kept = new KeptBytes(100);
    private final List<String> gone = new ArrayList<>();

    private KeptBytes.Share client(String name, String address, long bytes) {
        KeptBytes.Share share = kept.share(address, () -> gone.add(name));
        share.keep(bytes);
        return share;
    }

    @Test
    void nobodyGoesWhileThereIsRoom() {
        client("first", "a", 50);
        client("second", "b", 50);
        assertThat(gone).isEmpty();
    }

    @Test
    void ofAnAddressThatHasTooMuchWhoHasNotMovedForLongestGoes() {
        KeptBytes.Share moves = client("moves", "a", 20);
        KeptBytes.Share stands = client("stands", "a", 20);
        moves.release(1);
        client("newcomer", "a", 20);
        assertThat(gone).containsExactly("stands");
        assertThat(stands.isGone()).isTrue();
        assertThat(moves.isGone()).isFalse();
    }

    @Test
    void whoIsAloneAtHisAddressMayHaveMore() {
        client("large file", "a", 90);
        assertThat(gone).isEmpty();
        client("larger file", "b", 101);
        assertThat(gone).containsExactly("larger file");
    }

    @Test
    void whereAllIsFullTheAddressWithMostGivesWay() {
        client("old", "a", 10);
        client("crowd 1", "b", 25);
        client("crowd 2", "b", 25);
        client("other crowd", "c", 35);
        client("newcomer", "d", 10);
        assertThat(gone).containsExactly("crowd 1");
    }

    @Test
    void whoWaitsForUsStays() {
        client("complete", "a", 30).settle();
        client("begun", "a", 30);
        assertThat(gone).containsExactly("begun");
    }

    @Test
    void whatIsGivenBackIsRoomAgain() {
        KeptBytes.Share first = client("first", "a", 100);
        first.close();
        client("second", "b", 100).release(100);
        client("third", "c", 100);
        assertThat(gone).isEmpty();
    }
}
