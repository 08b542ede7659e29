import { describe, expect, test } from "vitest";
import { checkHistory } from "./check-history.ts";
import type { Entry, History } from "./history.ts";
import {
  at,
  bid,
  chain,
  entry,
  historyOf,
  sent,
  validHistory,
  type Written,
} from "./valid-history.ts";

/** The checker of fault runs passes an honest history, and rejects each forged one (U2). */

const without = <T>(of: readonly T[], place: number) => of.filter((_, i) => i !== place);
const end = (over: Partial<History["ends"][number]>) => {
  const [first] = historyOf().ends;
  return { ends: first ? [{ ...first, ...over }] : [] };
};
const bids = historyOf().bids;
const entryOf = (seq: number, written = validHistory): Entry => {
  const found = chain(7, written).find((e) => e.seq === seq);
  if (!found) throw new RangeError(`no entry ${seq}`);
  return found;
};
const replaced = (place: number, by: Partial<Written>) =>
  validHistory.map((e, i) => (i === place ? { ...e, ...by } : e));

describe("the checker of fault runs (U2)", () => {
  test("an honest history passes", () => {
    expect(checkHistory(historyOf())).toEqual([]);
  });

  test("a bid of which no answer came may count, or not", () => {
    const unsure = [...bids, sent("b", 1035, 4000, "unknown")];
    expect(checkHistory(historyOf(validHistory, { bids: unsure }))).toEqual([]);
    const counted = [...without(bids, 3), sent("a", 1040, 55_000, "unknown")];
    expect(checkHistory(historyOf(validHistory, { bids: counted }))).toEqual([]);
    const strangers = [...without(bids, 1), sent("c", 1020, 2000, "unknown")];
    expect(checkHistory(historyOf(validHistory, { bids: strangers }))).toEqual([]);
  });

  const forged: [string, History, RegExp][] = [
    [
      "an acknowledged bid is lost",
      historyOf(without(validHistory, 2)),
      /entry 3 is not the acknowledged ₹1020 of b/,
    ],
    [
      "the last acknowledged bid is lost, and the one before wins",
      historyOf([
        ...validHistory.slice(0, 3),
        entry("close", 60, { bidder: "Bidder 2", amount: 1020, note: "sold" }),
      ]),
      /entry 4 is not the acknowledged ₹1040 of a/,
    ],
    [
      "a bid counts twice",
      historyOf([...validHistory.slice(0, 3), bid(3, "Bidder 2", 1020), ...validHistory.slice(3)]),
      /is in the ledger 2 times/,
    ],
    [
      "one key is answered as two entries",
      historyOf(validHistory, {
        bids: bids.map((b, i) =>
          i === 1
            ? {
                ...b,
                tries: [
                  ...b.tries,
                  {
                    node: 1,
                    endedAt: 2010,
                    answer: "accepted",
                    seq: 4,
                    hash: "",
                    alias: "Bidder 2",
                  },
                ],
              }
            : b,
        ),
      }),
      /was answered as entries 3, 4/,
    ],
    [
      "a refused bid counts",
      historyOf(validHistory, {
        bids: bids.map((b, i) =>
          i === 1 ? { ...b, tries: sent("b", 1020, 2000, "refused").tries } : b,
        ),
      }),
      /refused and counts|sent by nobody/,
    ],
    [
      "a bid counts that nobody sent",
      historyOf(validHistory, { bids: without(bids, 1) }),
      /sent by nobody/,
    ],
    [
      "a receipt is of another entry",
      historyOf(validHistory, {
        bids: [sent("a", 1010, 1000, { seq: 2, hash: "0", alias: "Bidder 1" }), ...bids.slice(1)],
      }),
      /not the one on the receipt/,
    ],
    [
      "a bidder changes their name",
      historyOf(validHistory, {
        bids: [...bids.slice(0, 3), sent("a", 1040, 55_000, { ...entryOf(4), alias: "Bidder 3" })],
      }),
      /is called/,
    ],
    [
      "a bid that was sent after another's acknowledgement comes before it",
      historyOf(validHistory, {
        bids: bids.map((b, i) =>
          i === 1
            ? sent("b", 1020, 100_000, {
                seq: 3,
                hash: entryOf(3).hash,
                alias: "Bidder 2",
              })
            : b,
        ),
      }),
      /was sent after/,
    ],
    [
      "a bid too low is taken",
      historyOf(replaced(2, { amount: 1015 }), { bids: [] }),
      /₹1015 was taken over ₹1010/,
    ],
    [
      "a first bid at the market value is taken",
      historyOf(replaced(1, { amount: 1000 })),
      /over ₹1000/,
    ],
    [
      "a bid after the end is taken",
      historyOf(replaced(3, { time: at(61) })),
      /came after the end/,
    ],
    [
      "a late bid moves no clock",
      historyOf(replaced(3, { ends_at: at(60) })),
      /moved the end wrongly/,
    ],
    [
      "a bid moves the clock too far",
      historyOf(replaced(3, { ends_at: at(75) })),
      /moved the end wrongly/,
    ],
    ["time runs back", historyOf(replaced(2, { time: at(0.5) })), /older than the one before/],
    [
      "it is closed twice",
      historyOf([...validHistory, ...validHistory.slice(4)]),
      /closed 2 times/,
    ],
    ["it is never closed", historyOf(validHistory.slice(0, 4)), /closed 0 times/],
    [
      "it is closed before its end",
      historyOf(replaced(4, { time: at(64) })),
      /closed before its end/,
    ],
    [
      "a bid follows the close",
      historyOf([...validHistory, bid(66, "Bidder 2", 1060, 76)]),
      /follow its close/,
    ],
    ["the wrong one wins", historyOf(replaced(4, { bidder: "Bidder 2" })), /Bidder 2 won at ₹1040/],
    ["it is sold for less", historyOf(replaced(4, { amount: 1020 })), /won at ₹1020/],
    [
      "an order names another winner",
      historyOf(validHistory, end({ winners: ["Bidder 2"] })),
      /Bidder 2 won/,
    ],
    [
      "two orders are won",
      historyOf(validHistory, end({ winners: ["Bidder 1", "Bidder 2"] })),
      /2 winners/,
    ],
    ["no order is won", historyOf(validHistory, end({ winners: [] })), /nobody won/],
    [
      "the page shows another price",
      historyOf(validHistory, end({ highest: 1020 })),
      /its price is ₹1020/,
    ],
    [
      "an entry is changed after it was hashed",
      historyOf(
        validHistory,
        end({
          ledger: chain(7, validHistory).map((e, i) => (i === 2 ? { ...e, amount: 1021 } : e)),
        }),
      ),
      /entry 3 is not what was hashed/,
    ],
    [
      "an entry is changed and hashed anew",
      historyOf(
        validHistory,
        end({
          ledger: [
            ...chain(7, validHistory).slice(0, 2),
            entryOf(3, replaced(2, { amount: 1021 })),
            ...chain(7, validHistory).slice(3),
          ],
        }),
      ),
      /entry 4 does not follow/,
    ],
    [
      "an entry is left out",
      historyOf(validHistory, end({ ledger: without(chain(7, validHistory), 2) })),
      /entry 3 is numbered 4/,
    ],
    [
      "nobody reads how a lot ended",
      historyOf(validHistory, { ends: [], watchers: [] }),
      /nobody read how it ended/,
    ],
  ];
  test.each(forged)("is rejected: %s", (_name, history, fault) => {
    expect(checkHistory(history).join("\n")).toMatch(fault);
  });
});
