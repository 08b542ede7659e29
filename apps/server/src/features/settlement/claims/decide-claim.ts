import type { Body, Paise, settlement } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Account, Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import {
  type Award,
  broughtBy,
  lockAward,
  sideOf,
  type Truck,
  trucksOf,
} from "../../awards/index.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { creditNote } from "../../invoices/index.ts";
import { postEntries } from "../../journal/index.ts";
import { balancesOf, entryFor } from "../../money-entries/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { takeClaimed } from "../../tax-holds/index.ts";
import {
  awardOfClaim,
  type ClaimRow,
  changeClaim,
  claimedTruck,
  readClaim,
} from "./claims.store.ts";
import { tellClaim } from "./tell-claims.ts";

type Deciding = Pick<Deps, "db" | "config">;

/**
 * The seller accepts a claim, in whole or in part, or leaves it to the office.
 * @throws Problem not_found for whoever did not sell the goods; decided_meanwhile
 */
export const answerClaim = (
  { db, config }: Deciding,
  caller: Acting & { kind: "buyer" | "seller" },
  id: number,
  { answer, percent, reason }: Body<typeof settlement.answerClaim>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { award, claim } = await lockClaim(tx, id);
    if (sideOf(caller, award) !== "seller") throw new Problem("not_found");
    if (claim.state !== "open") throw new Problem("decided_meanwhile");
    const by = { answered_by: caller.userId, reason: reason ?? null };
    const allowed = Math.min(percent ?? claim.asked_percent, claim.asked_percent);
    // A part is an offer that the buyer need not take: the office decides on the rest.
    const isWhole = answer === "accepted" && allowed === claim.asked_percent;
    if (isWhole) await allow(tx, award, claim, { allowed, actorId: caller.userId });
    await changeClaim(
      tx,
      id,
      isWhole
        ? { ...by, state: "accepted", allowed_percent: allowed }
        : { ...by, state: "disputed" },
    );
    await tell(tx, config.home, award, claim, isWhole ? allowed : null);
    if (isWhole) await tellClaim(tx, award, { ...claim, id }, allowed);
  });

/**
 * The office decides a claim that the seller disputes, or does not answer.
 * @throws Problem not_found; decided_meanwhile; invalid_input above what was asked
 */
export const decideClaim = (
  { db, config }: Deciding,
  caller: Account,
  id: number,
  { allowed_percent, reason }: Body<typeof settlement.decideClaim>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { award, claim } = await lockClaim(tx, id);
    if (claim.state !== "open" && claim.state !== "disputed")
      throw new Problem("decided_meanwhile");
    if (allowed_percent > claim.asked_percent)
      throw new Problem("invalid_input", {
        path: "allowed_percent",
        msg: {
          en: `At most ${claim.asked_percent} %, as was asked`,
          hi: `ज़्यादा से ज़्यादा ${claim.asked_percent} %, जितना माँगा गया था`,
        },
      });
    await allow(tx, award, claim, { allowed: allowed_percent, actorId: caller.userId });
    await changeClaim(tx, id, {
      ...{ state: "decided", allowed_percent, reason, decided_by: caller.userId },
    });
    await writeAudit(tx, {
      ...{ adminId: caller.userId, action: "claim decided" },
      ...aboutLot(award.lotId, award.title),
      details: { claim_id: id, award_id: award.id, allowed_percent, reason },
    });
    await tell(tx, config.home, award, claim, allowed_percent);
    await tellClaim(tx, award, { ...claim, id }, allowed_percent);
  });

/** A claim belongs to its auction's row. */
async function lockClaim(tx: Tx, id: number): Promise<{ award: Award; claim: ClaimRow }> {
  const awardId = await awardOfClaim(tx, id);
  const award = awardId === undefined ? undefined : await lockAward(tx, awardId);
  if (!award) throw new Problem("not_found");
  return { award, claim: await readClaim(tx, id) };
}

/** A credit note, and its money back to the buyer: from what is not released yet, else the seller's. */
async function allow(
  tx: Tx,
  award: Award,
  { id: claimId, trip_id, what, asked_percent, asked_grams }: ClaimRow,
  { allowed, actorId }: { allowed: number; actorId: number },
): Promise<void> {
  const truck = await claimedTruck(tx, award.id, trip_id);
  if (allowed === 0 || !truck) return;
  // A claim by weight that is allowed in full is to the gram.
  const grams = allowed === asked_percent ? asked_grams : null;
  const by = grams === null ? { percent: allowed } : { grams, ofGrams: truck.netGrams };
  const share = grams === null ? `${allowed} %` : `${grams / 1000} kg`;
  const parties = [award.buyerCompanyId, award.sellerCompanyId].filter((one) => one !== null);
  // Before the note's series, as whoever ends another sale of the seller has them.
  await lockCompanies(tx, parties);
  const left = (await trucksOf(tx, award.id)).find(({ tripId }) => tripId === trip_id);
  if (!left) throw new Error(`Trip ${trip_id} of award ${award.id} has not left`);
  const note = await creditNote(tx, {
    ...{ ofInvoice: truck.invoiceId, claimId, by, actorId },
    what: `${award.title}: ${what} ${share}`,
  });
  await giveBack(tx, award, { claimId, invoiceId: truck.invoiceId, left, note, actorId });
}

interface GivingBack {
  readonly claimId: number;
  readonly invoiceId: number;
  /** As it was before the note. */
  readonly left: Truck;
  readonly note: Awaited<ReturnType<typeof creditNote>>;
  readonly actorId: number;
}
async function giveBack(
  tx: Tx,
  award: Award,
  { claimId, invoiceId, left, note: { gst, total }, actorId }: GivingBack,
): Promise<void> {
  const { buyerCompanyId: buyerId, sellerCompanyId: sellerId } = award;
  if (award.payThrough !== "market" || buyerId === null || sellerId === null) return;
  const { isReleased } = left;
  // The paper's GST, as far as it is tied, covers that of its note.
  const taxHeld = isReleased ? await takeClaimed(tx, invoiceId, gst) : (0 as Paise);
  const rest = total - taxHeld;
  const covered = async () => Math.min((await balancesOf(tx, sellerId)).proceeds, rest) as Paise;
  const proceeds = isReleased ? await covered() : null;
  // A buyer who keeps GST-TDS has paid less in than the note may come to.
  const amount = (isReleased ? total : Math.min(total, broughtBy(left))) as Paise;
  const of = { awardId: award.id, claimId, buyerId, sellerId, amount, proceeds, taxHeld };
  const entry = entryFor({ kind: "claim_allowed", ...of });
  if (entry)
    await postEntries(tx, [{ ...entry, lotId: award.lotId, actorId, cause: { claim: claimId } }]);
}

function tell(
  tx: Tx,
  home: string,
  { id, title, buyerId, sellerId }: Award,
  { what }: ClaimRow,
  percent: number | null,
) {
  const link = { link: `/award/${id}` };
  const to = percent === null ? [buyerId] : [buyerId, sellerId];
  return notifyMembers(
    tx,
    home,
    to.map((userId) => notice(userId, "claim_answered", { title, what, percent }, link)),
  );
}
