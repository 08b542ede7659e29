/** A visitor's intended offer; an amount of null follows the next bid allowed. */
export interface TypedOffer {
  amount: string | null;
  kind: "bid" | "maximum";
}

const pathOf = ({ url }: { url: string }) => `/auctiondetail/${url}`;

/** Where a member goes on after the login: back to the lot that they looked at. */
export const loginFor = (lot: { url: string }) => loginToGoOn(pathOf(lot));

/** Back to the bid sheet of the lot, with the amount in it: storage may be forbidden. */
export const lotWithOffer = (lot: { url: string }, { amount, kind }: TypedOffer) =>
  `${pathOf(lot)}?bid=${amount ?? ""}${kind === "maximum" ? "&kind=maximum" : ""}`;

export const loginToGoOn = (next: string) => `/login/buyer?next=${encodeURIComponent(next)}`;

/** The same query again, so that `next` is not lost between login and registration. */
export const withNext = (path: string, search: URLSearchParams) => {
  const next = search.get("next");
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
};

/** The offer that a lot's address brings back; null for everybody else. */
export function offerIn(search: string): TypedOffer | null {
  const query = new URLSearchParams(search);
  const bid = query.get("bid");
  if (bid === null || !/^(\d{1,12}(\.\d{0,2})?)?$/.test(bid)) return null;
  return { amount: bid || null, kind: query.get("kind") === "maximum" ? "maximum" : "bid" };
}

/** Back to the search that they wanted to save. @param query of Live Listings, from `?` on */
export const loginForSearch = (query: string) => loginToGoOn(`/are-selling${query}`);

/** Back to the event, or its bidding board. @param path from `/event/` on */
export const loginForEvent = (path: string) => loginToGoOn(path);

/** Back to the member screen on which the session ended. @param path with its query */
export const loginAgain = (as: "buyer" | "seller", path: string) =>
  `/login/${as}?next=${encodeURIComponent(path)}`;
