import { type Basis, formatPrice, type Paise, rupees } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { sweepAwards } from "../../features/awards/index.ts";
import { policiesOf } from "../../features/content/index.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { type Chance, chance } from "../chance.ts";
import { blogs } from "../data/blogs.ts";
import { categories } from "../data/categories.ts";
import { contactMedia } from "../data/contact-media.ts";
import { lots as templates } from "../data/lots.ts";
import { depositAt } from "../data/money.ts";
import { notifications } from "../data/notifications.ts";
import { operator, POLICIES_SINCE } from "../data/operator.ts";
import { testimonials } from "../data/testimonials.ts";
import {
  AWAITED_PLACE,
  ENDED_COUNT,
  EVENT_ENDS_IN,
  endedTimes,
  endingOf,
  inMarketOrder,
  LIVE_ENDS,
  liveTimes,
  PENDING_COUNT,
  UPCOMING_STARTS,
  upcomingTimes,
  withReserve,
} from "../demo.rules.ts";
import { completeOrdersBefore } from "../stores/complete-orders.store.ts";
import {
  addPictures,
  areClaimed,
  claimPart,
  findAccounts,
  mayHoldDemo,
  readWinners,
} from "../stores/demo.store.ts";
import {
  addAnnouncements,
  addCategories,
  addConsents,
  addContent,
  addNotices,
} from "../stores/demo-content.store.ts";
import { EVENT_LOTS, seedEvent } from "../stores/event.store.ts";
import { addLotViews } from "../stores/lot-views.store.ts";
import { addCatalogue } from "./add-catalogue.ts";
import { bookComing } from "./book-coming.ts";
import { type Listing, listLots } from "./list-lot.ts";
import { readListingContext } from "./listing-context.ts";
import { pastSales } from "./past-sales.ts";
import { createScenes, type Scenes, storeScenes } from "./scenes.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedCompanies } from "./seed-companies.ts";
import { seedCorrigendum } from "./seed-corrigendum.ts";
import { seedInspections } from "./seed-inspections.ts";
import { seedInvitations } from "./seed-invitations.ts";
import { seedMoney } from "./seed-money.ts";
import { seedPapers } from "./seed-papers.ts";
import { seedQuestions } from "./seed-questions.ts";
import { seedSignIns } from "./seed-sign-ins.ts";
import { seedWatchlist } from "./seed-watchlist.ts";
import { soldOtherwise } from "./sold-otherwise.ts";

const HOUR = 3_600_000;

/** Fills an empty database with the demo market, the same one every time, laid out around now. */
export async function seedDemo(
  deps: Pick<Deps, "db" | "files" | "config" | "log" | "events" | "bus">,
): Promise<void> {
  const { db } = deps;
  if (!(await mayHoldDemo(db))) return;
  const now = await marketNow(db);
  await seedAccounts(db, now);
  await db.transaction().execute(async (tx) => {
    if (await claimPart(tx, "categories")) await addCategories(tx, categories);
  });
  await seedMarket(deps, now);
}

/** The parts that show pictures. */
const PICTURED = ["content", "lots", "money"] as const;

async function seedMarket(
  {
    db,
    files,
    config,
    log,
    events,
    bus,
  }: Pick<Deps, "db" | "files" | "config" | "log" | "events" | "bus">,
  now: Date,
): Promise<void> {
  // A later start asks nothing of the store, which may be away.
  const scenes = (await areClaimed(db, PICTURED)) ? createScenes([]) : await storeScenes(files);
  const accounts = await findAccounts(db);
  const adminId = accounts.find((a) => a.type === "admin")?.id ?? 0;

  await db.transaction().execute(async (tx) => {
    if (!(await claimPart(tx, "content"))) return;
    await addPictures(tx, scenes.all);
    await addContent(tx, {
      now,
      policies: policiesOf(operator).map((p) => ({ ...p, in_force_from: POLICIES_SINCE })),
      contactMedia,
      testimonials,
      blogs: blogs.map((b) => ({ ...b, image: scenes.pictureOf(b.image_hint)?.image ?? null })),
    });
  });
  await db.transaction().execute(async (tx) => {
    if (await claimPart(tx, "consents")) await addConsents(tx);
  });
  await db.transaction().execute(async (tx) => {
    if (!(await claimPart(tx, "lots"))) return;
    await addPictures(tx, scenes.all);
    const dice = chance(2);
    const listings = firstMarket(dice, scenes, now);
    // Before them, as the market grew; with dice of its own the first market stays the same.
    const past = chance(3);
    const before = await readListingContext(tx, { isPast: true });
    await listLots(tx, pastSales(past, scenes, now), before, past, now);
    const context = await readListingContext(tx, { isFirst: true });
    const ids = await listLots(tx, listings, context, dice, now);
    await addCatalogue({ files }, tx, { listings, ids, now });
    await completeOrdersBefore(tx, new Date(now.getTime() - 6 * DAY_MS));
    await addNotices(tx, (await readWinners(tx, ids)).flatMap(winNotices));
  });
  await db.transaction().execute(async (tx) => {
    if (await claimPart(tx, "event")) await seedEvent(tx, now, EVENT_ENDS_IN);
  });
  await db.transaction().execute((tx) => seedCompanies({ files }, tx, now));
  await db.transaction().execute((tx) => seedPapers({ files }, tx, now));
  await db.transaction().execute((tx) => seedInvitations({ config }, tx));
  await db.transaction().execute((tx) => seedSignIns(tx, now));
  await db.transaction().execute(seedWatchlist);
  await db.transaction().execute(seedQuestions);
  await db
    .transaction()
    .execute((tx) => seedMoney({ config, events, bus, files }, tx, { scenes, now }));
  await db.transaction().execute(async (tx) => {
    if (await claimPart(tx, "views")) await addLotViews(tx);
  });
  await seedCorrigendum({ db, bus, config }, adminId);
  await bookComing({ db, config }, now);
  await db.transaction().execute(seedInspections);
  await sweepAwards({ db, config, log });
  await db.transaction().execute(async (tx) => {
    if (!(await claimPart(tx, "notifications"))) return;
    await addAnnouncements(
      tx,
      adminId,
      notifications,
      notifications.map(
        (_, i) => new Date(now.getTime() - (notifications.length - i) * 2 * DAY_MS),
      ),
    );
  });
}

