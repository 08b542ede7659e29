import type {
  DomainEvent,
  DomainEventName,
  DomainEvents,
} from "../../../platform/bus/domain-events.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import {
  findOffice,
  insertNotices,
  type Notice,
  notifyMembers,
  queueMessages,
} from "../../notifications/index.ts";
import { listBidders } from "../store/sale/orders.store.ts";
import {
  completedNotice,
  counterOfferEndedNotice,
  counterOfferedNotice,
  endingSoonNotice,
  flaggedMail,
  type Goods,
  intervenedNotices,
  lostNotice,
  noBidsNotice,
  notAuthorisedNotice,
  notSoldNotices,
  offerEndedNotice,
  offeredNotice,
  outbidNotice,
  type Price,
  pricedBy,
  saleVoidedNotice,
  saleVoidedNotices,
  soldNotices,
  subjectNotices,
  voidedNotice,
} from "./auction-notices.ts";
import { findGoods } from "./notices.store.ts";
import {
  openedNotice,
  rankedNotice,
  tenderNotice,
  tooFewNotices,
  unopenedNotice,
} from "./tender-notices.ts";

/** Notes the notices of auctions, in the transaction in which it happens. */
export function subscribeNotices({ events, config }: Pick<Deps, "events" | "config">): void {
  const on = <N extends DomainEventName>(
    name: N,
    notices: (payload: DomainEvents[N], price: Price) => Notice | Notice[],
  ) =>
    events.subscribe(name, async (tx, happened) => {
      const priceOf = await pricesOf(tx, happened);
      await notifyMembers(
        tx,
        config.home,
        happened.flatMap(({ lotId, payload }) => notices(payload, priceOf(lotId))),
      );
    });

  /** With everybody who bid or tendered on the lot. */
  const onForBidders = <N extends DomainEventName>(
    name: N,
    notices: (payload: DomainEvents[N], bidderIds: readonly number[]) => Notice[],
  ) =>
    events.subscribe(name, async (tx, happened) => {
      const bidders = await listBidders(
        tx,
        happened.map(({ lotId }) => lotId),
      );
      const of = (lotId: number) =>
        bidders.filter((bidder) => bidder.lotId === lotId).map(({ bidderId }) => bidderId);
      await notifyMembers(
        tx,
        config.home,
        happened.flatMap(({ lotId, payload }) => notices(payload, of(lotId))),
      );
    });

  on("auction.sold", soldNotices);
  events.subscribe("auction.sold", notifyLosers);
  on("auction.ended_without_bids", noBidsNotice);
  on("auction.subject_to_approval", subjectNotices);
  on("auction.not_sold", notSoldNotices);
  on("auction.sale_voided", saleVoidedNotice);
  events.subscribe("auction.sale_voided", notifyOthers);
  on("auction.offered", offeredNotice);
  on("auction.offer_ended", offerEndedNotice);
  on("auction.counter_offered", counterOfferedNotice);
  on("auction.counter_offer_ended", counterOfferEndedNotice);
  on("bidder.outbid", outbidNotice);
  on("auction.ending_soon", endingSoonNotice);
  on("bid.voided", voidedNotice);
  onForBidders("auction.intervened", intervenedNotices);
  onForBidders("auction.too_few_bidders", tooFewNotices);
  on("tender.placed", tenderNotice);
  on("tender.opened", openedNotice);
  on("tender.unopened", unopenedNotice);
  on("tender.ranked", rankedNotice);
  on("bid.not_authorised", notAuthorisedNotice);
  on("order.completed", completedNotice);
  events.subscribe("bid.flagged", async (tx, happened) => {
    const office = await findOffice(tx, "auctions.manage");
    const priceOf = await pricesOf(tx, happened);
    const mails = happened.map(({ lotId, payload }) =>
      flaggedMail(
        payload,
        `${config.home}/admin/products?status=all&open=${lotId}`,
        priceOf(lotId),
      ),
    );
    await queueMessages(
      tx,
      mails.flatMap((mail) =>
        office.map((recipient) => ({ channel: "mail" as const, recipient, ...mail })),
      ),
    );
  });
}

const NO_GOODS: Goods = { quantity: 0, unit: "", basis: "lot", units: null };

/** How prices of these lots are written, by their quantities: one statement for all of them. */
async function pricesOf(
  tx: Tx,
  happened: readonly { readonly lotId: number }[],
): Promise<(lotId: number) => Price> {
  const goods = await findGoods(tx, [...new Set(happened.map(({ lotId }) => lotId))]);
  return (lotId) => pricedBy(goods.get(lotId) ?? NO_GOODS);
}

const notifyLosers = (tx: Tx, sales: readonly DomainEvent<"auction.sold">[]) =>
  insertForBidders(tx, sales, (sale, bidderId, price) =>
    sale.winnerId === bidderId ? null : lostNotice(sale, bidderId, price),
  );

const notifyOthers = (tx: Tx, sales: readonly DomainEvent<"auction.sale_voided">[]) =>
  insertForBidders(tx, sales, (sale, bidderId) =>
    sale.nextId === bidderId || sale.voidedId === bidderId
      ? null
      : saleVoidedNotices(sale, bidderId),
  );

/** Notices in the app for everybody who bid on these lots. */
async function insertForBidders<N extends DomainEventName>(
  tx: Tx,
  happened: readonly DomainEvent<N>[],
  noticeFor: (payload: DomainEvents[N], bidderId: number, price: Price) => Notice | null,
): Promise<void> {
  const byLot = new Map(happened.map(({ lotId, payload }) => [lotId, payload as DomainEvents[N]]));
  const priceOf = await pricesOf(tx, happened);
  const bidders = await listBidders(tx, [...byLot.keys()]);
  await insertNotices(
    tx,
    bidders.flatMap(({ lotId, bidderId }) => {
      const payload = byLot.get(lotId);
      return (payload && noticeFor(payload, bidderId, priceOf(lotId))) ?? [];
    }),
  );
}
