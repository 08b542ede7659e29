import { lifting } from "../../../lib/api/operations.ts";
import { Refused, Unreachable } from "../../../lib/api/refused.ts";
import { explain } from "../../../lib/language/explain.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { newUse, shownAt } from "./gate.rules.ts";
import { refusalLabels } from "./gate-labels.ts";
import { type Claims, type PassRefusal, usedBefore, whyNotThrough } from "./pass-check.rules.ts";
import { readPass } from "./read-pass.ts";
import { showVisit } from "./show-visit.ts";
import type { Gate } from "./use-gate.ts";
import type { Verdict } from "./verdict.ts";

/** With the network the market decides; without it the phone does, if it may. */
export async function showPass(gate: Gate, text: string): Promise<Verdict> {
  const token = text.trim();
  const pass = await readPass(token, gate.kept.keys);
  if (pass?.dir === "visit") return showVisit(gate, token, pass);
  // Also what the market has not been told yet.
  const used = pass && usedBefore(pass, { uses: gate.kept.uses, trips: [] });
  if (pass && used) return refused(pass, used);
  const now = new Date(serverNow());
  const at = pass ? shownAt(pass, now) : now;
  try {
    return await ask(gate, token, pass, at);
  } catch (error) {
    if (error instanceof Unreachable) return decideHere(gate, token, pass, at);
    // A code that was typed may be a visitor's; so may a pass whose key this phone has not.
    if (pass === null && error instanceof Refused && error.code === "pass_unknown")
      return showVisit(gate, token, null);
    if (!(error instanceof Refused) || error.status >= 429)
      return { is: "unknown", words: explain(error), lacksNetwork: false };
    if (error.status === 401 || error.status === 403) void gate.refresh();
    const known = error.code === "pass_used" && gate.kept.seen?.trips.find(isOf(pass));
    const usedAt = (known && (pass?.dir === "in" ? known.gate_in_at : known.gate_out_at)) || null;
    return { ...base(pass), because: error.code, words: explain(error), usedAt };
  }
}

const isOf = (pass: Claims | null) => (trip: { _id: string }) => trip._id === pass?.trip;
const base = (pass: Claims | null) =>
  ({ is: "refused", vehicle: pass?.vehicle ?? null, usedAt: null }) as const;
const refused = (pass: Claims, why: { because: string; at?: string | null }): Verdict => ({
  ...base(pass),
  because: why.because,
  words: refusalLabels[why.because] ?? "",
  usedAt: why.at ?? null,
});

async function ask(gate: Gate, token: string, pass: Claims | null, at: Date): Promise<Verdict> {
  const { data } = await gate.api.call(lifting.scan, {
    body: {
      ...{ token, site_id: gate.site },
      // If the answer is lost, the phone tells this very use again, and no second one.
      ...(pass && gate.mayWorkOffline && { at: at.toISOString() }),
    },
  });
  const { trip } = data;
  await gate.change((own) => ({
    ...own,
    uses: pass ? [...own.uses, newUse(pass, pass.vehicle, at, { state: "told" })] : own.uses,
    seen: own.seen && {
      ...own.seen,
      trips: [...own.seen.trips.filter(({ _id }) => _id !== trip._id), trip],
    },
  }));
  return {
    is: trip.state === "out" || trip.state === "received" ? "out" : "in",
    ...{ vehicle: trip.vehicle_no, driver: trip.driver_name, goods: trip.title },
    ...{ trip: trip._id, isWaiting: false },
  };
}

/** Decided and remembered at once: of two windows only one lets it through. */
async function decideHere(
  gate: Gate,
  token: string,
  pass: Claims | null,
  at: Date,
): Promise<Verdict> {
  if (!gate.mayWorkOffline) return { is: "unknown", words: "", lacksNetwork: true };
  if (!pass)
    return { ...base(null), because: "pass_unknown", words: refusalLabels.pass_unknown ?? "" };
  let why = null as PassRefusal | null;
  const { seen } = await gate.change((own) => {
    const here = { site: gate.site, uses: own.uses, trips: own.seen?.trips ?? [] };
    why = whyNotThrough(pass, here, at);
    return why
      ? own
      : {
          ...own,
          uses: [...own.uses, newUse(pass, pass.vehicle, at, { state: "waiting", token })],
        };
  });
  if (why) return refused(pass, why);
  const trip = seen?.trips.find(isOf(pass));
  return {
    ...{ is: pass.dir, vehicle: pass.vehicle, trip: pass.trip, isWaiting: true },
    ...{ driver: trip?.driver_name ?? null, goods: trip?.title ?? null },
  };
}