type Winner = Awaited<ReturnType<typeof readWinners>>[number];
function winNotices({ bidder_id, seller_id, title, url, ends_at, highest_bid, basis }: Winner) {
  const price = formatPrice(rupees(highest_bid as Paise), basis as Basis);
  const link = `/auctiondetail/${url}`;
  const at = ends_at ?? new Date(0);
  return [
    {
      userId: bidder_id,
      title: "You won the auction",
      description: `"${title}" is yours for ${price}. The sale's page says how and by when to pay, and when to lift.`,
      title_hi: "आप नीलामी जीत गए",
      description_hi: `‘${title}’ ${price} में आपका हुआ। पैसे और माल उठाने के लिए विक्रेता आपसे बात करेंगे।`,
      link,
      at,
    },
    {
      userId: seller_id,
      title: "Your lot is sold",
      description: `"${title}" was sold for ${price}.`,
      title_hi: "आपका लॉट बिक गया",
      description_hi: `‘${title}’ ${price} में बिका।`,
      link: "/ordercomplete",
      at,
    },
  ];
}

const REFUSALS = [
  "Please say how the lot is packed and when it can be lifted, and list it again.",
  "Please say whether the weight was taken on a weighbridge, and list it again.",
];
const MOVING = 5;

function firstMarket(dice: Chance, scenes: Scenes, now: Date): Listing[] {
  const order = inMarketOrder(dice.shuffle(templates)).map((template) => ({
    template,
    title: template.title,
    pictures: scenes.picturesOf(template.picture_hint, template.category),
  }));
  const before = (at: Date, hours: number) =>
    new Date(at.getTime() - dice.between(4, hours) * HOUR);
  const take = (count: number) => order.splice(0, count);

  const live = take(LIVE_ENDS.length).map((lot, i): Listing => {
    const endsIn = LIVE_ENDS[i] ?? 60;
    const times = liveTimes(dice, now, endsIn);
    const isMoving = i >= 2 && i < 2 + MOVING;
    const listing: Listing = {
      ...lot,
      deposit: depositAt(i, { isMoving }),
      inEvent: endsIn >= EVENT_ENDS_IN && endsIn < EVENT_ENDS_IN + EVENT_LOTS,
      createdAt: before(times.startsAt, 60),
      auction: { ...times, phase: "live", ending: null, isMoving },
    };
    return soldOtherwise(i, listing, now);
  });
  const upcoming = take(UPCOMING_STARTS.length).map((lot, i): Listing => {
    const times = upcomingTimes(dice, now, UPCOMING_STARTS[i] ?? 60);
    return {
      ...lot,
      createdAt: before(now, 48),
      auction: { ...times, phase: "upcoming", ending: null, isMoving: false },
    };
  });
  const ended = take(ENDED_COUNT).map((lot, i): Listing => {
    const times = endedTimes(dice, now, i);
    const template = i === AWAITED_PLACE ? withReserve(lot.template) : lot.template;
    return {
      ...lot,
      template,
      createdAt: before(times.startsAt, 60),
      auction: { ...times, phase: "ended", ending: endingOf(i, template), isMoving: false },
    };
  });
  const pending = take(PENDING_COUNT).map(
    (lot): Listing => ({ ...lot, createdAt: before(now, 40), auction: null }),
  );
  const refused = order.map(
    (lot, i): Listing => ({
      ...lot,
      createdAt: before(now, 90),
      auction: null,
      refusal: REFUSALS[i % REFUSALS.length] ?? "",
    }),
  );
  // The oldest first, as the market grew.
  return [...ended.reverse(), ...refused, ...live, ...upcoming, ...pending];
}
