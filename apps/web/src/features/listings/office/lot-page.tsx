import { useState } from "react";
import { t } from "ttag";
import { listings } from "../../../lib/api/office-operations.ts";
import { indianNumber, lotPrice, quantity } from "../../../lib/formatting/formatting.ts";
import { StageChip } from "../../../shared/lot/card/stage-chip.tsx";
import { isSealed } from "../../../shared/lot/formats/sealed.rules.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { PartyLink } from "../../../shared/office/object/object-link.tsx";
import { ObjectPage, type ObjectPart } from "../../../shared/office/object/object-page.tsx";
import { bidsOf, salesOf } from "../../../shared/office/object/object-rows.tsx";
import { ObjectRows } from "../../../shared/office/object/rows.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { When } from "../../../shared/office/when.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { useUnsaved } from "../../../ui/layout/unsaved.tsx";
import type { Route } from "./+types/lot-page";
import { isReviewable } from "./approval.rules.ts";
import { ChangePublished } from "./corrigenda/change-published.tsx";
import { Interventions } from "./interventions/interventions.tsx";
import { Ledger } from "./ledger/ledger.tsx";
import { LotAnswer } from "./lot-answer.tsx";
import { LotDecision } from "./lot-decision.tsx";
import { Auction, isUnderWay, SealedUntil } from "./lot-facts.tsx";
import type { OpenedLot } from "./lot-row.ts";
import { isWaiting } from "./review/review.rules.ts";
import { ReviewPart } from "./review/review-part.tsx";
import { Signature } from "./signature/signature.tsx";

type Lot = OpenedLot & { views?: number };

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const of = { params: { id: params.id } };
    const [{ data }, checks, categories] = await Promise.all([
      api.call(listings.viewLot, of),
      api.call(listings.checkLot, of),
      api.call(listings.categories),
    ]);
    const lot: Lot = { refusal_reason: null, reserve_price: null, ...data };
    return { lot, checks: checks.data, categories: categories.data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** Everything about one lot: until it is approved, its review. */
export default function LotPage({ loaderData }: Route.ComponentProps) {
  const { lot } = loaderData;
  const parts = usePartsOf(loaderData);
  return (
    <ObjectPage
      kind="lot"
      id={lot._id}
      name={lot.title}
      chip={lot.held ? <Chip tone="waits">{t`Held for a minute`}</Chip> : <StageChip lot={lot} />}
      version={lot}
      facts={factsOf(lot)}
      parts={parts}
      actions={
        lot.is_approved && (
          <ButtonLink kind="quiet" to={`/auctiondetail/${lot.url}`}>
            {t`See it as a bidder`}
          </ButtonLink>
        )
      }
    />
  );
}

function usePartsOf({ lot, ...found }: Route.ComponentProps["loaderData"]): ObjectPart[] {
  const may = useMay();
  const review = () => (
    <ReviewPart key={`${lot._id} ${lot.edited_at} ${lot.unit}`} lot={lot} {...found} />
  );
  if (!lot.is_approved)
    return [
      {
        name: "review",
        title: t`Review`,
        lead:
          may("lots.review") && isWaiting(lot)
            ? t`Look at the lot, set its auction, then decide.`
            : t`What the seller says of it, and what stands out.`,
        isWide: true,
        render: review,
      },
    ];
  const hasAuction = lot.starts_at !== null && lot.ends_at !== null;
  const ledger = () => <Ledger lot={lot} isLive={isOpen(lot)} />;
  return [
    { name: "overview", title: t`Overview`, render: () => <Overview key={lot._id} lot={lot} /> },
    ...(hasAuction && may("auctions.read")
      ? [{ name: "bidders", title: t`Bidders`, render: () => <Bidders lot={lot} /> }]
      : []),
    ...(hasAuction ? [{ name: "ledger", title: t`Ledger`, render: ledger }] : []),
    ...(hasAuction && may("auctions.read")
      ? [{ name: "sale", title: t`Sale`, render: () => <Sale lot={lot} /> }]
      : []),
    { name: "goods", title: t`Goods`, render: review },
  ];
}

const isOpen = ({ status, seller_answer }: Lot) =>
  status === "live" || status === "paused" || seller_answer === "awaited";

const factsOf = (lot: Lot) => [
  {
    name: lot.heightest ? t`Highest bid` : t`Market value`,
    value: priceOf(lot),
  },
  { name: t`Bids`, value: isSealed(lot) ? <SealedUntil lot={lot} /> : indianNumber(lot.bid_count) },
  ...(lot.ends_at
    ? [{ name: lot.outcome ? t`Ended` : t`Ends`, value: <When time={lot.ends_at} /> }]
    : []),
  { name: t`Quantity`, value: quantity(lot.quantity, lot.unit) },
  { name: t`Seller’s lot number`, value: lot.lot_no ?? t`None` },
  ...(lot.seller
    ? [
        {
          name: t`Seller`,
          value: (
            <PartyLink company={lot.seller.company?._id} user={lot.seller._id}>
              {lot.seller.company?.name ?? lot.seller.name}
            </PartyLink>
          ),
        },
      ]
    : []),
  { name: t`Views`, value: indianNumber(lot.views ?? 0) },
  { name: t`Watched by`, value: indianNumber(lot.watchers ?? 0) },
];
const priceOf = (lot: Lot) => {
  const price = lot.heightest || lot.market_value;
  return price ? lotPrice(price, lot) : t`None yet`;
};

/** The decisions stand first. */
function Overview({ lot }: { lot: Lot }) {
  const [dirty, setDirty] = useState(false);
  const unsaved = useUnsaved(dirty);
  return (
    <>
      <May do="auctions.manage">
        {isUnderWay(lot) && <Interventions lot={lot} />}
        {isUnderWay(lot) && <ChangePublished lot={lot} />}
        {lot.seller_answer === "awaited" && <LotAnswer lot={lot} />}
      </May>
      <Auction lot={lot} />
      <Signature lot={lot} />
      <May do="lots.review">
        {isReviewable(lot) && <LotDecision lot={lot} onDirty={setDirty} />}
      </May>
      {unsaved.question}
    </>
  );
}

const Bidders = ({ lot }: { lot: Lot }) =>
  isSealed(lot) ? (
    <Section title={t`Bidders`}>
      <p>
        <SealedUntil lot={lot} />
        {t`. Until then nobody sees who has tendered, or how many companies.`}
      </p>
    </Section>
  ) : (
    <ObjectRows
      title={t`Bidders`}
      lead={t`Each with the best bid. Only the office sees who they are.`}
      none={t`Nobody has bid yet.`}
      load={bidsOf({ lot_id: lot._id })}
    />
  );

const Sale = ({ lot }: { lot: Lot }) => (
  <ObjectRows title={t`Sale`} none={t`It is not sold.`} load={salesOf({ lot_id: lot._id })} />
);
