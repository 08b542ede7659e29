import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { checkHistory } from "./check-history.ts";
import type { BidSent, History, Try } from "./history.ts";
import { bid, chain, entry, historyOf, type Written } from "./valid-history.ts";

/** The checker of fault runs follows maximums, and rejects what breaks their rules (U2). */

const commitment = (amount: number) => hash("sha256", `${amount.toFixed(2)}:salt`);
const maximum = (seconds: number, bidder: string, amount: number) =>
  entry("maximum", seconds, { bidder, commitment: commitment(amount) });
const noted = (seconds: number, bidder: string, amount: number, note: string): Written => ({
  ...bid(seconds, bidder, amount),
  note,
});
const close = (bidder: string, amount: number) =>
  entry("close", 60, { bidder, amount, note: "sold" });
const [a, b, c] = ["Bidder 1", "Bidder 2", "Bidder 3"];

/** a leaves 1100; b bids 1050, is answered, and ties; then leaves 1200, which c's 1300 beats. */
const duel: readonly Written[] = [
  entry("open", 1),
  maximum(1, a, 1100),
  noted(1, a, 1010, "automatic"),
  bid(2, b, 1050),
  noted(2, a, 1060, "automatic"),
  noted(3, a, 1100, "automatic"),
  noted(3, b, 1100, "tie"),
  maximum(4, b, 1200),
  noted(4, b, 1110, "automatic"),
  maximum(5, c, 1300),
  noted(5, c, 1210, "automatic"),
  close(c, 1210),
];
type Sent = Pick<BidSent, "bidder" | "amount" | "maximum"> & { readonly seq: number | "unknown" };
const sentInDuel: readonly Sent[] = [
  { bidder: "a", amount: null, maximum: 1100, seq: 2 },
  { bidder: "b", amount: 1050, seq: 4 },
  { bidder: "b", amount: 1100, seq: 7 },
  { bidder: "b", amount: null, maximum: 1200, seq: 8 },
  { bidder: "c", amount: 1120, maximum: 1300, seq: 11 },
];

/** The bids sent, and the ledger that the market tells, each receipt taken from it. */
function history(
  written: readonly Written[] = duel,
  sent: readonly Sent[] = sentInDuel,
  over: Partial<History> = {},
): History {
  const ledger = chain(7, written);
  const bids = sent.map(({ seq, ...one }, i): BidSent => {
    const receipt = ledger[Number(seq) - 1];
    const at = { node: 0, endedAt: i * 1000 + 5 };
    const answer: Try =
      seq === "unknown"
        ? { ...at, answer: "unknown", because: "" }
        : { ...at, answer: "accepted", seq, hash: receipt?.hash ?? "", alias: aliasOf(one.bidder) };
    return { ...one, lot: 7, key: `${i}`, sentAt: i * 1000, tries: [answer] };
  });
  const last = ledger.at(-1);
  const ends = [{ lot: 7, ledger, winners: [last?.bidder ?? ""], highest: last?.amount ?? 0 }];
  return { ...historyOf(written), bids, ends, ...over };
}
const aliasOf = (bidder: string) => `Bidder ${bidder.charCodeAt(0) - 96}`;
const faults = (history: History) => checkHistory(history).join("\n");
const replaced = (place: number, by: Partial<Written>) =>
  duel.map((e, i) => (i === place ? { ...e, ...by } : e));
const without = (...places: number[]) => duel.filter((_, i) => !places.includes(i));

