import type { WebhookEventType } from "@rebale/contract/webhooks/event-types";
import { t } from "ttag";

/** The names of events, in the groups in which they are chosen. */

interface Label {
  readonly group: "lots" | "sales" | "trucks" | "papers" | "tax" | "money" | "ping";
  /** Whose event it is; both sides' where nothing is said. */
  readonly side?: "buyer" | "seller";
  readonly name: string;
}

export const eventLabels: Record<WebhookEventType, Label> = {
  "lot.approved": { group: "lots", side: "seller", name: t`A lot is approved` },
  "lot.refused": { group: "lots", side: "seller", name: t`A lot is sent back` },
  "lot.withdrawn": { group: "lots", side: "seller", name: t`A lot is withdrawn` },
  "lot.closed": { group: "lots", name: t`An auction ends` },
  "bid.outbid": { group: "lots", side: "buyer", name: t`You are outbid` },
  "award.made": { group: "sales", name: t`A lot is sold` },
  "award.moved": { group: "sales", name: t`A sale moves on` },
  "claim.made": { group: "sales", name: t`A claim is made` },
  "claim.decided": { group: "sales", name: t`A claim is decided` },
  "trip.booked": { group: "trucks", name: t`A truck is booked` },
  "trip.arrived": { group: "trucks", name: t`A truck is in the yard` },
  "trip.weighed": { group: "trucks", name: t`A truck is weighed` },
  "trip.out": { group: "trucks", name: t`A truck has left` },
  "trip.received": { group: "trucks", name: t`A truck’s goods are received` },
  "trip.missed": { group: "trucks", name: t`A truck did not come` },
  "trip.released": { group: "trucks", side: "seller", name: t`A truck’s money is yours` },
  "invoice.issued": { group: "papers", name: t`A paper is issued` },
  "invoice.irp_soon": {
    ...{ group: "papers", side: "seller" },
    name: t`An invoice has to be reported soon`,
  },
  "eway.ending": { group: "papers", name: t`An e-way bill ends soon` },
  "tax.missing": { group: "tax", name: t`An invoice is not in the 2B` },
  "tax.differs": { group: "tax", name: t`An invoice is otherwise in the 2B` },
  "tax.released": { group: "tax", name: t`Kept GST goes to the seller` },
  "tax.returned": { group: "tax", name: t`Kept GST goes to the buyer` },
  "payment.received": { group: "money", side: "buyer", name: t`Your payment is in` },
  "payout.sent": { group: "money", name: t`Money is sent to your bank` },
  "payout.failed": { group: "money", name: t`A payout failed` },
  "webhook.ping": { group: "ping", name: t`Ping, to try it` },
};

export const eventName = (type: string): string =>
  type in eventLabels ? eventLabels[type as WebhookEventType].name : type;

const groups: Record<Exclude<Label["group"], "ping">, string> = {
  lots: t`Lots and bids`,
  sales: t`Sales`,
  trucks: t`Trucks`,
  papers: t`Papers`,
  tax: t`GST that is kept`,
  money: t`Money`,
};

interface Choice {
  readonly title: string;
  readonly events: readonly { readonly value: string; readonly label: string }[];
}

/** The events of one side, by group. */
export const choicesFor = (side: string | null): readonly Choice[] =>
  Object.entries(groups).map(([group, title]) => ({
    title,
    events: Object.entries(eventLabels).flatMap(([value, label]) =>
      label.group === group && (label.side ?? side) === side ? [{ value, label: label.name }] : [],
    ),
  }));
