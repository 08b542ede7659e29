import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { checkHistory } from "./check-history.ts";
import type { Entry, History, TenderSent } from "./history.ts";
import { at, historyOf } from "./valid-history.ts";

/** The checker of fault runs passes honest tenders, and rejects each forged history (U2, F60). */

const sha256 = (text: string) => hash("sha256", text);
const SEED = "1".repeat(64);
const saltOf = (n: number) => `${n}`.repeat(64);

/** A line of version 4; all that is left out is empty. */
interface Line {
  readonly kind: string;
  readonly amount?: number;
  readonly bidder?: string;
  readonly note?: string;
  readonly commitment?: string;
  readonly opened?: string;
  readonly opens?: readonly number[] | null;
  readonly mark?: string;
}
const tender = (amount: number, salt: number): Line => ({
  kind: "tender",
  commitment: sha256(`${amount.toFixed(2)}:${saltOf(salt)}`),
});
const bid = (bidder: string, amount: number, salt: number, line: number): Line => ({
  ...{ kind: "bid", bidder, amount, note: "sealed", opens: [line] },
  opened: `${amount.toFixed(2)}:${saltOf(salt)}`,
});
const unseal = (note: string, opens: readonly number[]): Line => ({
  ...{ kind: "unseal", note, opened: SEED, opens },
});
const close = (bidder: string, amount: number, note = "sold"): Line => ({
  ...{ kind: "close", bidder, amount, note },
});

function chain(lines: readonly Line[]): Entry[] {
  let previous = "0".repeat(64);
  return lines.map(({ mark, ...one }, i) => {
    const seq = i + 1;
    const entry = {
      ...{ kind: one.kind, amount: one.amount ?? 0, bidder: one.bidder ?? "", time: at(seq) },
      ...{ ends_at: at(60), note: one.note ?? "", commitment: one.commitment ?? "" },
    };
    const first = [4, "7", seq, entry.kind, entry.amount.toFixed(2), entry.time, entry.bidder];
    const rest = [mark ?? `mark ${seq}`, entry.ends_at, null, entry.note, entry.commitment];
    const last = [one.opened ?? "", `user ${mark ?? seq}`, one.opens ?? null, previous];
    const line = JSON.stringify([...first, ...rest, ...last]);
    const made = { ...entry, seq, line, previous, hash: sha256(line) };
    previous = made.hash;
    return made;
  });
}

/** a: 101.35; c: 104.10, then 103.25; d: 95.00, taken back; the salts are 2 to 6. */
const sealedLines = [
  { kind: "open" },
  ...[tender(101.35, 2), tender(104.1, 3), tender(103.25, 4), tender(95, 5), tender(0, 6)],
];
const honest: readonly Line[] = [
  ...sealedLines,
  unseal("2", [3, 5, 6]),
  bid("Bidder 1", 101.35, 2, 2),
  bid("Bidder 2", 103.25, 4, 4),
  close("Bidder 2", 103.25),
];
const few: readonly Line[] = [
  ...sealedLines,
  { ...close("", 0, "too_few_bidders"), opens: [2, 4] },
];

type Answer = "refused" | "unknown";
interface Sent {
  readonly of: readonly [string, number];
  readonly answer: number | Answer;
}
const asked: readonly Sent[] = [
  { of: ["a", 101.35], answer: 2 },
  { of: ["c", 104.1], answer: 3 },
  { of: ["c", 103.25], answer: 4 },
  { of: ["d", 95], answer: 5 },
  { of: ["d", 0], answer: 6 },
  { of: ["e", 92], answer: "refused" },
];

function historyOfTenders(
  lines: readonly Line[],
  sent: readonly Sent[] = asked,
  { minBidders = null }: { minBidders?: number | null } = {},
): History {
  const ledger = chain(lines);
  const tenders = sent.map(({ of: [bidder, amount], answer }, i): TenderSent => {
    const about = { node: 0, endedAt: i * 1000 + 5 };
    const one =
      typeof answer === "number"
        ? {
            ...{ ...about, answer: "accepted" as const, seq: answer },
            ...{ hash: chain(lines)[answer - 1]?.hash ?? "", salt: saltOf(answer) },
          }
        : { ...about, answer, because: "" };
    return { bidder, amount, lot: 7, key: `${i}`, sentAt: i * 1000, tries: [one] };
  });
  const last = ledger.at(-1);
  const { bidder = "", amount = 0 } = last ?? {};
  return {
    ...historyOf(),
    ...{ bids: [], watchers: [], tenders },
    lots: [
      {
        ...{ lot: 7, marketValue: 92, increment: 0, softClose: 0, hardEnd: 0 },
        sealed: { seedCommitment: sha256(SEED), minBidders },
      },
    ],
    ends: [{ lot: 7, ledger, winners: bidder ? [bidder] : [], highest: amount }],
  };
}
const faults = (history: History) => checkHistory(history).join("\n");
const replaced = (place: number, by: Partial<Line>, lines = honest) =>
  lines.map((line, i) => (i === place ? { ...line, ...by } : line));

