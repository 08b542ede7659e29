import type { Api } from "../../../lib/api/client.ts";
import { inspections } from "../../../lib/api/operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { explain } from "../../../lib/language/explain.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { answered, stillKept } from "./gate.rules.ts";
import type { Kept } from "./kept.ts";

/** Visitors whom this phone let in without network, each told for itself. */
export async function tellVisits(
  api: Api,
  site: string,
  { uses }: Kept,
  change: (how: (kept: Kept) => Kept) => Promise<Kept>,
): Promise<void> {
  for (const { jti, at, token, state, dir } of uses) {
    if (state !== "waiting" || dir !== "visit" || token === undefined) continue;
    const answer = await tell(api, { token, site_id: site, at });
    const now = new Date(serverNow());
    const told = [{ jti, ...answer }];
    await change((own) => ({ ...own, uses: stillKept(answered(own.uses, told), now) }));
  }
}

/** A refusal is an answer; what did not get through is told again. */
async function tell(api: Api, body: { token: string; site_id: string; at: string }) {
  try {
    await api.call(inspections.visit, { body });
    return { state: "accepted", message: "" } as const;
  } catch (error) {
    if (!(error instanceof Refused) || (error.status !== 400 && error.status !== 409)) throw error;
    return { state: "refused", message: explain(error) } as const;
  }
}
