import { Button } from "@mantine/core";
import type { DataOf } from "@rebale/contract";
import type { dismissedBids, FlagReason, flaggedBids } from "@rebale/contract/auctions";
import { useState } from "react";
import { t } from "ttag";
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
    t`${indianNumber(Math.floor(bid.amount / bid.beaten))} times ${lotPrice(bid.beaten, bid)}`,
  same_pan: () => t`same PAN as the seller`,
  same_bank_account: () => t`same bank account as the seller`,
  same_phone: () => t`same phone as the seller`,
  same_mail: () => t`same email as the seller`,
  same_company: () => t`acted for the seller’s company`,
  through_colleague: () => t`through a colleague of the bidder`,
  same_device: () => t`same device as the seller`,
};
const why = (bid: FlaggedBid) => bid.reasons.map((reason) => words[reason](bid)).join(", ");

const dismissed: Column<ShownBid> = {
  head: t`Dismissed`,
  cell: ({ dismissed_at, dismissed_by }) => (
    <span className={classes.price}>
      {dismissed_by ?? t`An erased account`}
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
    toast.success(t`The bid is voided`);
    void refreshCounts();
    await reread();
  };
  const dismiss = async ({ product_id, seq }: FlaggedBid) => {
    await api.call(auctions.dismissFlaggedBid, { params: { id: product_id }, body: { seq } });
    toast.success(t`Warning dismissed`);
    void refreshCounts();
    await reread();
  };
  const columns: Column<ShownBid>[] = [
    {
      head: t`Lot`,
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
      head: t`Bid`,
      kind: "figure",
      cell: (bid) => (
        <span className={classes.price}>
          <b className="figures">{lotPrice(bid.amount, bid)}</b>
          <PerUnit price={bid.amount} lot={bid} />
        </span>
      ),
    },
    { head: t`Placed`, cell: ({ time }) => <When time={time} /> },
    { head: t`Lot ends`, cell: ({ ends_at }) => ends_at && <When time={ends_at} /> },
    isPast
      ? dismissed
      : {
          head: t`Decision`,
          kind: "action",
          cell: (bid) => (
            <May do="auctions.manage">
              <span className={classes.decide}>
                <Button
                  variant="default"
                  onClick={() => setAsking(bid)}
                  aria-label={t`Dismiss: ${lotPrice(bid.amount, bid)} for ${bid.title}`}
                >
                  {t`Dismiss`}
                </Button>
                <Button
                  variant="outline"
                  color="red.6"
                  onClick={() => setVoiding(bid)}
                  aria-label={t`Void: ${lotPrice(bid.amount, bid)} for ${bid.title}`}
                >
                  {t`Void`}
                </Button>
              </span>
            </May>
          ),
        },
  ];
  return (
    <OfficePage
      title={t`Unusual bids`}
      lead={t`Bids of at least five times the price they beat, and bids by an account related to the seller’s. The lot’s name leads to the bid in its ledger.`}
    >
      <List
        label={t`Unusual bids`}
        rows={bids}
        files={{ of: isPast ? auctions.dismissedBids : auctions.flaggedBids }}
        filters={
          <FilterTabs
            name="show"
            label={t`Which bids`}
            choices={[
              { value: "open", title: t`To decide` },
              { value: "dismissed", title: t`Dismissed` },
            ]}
          />
        }
        totalpage={1}
        columns={columns}
        keyOf={({ product_id, seq }) => `${product_id}-${seq}`}
        empty={
          isPast
            ? { title: t`None was dismissed`, text: t`Warnings that you dismiss stay here.` }
            : {
                title: t`No unusual bids`,
                text: t`Bids of five times the price they beat, or more, and bids by an account related to the seller’s appear here, and we email you.`,
              }
        }
      />
      {voiding && (
        <ReasonDialog
          title={t`Void the bid of ${lotPrice(voiding.amount, voiding)}?`}
          text={t`${voiding.bidder} for ${voiding.title}: ${why(voiding)}. We notify the bidder. This cannot be undone.`}
          help={t`It appears in the public ledger for everyone to read.`}
          yes={t`Void the bid`}
          most={300}
          onClose={() => setVoiding(null)}
          onYes={(reason) => voidIt(voiding, reason)}
        />
      )}
      {asking && (
        <Ask
          title={t`Dismiss this warning?`}
          text={t`${asking.bidder} bids ${lotPrice(asking.amount, asking)} for ${asking.title}: ${why(asking)}. It leaves this list; you can still void the bid from its lot.`}
          yes={t`Dismiss`}
          onClose={() => setAsking(null)}
          onYes={() => dismiss(asking)}
        />
      )}
    </OfficePage>
  );
}
