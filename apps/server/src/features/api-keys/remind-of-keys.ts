import { indiaDay } from "@rebale/contract/values/calendar";
import type { Deps } from "../../platform/deps.ts";
import { findOwners } from "../company-register/index.ts";
import { notifyMembers } from "../notifications/index.ts";
import { noteEnding } from "./api-keys.store.ts";

const BATCH = 250;

/** A week before a key ends its company's owners are told, once. */
export const remindOfKeys = ({ db, config }: Pick<Deps, "db" | "config">): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const ending = await noteEnding(tx, BATCH);
    const owners = await Promise.all(ending.map(({ company_id }) => findOwners(tx, company_id)));
    const notices = ending.flatMap(({ name, expires_at }, at) =>
      (owners[at] ?? []).map(({ user_id }) => ({
        userId: user_id,
        code: "key_soon" as const,
        params: { name, until: indiaDay(new Date(expires_at.getTime() - 1)) },
        link: "/company/machines",
      })),
    );
    await notifyMembers(tx, config.home, notices);
  });