describe("the checker of fault runs, on maximums (U2)", () => {
  test("an honest duel passes: answered at once, tied, beaten by the least that leads", () => {
    expect(faults(history())).toBe("");
  });

  test("a maximum of which no answer came may act, and is known by what it does", () => {
    const unsure = sentInDuel.map((one, i) =>
      i === 3 ? { ...one, seq: "unknown" as const } : one,
    );
    expect(faults(history(duel, unsure))).toBe("");
    const other = [
      ...unsure,
      { bidder: "b", amount: null, maximum: 1150, seq: "unknown" as const },
    ];
    expect(faults(history(duel, other))).toBe("");
    expect(
      faults(history(replaced(10, { amount: 1160 }).with(-1, close(c, 1160)), unsure)),
    ).toMatch(/the rules name ₹1210/);
  });

  test("one of several maximums that may be meant is spent at its amount, others may still act", () => {
    const sent: readonly Sent[] = [
      { bidder: "a", amount: null, maximum: 1010, seq: "unknown" },
      { bidder: "a", amount: null, maximum: 1100, seq: "unknown" },
      { bidder: "b", amount: null, maximum: 1050, seq: 4 },
    ];
    const start = [entry("open", 1), maximum(1, a, 1010), noted(1, a, 1010, "automatic")];
    const beaten = [maximum(2, b, 1050), noted(2, b, 1020, "automatic"), close(b, 1020)];
    expect(faults(history([...start, ...beaten], sent))).toBe("");
    const held = [
      ...[maximum(2, b, 1050), noted(2, a, 1060, "automatic"), noted(2, b, 1050, "tie")],
      close(a, 1060),
    ];
    const certain = sent.filter(({ maximum }) => maximum !== 1100);
    expect(faults(history([...start, ...held], certain))).toContain("above their maximum");
  });

  test("who was beaten takes their maximum back and bids next: that bid is not for the maximum", () => {
    const back: readonly Written[] = [
      ...duel.slice(0, 3),
      bid(2, b, 1200),
      maximum(3, a, 0),
      bid(4, a, 1300),
      close(a, 1300),
    ];
    const sent = (seq: number | "unknown"): readonly Sent[] => [
      { bidder: "a", amount: null, maximum: 1100, seq: 2 },
      { bidder: "b", amount: 1200, seq: 4 },
      { bidder: "a", amount: null, maximum: 0, seq: seq === "unknown" ? seq : 5 },
      { bidder: "a", amount: 1300, seq: 6 },
    ];
    expect(faults(history(back, sent(5)))).toBe("");
    expect(faults(history(back, sent("unknown")))).toBe("");
    // A higher one that nobody answered either may be what the entry stands for, and need not be.
    const lost = { bidder: "a", amount: null, maximum: 1500, seq: "unknown" as const };
    const beaten = [...back.slice(0, -1), bid(5, b, 1400), close(b, 1400)];
    const last = { bidder: "b", amount: 1400, seq: 7 };
    expect(faults(history(beaten, [...sent("unknown"), lost, last]))).toBe("");
  });

  test("one who leads raises and lowers their maximum, and takes it back", () => {
    const raised: readonly Written[] = [
      ...duel.slice(0, 3),
      maximum(2, a, 1200),
      maximum(3, a, 1100),
      maximum(4, a, 0),
      bid(5, b, 1050),
      close(b, 1050),
    ];
    const sent: readonly Sent[] = [
      { bidder: "a", amount: null, maximum: 1100, seq: 2 },
      { bidder: "a", amount: null, maximum: 1200, seq: 4 },
      { bidder: "a", amount: null, maximum: 1100, seq: 5 },
      { bidder: "a", amount: null, maximum: 0, seq: 6 },
      { bidder: "b", amount: 1050, seq: 7 },
    ];
    expect(faults(history(raised, sent))).toBe("");
    const stillActs = [...raised.slice(0, 7), noted(5, a, 1060, "automatic"), close(a, 1060)];
    expect(faults(history(stillActs, sent))).toMatch(/above their maximum/);
  });

  const forged: [string, History, RegExp][] = [
    [
      "a maximum is beaten by more than the least",
      history(replaced(10, { amount: 1220 }).with(-1, close(c, 1220))),
      /₹1220 answered by ₹nothing, the rules name ₹1210/,
    ],
    [
      "a first maximum bids more than the least",
      history(replaced(2, { amount: 1020 })),
      /₹1020 .*the rules name ₹1010/,
    ],
    [
      "the leader's maximum does not answer",
      history([...duel.slice(0, 4), close(b, 1050)], sentInDuel.slice(0, 2)),
      /answered by ₹nothing, the rules name ₹1050 answered by ₹1060/,
    ],
    [
      "a maximum answers with more than a step",
      history(replaced(4, { amount: 1070 })),
      /answered by ₹1070, the rules name ₹1050 answered by ₹1060/,
    ],
    [
      "the leader pays above their maximum",
      history(
        [...duel.slice(0, 3), bid(2, b, 1100), noted(2, a, 1110, "automatic"), close(a, 1110)],
        [...sentInDuel.slice(0, 1), { bidder: "b", amount: 1100, seq: 4 }],
      ),
      /entry 5: Bidder 1 bids ₹1110, above their maximum/,
    ],
    [
      "a challenger pays above their maximum",
      history(
        [...duel.slice(0, 3), maximum(2, b, 1050), noted(2, b, 1110, "automatic"), close(b, 1110)],
        [...sentInDuel.slice(0, 1), { bidder: "b", amount: null, maximum: 1050, seq: 4 }],
      ),
      /entry 5: Bidder 2 bids ₹1110, above their maximum/,
    ],
    [
      "the later of a tie leads",
      history(
        [...duel.slice(0, 5), bid(3, b, 1100), close(b, 1100)],
        [...sentInDuel.slice(0, 2), { bidder: "b", amount: 1100, seq: 6 }],
      ),
      /the rules name ₹1100 answered by ₹1100/,
    ],
    [
      "the later of a tie wins",
      history([...duel.slice(0, 7), close(b, 1100)], sentInDuel.slice(0, 3)),
      /Bidder 2 won at ₹1100, Bidder 1 led/,
    ],
    [
      "a maximum is lost",
      history(without(9, 10).with(-1, close(b, 1110))),
      /₹1120 of c was acknowledged as entry 11 and is lost|not the acknowledged ₹1120 of c/,
    ],
    [
      "a maximum is left by nobody",
      history(duel, sentInDuel.slice(0, 4)),
      /entry 10 is a maximum that nobody left/,
    ],
    [
      "a maximum is left twice",
      history(
        [...duel.slice(0, 9), maximum(4, b, 1200), ...duel.slice(9)],
        [...sentInDuel.slice(0, 4), { bidder: "c", amount: 1120, maximum: 1300, seq: 12 }],
      ),
      /entry 10 is a maximum that nobody left/,
    ],
    [
      "the market bids without a maximum",
      history(
        [...duel.slice(0, 4), noted(2, c, 1060, "automatic"), close(c, 1060)],
        [...sentInDuel.slice(0, 2)],
      ),
      /was sent by nobody/,
    ],
    [
      "the market bids for a leader whom nobody challenged",
      history(
        [...duel.slice(0, 3), noted(2, a, 1020, "automatic"), close(a, 1020)],
        [...sentInDuel.slice(0, 1)],
      ),
      /the market bid for nothing/,
    ],
    [
      "a maximum is set below the price",
      history(
        [...duel.slice(0, 5), maximum(3, a, 1050), close(a, 1060)],
        [...sentInDuel.slice(0, 2), { bidder: "a", amount: null, maximum: 1050, seq: 6 }],
      ),
      /below ₹1060/,
    ],
    [
      "a maximum comes after the end",
      history(
        [...duel.slice(0, 9), maximum(61, b, 1250), close(b, 1110)],
        [...sentInDuel.slice(0, 4), { bidder: "b", amount: null, maximum: 1250, seq: 10 }],
      ),
      /entry 10 came after the end/,
    ],
    [
      "a commitment is of another amount",
      history(duel, sentInDuel, {
        opened: [{ bidder: "c", lot: 7, seq: 10, amount: 1290, salt: "salt" }],
      }),
      /entry 10 is not opened by what c is told/,
    ],
    [
      "an owner is told a maximum that they never left",
      history(replaced(9, { commitment: commitment(1400) }), sentInDuel, {
        opened: [{ bidder: "c", lot: 7, seq: 10, amount: 1400, salt: "salt" }],
      }),
      /entry 10 is ₹1400, which c never left/,
    ],
    [
      "an owner is told an older maximum",
      history(duel, [...sentInDuel], {
        opened: [{ bidder: "b", lot: 7, seq: 2, amount: 1100, salt: "salt" }],
      }),
      /told entry 2 as their latest/,
    ],
    [
      "a note is changed after it was hashed",
      history(duel, sentInDuel, {
        ends: history().ends.map((end) => ({
          ...end,
          ledger: end.ledger.map((e, i) => (i === 6 ? { ...e, note: "" } : e)),
        })),
      }),
      /entry 7 is not what was hashed/,
    ],
  ];
  test.each(forged)("is rejected: %s", (_name, history, fault) => {
    expect(faults(history)).toMatch(fault);
  });

  test("owners who are told their own maximums pass", () => {
    const opened = [
      { bidder: "a", lot: 7, seq: 2, amount: 1100, salt: "salt" },
      { bidder: "c", lot: 7, seq: 10, amount: 1300, salt: "salt" },
    ];
    expect(faults(history(duel, sentInDuel, { opened }))).toBe("");
  });
});
