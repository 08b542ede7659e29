import type { Db } from "../../platform/db/db.ts";
import { companyStates } from "../data/companies.ts";
import { OWN_DEPOSITS } from "../data/money.ts";
import { buyers, sellers } from "../data/people.ts";
import { findAccounts, readPlaces } from "../stores/demo.store.ts";
import type { ListingContext } from "./list-lot.ts";

/** The first of them are the guide's: a visitor signs in as one and finds a history that fits. */
const GUIDE_BUYERS = 5;

/**
 * The sellers and buyers, by their names in the templates.
 * @param isPast whether only those buy who are not the guide's, and each of them everything
 * @param isFirst whether the market begins: later nobody bids whose capacity is nearly used up
 */
export async function readListingContext(
  db: Db,
  { isFirst = false, isPast = false } = {},
): Promise<ListingContext> {
  const accounts = new Map((await findAccounts(db)).map((a) => [a.email, a.id]));
  const buyersInReach = buyers
    .slice(isPast ? GUIDE_BUYERS : 0)
    .flatMap(({ email, buys }) => ({
      id: accounts.get(email) ?? 0,
      buys: buys as readonly string[],
      may: authorisedFor(email, isFirst),
    }))
    .filter((b) => b.id > 0);
  return {
    withOwnDeposit: new Set(
      buyers.slice(0, OWN_DEPOSITS.length).map(({ email }) => accounts.get(email) ?? 0),
    ),
    officeId: accounts.get("admin@rebale.example") ?? null,
    places: await readPlaces(db),
    sellers: new Map(
      sellers.flatMap((s) =>
        s.number === null ? [] : [[s.number, accounts.get(s.email) ?? 0] as const],
      ),
    ),
    buyersOf: ({ category, requires }) =>
      buyersInReach
        .filter((b) => (isPast || b.buys.includes(category)) && (!requires || b.may.has(requires)))
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
