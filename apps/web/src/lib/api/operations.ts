import * as built from "virtual:operations";
import type * as contract from "@rebale/contract";
import type { Method, Operation } from "@rebale/contract";

/**
 * An operation of the contract without its schemas: method and path at run time, everything else as
 * types.
 */
export interface Call<O extends Operation> {
  readonly method: Method;
  readonly path: string;
  readonly files?: readonly string[];
  /** Never there at run time: carries the types. */
  readonly of?: O;
}

type IsOffices<O> = O extends { readonly who: "admin" } ? true : false;

/** @template Offices whether the office's own are among them */
type Group<F, Offices extends boolean> = {
  [K in keyof F as F[K] extends Operation
    ? IsOffices<F[K]> extends true
      ? Offices extends true
        ? K
        : never
      : K
    : F[K] extends Record<string, Operation>
      ? K
      : never]: F[K] extends Operation
    ? Call<F[K]>
    : { [N in keyof F[K]]: F[K][N] extends Operation ? Call<F[K][N]> : never };
};
/** What members and visitors call. */
type Light<F> = Group<F, false>;
/** With what the office alone calls. */
export type WithOffice<F> = Group<F, true>;

export const accounts = built.accounts as Light<typeof contract.accounts>;
export const auctions = built.auctions as Light<typeof contract.auctions>;
export const authorisations = built.authorisations as Light<typeof contract.authorisations>;
export const companies = built.companies as Light<typeof contract.companies>;
export const content = built.content as Light<typeof contract.content>;
export const events = built.events as Light<typeof contract.events>;
export const figures = built.figures as Light<typeof contract.figures>;
export const irregularities = built.irregularities as Light<typeof contract.irregularities>;
export const listings = built.listings as Light<typeof contract.listings>;
export const office = built.office as Light<typeof contract.office>;
export const personalData = built.personalData as Light<typeof contract.personalData>;
export const priceBoard = built.priceBoard as Light<typeof contract.priceBoard>;
export const savedSearches = built.savedSearches as Light<typeof contract.savedSearches>;
export const watchlist = built.watchlist as Light<typeof contract.watchlist>;
