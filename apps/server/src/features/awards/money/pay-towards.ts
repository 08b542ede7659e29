import type { Paise } from "@rebale/contract";
import type { AwardState } from "@rebale/contract/awards/states";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { isEntered, type Posting, postEntries } from "../../journal/index.ts";
import { entryFor, type JournalEvent } from "../../money-entries/index.ts";
import { type Award, findAwardById, lockAward } from "../awards.store.ts";
import { moneyOfOne } from "./award-money.store.ts";
import { type AwardMoney, dueOf, openOf } from "./dues.rules.ts";
import { recordPaid } from "./record-paid.ts";

/** Money that came in for a sale. */
export interface TowardsAward {
  readonly awardId: number;
  /** The payer; money of another company than the sale's buyer is that company's deposit. */
  readonly companyId: number;
  readonly amount: Paise;
  /** At most so much is taken for the sale; what is due as it stands if left out. */
  readonly due?: Paise;
  readonly from: Extract<JournalEvent, { kind: "award_payment" }>["from"];
  readonly posting: Pick<Posting, "actorId" | "cause" | "happenedOn" | "params">;
  /** Where this market is found, for the links in mails. */
  readonly home: string;
  /** When it was paid, of what is entered afterwards; now if left out. */
  readonly paidAt?: Date | undefined;
}
/** How a sale stands after a payment; amounts in paise. */
export interface PaidAward {
  readonly due: Paise;
  readonly paid: Paise;
  readonly state: AwardState;
  /** The part that was not due: it is free in the payer's deposit. */
  readonly beyond: Paise;
}

/** Where money is taken for. Once it is paid, dues of its goods may still come. */
const PAYABLE: ReadonlySet<AwardState> = new Set([
  ...(["payment_due", "overdue", "paid", "lifting", "lifted"] as const),
]);
export const isPayable = ({ state, payThrough }: Pick<Award, "state" | "payThrough">): boolean =>
  payThrough === "market" && PAYABLE.has(state);

/**
 * Enters a payment for a sale, once for what names it: what is due goes to the sale, the rest to
 * the payer's deposit. Where nothing is left to pay, the sale is paid. Locks the auction's row, and
 * then companies: who calls has locked neither companies nor accounts.
 */
export async function payTowards(tx: Tx, paid: TowardsAward): Promise<PaidAward> {
  const award = await lockAward(tx, paid.awardId);
  if (!award) throw new Error(`There is no award ${paid.awardId}`);
  await lockCompanies(tx, [paid.companyId]);
  return enterPayment(tx, award, paid);
}

/** The same, where the award and the company are locked. */
export async function enterPayment(
  tx: Tx,
  award: Award,
  { awardId, companyId, amount, from, posting, home, paidAt, ...paid }: TowardsAward,
): Promise<PaidAward> {
  const money = await moneyOfOne(tx, awardId);
  const isTaken = isPayable(award) && companyId === award.buyerCompanyId;
  const due = isTaken ? (paid.due ?? dueOf(money)) : (0 as Paise);
  const entry = entryFor({ kind: "award_payment", awardId, companyId, from, amount, due });
  if (!entry || (await isEntered(tx, entry)))
    return { ...after(money), state: award.state, beyond: 0 as Paise };
  await postEntries(tx, [{ ...posting, ...entry, lotId: award.lotId }]);
  const beyond = Math.max(0, amount - due) as Paise;
  const now = await moneyOfOne(tx, awardId);
  if (!isCovered(award, now)) return { ...after(now), state: award.state, beyond };
  const state = await recordPaid(tx, home, award, now, paidAt ?? (await marketNow(tx)));
  return { ...after(await moneyOfOne(tx, awardId)), state, beyond };
}

const after = (money: AwardMoney) => ({ due: dueOf(money), paid: money.paid });

/** Whether money and deposit together are all that is due. */
export const isCovered = ({ state, payThrough }: Award, money: AwardMoney): boolean =>
  payThrough === "market" && (state === "payment_due" || state === "overdue") && openOf(money) <= 0;

/** A sale's open dues, in paise; undefined where it takes no money. */
export async function dueOfAward(db: Db, awardId: number): Promise<Paise | undefined> {
  const award = await findAwardById(db, awardId);
  if (!award || !isPayable(award)) return undefined;
  return dueOf(await moneyOfOne(db, awardId));
}
