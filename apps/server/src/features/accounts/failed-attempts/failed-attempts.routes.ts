import { office } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { listEndpoint } from "../../../platform/lists/list-endpoint.ts";
import { isAlarm } from "./failed-attempts.rules.ts";
import { countFailedAttempts, type FailedAttempt, listAttackers } from "./failed-attempts.store.ts";

/** Failed attempts of the last hour where the office should look at who tries, else 0. */
export async function failedAttemptsToReport({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<number> {
  const counts = await countFailedAttempts(db, clock.now());
  return isAlarm(counts) ? counts.lastHour : 0;
}

export function failedAttemptRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  listEndpoint(app, deps, office.guesses, async () => {
    const now = clock.now();
    return {
      listing: listAttackers(db, new Date(now.getTime() - DAY_MS)),
      present: ({ last_at, kind, ...row }) => ({
        ...row,
        kind: kind as FailedAttempt["kind"],
        last_at: last_at.toISOString(),
      }),
      extra: async () => {
        const counts = await countFailedAttempts(db, now);
        return {
          alarm: isAlarm(counts),
          last_hour: counts.lastHour,
          usual_hour: Math.round(counts.hourlyMean * 10) / 10,
        };
      },
    };
  });
}
