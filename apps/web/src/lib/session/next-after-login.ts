const BID = "\\?bid=[\\d.]{0,16}(?:&kind=maximum)?";
const PUBLIC = new RegExp(
  `^/(auctiondetail/[\\w-]+(?:${BID})?|event/[\\w-]+(/board)?|are-selling\\?[^#\\\\]*)$`,
);
const MEMBER_SCREENS = [
  "sellnow(?:/import|/\\d+)?",
  ...["alllist", "sellerhome", "dashboard", "dashprofile", "company", "my-events", "watchlist"],
  ...["saved-searches", "dashnotifications", "ordercomplete", "orderbidding", "totalbid"],
  ...[
    "purchase",
    "dashproduct(?:/[\\w-]+)?",
    "sign(?:/\\d+)?",
    "award/\\d+",
    "papers",
    "obligations",
  ],
  "wallet(?:/(?:statement|accounts|transfer))?",
];
const MEMBERS = new RegExp(`^/(?:${MEMBER_SCREENS.join("|")})(?:\\?[^#\\\\]*)?$`);

/**
 * Only lots, events, searches and member screens: an address that somebody sends must not lead
 * elsewhere.
 */
export const nextAfterLogin = (search: URLSearchParams, usual = "/dashboard"): string => {
  const next = search.get("next") ?? "";
  return PUBLIC.test(next) || isMemberScreen(next) ? next : usual;
};

/** @param path with its query */
export const isMemberScreen = (path: string): boolean => MEMBERS.test(path);
