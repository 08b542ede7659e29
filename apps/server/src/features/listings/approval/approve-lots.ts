import {
  type Body,
  type DataOf,
  type listings,
  type Milli,
  problems,
  quantityOf,
  rupeesOrNull,
} from "@rebale/contract";
import { NON_FERROUS_GATE } from "@rebale/contract/rates/non-ferrous-gate";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import { turnedOnFrom } from "../../law/index.ts";
import { type Duplicate, findDuplicates } from "../../office/index.ts";
import { canSeal } from "../lots/can-seal.ts";
import { throughOf } from "../lots/deposit-columns.ts";
import { lotStatus, presentBasis } from "../lots/present-lot.ts";
import { requireMoneyFor } from "../lots/require-money.ts";
import { type Planned, planApproval } from "./approval.rules.ts";
import { findLots } from "./approval.store.ts";
import { timesOfEvents } from "./event-times.store.ts";
import { lacksAuthorisation } from "./gate.rules.ts";
import { type Approval, recordApprovals } from "./record-approvals.ts";
import { requireTaxHoldsOf } from "./tax-holds-of.ts";
import { whyUntaxable } from "./taxable.rules.ts";
import { taxesOfLots } from "./taxable.store.ts";

type Asked = Body<typeof listings.approveLots>;
type Reply = DataOf<typeof listings.approveLots>;
const MAX_DUPLICATES = 500;

/**
 * Approves pending lots by a template, in one transaction and a fixed number of statements. A lot
 * that cannot be approved so stays as it is and is named with the reason. A dry run changes
 * nothing.
 */
export async function approveLots(
  { db, bus, config, events }: Pick<Deps, "db" | "bus" | "config" | "events">,
  adminId: number,
  asked: Asked,
): Promise<Reply> {
  const ids = asked.lots.map(({ _id }) => _id);
  const reply = await db.transaction().execute(async (tx) => {
    if (!asked.dry_run) await lockAuctions(tx, ids);
    const found = new Map((await findLots(tx, ids)).map((lot) => [lot.id, lot]));
    const ofEvents = await timesOfEvents(tx, ids);
    const now = await marketNow(tx);
    const pending = [...found].map(
      ([id, lot]) =>
        [
          id,
          { ...lot, ...throughOf(lot), status: lotStatus(lot, now), seals: canSeal(config) },
        ] as const,
    );
    const approvals: Approval[] = [];
    const left: Reply["left"] = [];
    for (const planned of await taxable(tx, planApproval(new Map(pending), asked, now, ofEvents))) {
      const { _id } = planned.request;
      const lot = found.get(_id);
      if (lot && "timetable" in planned) approvals.push({ lot, timetable: planned.timetable });
      else if ("left" in planned)
        left.push({ _id: String(_id), title: lot?.title ?? null, msg: planned.left });
    }
    await requireMoneyFor(
      tx,
      config,
      approvals.map(({ timetable }) => timetable),
    );
    await requireTaxHoldsOf(tx, config, approvals);
    if (!asked.dry_run) await recordApprovals(tx, { config, events }, adminId, approvals);
    const duplicates = asked.dry_run ? await duplicatesOfSellers(tx, approvals) : [];
    return { lots: approvals.map((approval) => presentPlanned(approval, duplicates)), left };
  });
  if (!asked.dry_run) for (const { _id } of reply.lots) bus.publish("lots", { lotId: Number(_id) });
  return reply;
}

/**
 * Leaves those, too, that could be approved but whose trucks could have no tax invoice, or that
 * lack the authorisation which the law asks for: without it each is approved alone, with a reason.
 */
async function taxable(tx: Tx, planned: readonly Planned[]): Promise<Planned[]> {
  const known = await taxesOfLots(
    tx,
    planned.flatMap((one) =>
      "timetable" in one ? [{ ...one.timetable, id: one.request._id }] : [],
    ),
  );
  const onFrom = await turnedOnFrom(tx, NON_FERROUS_GATE.id);
  return planned.map((one) => {
    const taxed = known.get(one.request._id);
    if ("timetable" in one) {
      const { timetable, request } = one;
      if (lacksAuthorisation(timetable, taxed?.own ?? timetable.taxed_as, onFrom))
        return { request, left: `${problems.authorisation_wanted.en}.` };
    }
    const why =
      "timetable" in one && taxed ? whyUntaxable(one.timetable, taxed, one.request.taxed_as) : null;
    // A mere warning for one lot leaves it among many where money comes through the market.
    const isLeft =
      why && (!why.isWarning || ("timetable" in one && one.timetable.pay_through === "market"));
    return isLeft ? { request: one.request, left: `${why.msg.en}.` } : one;
  });
}

const duplicatesOfSellers = (tx: Tx, approvals: readonly Approval[]) =>
  findDuplicates(tx, [...new Set(approvals.map(({ lot }) => lot.seller_id))], MAX_DUPLICATES);

const presentPlanned = (
  { lot, timetable }: Approval,
  duplicates: readonly Duplicate[],
): listings.PlannedLot => ({
  _id: String(lot.id),
  title: lot.title,
  seller: lot.seller_business ?? lot.seller_name,
  seller_duplicates: duplicates
    .filter(({ of }) => of === lot.seller_id)
    .map(({ name, business_name, same }) => ({ name: business_name ?? name, same: [...same] })),
  quantity: quantityOf(lot.quantity_milli as Milli),
  unit: lot.unit as listings.PlannedLot["unit"],
  ...presentBasis({ ...lot, basis: timetable.basis }),
  asking_price: rupeesOrNull(lot.asking_price),
  market_value: timetable.market_value / 100,
  value: timetable.listed_price / 100,
  reserve_price: rupeesOrNull(timetable.reserve_price),
  bid_increment: rupeesOrNull(timetable.bid_increment),
  requires_authorisation:
    timetable.requires_authorisation as listings.PlannedLot["requires_authorisation"],
  starts_at: timetable.starts_at.toISOString(),
  ends_at: timetable.ends_at.toISOString(),
});
