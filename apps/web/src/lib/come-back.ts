/** Where a member goes on after the login: back to the lot they wanted to bid on. */
export const loginFor = ({ url }: { url: string }) =>
  `/login/buyer?next=${encodeURIComponent(`/auctiondetail/${url}`)}`;

/** Only pages of lots: an address that somebody sends must not lead elsewhere. */
export const nextAfterLogin = (search: URLSearchParams): string => {
  const next = search.get("next") ?? "";
  return /^\/auctiondetail\/[\w-]+$/.test(next) ? next : "/dashboard";
};
