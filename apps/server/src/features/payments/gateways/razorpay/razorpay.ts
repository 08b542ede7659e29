import type { GatewayKind } from "../gateway-kind.ts";
import { razorpayGateway } from "./razorpay-gateway.ts";
import { headOf, readEvent } from "./read-event.ts";

/** razorpay.com/docs. */
export const razorpay: GatewayKind = {
  journalName: "rzp",
  address: "razorpay",
  policy: {
    script: ["https://checkout.razorpay.com"],
    frame: ["https://api.razorpay.com", "https://checkout.razorpay.com"],
    connect: ["https://api.razorpay.com", "https://lumberjack.razorpay.com"],
  },
  headOf,
  readEvent,
  open: (_deps, access) => razorpayGateway(access),
};
