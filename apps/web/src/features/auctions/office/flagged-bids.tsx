import { Button } from "@mantine/core";
import type { DataOf } from "@rebale/contract";
import type { dismissedBids, FlagReason, flaggedBids } from "@rebale/contract/auctions";
import { useState } from "react";
import { auctions } from "../../../lib/api/office-operations.ts";
import { indianNumber, lotPrice } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import { PerUnit } from "../../../shared/office/per-unit.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { refreshCounts } from "../../../shared/office/waiting-counts.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/flagged-bids";
import classes from "./flagged-bids.module.css";

type FlaggedBid = DataOf<typeof flaggedBids>[number];
/** A dismissed one says when and by whom. */
type ShownBid = FlaggedBid & Partial<DataOf<typeof dismissedBids>[number]>;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const isPast = address.get("show") === "dismissed";
    const bids: readonly ShownBid[] = isPast
      ? (await api.call(auctions.dismissedBids)).data
      : (await api.call(auctions.flaggedBids)).data;
    return { bids, isPast };
  });
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

const dismissed: Column<ShownBid> = {
  head: "Dismissed",
  cell: ({ dismissed_at, dismissed_by }) => (
    <span className={classes.price}>
      {dismissed_by ?? "An erased account"}
      {dismissed_at && <When time={dismissed_at} />}
    </span>
  ),
};

/**
 * Bids of five times what they beat or more, and by accounts related to the seller's: each is
 * voided or dismissed here, with those that were dismissed before and by whom.
 */
export default function FlaggedBids({ loaderData: { bids, isPast } }: Route.ComponentProps) {
  const [asking, setAsking] = useState<FlaggedBid | null>(null);
  const [voiding, setVoiding] = useState<FlaggedBid | null>(null);
  const reread = useReread();
  const voidIt = async ({ product_id, seq }: FlaggedBid, reason: string) => {
    await api.call(auctions.voidBid, { params: { id: product_id }, body: { seq, reason } });
    toast.success("The bid is voided");
    void refreshCounts();
    await reread();
  };
  const dismiss = async ({ product_id, seq }: FlaggedBid) => {
    await api.call(auctions.dismissFlaggedBid, { params: { id: product_id }, body: { seq } });
    toast.success("Warning dismissed");
    void refreshCounts();
    await reread();
  };
  const columns: Column<ShownBid>[] = [
    {
      head: "Lot",
      kind: "wide",
      cell: (bid) => (
        <RowLink
          to={`${placeOf("lot", bid.product_id)}?part=ledger#bid-${bid.seq}`}
          below={`${bid.bidder}, ${why(bid)}`}
        >
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
    { head: "Lot ends", cell: ({ ends_at }) => ends_at && <When time={ends_at} /> },
    isPast
      ? dismissed
      : {
          head: "Decision",
          kind: "action",
          cell: (bid) => (
            <May do="auctions.manage">
              <span className={classes.decide}>
                <Button
                  variant="default"
                  onClick={() => setAsking(bid)}
                  aria-label={`Dismiss: ${lotPrice(bid.amount, bid)} for ${bid.title}`}
                >
                  Dismiss
                </Button>
                <Button
                  variant="outline"
                  color="red.6"
                  onClick={() => setVoiding(bid)}
                  aria-label={`Void: ${lotPrice(bid.amount, bid)} for ${bid.title}`}
                >
                  Void
                </Button>
              </span>
            </May>
          ),
        },
  ];
  return (
    <OfficePage
      title="Unusual bids"
      lead="Bids of at least five times the price they beat, and bids by an account related to the seller’s. The lot’s name leads to the bid in its ledger."
    >
      <List
        label="Unusual bids"
        rows={bids}
        files={{ of: isPast ? auctions.dismissedBids : auctions.flaggedBids }}
        filters={
          <FilterTabs
            name="show"
            label="Which bids"
            choices={[
              { value: "open", title: "To decide" },
              { value: "dismissed", title: "Dismissed" },
            ]}
          />
        }
        totalpage={1}
        columns={columns}
        keyOf={({ product_id, seq }) => `${product_id}-${seq}`}
        empty={
          isPast
            ? { title: "None was dismissed", text: "Warnings that you dismiss stay here." }
            : {
                title: "No unusual bids",
                text: "Bids of five times the price they beat, or more, and bids by an account related to the seller’s appear here, and we email you.",
              }
        }
      />
      {voiding && (
        <ReasonDialog
          title={`Void the bid of ${lotPrice(voiding.amount, voiding)}?`}
          text={`${voiding.bidder} for ${voiding.title}: ${why(voiding)}. We notify the bidder. This cannot be undone.`}
          help="It appears in the public ledger for everyone to read."
          yes="Void the bid"
          most={300}
          onClose={() => setVoiding(null)}
          onYes={(reason) => voidIt(voiding, reason)}
        />
      )}
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
