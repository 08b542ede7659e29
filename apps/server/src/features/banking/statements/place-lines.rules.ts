import type { Paise } from "@rebale/contract/values/money";
import type { StatementLine } from "./statement.rules.ts";

type Known = Pick<StatementLine, "day" | "utr" | "amount" | "balance">;

/**
 * How many of a file's lines are known already: those that it begins with, where the known ones
 * end. A file of known lines alone is all known.
 * @param known the account's last lines in their order, from the file's first day on
 * @returns null where the file does not join: a line lacks between
 */
export function countKnown(
  fresh: readonly Known[],
  opening: Paise,
  known: readonly Known[],
  lastClosing: Paise,
): number | null {
  for (const [start, line] of known.entries()) {
    if (line.balance - line.amount !== opening) continue;
    const shared = Math.min(known.length - start, fresh.length);
    let same = 0;
    while (same < shared && isSame(known[start + same], fresh[same])) same += 1;
    if (same === shared) return shared;
  }
  return opening === lastClosing ? 0 : null;
}

const isSame = (a: Known | undefined, b: Known | undefined): boolean =>
  a?.day === b?.day && a?.utr === b?.utr && a?.amount === b?.amount && a?.balance === b?.balance;
