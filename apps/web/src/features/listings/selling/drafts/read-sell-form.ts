import { api } from "../../../../lib/api/browser.ts";
import { orNull } from "../../../../lib/api/loader.ts";
import { accounts, companies, listings, wallet } from "../../../../lib/api/operations.ts";
import { namedCategory } from "../../../../lib/names/named.ts";

/** A seller's choices. */
export async function readSellForm() {
  const [categories, states, company, usual, money] = await Promise.all([
    api.call(listings.categories),
    api.call(accounts.states),
    api.call(companies.readCompany),
    orNull(api.call(listings.readUsualTerms)),
    orNull(api.call(wallet.wallet)),
  ]);
  return {
    categories: categories.data.map(namedCategory),
    states: states.data.map(({ state }) => state),
    sites: company.data?.sites ?? [],
    money: money?.data.on ?? false,
    gstSafe: money?.data.gst_safe ?? false,
    usual: usual?.data ?? { own: null, materials: [] },
  };
}
