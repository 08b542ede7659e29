import { utrsIn } from "@rebale/contract/values/utr";
import type { Tx } from "../../../platform/db/db.ts";
import { type Posting, postEntries } from "../../journal/index.ts";
import { entryFor, type JournalEvent } from "../../money-entries/index.ts";
import type { SecretKeys } from "../bank-accounts/account-numbers.ts";
import type { HolderAccount } from "../holder-accounts/holder-accounts.store.ts";
import { markReversed, type Reversed } from "../withdrawals/withdrawals.store.ts";
import { type BorneOut, bearOut, insertLines, insertUnknown } from "./enter-lines.store.ts";
import { readFacts } from "./facts.store.ts";
import { type Matched, matchLines, namesIn, type PlacedLine } from "./match-lines.rules.ts";

/** A statement's results so far. */
export interface Entered {
  readonly matched: number;
  readonly mismatched: number;
  readonly unknown: number;
  /** Withdrawals that the bank sent back, to be entered at the end. */
  readonly cameBack: readonly Posting[];
  readonly mismatches: readonly BorneOut[];
  /** Claims that the bank bears out: nothing of them is entered yet. */
  readonly borneOut: readonly BorneOut[];
  readonly reversed: readonly Reversed[];
}
export const noEntered: Entered = {
  ...{ matched: 0, mismatched: 0, unknown: 0 },
  ...{ cameBack: [], mismatches: [], borneOut: [], reversed: [] },
};

export interface Into {
  readonly account: HolderAccount;
  readonly statementId: number;
  readonly adminId: number;
  readonly keys: SecretKeys;
}

/** Matches lines, keeps them, and enters what is in suspense. */
export async function enterLines(
  tx: Tx,
  into: Into,
  lines: readonly PlacedLine[],
  before: Entered,
): Promise<Entered> {
  const { account, statementId } = into;
  const named = new Set(lines.flatMap((line) => [...namesIn(line), ...utrsIn(line.words)]));
  const facts = await readFacts(tx, account.id, [...named], into.keys);
  const matched = matchLines(lines, facts);
  const unknown = matched.filter((m) => m.is === "unknown");
  const idOf = await insertUnknown(tx, account.id, unknown);
  const claims = await bearOut(
    tx,
    account.id,
    matched.filter((m) => m.is === "claim"),
  );
  const linked = matched.map((m) => ({ ...m.line, ...linkOf(m, idOf) }));
  await insertLines(tx, { accountId: account.id, statementId }, linked);

  const mismatches = claims.filter(({ state }) => state === "mismatched");
  const inSuspense = [
    ...unknown.map(({ ref, line }) => suspense(into, idOf.get(ref) ?? 0, ref, line)),
    ...mismatches.map((c) => suspense(into, c.id, c.ref, { amount: c.received, day: c.day })),
  ];
  await postEntries(tx, inSuspense);
  const back = matched.flatMap((m) => (m.is === "payout back" ? [m.withdrawalId] : []));
  const reversed = await markReversed(tx, back);
  const open = matched.filter((m) => m.is === "open").length;
  return {
    matched: before.matched + matched.length - unknown.length - mismatches.length - open,
    mismatched: before.mismatched + mismatches.length,
    unknown: before.unknown + unknown.length + open,
    cameBack: [...before.cameBack, ...reversed.flatMap((w) => cameBack(into, w))],
    mismatches: [...before.mismatches, ...mismatches],
    borneOut: [...before.borneOut, ...claims.filter(({ state }) => state === "claimed")],
    reversed: [...before.reversed, ...reversed],
  };
}

const linkOf = (m: Matched, idOf: ReadonlyMap<string, number>) => ({
  receiptId:
    m.is === "unknown"
      ? (idOf.get(m.ref) ?? null)
      : m.is === "claim" || m.is === "return"
        ? m.receiptId
        : null,
  withdrawalId: m.is === "payout" || m.is === "payout back" ? m.withdrawalId : null,
  entryId: m.is === "settlement" ? m.entryId : null,
});

function posted(into: Into, event: JournalEvent, receiptId: number, day: string): Posting {
  const entry = entryFor(event);
  if (!entry) throw new Error(`Nothing came in with ${receiptId}`);
  const cause = { receipt_id: receiptId, statement_id: into.statementId };
  const params: Posting["params"] = "utr" in event ? { utr: event.utr } : {};
  return { ...entry, actorId: into.adminId, cause, params, happenedOn: day };
}

const suspense = (
  into: Into,
  receiptId: number,
  ref: string,
  { amount, day }: Pick<PlacedLine, "amount" | "day">,
): Posting => {
  const transfer = { holderAccount: into.account.name, utr: ref, amount };
  return posted(into, { kind: "transfer_in_suspense", ...transfer }, receiptId, day);
};

/** Money that the bank bears out, as its company's. */
export const credit = (into: Into, { id, ref, companyId, received, day }: BorneOut): Posting => {
  const transfer = { holderAccount: into.account.name, utr: ref, amount: received, companyId };
  return posted(into, { kind: "bank_transfer", ...transfer }, id, day);
};

/** The bank says so before the gateway does. */
function cameBack(into: Into, { id, companyId, from, amount }: Reversed): Posting[] {
  const entry = entryFor({
    kind: "withdrawal_reversed",
    withdrawalId: id,
    companyId,
    from,
    amount,
  });
  return entry ? [{ ...entry, actorId: into.adminId, cause: { withdrawal_id: id } }] : [];
}
