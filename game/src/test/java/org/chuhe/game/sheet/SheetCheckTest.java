package org.chuhe.game.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

class SheetCheckTest {
    @Test
    void anEntryIsWhatLooksLikeAMove() {
        assertThat(SheetCheck.entries("红方：甲\n1. 炮二平五 马8进7\n2 … h9g7\n3.C2.5 ? 前马退四"))
                .containsExactly("炮二平五", "马8进7", "h9g7", "C2.5", "前马退四");
    }

    @Test
    void whatOneLacksTheOtherHas() {
        SheetCheck check = SheetCheck.of(List.of("a", "b", "c", "d"), List.of("a", "c", "x"));
        assertThat(check.redMisses()).isEmpty();
        assertThat(check.blackMisses()).containsExactly("b");
        assertThat(check.differing()).containsExactly(new SheetCheck.Difference(4, "d", "x"));
    }

    @Test
    void leavingSomeOutOfASheetIsFound() {
        Seeded.forAll(200, random -> {
            List<String> whole = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                whole.add("move" + i);
            }
            List<String> poor = new ArrayList<>(whole);
            int left = random.nextInt(10);
            for (int i = 0; i < left; i++) {
                poor.remove(random.nextInt(poor.size()));
            }
            SheetCheck check = SheetCheck.of(whole, poor);
            assertThat(check.blackMisses()).hasSize(left);
            assertThat(check.redMisses()).isEmpty();
            assertThat(check.differing()).isEmpty();
        });
    }
}
