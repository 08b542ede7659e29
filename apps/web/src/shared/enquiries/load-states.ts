import type { RouterContextProvider } from "react-router";
import { loaderApi, orNull } from "../../lib/api/loader.ts";
import { accounts } from "../../lib/api/operations.ts";

/** The states that an enquiry may name; null where they could not be loaded. */
export async function loadStates(
  context: Readonly<RouterContextProvider>,
): Promise<string[] | null> {
  const reply = await orNull(loaderApi(context).call(accounts.states));
  return reply?.data.map(({ state }) => state) ?? null;
}
