import { features as offices } from "virtual:office-operations";
import { features as everybodys } from "virtual:operations";
import type * as contract from "@rebale/contract";
import type { WithOffice } from "./operations.ts";

type Contract = typeof contract.features;
type Groups = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** A feature may have operations of both kinds, and so may a group of it. */
const join = (members: Groups, own: Groups) => {
  const joined = Object.entries(members).map(([feature, operations]) => {
    const all: Record<string, object> = { ...operations };
    for (const [name, of] of Object.entries(own[feature] ?? {}))
      all[name] = { ...all[name], ...of };
    return [feature, all];
  });
  return Object.fromEntries(joined);
};

/** All operations: those that the office alone calls are fetched with its screens. */
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
} = join(everybodys as Groups, offices as Groups) as {
  [F in keyof Contract]: WithOffice<Contract[F]>;
};
unnamed satisfies Record<string, never>;
