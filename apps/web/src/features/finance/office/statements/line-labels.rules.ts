import type { HolderAccount, LineOther, StatementLine } from "@rebale/contract/banking";
import { t } from "ttag";
import type { Tone } from "../../../../shared/office/chip.tsx";

interface Meaning {
  words: string;
  /** Where it is settled. */
  to: string | null;
  tone: Tone;
}

/** A bank line's meaning here, and where that stands. */
export function meaningText(of: StatementLine["matched"]): Meaning {
  if (of === null) return { words: t`Not known here`, to: null, tone: "waits" };
  if (of.what === "entry")
    return {
      words: entries[of.state ?? ""] ?? t`Transfer`,
      to: `/admin/journal?open=${of.id}`,
      tone: "good",
    };
  if (of.what === "withdrawal") {
    const to = `/admin/money/withdrawals?state=all&open=${of.id}`;
    return {
      words: of.state === "reversed" ? t`Withdrawal, sent back` : t`Withdrawal`,
      to,
      tone: "good",
    };
  }
  const words = receipts[of.state ?? ""] ?? t`Transfer`;
  return { words, to: `/admin/money?state=all&open=${of.id}`, tone: "good" };
}

const entries: Readonly<Record<string, string>> = {
  gateway_settlement: t`Gateway settlement`,
  bank_charge: t`Bank’s charge`,
};

const receipts: Readonly<Record<string, string>> = {
  matched: t`Transfer, matched`,
  mismatched: t`Transfer in suspense: payer or amount to be looked at`,
  unknown: t`Transfer in suspense: unknown`,
  returned: t`Transfer, sent back`,
  claimed: t`Transfer, being entered or waiting for a second person`,
};

/** A line's other meanings, by two persons. */
export const OTHERS: Readonly<Record<LineOther, string>> = {
  short_settlement: t`Settlement of another amount`,
  own_transfer: t`Between the holder’s own accounts`,
  interest: t`Interest`,
  something_else: t`Something else`,
};

/** A statement's counts, in words. */
export function countText(of: {
  lines: number;
  matched: number;
  mismatched: number;
  unknown: number;
  repeated: number;
}): string {
  const parts = [
    t`${of.matched} matched`,
    ...(of.mismatched ? [t`${of.mismatched} to be looked at, in suspense`] : []),
    ...(of.unknown ? [t`${of.unknown} unknown`] : []),
    ...(of.repeated ? [t`${of.repeated} known from before`] : []),
  ];
  return `${of.lines === 1 ? t`1 line` : t`${of.lines} lines`}: ${parts.join(", ")}.`;
}

/** The format of a file by its name; null for one that is not read here. */
export function formatOf(name: string): "csv" | "xlsx" | null {
  const ending = /\.(csv|xlsx|xls|txt|tsv)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined) return null;
  // Banks call tables in text .xls: what it is, is seen in the file.
  return ending === "xlsx" ? "xlsx" : "csv";
}

/**
 * The account whose statement is read next: the one that had the last, or the only one. An empty
 * one is nobody's habit: where there are several it is chosen by hand.
 */
export function usualAccount(
  accounts: readonly Pick<HolderAccount, "name" | "last_day">[],
): string {
  const read = accounts
    .filter(({ last_day }) => last_day !== null)
    .sort((a, b) => (b.last_day ?? "").localeCompare(a.last_day ?? ""));
  return (read[0] ?? (accounts.length === 1 ? accounts[0] : undefined))?.name ?? "";
}
