/**
 * A looping row without copies: every card has a position, 0 the first in sight, negative ones to
 * the left of it. Cards that leave on one side come back on the other while nobody sees them.
 */

export interface Slide {
  /** Where the card stands before it moves. */
  from: number;
  to: number;
}

const modulo = (n: number, count: number) => ((n % count) + count) % count;

/** How many places the row moves, the short way round; forwards when both are as long. */
export function shortestMove(at: number, to: number, count: number): number {
  const forwards = modulo(to - at, count);
  return forwards <= count / 2 ? forwards : forwards - count;
}

/** Where each card comes from and goes to when the row moves by `move` from `at`. */
export function slides(at: number, move: number, count: number): Slide[] {
  return Array.from({ length: count }, (_, card) => {
    const position = modulo(card - at, count);
    // Moving back, the cards that will come into sight wait on the left.
    const from = move < 0 && position >= count + move ? position - count : position;
    return { from, to: from - move };
  });
}
