import { type Body, type DataOf, type listings, type Milli, quantityOf } from "@rebale/contract";
import { writeAudits } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { type Duplicate, findDuplicates } from "../../office/index.ts";
import { endingNoticeAt, type Timetable } from "../listings.rules.ts";
import { lotStatus, maybeRupees, presentBasis } from "../lots/present-lot.ts";
import { notifyToSign } from "../signing/notify-to-sign.ts";
import { askSignatures } from "../signing/sheets/sheets.store.ts";
import { publishProposals } from "../terms/set-terms.ts";
import { planApproval } from "./approval.rules.ts";
import { approveAll, type FoundLot, findLots, lockLots } from "./approval.store.ts";
import { timesOfEvents } from "./event-times.store.ts";

type Asked = Body<typeof listings.approveLots>;
type Reply = DataOf<typeof listings.approveLots>;
const MOST_DUPLICATES = 500;

interface Approval {
  readonly lot: FoundLot;
  readonly timetable: Timetable;
}

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
    if (!asked.dry_run) await lockLots(tx, ids);
    const found = new Map((await findLots(tx, ids)).map((lot) => [lot.id, lot]));
    const ofEvents = await timesOfEvents(tx, ids);
    const now = await marketNow(tx);
    const pending = [...found].map(
      ([id, lot]) => [id, { ...lot, status: lotStatus(lot, now) }] as const,
    );
    const approvals: Approval[] = [];
    const left: Reply["left"] = [];
    for (const planned of planApproval(new Map(pending), asked, now, ofEvents)) {
      const { _id } = planned.request;
      const lot = found.get(_id);
      if (lot && "timetable" in planned) approvals.push({ lot, timetable: planned.timetable });
      else if ("left" in planned)
        left.push({ _id: String(_id), title: lot?.title ?? null, msg: planned.left });
    }
    if (!asked.dry_run && approvals.length > 0) {
      await record(tx, config, adminId, approvals);
      await events.publish(tx, approvals.map(approvedEvent));
    }
    const duplicates = asked.dry_run ? await duplicatesOfSellers(tx, approvals) : [];
    return { lots: approvals.map((approval) => presentPlanned(approval, duplicates)), left };
  });
  if (!asked.dry_run) for (const { _id } of reply.lots) bus.publish("lots", { lotId: Number(_id) });
  return reply;
}

async function record(
  tx: Tx,
  { home, demo }: Pick<Deps["config"], "home" | "demo">,
  adminId: number,
  approvals: readonly Approval[],
) {
  await approveAll(
    tx,
    approvals.map(({ lot: { id }, timetable }) => ({ id, timetable })),
  );
  await publishProposals(
    tx,
    approvals.map(({ lot: { id } }) => id),
    adminId,
  );
  const awaiting = await askSignatures(
    tx,
    approvals.map(({ lot: { id } }) => id),
    { madeBy: adminId, usuallyWaived: demo },
  );
  await addJobs(
    tx,
    approvals.map(({ lot: { id }, timetable }) => ({
      name: "notify-ending-soon",
      payload: { lotId: id },
      at: endingNoticeAt(timetable),
      key: `ending:${id}`,
    })),
  );
  await writeAudits(
    tx,
    approvals.map(({ lot, timetable }) => ({
      adminId,
      action: "lot approved",
      ...aboutLot(lot.id, lot.title),
      details: timetable,
    })),
  );
  await notifyToSign(tx, home, awaiting);
  await notifyMembers(tx, home, approvals.filter(({ lot }) => !awaiting.has(lot.id)).map(noticeOf));
}

const approvedEvent = ({ lot: { id, title, url, seller_id } }: Approval) => ({
  name: "lot.approved" as const,
  lotId: id,
  payload: { title, url, sellerId: seller_id },
});

/** What the seller reads, as of a lot that was approved alone. */
const noticeOf = ({ lot, timetable }: Approval) =>
  notice(
    lot.seller_id,
    "lot_approved",
    {
      title: lot.title,
      from: timetable.starts_at.toISOString(),
      to: timetable.ends_at.toISOString(),
      price: {
        amount: timetable.market_value,
        basis: timetable.basis,
        value: timetable.listed_price,
        quantity: quantityOf(lot.quantity_milli as Milli),
        unit: lot.unit,
      },
    },
    { link: `/auctiondetail/${lot.url}` },
  );

const duplicatesOfSellers = (tx: Tx, approvals: readonly Approval[]) =>
  findDuplicates(tx, [...new Set(approvals.map(({ lot }) => lot.seller_id))], MOST_DUPLICATES);

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
  asking_price: maybeRupees(lot.asking_price),
  market_value: timetable.market_value / 100,
  bid_increment: maybeRupees(timetable.bid_increment),
  requires_authorisation:
    timetable.requires_authorisation as listings.PlannedLot["requires_authorisation"],
  starts_at: timetable.starts_at.toISOString(),
  ends_at: timetable.ends_at.toISOString(),
});
