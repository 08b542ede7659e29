import type { Brought } from "../../../../shared/paying/started-payment.ts";

/** The input of a checkout. */
export interface ToOpen {
  /** The gateway's own, as the API tells it. */
  readonly key: string;
  readonly session: string | null;
  readonly orderId: string;
  /** Rupees. */
  readonly amount: number;
}

/** How an order is paid at a gateway: on a page of ours, or in the gateway's own window. */
export type Checkout =
  | { readonly page: (orderId: string) => string }
  | {
      /**
       * No dialog of ours may be open, for that would lie above it.
       * @returns what it gives back, null when it was closed without
       * @throws when its script could not be had
       */
      readonly open: (order: ToOpen) => Promise<Brought | null>;
    };
