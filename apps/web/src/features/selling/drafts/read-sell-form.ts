import { api } from "../../../lib/api/browser.ts";
import { accounts, listings } from "../../../lib/api/operations.ts";

/** What a seller chooses from. */
export async function readSellForm() {
  const [categories, states] = await Promise.all([
    api.call(listings.categories),
    api.call(accounts.states),
  ]);
  return { categories: categories.data, states: states.data.map(({ state }) => state) };
}
