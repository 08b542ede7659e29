import { addDays, indiaDay, indiaInstant, weekdayOf } from "@rebale/contract/values/calendar";
import { accountDeps } from "../../features/accounts/index.ts";
import { bookTrip } from "../../features/lifting/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import { drivers, liftedSales } from "../data/trucks.ts";
import { salesWithoutBooking } from "../stores/goods.store.ts";

const SUNDAY = 7;

/** Ten in the morning of the next day in India on which yards load. */
function nextMorning(now: Date): Date {
  const tomorrow = addDays(indiaDay(now), 1);
  const day = weekdayOf(tomorrow) === SUNDAY ? addDays(tomorrow, 1) : tomorrow;
  return indiaInstant(`${day}T10:00`);
}

/** The trucks that come next, booked as their buyers book them. */
export async function bookComing(deps: Pick<Deps, "db" | "config">, now: Date): Promise<void> {
  const states = Object.entries(liftedSales).flatMap(([state, life]) =>
    life.isBooked ? [state] : [],
  );
  for (const [i, sale] of (await salesWithoutBooking(deps.db, states)).entries()) {
    const driver = drivers[i % drivers.length] ?? drivers[0];
    const company = { companyId: sale.companyId, status: "active" };
    const caller = { kind: "buyer", userId: sale.userId, company } as unknown as Acting;
    await bookTrip(accountDeps(deps), caller, sale.id, {
      ...{ slot_from: nextMorning(now).toISOString(), vehicle_no: driver.vehicle },
      ...{ driver_name: driver.name, driver_mobile: driver.mobile },
      ...{ transporter: null, transporter_gstin: null },
    });
  }
}
