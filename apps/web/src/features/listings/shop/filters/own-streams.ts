import { api } from "../../../../lib/api/browser.ts";
import { authorisations } from "../../../../lib/api/operations.ts";

/** What the member's company has authorisations for that the office has accepted. */
export async function ownStreams(): Promise<string[]> {
  const { data } = await api.call(authorisations.authorisationsOf);
  const accepted = data.filter(({ status }) => status === "accepted");
  return [...new Set(accepted.map(({ stream }) => stream))].sort();
}
