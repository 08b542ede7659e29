import type { GatewayKind } from "../gateway-kind.ts";
import { cashfreeGateway } from "./cashfree-gateway.ts";
import { headOf, readEvent } from "./read-event.ts";

const HOSTS = ["https://sdk.cashfree.com", "https://*.cashfree.com"];

/** cashfree.com/docs. */
export const cashfree: GatewayKind = {
  journalName: "cf",
  address: "cashfree",
  policy: { script: ["https://sdk.cashfree.com"], frame: HOSTS, connect: HOSTS },
  headOf,
  readEvent,
  open: ({ clock }, access) => cashfreeGateway(access, clock),
};
