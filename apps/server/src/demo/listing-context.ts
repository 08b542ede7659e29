import type { Db } from "../platform/db.ts";
import { companyStates } from "./data/companies.ts";
import { buyers, sellers } from "./data/people.ts";
import { findAccounts, readPlaces } from "./demo.store.ts";
import type { ListingContext } from "./list-lot.ts";

/**
 * Who sells and buys, by what the templates call them.
 * @param isFirst whether the market begins: later nobody bids whose capacity is nearly used up
 */
export async function readListingContext(
  db: Db,
  { isFirst = false } = {},
): Promise<ListingContext> {
  const accounts = new Map((await findAccounts(db)).map((a) => [a.email, a.id]));
  const known = buyers
    .flatMap(({ email, buys }) => ({
      id: accounts.get(email) ?? 0,
      buys: buys as readonly string[],
      may: authorisedFor(email, isFirst),
    }))
    .filter((b) => b.id > 0);
  return {
    places: await readPlaces(db),
    sellers: new Map(
      sellers.flatMap((s) =>
        s.number === null ? [] : [[s.number, accounts.get(s.email) ?? 0] as const],
      ),
    ),
    buyersOf: ({ category, requires }) =>
      known
        .filter((b) => b.buys.includes(category) && (!requires || b.may.has(requires)))
        .map((b) => b.id),
  };
}

/** The streams of which a buyer's company has held an authorisation. */
function authorisedFor(email: string, isFirst: boolean): ReadonlySet<string> {
  const company = companyStates.find((state) => state.email === email);
  if (company?.status !== "verified") return new Set();
  const held = company.holds?.filter(
    ({ status = "accepted", capacity }) =>
      status === "accepted" && (isFirst || capacity !== "nearly used"),
  );
  return new Set(held?.map(({ stream }) => stream));
}
