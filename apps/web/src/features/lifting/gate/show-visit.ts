import { inspections } from "../../../lib/api/operations.ts";
import { Refused, Unreachable } from "../../../lib/api/refused.ts";
import { explain } from "../../../lib/language/explain.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { peopleText, visitorsText } from "../../../shared/goods/visit-labels.ts";
import { newUse } from "./gate.rules.ts";
import { visitRefusals } from "./gate-labels.ts";
import { type PassRefusal, usedHere, type VisitClaims, whyNotVisit } from "./pass-check.rules.ts";
import type { Gate } from "./use-gate.ts";
import type { Verdict } from "./verdict.ts";

/**
 * A visitors' pass, as a truck's: with the network the market decides, without it the phone, if it
 * may.
 * @param pass null for a short code
 */
export async function showVisit(
  gate: Gate,
  token: string,
  pass: VisitClaims | null,
): Promise<Verdict> {
  const used = pass && usedHere(pass, gate.kept.uses);
  if (pass && used) return refused(whoOf(gate, pass), used);
  const at = new Date(serverNow());
  const who = pass && whoOf(gate, pass);
  try {
    return await ask(gate, token, pass, at);
  } catch (error) {
    if (error instanceof Unreachable)
      return pass && gate.mayWorkOffline
        ? decideHere(gate, token, pass, at)
        : { is: "unknown", words: "", lacksNetwork: true };
    if (!(error instanceof Refused) || error.status >= 429)
      return { is: "unknown", words: explain(error), lacksNetwork: false };
    if (error.status === 401 || error.status === 403) void gate.refresh();
    // The market says so before a visit's time as well as after it.
    const because = error.code === "pass_expired" ? "visit_not_now" : error.code;
    return refused(who, { because, words: explain(error) });
  }
}

/** 2 people, A. Patil; the name is known from the day's list alone. */
function whoOf({ kept }: Pick<Gate, "kept">, { visit, people }: VisitClaims): string {
  const known = kept.visits.find(({ _id }) => _id === visit);
  return known ? visitorsText(known) : peopleText(people);
}

interface Why {
  readonly because: string;
  readonly at?: string | null;
  readonly words?: string;
}
const refused = (who: string | null, { because, at = null, words }: Why): Verdict => ({
  ...{ is: "refused", vehicle: who, because, usedAt: at },
  words: words ?? visitRefusals[because] ?? "",
});

async function ask(
  gate: Gate,
  token: string,
  pass: VisitClaims | null,
  at: Date,
): Promise<Verdict> {
  const { data } = await gate.api.call(inspections.visit, {
    body: {
      ...{ token, site_id: gate.site },
      // If the answer is lost, the phone tells this very use again, and no second one.
      ...(pass && gate.mayWorkOffline && { at: at.toISOString() }),
    },
  });
  const visit = data.inspection;
  const who = visitorsText(visit);
  await gate.change((own) => ({
    ...own,
    uses: pass ? [...own.uses, newUse(pass, who, at, { state: "told" })] : own.uses,
    visits: [...own.visits.filter(({ _id }) => _id !== visit._id), visit],
  }));
  return { is: "visit", who, goods: visit.title, isWaiting: false };
}

/** Decided and remembered at once: of two windows only one lets them in. */
async function decideHere(
  gate: Gate,
  token: string,
  pass: VisitClaims,
  at: Date,
): Promise<Verdict> {
  const who = whoOf(gate, pass);
  let why = null as PassRefusal | null;
  const { visits } = await gate.change((own) => {
    why = whyNotVisit(pass, { site: gate.site, uses: own.uses, visits: own.visits }, at);
    if (why) return own;
    return { ...own, uses: [...own.uses, newUse(pass, who, at, { state: "waiting", token })] };
  });
  if (why) return refused(who, why);
  const known = visits.find(({ _id }) => _id === pass.visit);
  return { is: "visit", who, goods: known?.title ?? null, isWaiting: true };
}
