import { useState } from "react";
import { useRevalidator } from "react-router";
import { listings } from "../../../lib/api/office-operations.ts";
import { indianNumber, lotPrice, quantity } from "../../../lib/formatting/formatting.ts";
import { StageChip } from "../../../shared/lot/card/stage-chip.tsx";
import { Checks } from "../../../shared/office/checks/checks.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
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
import { Interventions } from "./interventions/interventions.tsx";
import { Ledger } from "./ledger/ledger.tsx";
import { LotAnswer } from "./lot-answer.tsx";
import { LotDecision } from "./lot-decision.tsx";
import { LotGallery } from "./lot-gallery.tsx";
import { Auction, isUnderWay, LotFacts } from "./lot-review.tsx";
import type { OpenedLot } from "./lot-row.ts";
import classes from "./lots.module.css";
import { Signature } from "./signature/signature.tsx";

type Lot = OpenedLot & { views?: number };

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const { data } = await api.call(listings.viewLot, { params: { id: params.id } });
    const lot: Lot = { refusal_reason: null, reserve_price: null, ...data };
    return { lot };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** Everything about one lot. */
export default function LotPage({ loaderData: { lot } }: Route.ComponentProps) {
  const reads = useMay()("auctions.read");
  const hasAuction = lot.is_approved && lot.starts_at !== null && lot.ends_at !== null;
  const parts: ObjectPart[] = [
    {
      name: "overview",
      title: "Overview",
      render: () => <Overview key={`${lot._id} ${lot.decided?._id}`} lot={lot} />,
    },
    ...(hasAuction && reads
      ? [
          { name: "bidders", title: "Bidders", render: () => <Bidders lot={lot} /> },
          {
            name: "ledger",
            title: "Ledger",
            render: () => <Ledger lot={lot} isLive={isOpen(lot)} />,
          },
          { name: "sale", title: "Sale", render: () => <Sale lot={lot} /> },
        ]
      : []),
    ...(lot.is_approved
      ? [{ name: "goods", title: "Goods", render: () => <Goods lot={lot} /> }]
      : []),
  ];
  return (
    <ObjectPage
      kind="lot"
      id={lot._id}
      name={lot.title}
      chip={<StageChip lot={lot} />}
      version={lot}
      facts={factsOf(lot)}
      parts={parts}
      actions={
        lot.is_approved && (
          <ButtonLink kind="quiet" to={`/auctiondetail/${lot.url}`}>
            See it as a bidder
          </ButtonLink>
        )
      }
    />
  );
}

const isOpen = ({ status, seller_answer }: Lot) =>
  status === "live" || status === "paused" || seller_answer === "awaited";

const factsOf = (lot: Lot) => [
  {
    name: lot.heightest ? "Highest bid" : "Market value",
    value: priceOf(lot),
  },
  { name: "Bids", value: indianNumber(lot.bid_count) },
  ...(lot.ends_at
    ? [{ name: lot.outcome ? "Ended" : "Ends", value: <When time={lot.ends_at} /> }]
    : []),
  { name: "Quantity", value: quantity(lot.quantity, lot.unit) },
  { name: "Seller’s lot number", value: lot.lot_no ?? "None" },
  ...(lot.seller
    ? [
        {
          name: "Seller",
          value: (
            <PartyLink company={lot.seller.company?._id} user={lot.seller._id}>
              {lot.seller.company?.name ?? lot.seller.name}
            </PartyLink>
          ),
        },
      ]
    : []),
  { name: "Views", value: indianNumber(lot.views ?? 0) },
  { name: "Watched by", value: indianNumber(lot.watchers ?? 0) },
];
const priceOf = (lot: Lot) => {
  const price = lot.heightest || lot.market_value;
  return price ? lotPrice(price, lot) : "None yet";
};

/** What is decided here stands first. */
function Overview({ lot }: { lot: Lot }) {
  const { revalidate } = useRevalidator();
  const [dirty, setDirty] = useState(false);
  const unsaved = useUnsaved(dirty);
  const changed = () => void revalidate();
  const done = () => {
    unsaved.release();
    changed();
  };
  return (
    <>
      {lot.refusal_reason && (
        <Notice kind="failed">
          <b>Refused:</b> {lot.refusal_reason}
        </Notice>
      )}
      <May do="auctions.manage">
        {isUnderWay(lot) && <Interventions lot={lot} onChanged={changed} />}
        {lot.seller_answer === "awaited" && <LotAnswer lot={lot} onChanged={changed} />}
      </May>
      {lot.is_approved && <Auction lot={lot} />}
      {!lot.is_approved && <Goods lot={lot} />}
      <May do="lots.review">
        {isReviewable(lot) && (
          <LotDecision lot={lot} onDirty={setDirty} onDone={done} onChanged={changed} />
        )}
      </May>
      {lot.is_approved && <Signature lot={lot} />}
      {lot.seller && isReviewable(lot) && (
        <May do="accounts.read">
          <Checks id={lot.seller._id} title="Seller checks" />
        </May>
      )}
      {unsaved.question}
    </>
  );
}

const Goods = ({ lot }: { lot: Lot }) => (
  <>
    <LotGallery lot={lot} />
    <LotFacts lot={lot} />
    <Section title="Description">
      <p className={classes.description}>{lot.description}</p>
    </Section>
  </>
);

const Bidders = ({ lot }: { lot: Lot }) => (
  <ObjectRows
    title="Bidders"
    lead="Each with the best bid. Only the office sees who they are."
    none="Nobody has bid yet."
    load={bidsOf({ lot_id: lot._id })}
  />
);

const Sale = ({ lot }: { lot: Lot }) => (
  <ObjectRows title="Sale" none="It is not sold." load={salesOf({ lot_id: lot._id })} />
);
