import { awards, lifting, rupees } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { sendPrivateFile } from "../../../platform/http/private-file.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import { payFromWallet } from "../../awards/index.ts";
import { showTrip } from "../trips/show-trips.ts";
import { roleOf } from "../trips/trip-role.ts";
import { findTrip } from "../trips/trips.store.ts";
import { addSlip } from "./add-slip.ts";
import { dueAtGate } from "./due-at-gate.ts";
import { letOut } from "./let-out.ts";
import { photoOf } from "./slips.store.ts";

export function weighingRoutes(app: FastifyInstance, deps: AccountDeps): void {
  endpoint(app, lifting.addSlip, async ({ params, body, uploads, caller }) => {
    await addSlip(deps, caller, params.id, body, uploads);
    const trip = await showTrip(deps, params.id, "gate");
    const { remaining_kg, remaining, due } = trip;
    return { data: { trip, remaining_kg, remaining, due: due ?? 0 } };
  });

  endpoint(app, lifting.letOut, async ({ params, body, uploads, caller, headers }) => {
    const key = headers["idempotency-key"];
    const { invoice, pass } = await letOut(deps, caller, params.id, { ...body, key }, uploads);
    const { id, number, kind, value, total } = invoice;
    const money = { value: rupees(value), total: rupees(total) };
    const trip = await showTrip(deps, params.id, "gate");
    return { data: { invoice: { _id: String(id), number, kind, ...money }, pass, trip } };
  });

  // Here, since what is due is also what trucks at the gate come to.
  endpoint(app, awards.pay, async ({ params, body, caller, headers }) => {
    const key = headers["idempotency-key"];
    const asked = { awardId: params.id, amount: body.amount, dueOf: dueAtGate, key };
    const { due, paid, state } = await payFromWallet(deps, caller, asked);
    return { data: { due: rupees(due), paid: rupees(paid), state } };
  });

  app.get(lifting.slipPhotoPath.replace(/\{(\w+)\}/g, ":$1"), async (request, reply) => {
    const asked = Params.safeParse(request.params);
    const trip = asked.success ? await findTrip(deps.db, Number(asked.data.id)) : undefined;
    const role = trip && roleOf(request.caller, trip);
    const file =
      asked.success && role && (await photoOf(deps.db, trip.id, Number(asked.data.slip)));
    const bytes = file && (await deps.files.read(`private/${file}`));
    if (!file || !bytes) throw new Problem("not_found");
    return sendPrivateFile(reply, { file, mediaType: "image/webp", bytes });
  });
}
const ID = /^[1-9]\d{0,14}$/;
const Params = z.object({ id: z.string().regex(ID), slip: z.string().regex(ID) });
