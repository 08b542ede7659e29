import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { hasTrucksOut } from "../../trucks/index.ts";
import type { Award } from "../awards.store.ts";
import { cancelDues, forfeitPercent, lockPartiesOf, moneyOfOne } from "./award-money.store.ts";
import { openCharges } from "./charges.store.ts";
import { forfeitOf } from "./dues.rules.ts";
import { groundRent } from "./ground-rent.rules.ts";
import { rentOf } from "./ground-rent.store.ts";
import { postAll } from "./post-all.ts";
import { takeAdded } from "./take-charges.ts";
import { leftForSeller } from "./trucks.store.ts";

type Ending = Pick<
  Award,
  "id" | "lotId" | "buyerCompanyId" | "sellerCompanyId" | "emdHeld" | "payThrough"
>;
interface Move {
  readonly id: number;
  readonly actorId: number | null;
}

/** Whether there may be money of it. */
const hasMoney = ({ emdHeld, payThrough }: Ending): boolean =>
  emdHeld > 0 || payThrough === "market";

/**
 * A sale is off, or was settled between the two: all that the buyer has with the market for it is
 * free again at once, a fee that was taken too where it is off. The auction's row is locked.
 * @returns how much that is, in paise
 */
export async function giveMoneyBack(
  tx: Tx,
  award: Ending,
  move: Move,
  { withFee }: { withFee: boolean },
): Promise<Paise> {
  if (!hasMoney(award)) return none;
  await lockPartiesOf(tx, award.id);
  const { paidIn, held, feeTaken, feeGstTaken } = await moneyOfOne(tx, award.id);
  await cancelDues(tx, award.id, move.id);
  const companyId = award.buyerCompanyId;
  if (companyId === null) return none;
  const fee = withFee ? { fee: feeTaken, feeGst: feeGstTaken } : { fee: none, feeGst: none };
  const back = { ...{ awardId: award.id, companyId, moveId: move.id, paidIn, held }, ...fee };
  await postAll(tx, award, [{ ...back, kind: "award_money_back" }], move.actorId);
  return (paidIn + held + fee.fee + fee.feeGst) as Paise;
}
const none = 0 as Paise;

/**
 * A buyer has not paid, or not lifted: of the deposit the seller gets what the terms say, and the
 * buyer has the rest back, the market's fee excepted. The auction's row is locked.
 * @returns what the buyer has back, in paise
 */
export async function forfeit(tx: Tx, award: Ending, move: Move): Promise<Paise> {
  await lockPartiesOf(tx, award.id);
  // Charges for the market paid by trucks that left are its own.
  if (await hasTrucksOut(tx, award.id)) await takeAdded(tx, award);
  const { paidIn, held } = await moneyOfOne(tx, award.id);
  const { buyerCompanyId: buyerId, sellerCompanyId: sellerId } = award;
  if (buyerId === null || sellerId === null)
    throw new Error(`Award ${award.id} is not between two companies`);
  const kept = forfeitOf(award.emdHeld, await forfeitPercent(tx, award.id));
  const { goods, rent } = await ofWhatLies(tx, award.id);
  const unspent = paidIn - goods;
  // Once set off, the deposit is among what was paid in.
  const ofHeld = Math.min(kept, held);
  const ofPaid = Math.min(unspent, rent + (held > 0 ? 0 : kept));
  const toSeller = (ofHeld + ofPaid) as Paise;
  await cancelDues(tx, award.id, move.id);
  const of = { awardId: award.id, moveId: move.id, fee: none, feeGst: none };
  const [heldBack, paidBack] = [(held - ofHeld) as Paise, (unspent - ofPaid) as Paise];
  await postAll(
    tx,
    award,
    [
      {
        ...{ ...of, kind: "forfeit", buyerId, sellerId, toSeller },
        ...{ held: ofHeld as Paise, paidIn: ofPaid as Paise },
      },
      { ...of, kind: "award_money_back", companyId: buyerId, held: heldBack, paidIn: paidBack },
    ],
    move.actorId,
  );
  return (heldBack + paidBack) as Paise;
}

/**
 * Goods that have left stay sold, and are released as any other truck, with what went with one on
 * a paper, should its release be turned back. For what still lies there rent runs until today; with
 * the other rent and late fee, where trucks have left, it is the seller's at once.
 */
async function ofWhatLies(tx: Tx, awardId: number): Promise<{ goods: Paise; rent: Paise }> {
  const charged = (await openCharges(tx, awardId)).reduce(
    (sum, { amount, gst }) => sum + amount + gst,
    0,
  );
  const goods = (await leftForSeller(tx, awardId)) - charged;
  const counted = (await hasTrucksOut(tx, awardId)) ? charged : 0;
  const running = groundRent(await rentOf(tx, awardId), await marketNow(tx));
  const rent = counted + (running ? running.amount + running.gst : 0);
  return { goods: goods as Paise, rent: rent as Paise };
}
