import { hash } from "node:crypto";
import { isGateway } from "@rebale/contract/values/gateways";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { gatewayEventsRefused } from "../../../platform/metrics.ts";
import { gatewayAt } from "../gateways/gateways.ts";
import type { ToldEvent } from "../gateways/payment-gateway.ts";
import type { EventStorage } from "./store-event.ts";

/** An event as it came in. */
export interface Received extends ToldEvent {
  /** The gateway that the address names. */
  readonly at: string;
  readonly address: string;
}

/**
 * Keeps what a gateway tells, before anything is done about it: a job acts on it. Who signs
 * wrongly is counted as the visitor that it is.
 * @throws Problem not_found, signature_wrong, too_many_requests
 */
export async function receiveEvent(
  deps: Pick<Deps, "db" | "config" | "clock" | "limits">,
  store: EventStorage,
  { at, raw, headers, address }: Received,
): Promise<void> {
  if (!isGateway(at)) throw new Problem("not_found");
  const gateway = gatewayAt(deps, at);
  const told = gateway?.checkEvent({ raw, headers });
  if (!gateway || !told) {
    gatewayEventsRefused.inc();
    await deps.limits.visitor({ address });
    throw new Problem("signature_wrong");
  }
  // One without a name of its own is known by its bytes.
  const isNamed = told.eventId !== undefined && /^[\w.-]{1,100}$/.test(told.eventId);
  const eventId = isNamed && told.eventId ? told.eventId : hash("sha256", raw);
  await store({ gateway: gateway.name, eventId }, raw);
}
