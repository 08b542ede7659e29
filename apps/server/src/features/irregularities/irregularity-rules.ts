import type { Body, irregularities } from "@rebale/contract";
import { writeAudit } from "../../platform/audit.store.ts";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { changeSetting, findSetting } from "../../platform/settings.store.ts";

type Rules = irregularities.IrregularityRules;
const KEY = "irregularity_rules";

export const DEFAULT_RULES: Rules = {
  window_days: 90,
  address_most_accounts: 10,
  second_least: 4,
  second_share_percent: 80,
  voids_least: 3,
  voids_share_percent: 10,
  crowded_least: 5,
  country_logins_before: 3,
};

/** What the office has set, where it has set something. */
export const readRules = async (db: Db): Promise<Rules> => ({
  ...DEFAULT_RULES,
  ...((await findSetting(db, KEY)) as Partial<Rules> | undefined),
});

/** Changes what is given, with an audit entry of what was and what is. */
export function changeRules(
  { db }: Pick<Deps, "db">,
  adminId: number,
  change: Body<typeof irregularities.changeIrregularityRules>,
): Promise<Rules> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return db.transaction().execute(async (tx) => {
    const before = await readRules(tx);
    const after: Rules = { ...before, ...Object.fromEntries(given) };
    await changeSetting(tx, KEY, after);
    await writeAudit(tx, {
      adminId,
      action: "irregularity rules changed",
      subject: "Irregularity rules",
      details: { before, after },
    });
    return after;
  });
}
