import type { StatementLine } from "@rebale/contract/banking";
import type { Tone } from "../../../../shared/office/chip.tsx";

interface Meaning {
  words: string;
  /** Where it is settled. */
  to: string | null;
  tone: Tone;
}

/** What a line of the bank's is here, and where that stands. */
export function meaningWords(of: StatementLine["matched"]): Meaning {
  if (of === null) return { words: "Not known here", to: null, tone: "waits" };
  if (of.what === "entry")
    return {
      words: entries[of.state ?? ""] ?? "Transfer",
      to: `/admin/journal?open=${of.id}`,
      tone: "good",
    };
  if (of.what === "withdrawal") {
    const to = `/admin/money/withdrawals?state=all&open=${of.id}`;
    return {
      words: of.state === "reversed" ? "Withdrawal, sent back" : "Withdrawal",
      to,
      tone: "good",
    };
  }
  const words = receipts[of.state ?? ""] ?? "Transfer";
  return { words, to: `/admin/money?state=all&open=${of.id}`, tone: "good" };
}

const entries: Readonly<Record<string, string>> = {
  gateway_settlement: "Gateway settlement",
  bank_charge: "Bank’s charge",
};

const receipts: Readonly<Record<string, string>> = {
  matched: "Transfer, matched",
  mismatched: "Transfer in suspense: another amount",
  unknown: "Transfer in suspense: unknown",
  returned: "Transfer, sent back",
  claimed: "Transfer, being entered",
};

/** What a statement came to, in words. */
export function countWords(of: {
  lines: number;
  matched: number;
  mismatched: number;
  unknown: number;
  repeated: number;
}): string {
  const parts = [
    `${of.matched} matched`,
    ...(of.mismatched ? [`${of.mismatched} of another amount, in suspense`] : []),
    ...(of.unknown ? [`${of.unknown} unknown`] : []),
    ...(of.repeated ? [`${of.repeated} known from before`] : []),
  ];
  return `${of.lines === 1 ? "1 line" : `${of.lines} lines`}: ${parts.join(", ")}.`;
}

/** The format of a file by its name; null for one that is not read here. */
export function formatOf(name: string): "csv" | "xlsx" | null {
  const ending = /\.(csv|xlsx)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === "csv" || ending === "xlsx" ? ending : null;
}
