import { office } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { admin } from "../../../platform/http/caller.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { isAlarm } from "./guesses.rules.ts";
import { countGuesses, listGuessers } from "./guesses.store.ts";

const DAY = 86_400_000;

/** Wrong guesses of the last hour where the office should look at who guesses, else 0. */
export async function guessesOfAlarm({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const counts = await countGuesses(db, clock.now());
  return isAlarm(counts) ? counts.lastHour : 0;
}

export function guessRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  endpoint(app, office.guesses, admin, async ({ query }) => {
    const now = clock.now();
    const counts = await countGuesses(db, now);
    const { listed, totalpage } = await listGuessers(db, new Date(now.getTime() - DAY), query);
    return {
      data: listed.map(({ network, kind, guesses, accounts, last_at }) => ({
        network,
        kind,
        guesses,
        accounts,
        last_at: last_at.toISOString(),
      })),
      totalpage,
      alarm: isAlarm(counts),
      last_hour: counts.lastHour,
      usual_hour: Math.round(counts.hourlyMean * 10) / 10,
    };
  });
}
