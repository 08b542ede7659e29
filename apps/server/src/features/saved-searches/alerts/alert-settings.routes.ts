import { savedSearches } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
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
    await db
      .transaction()
      .execute((tx) => storeAlertSettings(tx, caller.userId, { ...body, whatsapp }, clock.now()));
    return { data: await settingsOf(caller.userId), message: "Saved" };
  });
}

async function readSettings(
  db: Db,
  userId: number,
  hasWhatsapp: boolean,
): Promise<savedSearches.AlertSettings> {
  const row = await findSettings(db, userId);
  const whatsapp = hasWhatsapp ? Boolean(row?.whatsapp_since) : null;
  if (!row)
    return {
      quiet_hours: USUAL_SETTINGS.quietHours,
      watch_channels: [...USUAL_SETTINGS.watchChannels],
      whatsapp,
    };
  const { quiet_from, quiet_to, watch_channels } = row;
  return {
    quiet_hours:
      quiet_from && quiet_to ? { from: quiet_from.slice(0, 5), to: quiet_to.slice(0, 5) } : null,
    watch_channels: watch_channels as savedSearches.AlertChannel[],
    whatsapp,
  };
}
