import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import type { Posting } from "../../journal/index.ts";
import { creditedAlone, markMatched, readerOf, waitForSecond } from "./claims.store.ts";
import type { BorneOut } from "./enter-lines.store.ts";
import { credit, type Into } from "./enter-lines.ts";

/** Paise that one person's files may credit within a day. */
const MAX_ALONE = 1_00_000_00;

interface Credited {
  readonly credits: readonly Posting[];
  readonly credited: readonly BorneOut[];
  readonly waiting: Paise;
}

/**
 * Money that the bank bears out is its company's at once, as far as one person's file may say so;
 * else it waits until a second person has sent the same lines. Money for a sale is entered apart,
 * since that takes the auction's row.
 */
export async function creditClaims(
  tx: Tx,
  into: Into,
  borneOut: readonly BorneOut[],
): Promise<Credited> {
  if (borneOut.length === 0) return { credits: [], credited: [], waiting: 0 as Paise };
  const sum = borneOut.reduce((all, { received }) => all + received, 0);
  if (!(await mayAlone(tx, into, sum))) {
    await waitForSecond(
      tx,
      borneOut.map(({ id }) => id),
      into.adminId,
    );
    return { credits: [], credited: [], waiting: sum as Paise };
  }
  const credited = borneOut.filter(({ awardId }) => awardId === null);
  await markMatched(
    tx,
    credited.map(({ id }) => id),
  );
  return { credits: credited.map((c) => credit(into, c)), credited, waiting: 0 as Paise };
}

/** `sum` is counted already where its receipts are borne out. */
const mayAlone = async (tx: Tx, { account, adminId }: Into, sum: number) =>
  account.isAgreed && Math.max(sum, await creditedAlone(tx, adminId)) <= MAX_ALONE;

/** A proven claim of money that came in before has the same bound on who read it. */
export async function mayCreditLate(tx: Tx, receiptId: number, amount: Paise): Promise<boolean> {
  const read = await readerOf(tx, receiptId);
  if (!read?.isAgreed) return false;
  return (await creditedAlone(tx, read.by)) + amount <= MAX_ALONE;
}
