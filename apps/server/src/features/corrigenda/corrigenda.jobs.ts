import type { Deps } from "../../platform/deps.ts";
import type { JobHandlers } from "../../platform/jobs/jobs.ts";
import { notice, notifyMembers } from "../notifications/index.ts";
import { takeUnanswered } from "./readers.store.ts";

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads {
    "remind-of-corrigenda": Record<string, never>;
  }
}

/** Reminds who has not answered the last change of a lot that they bid for. */
export const remindUnanswered = ({ db, config }: Pick<Deps, "db" | "config">): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const unanswered = await takeUnanswered(tx);
    await notifyMembers(
      tx,
      config.home,
      unanswered.map(({ userId, title, url, endsAt }) =>
        notice(
          userId,
          "corrigendum_unanswered",
          { title, until: endsAt.toISOString() },
          { link: `/auctiondetail/${url}`, goodUntil: endsAt },
        ),
      ),
    );
  });

export const corrigendaJobs = (deps: Pick<Deps, "db" | "config">) =>
  ({ "remind-of-corrigenda": () => remindUnanswered(deps) }) satisfies JobHandlers;
