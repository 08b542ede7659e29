import * as built from "virtual:office-operations";
import type * as contract from "@rebale/contract";
import type { WithOffice } from "./operations.ts";
import * as everybodys from "./operations.ts";

type Known = Readonly<Record<string, object>>;
/** A group of operations may have some of both. */
const join = (members: unknown, offices: unknown): unknown => {
  const joined = { ...(members as Known) };
  for (const [name, own] of Object.entries(offices as Known))
    joined[name] = { ...joined[name], ...own };
  return joined;
};

/** All operations: those that the office alone calls are fetched with its screens. */
export const accounts = join(everybodys.accounts, built.accounts) as WithOffice<
  typeof contract.accounts
>;
export const auctions = join(everybodys.auctions, built.auctions) as WithOffice<
  typeof contract.auctions
>;
export const authorisations = join(everybodys.authorisations, built.authorisations) as WithOffice<
  typeof contract.authorisations
>;
export const companies = join(everybodys.companies, built.companies) as WithOffice<
  typeof contract.companies
>;
export const content = join(everybodys.content, built.content) as WithOffice<
  typeof contract.content
>;
export const events = join(everybodys.events, built.events) as WithOffice<typeof contract.events>;
export const figures = join(everybodys.figures, built.figures) as WithOffice<
  typeof contract.figures
>;
export const irregularities = join(everybodys.irregularities, built.irregularities) as WithOffice<
  typeof contract.irregularities
>;
export const listings = join(everybodys.listings, built.listings) as WithOffice<
  typeof contract.listings
>;
export const office = join(everybodys.office, built.office) as WithOffice<typeof contract.office>;
export const personalData = join(everybodys.personalData, built.personalData) as WithOffice<
  typeof contract.personalData
>;
