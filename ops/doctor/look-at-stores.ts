import { randomUUID } from "node:crypto";
import { join, resolve } from "node:path";
import { indiaDay } from "@rebale/contract/values/calendar";
import { gatewaysOf } from "../../apps/server/src/features/payments/index.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import type { Config } from "../../apps/server/src/platform/config.ts";
import type { Db } from "../../apps/server/src/platform/db/db.ts";
import { createFileStore } from "../../apps/server/src/platform/files/files.ts";
import { ok, wrong } from "./finding.ts";

/** Asks the payment gateway for today's settlements: its keys are tried, and no money moves. */
export async function lookAtGateway(config: Config) {
  const name = config.PAYMENT_GATEWAY;
  if (name === "none") return ok("None is set: no payment begins, and no lot asks for a deposit");
  if (name === "demo") return ok("The demo's own: it moves no money");
  // A real gateway asks no database.
  const gateway = gatewaysOf({ config, clock: systemClock, db: undefined as unknown as Db }).begins;
  if (!gateway) return wrong(`PAYMENT_GATEWAY is ${name}, and its keys are not set`);
  await gateway.settlements(indiaDay(systemClock.now()));
  return ok(`${name} knows the keys`);
}

/** Writes, reads and removes a small file in the object store. */
export async function lookAtStore(config: Config) {
  const folder = join(resolve(config.DATA_DIR), "files");
  if (!config.S3_BUCKET) return ok(`Files lie in ${folder}`);
  const store = createFileStore(config, folder);
  const key = `private/doctor-${randomUUID()}.txt`;
  const bytes = Buffer.from("Written by npm run doctor, and to be removed.");
  await store.put(key, bytes);
  const found = await store.read(key);
  await store.remove(key);
  return found?.equals(bytes)
    ? ok(`${config.S3_BUCKET} takes files and gives them back`)
    : wrong(`${config.S3_BUCKET} did not give back what it took: look at its rules`);
}
