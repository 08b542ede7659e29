import type { GatewayKind } from "../gateway-kind.ts";
import { headOf, readEvent } from "../razorpay/read-event.ts";
import { demoGateway } from "./demo-gateway.ts";

/** In the market's own database; it signs, writes and is written to as Razorpay is. */
export const demo: GatewayKind = {
  journalName: "demo",
  address: "razorpay",
  policy: null,
  headOf,
  readEvent,
  open: demoGateway,
};
