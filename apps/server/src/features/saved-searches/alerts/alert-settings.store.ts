import type { savedSearches } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

export const findSettings = (db: Db, userId: number) =>
  db
    .selectFrom("alert_settings")
    .select(["quiet_from", "quiet_to", "watch_channels", "whatsapp_since"])
    .where("user_id", "=", userId)
    .executeTakeFirst();

/**
 * Alerts that wait for the end of the quiet hours are looked at again by the new ones.
 * @param now since when WhatsApp is agreed to, where it was not yet
 */
export async function storeAlertSettings(
  tx: Tx,
  userId: number,
  { quiet_hours, watch_channels, whatsapp }: savedSearches.AlertSettings,
  now: Date,
): Promise<void> {
  const settings = {
    quiet_from: quiet_hours?.from ?? null,
    quiet_to: quiet_hours?.to ?? null,
    watch_channels: [...watch_channels],
  };
  await tx
    .insertInto("alert_settings")
    .values({ user_id: userId, ...settings, whatsapp_since: whatsapp ? now : null })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((eb) => ({
        ...settings,
        ...(whatsapp !== null && {
          whatsapp_since: whatsapp
            ? eb.fn.coalesce("alert_settings.whatsapp_since", eb.val(now))
            : null,
        }),
      })),
    )
    .execute();
  await tx
    .updateTable("waiting_alerts")
    .set({ due_at: sql<Date>`least(due_at, market_now() + interval '20 seconds')` })
    .where("user_id", "=", userId)
    .where("channel", "in", ["push", "sms"])
    .execute();
}
