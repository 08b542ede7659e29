import { savedSearches } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { findStopped, startAgain, TEXT_CHANNELS } from "../../notifications/index.ts";
import { findSettings, storeAlertSettings } from "./alert-settings.store.ts";
import { USUAL_SETTINGS } from "./alert-times.rules.ts";

export function alertSettingsRoutes(
  app: FastifyInstance,
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
): void {
  const hasWhatsapp = config.demo || config.WHATSAPP_URL !== undefined;
  const settingsOf = (userId: number) => readSettings(db, userId, hasWhatsapp);

  endpoint(app, savedSearches.alertSettings, async ({ caller }) => ({
    data: await settingsOf(caller.userId),
  }));
  endpoint(app, savedSearches.changeAlertSettings, async ({ body, caller }) => {
    const whatsapp = hasWhatsapp ? (body.whatsapp ?? null) : null;
    const again = TEXT_CHANNELS.filter(
      (channel) =>
        (channel === "whatsapp" && whatsapp) || body.stopped?.includes(channel) === false,
    );
    await db.transaction().execute(async (tx) => {
      await storeAlertSettings(tx, caller.userId, { ...body, whatsapp }, clock.now());
      await startAgain(tx, caller.userId, again);
    });
    return { data: await settingsOf(caller.userId), message: "Saved" };
  });
}

async function readSettings(
  db: Db,
  userId: number,
  hasWhatsapp: boolean,
): Promise<savedSearches.AlertSettings> {
  const [row, stopped] = [await findSettings(db, userId), await findStopped(db, userId)];
  const wants = Boolean(row?.whatsapp_since) && !stopped.includes("whatsapp");
  const whatsapp = hasWhatsapp ? wants : null;
  const ofPhone = { whatsapp, ...(stopped.length > 0 && { stopped }) };
  if (!row)
    return {
      quiet_hours: USUAL_SETTINGS.quietHours,
      watch_channels: [...USUAL_SETTINGS.watchChannels],
      ...ofPhone,
    };
  const { quiet_from, quiet_to, watch_channels } = row;
  return {
    quiet_hours:
      quiet_from && quiet_to ? { from: quiet_from.slice(0, 5), to: quiet_to.slice(0, 5) } : null,
    watch_channels: watch_channels as savedSearches.AlertChannel[],
    ...ofPhone,
  };
}
