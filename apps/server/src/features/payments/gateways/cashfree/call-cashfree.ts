import { z } from "zod";
import { type CallGateway, gatewayCalls } from "../call-gateway.ts";
import { GatewayRefused } from "../payment-gateway.ts";
import { parseCashfree } from "./cashfree-shapes.ts";

interface Caller {
  readonly url: string;
  /** The API's, as its replies are read here. */
  readonly version: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Milliseconds for one call. */
  readonly deadline: number;
  readonly signature?: () => string;
}

/** Cashfree understood the call and did not do it. */
export class CashfreeRefused extends GatewayRefused {
  /** One of those below. */
  readonly status: number;
  /** The fault, as `transfer_amount_invalid`; its sentences change. */
  readonly code: string;
  constructor(status: number, { code = "", message }: z.output<typeof Refusal>) {
    super(message.slice(0, 300));
    this.status = status;
    this.code = code;
  }
}
/** With other statuses the outcome of the call is not known, or nobody may make it at all. */
const REFUSALS = [400, 404, 409, 422];
const Refusal = z.object({ message: z.string(), code: z.string().optional() });

export const cashfreeCalls = (caller: Caller): CallGateway =>
  gatewayCalls({
    ...{ url: `${caller.url}/`, deadline: caller.deadline, parse: parseCashfree },
    headers: () => ({
      "x-api-version": caller.version,
      "x-client-id": caller.clientId,
      "x-client-secret": caller.clientSecret,
      ...(caller.signature && { "x-cf-signature": caller.signature() }),
    }),
    refusalIn(status, text) {
      if (!REFUSALS.includes(status)) return null;
      // A text not in its words is somebody else's answer on the way.
      const said = Refusal.safeParse(jsonIn(text)).data;
      return said ? new CashfreeRefused(status, said) : null;
    },
  });

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
