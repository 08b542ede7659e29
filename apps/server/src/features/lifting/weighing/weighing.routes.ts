import { awards, lifting, rupees } from "@rebale/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { sendPrivateFile } from "../../../platform/http/private-file.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import { payFromWallet } from "../../awards/index.ts";
import { paperOfTrip, paperPdf } from "../../invoices/index.ts";
import { isOut } from "../trips/present-trip.ts";
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

  app.get<Asked>(pathOf(lifting.slipPhotoPath), async (request, reply) => {
    const trip = await seenTruck(request);
    const slip = Params.safeParse(request.params).data?.slip;
    const file = trip && slip && (await photoOf(deps.db, trip.id, Number(slip)));
    const bytes = file && (await deps.files.read(`private/${file}`));
    if (!file || !bytes) throw new Problem("not_found");
    return sendPrivateFile(reply, { file, mediaType: "image/webp", bytes });
  });

  app.get<Asked>(pathOf(lifting.carriedInvoicePath), async (request, reply) => {
    const trip = await seenTruck(request);
    const paper = trip && isOut(trip) ? await paperOfTrip(deps.db, trip.id) : undefined;
    const language = request.query.lang === "hi" ? "hi" : "en";
    const bytes = paper && (await paperPdf(deps, paper, language));
    if (!bytes) throw new Problem("not_found");
    const file = `${paper.number.replaceAll("/", "-")}.pdf`;
    return sendPrivateFile(reply, { file, mediaType: "application/pdf", bytes });
  });

  /** A truck that the caller may see; by its driver's link once it is out. */
  async function seenTruck({ params, query, caller }: FastifyRequest<Asked>) {
    const asked = Params.safeParse(params);
    const trip = asked.success ? await findTrip(deps.db, Number(asked.data.id)) : undefined;
    if (!trip) return undefined;
    const key = Key.safeParse(query.key).data;
    const role = roleOf(caller, trip, { key, now: await marketNow(deps.db) });
    return role === null || (role === "driver" && !isOut(trip)) ? undefined : trip;
  }
}

interface Asked {
  readonly Params: { readonly id: string; readonly slip?: string };
  readonly Querystring: { readonly key?: unknown; readonly lang?: unknown };
}
const pathOf = (path: string) => path.replace(/\{(\w+)\}/g, ":$1");
const ID = /^[1-9]\d{0,14}$/;
const Key = z.string().max(100).optional();
const Params = z.object({ id: z.string().regex(ID), slip: z.string().regex(ID).optional() });
