import { savedSearches } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { findSettings, storeAlertSettings } from "./alert-settings.store.ts";
import { USUAL_SETTINGS } from "./alert-times.rules.ts";

export function alertSettingsRoutes(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  endpoint(app, savedSearches.alertSettings, async ({ caller }) => {
    const row = await findSettings(db, caller.userId);
    if (!row)
      return {
        data: {
          quiet_hours: USUAL_SETTINGS.quietHours,
          watch_channels: [...USUAL_SETTINGS.watchChannels],
        },
      };
    const { quiet_from, quiet_to, watch_channels } = row;
    return {
      data: {
        quiet_hours:
          quiet_from && quiet_to
            ? { from: quiet_from.slice(0, 5), to: quiet_to.slice(0, 5) }
            : null,
        watch_channels: watch_channels as savedSearches.AlertChannel[],
      },
    };
  });

  endpoint(app, savedSearches.changeAlertSettings, async ({ body, caller }) => {
    await db.transaction().execute((tx) => storeAlertSettings(tx, caller.userId, body));
    return { data: body, message: "Saved" };
  });
}
