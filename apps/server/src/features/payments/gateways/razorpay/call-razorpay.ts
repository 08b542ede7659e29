import { type CallGateway, gatewayCalls } from "../call-gateway.ts";
import { GatewayRefused } from "../payment-gateway.ts";

interface RazorpayAccess {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** Milliseconds for one call. */
  readonly deadline: number;
}

/** Paths are those below /v1. What is refused with 400 has become nothing. */
export const razorpayCalls = (access: RazorpayAccess): CallGateway => {
  const { url, keyId, keySecret, deadline } = access;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  return gatewayCalls({
    ...{ url: `${url}/v1/`, deadline, headers: () => ({ authorization }) },
    parse: JSON.parse,
    refusalIn: (status, text) => (status === 400 ? new GatewayRefused(reasonIn(text)) : null),
  });
};

/** What it says of a call that it refuses. */
function reasonIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { description?: string } };
    return String(error?.description ?? "no reason given").slice(0, 300);
  } catch {
    return "no reason given";
  }
}
