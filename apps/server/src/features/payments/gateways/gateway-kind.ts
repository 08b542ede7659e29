import type { Gateway } from "@rebale/contract/values/gateways";
import type { Deps } from "../../../platform/deps.ts";
import type { GatewayAccess } from "../../../platform/gateway-settings.ts";
import type { CheckoutPolicy } from "../../../platform/web/content-policy.ts";
import type { GatewayNews } from "./gateway-news.ts";
import type { PaymentGateway } from "./payment-gateway.ts";

export type GatewayDeps = Pick<Deps, "config" | "db" | "clock">;

/** The facts of a gateway whether or not this market has keys of it: its folder's one value. */
export interface GatewayKind {
  /** As keys of the journal begin. */
  readonly journalName: string;
  /** To whose address its events come. */
  readonly address: Gateway;
  /** The sources its checkout loads; null where a page of ours shows it. */
  readonly policy: CheckoutPolicy | null;
  /** The name of an event's kind, and the gateway's id of what it is about. */
  readonly headOf: (raw: Buffer) => { readonly kind: string; readonly about: string | null };
  /** @throws where it is not what the gateway publishes of its kind */
  readonly readEvent: (raw: Buffer) => GatewayNews;
  readonly open: (deps: GatewayDeps, access: GatewayAccess) => PaymentGateway;
}
