import { type Gateway, isGateway } from "@rebale/contract/values/gateways";
import type { Config } from "../../../platform/config.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { CheckoutPolicy } from "../../../platform/web/content-policy.ts";
import { cashfree } from "./cashfree/cashfree.ts";
import { demo } from "./demo/demo.ts";
import type { GatewayDeps, GatewayKind } from "./gateway-kind.ts";
import type { PaymentGateway } from "./payment-gateway.ts";
import { razorpay } from "./razorpay/razorpay.ts";

/** Every gateway by its name; one that is missing does not compile. */
export const gatewayKinds: Readonly<Record<Gateway, GatewayKind>> = {
  ...{ demo, razorpay, cashfree },
};

/** As keys of the journal begin. */
export const journalNameOf = (name: Gateway): string => gatewayKinds[name].journalName;

export interface Gateways {
  /** By whom payments and payouts begin, as PAYMENT_GATEWAY says; null where the market has none. */
  readonly begins: PaymentGateway | null;
  /** By whom what is under way began; null where this market has no keys of it. */
  of(name: string): PaymentGateway | null;
  readonly all: readonly PaymentGateway[];
}

/** One of each market: its circuit breakers count for all who call. */
const made = new WeakMap<Config, Gateways>();

export function gatewaysOf(deps: GatewayDeps): Gateways {
  const { config } = deps;
  const known = made.get(config);
  if (known) return known;
  const all = Object.entries(gatewayKinds).flatMap(([name, kind]) => {
    const access = isGateway(name) ? config.gateways[name] : undefined;
    return access ? [kind.open(deps, access)] : [];
  });
  const of = (name: string) => all.find((gateway) => gateway.name === name) ?? null;
  const gateways = { begins: of(config.PAYMENT_GATEWAY), of, all };
  made.set(config, gateways);
  return gateways;
}

/** @throws Problem money_off where nothing begins */
export function gatewayToBegin(deps: GatewayDeps): PaymentGateway {
  const { begins } = gatewaysOf(deps);
  if (!begins) throw new Problem("money_off");
  return begins;
}

/** Whose events come to an address: the gateway of that name, or one that writes as it does. */
export const gatewayAt = (deps: GatewayDeps, address: string): PaymentGateway | null =>
  gatewaysOf(deps).of(address) ??
  gatewaysOf(deps).all.find(({ name }) => gatewayKinds[name].address === address) ??
  null;

/** The sources pages let in for the checkouts of gateways in use here. */
export const checkoutPolicies = (deps: GatewayDeps): CheckoutPolicy[] =>
  gatewaysOf(deps).all.flatMap(({ name }) => gatewayKinds[name].policy ?? []);
