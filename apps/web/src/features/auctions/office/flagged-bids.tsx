import { Button } from "@mantine/core";
import type { DataOf } from "@rebale/contract";
import type { FlagReason, flaggedBids } from "@rebale/contract/auctions";
import { useState } from "react";
import { auctions } from "../../../lib/api/office-operations.ts";
import { indianNumber, lotPrice } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { List } from "../../../shared/office/list/list.tsx";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { PerUnit } from "../../../shared/office/per-unit.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { refreshCounts } from "../../../shared/office/waiting-counts.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/flagged-bids";
import classes from "./flagged-bids.module.css";

type FlaggedBid = DataOf<typeof flaggedBids>[number];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => (await api.call(auctions.flaggedBids)).data);
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const words: Record<FlagReason, (bid: FlaggedBid) => string> = {
  unusual: (bid) =>
    `${indianNumber(Math.floor(bid.amount / bid.beaten))} times ${lotPrice(bid.beaten, bid)}`,
  same_pan: () => "same PAN as the seller",
  same_bank_account: () => "same bank account as the seller",
  same_phone: () => "same phone as the seller",
  same_mail: () => "same email as the seller",
  same_company: () => "acted for the seller’s company",
  through_colleague: () => "through a colleague of the bidder",
  same_device: () => "same device as the seller",
};
const why = (bid: FlaggedBid) => bid.reasons.map((reason) => words[reason](bid)).join(", ");

/**
 * Bids of five times what they beat or more, and by accounts related to the seller's: each is
 * voided at its lot, or dismissed here.
 */
export default function FlaggedBids({ loaderData: bids }: Route.ComponentProps) {
  const [asking, setAsking] = useState<FlaggedBid | null>(null);
  const reread = useReread();
  const dismiss = async ({ product_id, seq }: FlaggedBid) => {
    await api.call(auctions.dismissFlaggedBid, { params: { id: product_id }, body: { seq } });
    toast.success("Warning dismissed");
    void refreshCounts();
    await reread();
  };
  const columns: Column<FlaggedBid>[] = [
    {
      head: "Lot",
      kind: "wide",
      cell: (bid) => (
        <RowLink to={placeOf("lot", bid.product_id)} below={`${bid.bidder}, ${why(bid)}`}>
          {bid.title}
        </RowLink>
      ),
    },
    {
      head: "Bid",
      kind: "figure",
      cell: (bid) => (
        <span className={classes.price}>
          <b className="figures">{lotPrice(bid.amount, bid)}</b>
          <PerUnit price={bid.amount} lot={bid} />
        </span>
      ),
    },
    { head: "Placed", cell: ({ time }) => <When time={time} /> },
    {
      head: "Decision",
      kind: "action",
      cell: (bid) => (
        <May do="auctions.manage">
          <Button
            variant="default"
            onClick={() => setAsking(bid)}
            aria-label={`Dismiss: ${lotPrice(bid.amount, bid)} for ${bid.title}`}
          >
            Dismiss
          </Button>
        </May>
      ),
    },
  ];
  return (
    <OfficePage
      title="Unusual bids"
      lead="Bids of at least five times the price they beat, and bids by an account related to the seller’s. Open the lot to void one, or dismiss the warning."
    >
      <List
        label="Unusual bids"
        rows={bids}
        files={{ of: auctions.flaggedBids }}
        totalpage={1}
        columns={columns}
        keyOf={({ product_id, seq }) => `${product_id}-${seq}`}
        empty={{
          title: "No unusual bids",
          text: "Bids of five times the price they beat, or more, and bids by an account related to the seller’s appear here, and we email you.",
        }}
      />
      {asking && (
        <Ask
          title="Dismiss this warning?"
          text={`${asking.bidder} bids ${lotPrice(asking.amount, asking)} for ${asking.title}: ${why(asking)}. It leaves this list; you can still void the bid from its lot.`}
          yes="Dismiss"
          onClose={() => setAsking(null)}
          onYes={() => dismiss(asking)}
        />
      )}
    </OfficePage>
  );
}
