import { hash } from "node:crypto";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { addJob } from "../../../platform/jobs/jobs.ts";
import { gatewayEventsRefused } from "../../../platform/metrics.ts";
import { findGateway } from "../gateway/gateway-of.ts";
import { type EventId, insertEvent } from "./events.store.ts";
import { headOf } from "./read-event.rules.ts";

/** An event as it came in. */
export interface Received {
  readonly raw: Buffer;
  readonly signature: string;
  /** The gateway's own id of it; one without is known by its bytes. */
  readonly eventId: string | undefined;
  readonly address: string;
}

/**
 * Keeps what the gateway tells, before anything is done about it: a job acts on it. Who signs
 * wrongly is counted as the visitor that it is.
 * @throws Problem signature_wrong, too_many_requests
 */
export async function receiveEvent(
  deps: Pick<Deps, "db" | "config" | "limits">,
  { raw, signature, eventId, address }: Received,
): Promise<void> {
  const gateway = findGateway(deps);
  if (!gateway?.checkEvent(raw, signature)) {
    gatewayEventsRefused.inc();
    await deps.limits.visitor(address);
    throw new Problem("signature_wrong");
  }
  const isNamed = eventId !== undefined && /^[\w.-]{1,100}$/.test(eventId);
  const id = isNamed ? eventId : hash("sha256", raw);
  await storeEvent(deps, { gateway: gateway.name, eventId: id }, raw);
}

/** Stores it with the job that acts on it; nothing where it is stored already. */
export const storeEvent = ({ db }: Pick<Deps, "db">, id: EventId, raw: Buffer): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (await insertEvent(tx, { ...id, ...headOf(raw), raw }))
      await addJob(tx, "handle-gateway-event", { ...id }, { attempts: 1 });
  });
