import type { Body, lifting } from "@rebale/contract";
import { vehicleNumber } from "@rebale/contract/lifting/plates";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { isEwayUsed } from "../../invoices/index.ts";
import { notifyMembers } from "../../notifications/index.ts";
import { lockTrip } from "./change-trip.ts";
import { vehicleNotices } from "./trip-notices.ts";
import { roleOf } from "./trip-role.ts";
import { WORDS_OF_VEHICLE } from "./trips.rules.ts";
import { setTrip } from "./trips.store.ts";

/**
 * A truck broke down with its invoice and another brings its goods on: its plate, and the e-way
 * bill as it was changed at the portal. The invoice stays as it was issued. In the yard, too: goods
 * that are sold as a whole wait for the truck that was invoiced.
 * @throws Problem not_found for whoever did not sell the goods; trip_not_here unless it is invoiced
 * or on its way; invalid_input at `vehicle_no`; eway_number_used
 */
export const changeVehicle = (
  { db, config }: Pick<Deps, "db" | "config">,
  caller: Acting,
  id: number,
  { vehicle_no, eway_no, reason }: Body<typeof lifting.changeVehicle>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { trip, award } = await lockTrip(tx, id);
    if (roleOf(caller, trip) !== "seller") throw new Problem("not_found");
    if (trip.state !== "out" && (trip.state !== "weighed" || trip.invoiceId === null))
      throw new Problem("trip_not_here", {
        msg: { en: "This truck is not on its way", hi: "यह गाड़ी रास्ते में नहीं है" },
      });
    const vehicle = vehicleNumber(vehicle_no);
    if (vehicle === null)
      throw new Problem("invalid_input", { path: "vehicle_no", msg: WORDS_OF_VEHICLE });
    const eway = eway_no ?? trip.eway_no;
    if (eway !== null && (await isEwayUsed(tx, eway, id)))
      throw new Problem("eway_number_used", { path: "eway_no" });
    await setTrip(tx, id, { vehicle_no: vehicle, eway_no: eway });
    await writeAudit(tx, {
      ...{ adminId: caller.userId, action: "truck changed on its way" },
      ...aboutLot(award.lotId, award.title),
      details: { trip_id: id, from: trip.vehicleNo, to: vehicle, eway_no: eway, reason },
    });
    await notifyMembers(tx, config.home, vehicleNotices(trip, vehicle, reason));
  });
