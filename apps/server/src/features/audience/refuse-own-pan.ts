import { Problem } from "../../platform/http/problems/problem.ts";

/** @throws Problem invalid_input at the company that is the own one */
export function refuseOwnPan(
  companies: readonly { readonly pan: string }[],
  ownPan: string | null,
): void {
  const own = companies.findIndex(({ pan }) => pan === ownPan);
  if (own >= 0)
    throw new Problem("invalid_input", {
      path: `companies.${own}.pan`,
      msg: { en: "This is your own company's PAN", hi: "यह आपकी अपनी कंपनी का PAN है" },
    });
}
