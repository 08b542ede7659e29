import * as built from "virtual:office-operations";
import type * as contract from "@rebale/contract";
import type { WithOffice } from "./operations.ts";
import * as everybodys from "./operations.ts";

type Operations = Readonly<Record<string, object>>;
/** A group of operations may have some of both. */
const join = <Group>(members: unknown, offices: unknown): WithOffice<Group> => {
  const joined = { ...(members as Operations) };
  for (const [name, own] of Object.entries(offices as Operations))
    joined[name] = { ...joined[name], ...own };
  return joined as WithOffice<Group>;
};

/** All operations: those that the office alone calls are fetched with its screens. */
export const accounts = join<typeof contract.accounts>(everybodys.accounts, built.accounts);
export const auctions = join<typeof contract.auctions>(everybodys.auctions, built.auctions);
export const authorisations = join<typeof contract.authorisations>(
  everybodys.authorisations,
  built.authorisations,
);
export const companies = join<typeof contract.companies>(everybodys.companies, built.companies);
export const content = join<typeof contract.content>(everybodys.content, built.content);
export const events = join<typeof contract.events>(everybodys.events, built.events);
export const figures = join<typeof contract.figures>(everybodys.figures, built.figures);
export const irregularities = join<typeof contract.irregularities>(
  everybodys.irregularities,
  built.irregularities,
);
export const listings = join<typeof contract.listings>(everybodys.listings, built.listings);
export const office = join<typeof contract.office>(everybodys.office, built.office);
export const personalData = join<typeof contract.personalData>(
  everybodys.personalData,
  built.personalData,
);
