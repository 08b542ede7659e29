import { hash } from "node:crypto";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { gatewayEventsRefused } from "../../../platform/metrics.ts";
import { findGateway } from "../gateway/gateway-of.ts";
import type { EventStorage } from "./store-event.ts";

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
  store: EventStorage,
  { raw, signature, eventId, address }: Received,
): Promise<void> {
  const gateway = findGateway(deps);
  if (!gateway?.checkEvent(raw, signature)) {
    gatewayEventsRefused.inc();
    await deps.limits.visitor({ address });
    throw new Problem("signature_wrong");
  }
  const isNamed = eventId !== undefined && /^[\w.-]{1,100}$/.test(eventId);
  const id = isNamed ? eventId : hash("sha256", raw);
  await store({ gateway: gateway.name, eventId: id }, raw);
}
