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
