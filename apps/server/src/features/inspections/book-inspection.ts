import { randomUUID } from "node:crypto";
import type { Body, inspections } from "@rebale/contract";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { runIn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { lockCompanies } from "../company-register/index.ts";
import { notifyMembers } from "../notifications/index.ts";
import { hoursOf } from "./hours/hours.store.ts";
import { bookedNotices } from "./inspection-notices.ts";
import {
  countCancelled,
  type InspectionRow,
  insertInspection,
  inspectionsByIds,
  lastInspection,
  takenBetween,
} from "./inspections.store.ts";
import { isFull, offeredAt } from "./offered-slots.ts";
import type { LotShown } from "./visible-lot.store.ts";
import { visibleLot } from "./visible-lot.ts";
import { windowOf } from "./window.rules.ts";

type Asked = Body<typeof inspections.book>;

/** Each booking sends texts to both sides. */
const MOST_CANCELLED = 3;
const TOO_OFTEN = {
  en: "Your company's visits to this lot were cancelled three times. Ask the seller a question instead",
  hi: "इस लॉट का माल देखने का आपकी कंपनी का समय तीन बार रद्द हो चुका है। अब विक्रेता से सवाल पूछिए",
};

/**
 * Books a visit to the goods of a lot for the caller's company. Bookings of a site wait for each
 * other at its company's row.
 * @throws Problem lot_not_found, own_lot, no_inspection, appointment_exists, slot_full,
 * invalid_input at `from`
 */
export function bookInspection(
  deps: Pick<Deps, "db" | "config">,
  caller: Acting,
  lotId: number,
  { from, visitors }: Asked,
): Promise<InspectionRow> {
  const { companyId } = caller.company;
  return deps.db.transaction().execute(async (tx) => {
    const before = await visibleLot(runIn(tx), lotId, caller);
    if (before.sellerCompanyId === companyId) throw new Problem("own_lot");
    if (before.siteCompanyId === null) throw new Problem("no_inspection");
    await lockCompanies(tx, [before.siteCompanyId]);
    const lot = await visibleLot(runIn(tx), lotId, caller);
    const { siteId, slot } = await freeSlot(tx, lot, companyId, new Date(from));
    const id = await insertInspection(tx, {
      ...{ lotId, siteId, companyId, visitors, from: slot.from, to: slot.to },
      ...{ bookedBy: caller.userId, jti: randomUUID() },
    });
    const [visit] = await inspectionsByIds(tx, [id]);
    if (!visit) throw new Error(`Appointment ${id} is not there`);
    await notifyMembers(tx, deps.config.home, bookedNotices(visit));
    return visit;
  });
}

async function freeSlot(tx: Tx, lot: LotShown, companyId: number, from: Date) {
  const now = await marketNow(tx);
  const window = windowOf(lot, now);
  const hours = await hoursOf(tx, lot.siteId);
  if (lot.siteId === null || window === null || hours.length === 0)
    throw new Problem("no_inspection");
  if ((await lastInspection(tx, lot.id, companyId))?.state === "booked")
    throw new Problem("appointment_exists");
  if ((await countCancelled(tx, lot.id, companyId)) >= MOST_CANCELLED)
    throw new Problem("no_inspection", { msg: TOO_OFTEN });
  const slot = offeredAt(hours, from, window, now);
  if (!slot)
    throw new Problem("invalid_input", {
      path: "from",
      msg: { en: "Choose a time from the list", hi: "सूची में से समय चुनिए" },
    });
  if (isFull(slot, await takenBetween(tx, lot.siteId, slot))) throw new Problem("slot_full");
  return { siteId: lot.siteId, slot };
}
