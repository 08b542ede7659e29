import type { Parties, Party, Place } from "../paper.ts";

/** The parties on a paper, and where the goods leave and arrive; pure. */

export interface Site extends Place {
  readonly id: number;
  readonly gstin: string | null;
  readonly isSez: boolean;
  readonly isRemoved: boolean;
}
/** A side of a sale: its company, or a user without one. */
export interface Trader {
  /** The company's, or the user's. */
  readonly name: string;
  /** From the user's account. */
  readonly address: string;
  readonly city: string;
  readonly pincode: string;
  readonly state: string;
  /** From the account's papers. */
  readonly papersGstin: string | null;
  /** The company's, as they were named; those that were removed, too. */
  readonly sites: readonly Site[];
}

const placeOf = (name: string, { address, city, pincode, state }: Place): Place => ({
  ...{ name, address, city, pincode, state },
});
const isSame = (a: Place, b: Place): boolean =>
  a.pincode === b.pincode && a.state === b.state && (!b.address || a.address === b.address);

/** The best of some by what comes first; none of none. */
const first = <T>(all: readonly T[], ...before: ((one: T) => boolean)[]): T | undefined =>
  [...all].sort((a, b) => {
    for (const is of before) if (is(a) !== is(b)) return is(a) ? -1 : 1;
    return 0;
  })[0];

/** The company's site with that GSTIN that was named first, else the account's address. */
function registeredPlace(trader: Trader, gstin: string | null): Party {
  const sites = trader.sites.filter((site) => gstin !== null && site.gstin === gstin);
  const site = first(sites, ({ isRemoved }) => !isRemoved);
  return { ...placeOf(trader.name, site ?? trader), gstin };
}

/** Where a lot lies: at a site, or in a town. */
export interface Goods {
  readonly siteId: number | null;
  readonly city: string;
  readonly pincode: string;
  readonly state: string;
}

/** @param isRegistered false where the sale's taxes were counted for a seller without a GSTIN */
export function sellerOf(
  trader: Trader,
  goods: Goods,
  isRegistered: boolean,
): { readonly seller: Party; readonly dispatch: Place | null } {
  const site = trader.sites.find(({ id }) => id === goods.siteId);
  const place = site ?? { name: trader.name, address: "", ...goods };
  const found = first(
    trader.sites.filter(({ gstin }) => gstin !== null),
    ({ isRemoved }) => !isRemoved,
    ({ id }) => id === goods.siteId,
    ({ state }) => state === place.state,
  );
  const gstin = isRegistered ? (found?.gstin ?? trader.papersGstin) : null;
  const seller = gstin === null && site ? partyAt(trader, site) : registeredPlace(trader, gstin);
  const name = site ? site.name : trader.name;
  return { seller, dispatch: isSame(seller, place) ? null : placeOf(name, place) };
}
const partyAt = (trader: Trader, site: Site): Party => ({
  ...placeOf(trader.name, site),
  gstin: null,
});

export interface BuyersPlaces {
  /** Which sites the buyer named; null for none. */
  readonly billTo: number | null;
  readonly shipTo: number | null;
  /** Where the goods lie. */
  readonly goodsState: string;
  /** Whether the sale's taxes are those within one state. */
  readonly isIntra: boolean;
}

/** As the landed cost found the buyer's state: the site it was counted for comes first. */
export function buyerOf(
  trader: Trader,
  { billTo, shipTo, goodsState, isIntra }: BuyersPlaces,
): { readonly buyer: Party; readonly delivery: Parties["delivery"] } {
  const site =
    trader.sites.find(({ id }) => id === billTo) ??
    first(
      trader.sites.filter(({ isRemoved }) => !isRemoved),
      ({ gstin }) => gstin !== null,
      ({ state, isSez }) => (state === goodsState && !isSez) === isIntra,
      ({ state }) => state === goodsState,
    );
  const gstin = site?.gstin ?? (billTo === null ? trader.papersGstin : null);
  const buyer = {
    ...{ ...placeOf(trader.name, site ?? trader), gstin },
    ...(site?.isSez && { isSez: true }),
  };
  const to = trader.sites.find(({ id }) => id === shipTo);
  const isElsewhere = to !== undefined && !isSame(buyer, to);
  const delivery = isElsewhere ? { ...placeOf(to.name, to), gstin: to.gstin } : null;
  return { buyer, delivery };
}
