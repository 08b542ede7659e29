import { memberNotices } from "./english-members.ts";
import type { NoticeWords, PriceParam } from "./notice-params.ts";
import { ended, priceText, timeText } from "./value-texts.ts";

const price = (of: PriceParam) => priceText(of, "en");
const time = (iso: string) => timeText(new Date(iso));

const notSoldBecause = {
  last_voided: (title: string) => `The last bid on "${title}" was voided`,
  lapsed: (title: string) => `No bid on "${title}" was accepted in time`,
  next_declined: (title: string) => `The next bidder on "${title}" declined the lot`,
  next_silent: (title: string) => `The next bidder on "${title}" did not answer in time`,
};
const belowReserve = (p: { title: string; price: PriceParam }, what: string) =>
  `Your bid of ${price(p.price)} on "${p.title}" was below the seller's reserve and ${what}. ` +
  "Nobody won the lot, and you owe nothing.";

const inCity = ({ title, city }: { title: string; city: string }) => `"${title}" in ${city}`;
const listed = (named: readonly string[], more: number) =>
  more ? `${named.join(", ")} and ${more} more` : named.join(", ");

export const english: NoticeWords = {
  won: (p) => ({
    title: "You won the auction",
    description:
      `Your bid of ${price(p.price)} won "${p.title}". ` +
      "The seller will contact you about payment and lifting.",
  }),
  sold: (p) => ({
    title: "Your lot was sold",
    description:
      `"${p.title}" was sold for ${price(p.price)}. ` +
      "The buyer's details are in your Order Bidding list.",
  }),
  lost: (p) => ({
    title: "Auction ended",
    description: `"${p.title}" was sold for ${price(p.price)} to another bidder.`,
  }),
  no_bids: (p) => ({
    title: "Your auction ended",
    description: `"${p.title}" ended without a bid. You may list it again.`,
  }),
  decision_needed: (p) => ({
    title: "Your decision is needed",
    description:
      `The highest bid on "${p.title}" is ${price(p.price)}, below your reserve price. ` +
      `Accept or decline it in your dashboard by ${time(p.until)}; after that nobody wins.`,
  }),
  subject: (p) => ({
    title: "Your bid is subject to the seller's approval",
    description:
      `The auction of "${p.title}" has ended and your bid of ${price(p.price)} is the ` +
      "highest, but it is below the seller's reserve. The seller may accept it until " +
      `${time(p.until)}; we will tell you either way.`,
  }),
  declined: (p) => ({
    title: "The seller declined your bid",
    description: belowReserve(p, "was declined"),
  }),
  not_accepted: (p) => ({
    title: "The seller did not accept your bid",
    description: belowReserve(p, "was not accepted in time"),
  }),
  not_sold: (p) => ({
    title: "Your lot was not sold",
    description: `${notSoldBecause[p.because](p.title)}, so nobody won. You may list it again.`,
  }),
  sale_undone: (p) => ({
    title: "A sale was cancelled",
    description: `The winning bid on "${p.title}" was voided. ${
      p.isOffered
        ? "The next bidder is offered the lot at their own bid; we tell you the answer."
        : "There is no other valid bid, so nobody won. You may list it again."
    }`,
  }),
  win_voided: (p) => ({
    title: "The winning bid was voided",
    description: `The winning bid on "${p.title}" was voided, so the sale is cancelled.`,
  }),
  offered: (p) => ({
    title: "You can have this lot at your bid",
    description:
      `The winning bid on "${p.title}" was voided, and yours of ${price(p.price)} is next. ` +
      `Accept or decline it under Total Bid by ${time(p.until)}.`,
  }),
  outbid: (p) => ({
    title: "You were outbid",
    description: `The highest bid on "${p.title}" is now ${price(p.price)}.`,
  }),
  ending_soon: (p) => ({
    title: "Ending soon",
    description:
      `"${p.title}" ends in a few minutes. ` +
      (p.isLeading ? "You are leading." : "You are not leading."),
  }),
  voided: (p) => ({
    title: "Your bid was voided",
    description: `Your bid on "${p.title}" was voided: ${p.reason}`,
  }),
  paused: (p) => ({
    title: "Bidding is paused",
    description:
      `Bidding on "${p.title}" is paused: ${ended(p.reason, "en")} ` +
      "The clock is stopped; we will tell you when it runs again.",
  }),
  resumed: (p) => ({
    title: "Bidding has resumed",
    description: `Bidding on "${p.title}" continues until ${time(p.until)}.`,
  }),
  extended: (p) => ({
    title: "More time to bid",
    description: `"${p.title}" now ends on ${time(p.until)}: ${ended(p.reason, "en")}`,
  }),
  withdrawn: (p) => ({
    title: "Lot withdrawn",
    description:
      `"${p.title}" was withdrawn: ${ended(p.reason, "en")} ` +
      "Nobody wins it, and nobody owes anything.",
  }),
  counter_offer: (p) => ({
    title: "The seller offers you a price",
    description:
      `You can have "${p.title}" for ${price(p.price)}. ` +
      `Accept or decline under Total Bid by ${time(p.until)}.`,
  }),
  counter_offer_ended: (p) => ({
    title: "Your price was not accepted",
    description:
      `Your price for "${p.title}" was not accepted` +
      `${p.because === "declined" ? "" : " in time"}. Decide on the highest bid by ${time(p.until)}.`,
  }),
  completed: (p) => ({
    title: "Order completed",
    description: `The seller marked "${p.title}" as paid and lifted.`,
  }),
  lot_refused: (p) => ({
    title: "Your lot was not approved",
    description: `${p.title}: ${p.reason}`,
  }),
  ...memberNotices,
  not_authorised: (p) => ({
    title: "Your bid did not win",
    description:
      `When "${p.title}" closed, your company had no valid authorisation for ${p.stream} ` +
      "with enough capacity for this lot, so your bids on it do not count. You owe nothing.",
  }),
  next_bid_decision: (p) => ({
    title: "Your decision is needed",
    description:
      `The highest bidder on "${p.title}" had no valid authorisation when it closed. ` +
      `The next bid is ${price(p.price)}. Accept or decline it in your dashboard by ` +
      `${time(p.until)}; after that nobody wins.`,
  }),
  next_bid_subject: (p) => ({
    title: "Your bid is subject to the seller's approval",
    description:
      `The highest bid on "${p.title}" does not count, and yours of ${price(p.price)} is next. ` +
      `The seller may accept it until ${time(p.until)}; we will tell you either way.`,
  }),
  new_lots: (p) => {
    const count = p.lots.length + p.more;
    const search = p.search === null ? "your saved searches" : `your search "${p.search}"`;
    return {
      title: count === 1 ? "A new lot for you" : `${count} new lots for you`,
      description: `New for ${search}: ${listed(p.lots.map(inCity), p.more)}.`,
    };
  },
  watched_ending: (p) => ({
    title:
      p.lots.length + p.more === 1
        ? "A lot you watch ends soon"
        : `${p.lots.length + p.more} lots you watch end soon`,
    description: `${listed(
      p.lots.map(({ title, until }) => `"${title}" ends on ${time(until)}`),
      p.more,
    )}.`,
  }),
  times_changed: (p) => ({
    title: "New auction times",
    description: `${listed(
      p.lots.map(({ title, from, to }) => `"${title}" from ${time(from)} to ${time(to)}`),
      p.more,
    )}.`,
  }),
  sheet_to_sign: (p) => ({
    title: "Your lot is approved: please sign it",
    description: `${p.title}: bidding from ${time(p.from)} to ${time(p.to)}, market value ${price(p.price)}. It opens only after you sign.`,
  }),
  lot_approved: (p) => ({
    title: "Your lot is approved",
    description: `${p.title}: bidding from ${time(p.from)} to ${time(p.to)}, market value ${price(p.price)}.`,
  }),
};