describe("the checker of fault runs, on tenders (U2, F60)", () => {
  test("an honest opening passes, and too few that stay closed", () => {
    expect(faults(historyOfTenders(honest))).toBe("");
    expect(faults(historyOfTenders(honest, asked, { minBidders: 2 }))).toBe("");
    expect(faults(historyOfTenders(few, asked, { minBidders: 3 }))).toBe("");
    const none = [{ kind: "open" }, close("", 0, "no_bids")];
    expect(faults(historyOfTenders(none, []))).toBe("");
    expect(faults(historyOfTenders(none, [], { minBidders: 5 }))).toBe("");
  });

  test("a tender of which no answer came may stand, or not", () => {
    const lost = asked.map((one, i) => (i === 2 ? { ...one, answer: "unknown" as const } : one));
    expect(faults(historyOfTenders(honest, lost))).toBe("");
    const first = [
      ...[{ kind: "open" }, tender(101.35, 2), tender(104.1, 3)],
      ...[unseal("2", []), bid("Bidder 1", 101.35, 2, 2), bid("Bidder 2", 104.1, 3, 3)],
      close("Bidder 2", 104.1),
    ];
    expect(faults(historyOfTenders(first, lost.slice(0, 3)))).toBe("");
  });

  test("equal tenders stand as the seed has drawn them", () => {
    const tied = (order: readonly [string, number, number][]) => [
      ...[{ kind: "open" }, tender(4125.5, 2), tender(4125.5, 3), tender(4125.5, 4)],
      unseal("3", []),
      ...order.map(([name, salt, line]) => bid(name, 4125.5, salt, line)),
      close(order[0]?.[0] ?? "", 4125.5),
    ];
    const sent = ["a", "b", "c"].map((bidder, i) => ({
      of: [bidder, 4125.5] as const,
      answer: i + 2,
    }));
    const a: [string, number, number] = ["Bidder 1", 2, 2];
    const b: [string, number, number] = ["Bidder 2", 3, 3];
    const c: [string, number, number] = ["Bidder 3", 4, 4];
    expect(faults(historyOfTenders(tied([b, a, c]), sent))).toBe("");
    expect(faults(historyOfTenders(tied([a, b, c]), sent))).toMatch(/entry 6 stands in another/);
  });

  const forged: [string, History, RegExp][] = [
    [
      "an acknowledged tender is lost",
      historyOfTenders([
        ...sealedLines.slice(0, 5),
        ...[unseal("3", [3]), bid("Bidder 3", 95, 5, 5), bid("Bidder 1", 101.35, 2, 2)],
        ...[bid("Bidder 2", 103.25, 4, 4), close("Bidder 2", 103.25)],
      ]),
      /acknowledged as entry 6 and is lost/,
    ],
    [
      "a tender commits to another amount",
      historyOfTenders(replaced(3, tender(99, 4))),
      /entry 4 does not commit to the tender ₹103.25 of c/,
    ],
    [
      "a tender is on nobody's receipt",
      historyOfTenders(honest, asked.slice(1)),
      /entry 2 is a tender that was sent by nobody/,
    ],
    [
      "a sealed line tells its amount",
      historyOfTenders(replaced(3, { amount: 103.25 })),
      /entry 4 tells of a tender what is sealed/,
    ],
    [
      "two lines have one mark",
      historyOfTenders(replaced(3, { mark: "mark 3" })),
      /two sealed lines have the same mark/,
    ],
    [
      "a tender below the floor is taken",
      historyOfTenders(honest, [...asked, { of: ["f", 91], answer: 2 }]),
      /₹91 of f is not above the floor/,
    ],
    [
      "what was changed is opened",
      historyOfTenders([
        ...sealedLines,
        ...[unseal("2", [4, 5, 6]), bid("Bidder 1", 101.35, 2, 2), bid("Bidder 2", 104.1, 3, 3)],
        close("Bidder 2", 104.1),
      ]),
      /the tender of c, entry 4, stood and was not opened/,
    ],
    [
      "one stays closed that stood",
      historyOfTenders([
        ...sealedLines,
        ...[unseal("1", [2, 3, 5, 6]), bid("Bidder 2", 103.25, 4, 4), close("Bidder 2", 103.25)],
      ]),
      /the tender of a, entry 2, stood and was not opened/,
    ],
    [
      "a line is opened by nothing",
      historyOfTenders(replaced(6, { opens: [3, 5] })),
      /entries 2, 3, 4, 5, 6 were sealed, 2, 3, 4, 5 opened or left closed/,
    ],
    [
      "a bid is more than was sealed",
      historyOfTenders(replaced(8, { amount: 109 }).with(-1, close("Bidder 2", 109))),
      /entry 9 is not what was sealed/,
    ],
    [
      "another seed is told",
      historyOfTenders(replaced(6, { opened: "2".repeat(64) })),
      /the seed is not the one committed to/,
    ],
    [
      "the lower tender wins",
      historyOfTenders(honest.with(-1, close("Bidder 1", 101.35))),
      /Bidder 1 won, Bidder 2 was the highest/,
    ],
    [
      "too few are opened",
      historyOfTenders(honest, asked, { minBidders: 3 }),
      /2 tenders stood, 3 are needed, and it was opened/,
    ],
    [
      "enough are called too few",
      historyOfTenders(few, asked, { minBidders: 2 }),
      /2 tenders stood and were called too few/,
    ],
    [
      "those that stood are called none",
      historyOfTenders([...sealedLines, close("", 0, "no_bids")], asked, { minBidders: 3 }),
      /2 tenders stood and were called none/,
    ],
    [
      "a close for too few leaves one out",
      historyOfTenders(replaced(6, { opens: [2] }, few), asked, { minBidders: 3 }),
      /the close does not count entry 4, which stood/,
    ],
    [
      "it is opened twice",
      historyOfTenders([...honest.slice(0, 7), unseal("2", []), ...honest.slice(7)]),
      /it was opened 2 times/,
    ],
    [
      "it is closed unopened",
      historyOfTenders([...sealedLines, close("", 0, "no_bids")]),
      /its tenders were not opened/,
    ],
  ];
  test.each(forged)("%s", (_name, history, words) => {
    expect(faults(history)).toMatch(words);
  });
});
