import { features } from "virtual:operations";
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
type Contract = typeof contract.features;
/** With what the office alone calls. */
export type WithOffice<F> = Group<F, true>;

/** Members' and visitors' calls. A feature that is not named here does not compile. */
export const {
  accounts,
  apiKeys,
  audience,
  auctions,
  authorisations,
  awards,
  banking,
  books,
  companies,
  content,
  corrigenda,
  events,
  evidence,
  feePlans,
  figures,
  goodsDesk,
  inspections,
  invoices,
  irregularities,
  journal,
  kilograms,
  law,
  leadCaps,
  lifting,
  listings,
  obligations,
  office,
  payments,
  personalData,
  priceBoard,
  questions,
  sandbox,
  savedSearches,
  settlement,
  taxHolds,
  wallet,
  watchlist,
  webhooks,
  ...unnamed
} = features as { [F in keyof Contract]: Group<Contract[F], false> };
unnamed satisfies Record<string, never>;
