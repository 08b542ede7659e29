import { type Fact, type Finding, fact, type LotOf, type Rule } from "./facts.rules.ts";

/** The things that a seller and a bidder on the seller's lots share. */
export interface SharedSides {
  readonly sellerId: number;
  readonly bidderId: number;
  readonly shared: readonly {
    readonly what: "device" | "address" | "phone" | "bank_account";
    /** As it may be shown. */
    readonly value: string | null;
    /** How many accounts use an address. */
    readonly accounts?: number;
  }[];
  readonly lots: readonly LotOf[];
}

/** One device, address, phone or bank account on both sides of an auction. */
export const findBothSides: Rule<SharedSides> = (pairs, { address_most_accounts: most }) =>
  pairs.flatMap(({ sellerId, bidderId, shared, lots }): Finding[] => {
    const incriminating = shared.filter(
      ({ what, accounts = 0 }) => what !== "address" || accounts <= most,
    );
    if (incriminating.length === 0 || lots.length === 0) return [];
    return [
      {
        rule: "both_sides",
        subject: `accounts ${sellerId} ${bidderId}`,
        accounts: [sellerId, bidderId],
        facts: [
          ...incriminating.map(({ what, value }) =>
            fact(`${what} ${value ?? ""}`, what, { value }),
          ),
          ...lots.map((lot) => fact(`lot ${lot.id}`, "auction", { lot })),
        ],
      },
    ];
  });

/** How often a bidder came second to one winner, of the sold auctions that they bid in. */
export interface SecondPlaces {
  readonly winnerId: number;
  readonly secondId: number;
  readonly lots: readonly (LotOf & { readonly at: string })[];
  /** In how many sold auctions the second bid at all. */
  readonly bidIn: number;
}

/** Bidders who always come second to the same winner. */
export const findAlwaysSecond: Rule<SecondPlaces> = (
  pairs,
  { second_least: least, second_share_percent: share },
) =>
  pairs
    .filter(({ lots, bidIn }) => lots.length >= least && lots.length * 100 >= bidIn * share)
    .map(({ winnerId, secondId, lots }) => ({
      rule: "always_second",
      subject: `winner ${winnerId} second ${secondId}`,
      accounts: [winnerId, secondId],
      facts: lots.map((lot) => fact(`lot ${lot.id}`, "second", { lot, at: lot.at })),
    }));

/** A bidder's bids that were taken back by voiding. */
export interface Voided {
  readonly bidderId: number;
  readonly voids: readonly { lot: LotOf; seq: number; at: string; reason: string }[];
  readonly bids: number;
}

/** Bids retracted by voiding, again and again. */
export const findVoidedBids: Rule<Voided> = (
  bidders,
  { voids_least: least, voids_share_percent: share },
) =>
  bidders
    .filter(({ voids, bids }) => voids.length >= least && voids.length * 100 >= bids * share)
    .map(({ bidderId, voids }) => ({
      rule: "voided_bids",
      subject: `account ${bidderId}`,
      accounts: [bidderId],
      facts: voids.map(({ lot, seq, at, reason }) =>
        fact(`void ${lot.id} ${seq}`, "void", { lot, at, value: reason }),
      ),
    }));

/** The accounts that signed in from one network. */
export interface Visitors {
  readonly network: string;
  readonly isPrivate: boolean;
  readonly accounts: readonly { id: number; companyId: number | null; at: string }[];
}

/** Many accounts, of different companies, from one address. */
export const findCrowdedAddresses: Rule<Visitors> = (networks, { crowded_least: least }) =>
  networks
    .filter(({ isPrivate, accounts }) => !isPrivate && companiesOf(accounts) >= least)
    .map(({ network, accounts }) => ({
      rule: "crowded_address",
      subject: `network ${network}`,
      accounts: accounts.map(({ id }) => id),
      facts: [
        fact(`network ${network}`, "address", { value: network }),
        ...accounts.map(
          ({ id, at }): Fact => fact(`account ${id}`, "account", { account: String(id), at }),
        ),
      ],
    }));

/** Users of one company share its address; who is of none stands for oneself. */
const companiesOf = (accounts: Visitors["accounts"]): number =>
  new Set(accounts.map(({ id, companyId }) => companyId ?? `account ${id}`)).size;

/** An account's first login from a country within the window, and how many it had before. */
export interface Arrival {
  readonly userId: number;
  readonly country: string;
  readonly address: string;
  readonly at: string;
  /** Logins before it whose country is known. */
  readonly before: number;
}

/** Logins from a new country, of accounts whose habits are known. */
export const findNewCountries: Rule<Arrival> = (arrivals, { country_logins_before: least }) => {
  const comparable = arrivals.filter(({ before }) => before >= least);
  return [...Map.groupBy(comparable, ({ userId }) => userId)].map(([userId, own]) => ({
    rule: "new_country",
    subject: `account ${userId}`,
    accounts: [userId],
    facts: own.flatMap(({ country, address, at }) => [
      fact(`country ${country}`, "country", { value: country, at }),
      fact(`address ${address}`, "address", { value: address, at }),
    ]),
  }));
};
