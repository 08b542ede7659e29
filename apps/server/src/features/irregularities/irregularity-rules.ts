import type { Body, irregularities } from "@rebale/contract";
import type { Db } from "../../platform/db/db.ts";
import {
  changeOfficeSetting,
  type OfficeSetting,
  readOfficeSetting,
} from "../../platform/db/office-settings.store.ts";
import type { Deps } from "../../platform/deps.ts";

type Rules = irregularities.IrregularityRules;

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

const SETTING: OfficeSetting<Rules> = {
  key: "irregularity_rules",
  name: "irregularity rules",
  defaults: DEFAULT_RULES,
};

/** From when on each rule speaks up. */
export const readRules = (db: Db) => readOfficeSetting(db, SETTING);

/** Changes what is given, with an audit entry of what was and what is. */
export const changeRules = (
  { db }: Pick<Deps, "db">,
  adminId: number,
  change: Body<typeof irregularities.changeIrregularityRules>,
) => changeOfficeSetting(db, SETTING, adminId, change);
