-- The pieces of the player named first: red, or black under the rules of 1957; empty until they are found. Tournaments ask it
-- of their boards, which until now always gave the first-named the red pieces.
ALTER TABLE live_game ADD COLUMN first_side VARCHAR(5) NOT NULL DEFAULT '';
