/** Where a member goes on after the login: back to the lot they wanted to bid on. */
export const loginFor = ({ url }: { url: string }) =>
  `/login/buyer?next=${encodeURIComponent(`/auctiondetail/${url}`)}`;

/** Back to the search that they wanted to save. @param query of Live Listings, from `?` on */
export const loginForSearch = (query: string) =>
  `/login/buyer?next=${encodeURIComponent(`/are-selling${query}`)}`;

/** Back to the event, or its bidding board. @param path from `/event/` on */
export const loginForEvent = (path: string) => `/login/buyer?next=${encodeURIComponent(path)}`;

/** Back to the member screen on which the session ended. @param path with its query */
export const loginAgain = (as: "buyer" | "seller", path: string) =>
  `/login/${as}?next=${encodeURIComponent(path)}`;

const PUBLIC = /^\/(auctiondetail\/[\w-]+|event\/[\w-]+(\/board)?|are-selling\?[^#\\]*)$/;
const MEMBER_SCREENS = [
  "sellnow(?:/import|/\\d+)?",
  ...["alllist", "sellerhome", "dashboard", "dashprofile", "company", "my-events", "watchlist"],
  ...["saved-searches", "dashnotifications", "ordercomplete", "orderbidding", "totalbid"],
  ...["purchase", "dashproduct(?:/[\\w-]+)?", "sign/\\d+"],
];
const MEMBERS = new RegExp(`^/(?:${MEMBER_SCREENS.join("|")})(?:\\?[^#\\\\]*)?$`);

/**
 * Only lots, events, searches and member screens: an address that somebody sends must not lead
 * elsewhere.
 */
export const nextAfterLogin = (search: URLSearchParams, usual = "/dashboard"): string => {
  const next = search.get("next") ?? "";
  return PUBLIC.test(next) || MEMBERS.test(next) ? next : usual;
};
