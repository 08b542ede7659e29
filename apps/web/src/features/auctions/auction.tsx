import type { LotsEvent } from "@rebale/contract/events";
import { lazy, useCallback, useEffect, useState } from "react";
import { isRouteErrorResponse, Link } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import type { Api } from "../../lib/api/client.ts";
import { loaderApi, orNull } from "../../lib/api/loader.ts";
import { auctions, events, figures, listings, priceBoard } from "../../lib/api/operations.ts";
import { Refused } from "../../lib/api/refused.ts";
import { namedTitle } from "../../lib/names/named.ts";
import { MarketClock } from "../../lib/server-clock.tsx";
import { useSession } from "../../lib/session/session.ts";
import { cardOf } from "../../shared/lot/card/card-lot.ts";
import { NotFound } from "../../shell/failures/not-found.tsx";
import { ProblemPage } from "../../shell/failures/problem-page.tsx";
import { LazyPart } from "../../ui/later/lazy-part.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Waiting } from "../../ui/states/waiting.tsx";
import type { Route } from "./+types/auction";
import classes from "./auction.module.css";
import { More, Tabs } from "./below.tsx";
import { BidBar } from "./bidding/bid-bar.tsx";
import { BidPanel } from "./bidding/bid-panel.tsx";
import { usePlaceBid } from "./bidding/form/use-place-bid.ts";
import { useCameBack } from "./bidding/form/use-typed-amount.ts";
import { LogInToBid, useBidSheet } from "./bidding/log-in-to-bid.tsx";
import { Announcer } from "./bidding/standing/announcer.tsx";
import { auctionFacts, summary } from "./facts/auction-facts.ts";
import eventLineClasses from "./facts/event-line.module.css";
import { LotHead } from "./facts/lot-head.tsx";
import { PartsLine } from "./facts/parts-line.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { MissingPhotos } from "./gallery/missing-photos.tsx";
import { toHistory, useAuction } from "./live/use-auction.ts";

/** Few lots are changed. */
const CorrigendumBand = lazy(() => import("./corrigendum/band.tsx"));

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readAuction(loaderApi(context), params);

async function readAuction(api: Api, params: { readonly idname: string }) {
  const { data: details, server_time } = await api.call(auctions.details, { params });
  const { material, photos, photos_of: code } = details;
  const lacksPhotos = photos !== null && photos.missing.length > 0;
  const [bids, related, event, board, record, shots] = await Promise.all([
    orNull(api.call(auctions.bidsOfLot, { body: { product_id: details._id } })),
    orNull(api.call(auctions.related, { params })),
    orNull(api.call(events.ofLot, { params: { product_id: details._id } })),
    material && orNull(api.call(priceBoard.board, { query: { material } })),
    orNull(api.call(auctions.sellerRecord, { params: { idname: details._id } })),
    lacksPhotos && code && orNull(api.call(listings.materialPhotos, { params: { code } })),
  ]);
  return {
    details,
    server_time,
    bids: bids?.data.map(toHistory) ?? [],
    related: related?.data.slice(0, 8).map(cardOf) ?? null,
    event: event?.data ?? null,
    board: board ? board.data : null,
    record: record?.data ?? null,
    shots: shots ? shots.data : null,
  };
}

