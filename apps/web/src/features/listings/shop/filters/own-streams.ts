import { api } from "../../../../lib/api/browser.ts";
import { authorisations } from "../../../../lib/api/operations.ts";

/** Streams in the accepted authorisations of the member's company. */
export async function ownStreams(): Promise<string[]> {
  const { data } = await api.call(authorisations.authorisationsOf);
  const accepted = data.filter(({ status }) => status === "accepted");
  return [...new Set(accepted.map(({ stream }) => stream))].sort();
}
