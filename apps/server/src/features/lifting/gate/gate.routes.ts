import { lifting } from "@rebale/contract";
import { daysBetween, indiaDay } from "@rebale/contract/values/calendar";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { phoneHashOf } from "../../../platform/http/authenticate.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { type AccountDeps, gateKey } from "../../accounts/index.ts";
import { passKeys } from "../passes/pass-keys.ts";
import { isOwnSite, siteExists } from "../slots/slots.store.ts";
import { showTrip, showTrips } from "../trips/show-trips.ts";
import { tripsOfDay } from "../trips/trips.store.ts";
import { addGateDevice, endGateDevice } from "./change-devices.ts";
import { bindPhone, devicesOf, type GateDeviceRow } from "./gate-devices.store.ts";
import { scanPass } from "./scan-pass.ts";
import { findSite } from "./sites.store.ts";
import { syncUses } from "./sync-uses.ts";
import type { GateCaller } from "./use-pass.ts";

export function gateRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db } = deps;

  endpoint(app, lifting.gateDevices, async ({ params, caller }) => {
    if (!(await isOwnSite(db, caller.company.companyId, params.id))) throw new Problem("not_found");
    return { data: (await devicesOf(db, params.id)).map(presentDevice) };
  });

  endpoint(app, lifting.addGateDevice, async ({ params, body, caller }) => {
    const { device, link } = await addGateDevice(deps, caller, params.id, body.name);
    return { data: { ...presentDevice(device), link } };
  });

  endpoint(app, lifting.endGateDevice, async ({ params, caller }) => {
    await endGateDevice(deps, caller, params.id, params.device);
    return { data: null };
  });

  endpoint(app, lifting.passKey, async ({ params }) => {
    if (!(await siteExists(db, params.id))) throw new Problem("not_found");
    const [jwk, ...others] = (await passKeys(deps)).map(({ publicJwk }) => publicJwk as Jwk);
    return { data: { jwk: jwk as Jwk, keys: [jwk as Jwk, ...others] } };
  });

  endpoint(app, lifting.siteTrips, async ({ params, query, caller, headers }) => {
    if (!(await isAtGate(caller, params.id))) throw new Problem("not_found");
    await bind(caller, phoneHashOf({ headers }));
    const today = indiaDay(await marketNow(db));
    const day = query.day ?? today;
    if (caller.kind === "gate" && Math.abs(daysBetween(day, today)) > DAYS_SHOWN)
      throw new Problem("invalid_input", {
        ...{
          path: "day",
          msg: {
            en: "A gate's phone sees two days back and ahead",
            hi: "गेट का फ़ोन दो दिन पहले और दो दिन आगे तक देखता है",
          },
        },
      });
    // A truck of yesterday that is still in the yard is today's work.
    const andInYard = query.day === undefined;
    const [site, trips, devices] = await Promise.all([
      findSite(db, params.id),
      tripsOfDay(db, params.id, day, andInYard),
      devicesOf(db, params.id),
    ]);
    const role = caller.kind === "gate" ? "gate" : "seller";
    const own = caller.kind === "gate" ? caller.deviceId : null;
    const offline = devices.some(({ id, is_offline }) => id === own && is_offline);
    return { data: { site, offline, trips: await showTrips(deps, trips, role) } };
  });

  endpoint(app, lifting.scan, async ({ body, caller }) => {
    const id = await scanPass(deps, caller, body);
    return { data: { trip: await showTrip(deps, id, "gate") } };
  });

  endpoint(app, lifting.sync, async ({ body, caller, language }) => ({
    data: await oneAtATime(
      caller.kind === "gate" ? `phone ${caller.deviceId}` : `user ${caller.userId}`,
      () => syncUses(deps, caller, body, language),
    ),
  }));

  /** Its trucks are what a gate's phone reads first. */
  async function bind(caller: GateCaller, phone: Buffer | null): Promise<void> {
    if (caller.kind !== "gate" || caller.phoneHash !== null || phone === null) return;
    const bound = await bindPhone(db, caller.deviceId, phone);
    // On every node, also where another phone was quicker.
    if (bound) deps.bus.publish("session", { tokenHash: gateKey(bound.toString("base64url")) });
  }

  const isAtGate = async (caller: GateCaller, siteId: number) =>
    caller.kind === "gate"
      ? caller.siteId === siteId
      : isOwnSite(db, caller.company.companyId, siteId);
}

const DAYS_SHOWN = 2;

/** A phone tells one list after the other: more at once would only wait for the same rows. */
const telling = new Set<string>();
async function oneAtATime<Result>(who: string, tell: () => Promise<Result>): Promise<Result> {
  if (telling.has(who)) throw new Problem("too_many_requests", { retryAfter: 2 });
  telling.add(who);
  try {
    return await tell();
  } finally {
    telling.delete(who);
  }
}

type Jwk = Record<"kty" | "crv" | "x" | "y" | "kid" | "alg" | "use", string>;

const presentDevice = (device: GateDeviceRow) => ({
  _id: String(device.id),
  name: device.name,
  offline: device.is_offline,
  made_at: device.made_at.toISOString(),
  seen_at: device.seen_at?.toISOString() ?? null,
});
