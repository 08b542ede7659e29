import type { Body, payments } from "@rebale/contract";
import { DEMO_HOLDER } from "@rebale/contract/values/demo-holder";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db/db.ts";
import {
  changeOfficeSetting,
  type OfficeSetting,
  readOfficeSetting,
} from "../../platform/db/office-settings.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";

type Configured = Pick<Config, "PAYMENT_GATEWAY" | "PAYMENT_HOLDER">;
/** The office's settings: if deposits and payment through the market are on, and their holder. */
type MoneySettings = Omit<payments.MoneySettings, "gateway">;

/** Real money waits for the owner's word; the demo's moves none. */
const settingOf = ({
  PAYMENT_GATEWAY,
  PAYMENT_HOLDER,
}: Configured): OfficeSetting<MoneySettings> => {
  const isDemo = PAYMENT_GATEWAY === "demo";
  return {
    key: "market_money",
    name: "payment through the market",
    defaults: {
      ...{ on: isDemo, holder: PAYMENT_HOLDER ?? (isDemo ? DEMO_HOLDER : "") },
      collects_consideration: false,
      gst_safe: false,
    },
  };
};

/** As it is now. Without a gateway it is off, whatever the office has set. */
export async function readMoneySettings(
  db: Db,
  config: Configured,
): Promise<payments.MoneySettings> {
  const set = await readOfficeSetting(db, settingOf(config));
  const gateway = config.PAYMENT_GATEWAY;
  return { ...set, on: set.on && gateway !== "none" && set.holder !== "", gateway };
}

/** @throws Problem money_off where there is no gateway, or nobody is named who keeps the money */
export async function changeMoneySettings(
  { db, config }: Pick<Deps, "db" | "config">,
  adminId: number,
  change: Body<typeof payments.changeMoneySettings>,
): Promise<payments.MoneySettings> {
  const before = await readOfficeSetting(db, settingOf(config));
  const holder = change.holder ?? before.holder;
  if (change.on && (config.PAYMENT_GATEWAY === "none" || holder === ""))
    throw new Problem("money_off", { path: holder === "" ? "holder" : "on" });
  const { holder_agrees, ...set } = change;
  await changeOfficeSetting(
    db,
    settingOf(config),
    adminId,
    set,
    holder_agrees && { holder_agrees },
  );
  return readMoneySettings(db, config);
}

/** @throws Problem money_off */
export async function requireMoney(db: Db, config: Configured, path = ""): Promise<void> {
  const { on } = await readMoneySettings(db, config);
  if (!on) throw new Problem("money_off", { path });
}