/**
 * The page reads itself again through its own line; going round through the loader would lose the
 * member's view.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function Auction({ loaderData }: Route.ComponentProps) {
  return (
    <MarketClock time={loaderData.server_time}>
      <AuctionPage key={loaderData.details._id} {...loaderData} />
    </MarketClock>
  );
}

/** A lot that is for the invited alone: the page's own process asks as a visitor, and finds none. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const { token } = useSession();
  const isNone = isRouteErrorResponse(error) && error.status === 404;
  return token && isNone && params.idname ? (
    <InvitedAuction key={`${token} ${params.idname}`} idname={params.idname} />
  ) : (
    <ProblemPage error={error} />
  );
}

function InvitedAuction({ idname }: { idname: string }) {
  const [read, setRead] = useState<Awaited<ReturnType<typeof readAuction>>>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    readAuction(api, { idname }).then(setRead, setError);
  }, [idname]);
  if (error instanceof Refused && error.code === "lot_not_found") return <NotFound />;
  if (error) return <ProblemPage error={error} />;
  if (!read) return <Waiting />;
  return (
    <MarketClock time={read.server_time}>
      <AuctionPage {...read} />
    </MarketClock>
  );
}

function AuctionPage({
  details,
  bids: firstBids,
  related,
  event,
  board,
  record,
  shots,
}: Route.ComponentProps["loaderData"]) {
  const {
    details: lot,
    bids,
    connection,
    dispatch,
    read,
  } = useAuction({ details, bids: firstBids });
  const { token } = useSession();
  const refresh = useCallback(() => void read().catch(() => undefined), [read]);
  const bidder = usePlaceBid(lot, dispatch, refresh);
  useCountedView(lot._id);
  const cameBack = useCameBack(lot._id);
  const sheet = useBidSheet(cameBack);
  const onVisitor = token ? null : sheet.ask;

  return (
    <Page
      title={`${lot.title}, ${lot.location.city}`}
      description={summary(details)}
      image={details.images[0] && `/uploads/${details.images[0].image}?w=1280`}
      canonical={`/auctiondetail/${details.url}`}
      facts={auctionFacts(details)}
      className={classes.page}
    >
      <div className={`wide ${classes.layout}`}>
        <div className={classes.head}>
          {event && <EventLink event={event} />}
          <PartsLine lot={lot} />
          <LotHead lot={lot} />
        </div>
        <div className={classes.gallery}>
          <Gallery images={lot.images} title={lot.title} />
          <MissingPhotos lot={lot} shots={shots} />
        </div>
        <div className={classes.side}>
          {lot.corrigendum && <LazyPart part={CorrigendumBand} of={{ lot, read: refresh }} />}
          <BidPanel
            lot={lot}
            board={board}
            record={record}
            connection={connection}
            bidder={bidder}
            onVisitor={onVisitor}
            focused={sheet.goesOn}
            read={refresh}
          />
        </div>
        <div className={classes.more}>
          <More lot={lot} bids={bids} record={record} />
        </div>
      </div>
      <div className={`wide ${classes.tabs}`}>
        <Tabs
          lot={lot}
          board={board}
          related={related}
          lastBid={bids.find((b) => !b.voided) ?? null}
        />
      </div>
      <BidBar
        lot={lot}
        connection={connection}
        bidder={bidder}
        onVisitor={onVisitor}
        sheet={sheet}
        read={refresh}
      />
      <LogInToBid lot={lot} sheet={sheet} />
      <Announcer lot={lot} />
    </Page>
  );
}

/** Long enough to have looked, in ms. */
const LOOKED = 1500;

/** The seller's dashboard says how often the lot was looked at. */
function useCountedView(lotId: string) {
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void api.call(figures.countView, { body: { product_id: lotId } }).catch(() => undefined),
      LOOKED,
    );
    return () => clearTimeout(timer);
  }, [lotId]);
}

/** The event that a lot is sold in, and the lots before and after it. */
function EventLink({ event }: { event: LotsEvent }) {
  const { previous, next } = event;
  const title = namedTitle(event);
  return (
    <nav className={eventLineClasses.line} aria-label={t`Event: ${title}`}>
      <Link to={`/event/${event.url}`}>{title}</Link>
      <span className="figures">{t`Lot ${event.place} of ${event.lots}`}</span>
      {previous && (
        <Link to={`/auctiondetail/${previous.url}`} aria-label={t`Previous lot: ${previous.title}`}>
          {t`Previous lot`}
        </Link>
      )}
      {next && (
        <Link to={`/auctiondetail/${next.url}`} aria-label={t`Next lot: ${next.title}`}>
          {t`Next lot`}
        </Link>
      )}
    </nav>
  );
}
