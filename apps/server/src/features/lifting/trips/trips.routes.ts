import { lifting } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import { passOfTrip } from "../passes/pass-of-trip.ts";
import { bookTrip } from "./book-trip.ts";
import { cancelTrip, newCode, receiveTrip } from "./change-trip.ts";
import { changeVehicle } from "./change-vehicle.ts";
import { sendAgain, tripMessages } from "./send-again.ts";
import { showTrip } from "./show-trips.ts";
import { roleOf } from "./trip-role.ts";
import { findTrip } from "./trips.store.ts";

export function tripRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db } = deps;

  endpoint(app, lifting.bookTrip, async ({ params, body, caller }) => ({
    data: await showTrip(deps, await bookTrip(deps, caller, params.id, body), "buyer"),
  }));

  endpoint(app, lifting.cancelTrip, async ({ params, caller }) => {
    await cancelTrip(deps, caller, params.id);
    return { data: null };
  });

  endpoint(app, lifting.trip, async ({ params, query, caller }) => {
    const trip = await findTrip(db, params.id);
    const role = trip && roleOf(caller, trip, { key: query.key, now: await marketNow(db) });
    if (!trip || !role) throw new Problem("not_found");
    if (role === "office" && "userId" in caller)
      await noteLook(db, {
        ...{ adminId: caller.userId, action: "driver seen" },
        ...aboutLot(trip.lotId, trip.title),
        details: { trip_id: trip.id },
      });
    return { data: await showTrip(deps, trip.id, role) };
  });

  endpoint(app, lifting.tripPass, async ({ params, query, caller }) => {
    const trip = await findTrip(db, params.id);
    const role = trip && roleOf(caller, trip, { key: query.key, now: await marketNow(db) });
    // The gate and the seller are shown a pass, and show none.
    if (!trip || (role !== "buyer" && role !== "driver")) throw new Problem("not_found");
    return { data: await passOfTrip(deps, trip) };
  });

  endpoint(app, lifting.tripMessages, async ({ params }) => ({
    data: await tripMessages(db, params.id),
  }));

  endpoint(app, lifting.sendTripAgain, async ({ params, body, caller, headers }) => {
    const asked = { id: params.id, what: body.what, key: headers["idempotency-key"] };
    return { data: await sendAgain(deps, caller, asked) };
  });

  endpoint(app, lifting.newCode, async ({ params, caller }) => {
    await newCode(deps, caller, params.id);
    return { data: await showTrip(deps, params.id, "buyer") };
  });

  endpoint(app, lifting.changeVehicle, async ({ params, body, caller }) => {
    await changeVehicle(deps, caller, params.id, body);
    return { data: await showTrip(deps, params.id, "seller") };
  });

  endpoint(app, lifting.received, async ({ params, body, caller }) => {
    await receiveTrip(deps, caller, params.id, body.kg);
    return { data: await showTrip(deps, params.id, "buyer") };
  });
}
