import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import pTimeout from "p-timeout";
import { measureUpkeep, resetUpkeep } from "../../db/upkeep.store.ts";
import type { Deps } from "../../deps.ts";
import { httpSeconds, registry } from "../../metrics.ts";
import { officeMay } from "../../office.access.ts";
import { VERSION } from "../../version.ts";
import { isPrivateNetwork } from "../addresses/network-of.ts";
import { Problem } from "../problems/problem.ts";

/** Whether the process is well and what it measures, for those who run it. */
export function operationsRoutes(app: FastifyInstance, { db, config, disk, redis }: Deps): void {
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    httpSeconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    done();
  });

  app.get("/health", async () => ({ status: "up", ...VERSION }));

  app.get("/ready", async () => {
    if (app.isDraining)
      throw new Problem("too_busy", {
        msg: { en: "This node is ending", hi: "यह नोड बंद हो रहा है" },
        retryAfter: 1,
      });
    const answers = await pTimeout(sql`select 1`.execute(db), { milliseconds: READY_MS }).catch(
      () => false,
    );
    if (!answers)
      throw new Problem("too_busy", {
        msg: { en: "The database does not answer", hi: "डेटाबेस जवाब नहीं दे रहा" },
        retryAfter: 1,
      });
    if (await disk.isFull())
      throw new Problem("disk_full", {
        msg: { en: "There is no room for bids and files", hi: "बोलियों और फ़ाइलों के लिए जगह नहीं बची" },
        retryAfter: 10,
      });
    // Without Redis the market serves: each node counts limits alone and learns of others later.
    return { status: "ready", ...(redis && { redis: redis.isAway() ? "away" : "up" }) };
  });

  app.get("/metrics", async (request, reply) => {
    // A scraper runs on this machine or in its network. Through a proxy that is not trusted
    // everybody seems near.
    const isHidden =
      config.TRUST_PROXY.length === 0 && request.headers["x-forwarded-for"] !== undefined;
    if ((isHidden || !isPrivateNetwork(request.ip)) && !officeMay(request.caller, "security.read"))
      throw new Problem("not_allowed");
    return reply.type(registry.contentType).send(await measure(db));
  });
}

/** Whoever asks while the measurements are drawn gets the same text. */
const measure = (db: Deps["db"]) => {
  drawing ??= draw(db).finally(() => {
    drawing = undefined;
  });
  return drawing;
};
let drawing: Promise<string> | undefined;

async function draw(db: Deps["db"]): Promise<string> {
  // The other figures are asked for most when the database is away.
  await pTimeout(measureUpkeep(db), { milliseconds: READY_MS }).catch(resetUpkeep);
  return registry.metrics();
}

const READY_MS = 2000;
