import type { Config } from "../../../platform/config.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { demoGateway } from "./demo/demo-gateway.ts";
import type { PaymentGateway } from "./payment-gateway.ts";
import { razorpayGateway } from "./razorpay/razorpay-gateway.ts";

/** One of each market: its circuit breaker counts for all who call. */
const made = new WeakMap<Config, PaymentGateway>();

type GatewayDeps = Pick<Deps, "config" | "db">;

/** The market's gateway as PAYMENT_GATEWAY says; null where it has none. */
export function findGateway(deps: GatewayDeps): PaymentGateway | null {
  const { config } = deps;
  if (config.PAYMENT_GATEWAY === "none") return null;
  const known = made.get(config);
  if (known) return known;
  const gateway = config.PAYMENT_GATEWAY === "demo" ? demoGateway(deps) : razorpayGateway(config);
  made.set(config, gateway);
  return gateway;
}

/** @throws Problem money_off where the market has none */
export function gatewayOf(deps: GatewayDeps): PaymentGateway {
  const gateway = findGateway(deps);
  if (!gateway) throw new Problem("money_off");
  return gateway;
}
