import { t } from "ttag";
import { filterOf } from "../selling.rules.ts";

/** How an address shows the one list of a seller's own lots. */
export interface ListView {
  /** The page's: each has one of its own. */
  readonly title: string;
  readonly heading: string;
  /** The list's name for screen readers. */
  readonly label: string;
  readonly filter: ReturnType<typeof filterOf>;
  /** On a desk, until the seller has chosen; a phone begins with cards. */
  readonly usual: "cards" | "table";
  readonly rows: number;
  readonly nothing: { readonly title: string; readonly text: string };
}

const nothing = {
  all: {
    title: t`You have not listed anything yet`,
    text: t`Add your first lot with pictures, quantity and place. It takes two minutes.`,
  },
  approved: {
    title: t`No approved product`,
    text: t`Our team reviews each product before it opens for bids. Approved ones are listed here.`,
  },
  expired: {
    title: t`No ended product`,
    text: t`Products whose auction has ended are listed here.`,
  },
  unsigned: {
    title: t`Nothing to sign`,
    text: t`Approved products that open only with your signature are listed here.`,
  },
  pending: {
    title: t`Nothing is waiting for approval`,
    text: t`Products that our team has yet to review, or has refused, are listed here.`,
  },
};

const titles: Readonly<Record<string, string>> = {
  "": t`All Product List`,
  approved: t`Approved products`,
  expired: t`Ended products`,
  pending: t`Pending products`,
  unsigned: t`Products to sign`,
};

/** S2.17, S2.50: any other url is one of what is not approved. */
function filtered(url = ""): ListView {
  const filter = filterOf(url);
  return {
    title: titles[url] ?? `${url[0]?.toUpperCase()}${url.slice(1)} products`,
    heading: t`All Product List`,
    label: t`Your products`,
    filter,
    usual: "table",
    rows: 24,
    nothing: nothing[filter ?? "all"],
  };
}

/** S2.9 */
const cards: ListView = {
  ...filtered(),
  ...{ title: t`My products`, heading: t`My products`, usual: "cards" },
};

/** S2.10 */
const bids: ListView = {
  title: t`Seller home`,
  heading: t`Bid List`,
  label: t`The bid list`,
  filter: "approved",
  usual: "table",
  rows: 24,
  nothing: {
    title: t`None of your products is open for bids yet`,
    text: t`As soon as our team approves one, its bids are listed here.`,
  },
};

/** The specification's addresses of a seller's own lots: `/dashproduct/expired`, `/sellerhome` … */
export function viewAt(pathname: string): ListView {
  const [, screen, url] = pathname.split("/");
  if (screen === "sellerhome") return bids;
  return screen === "alllist" ? cards : filtered(url);
}
