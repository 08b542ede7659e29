import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { notifyMembers } from "../../notifications/index.ts";
import { unsubscribeLinks } from "../unsubscribe/tokens.store.ts";
import { alertNotice, groupAlerts } from "./alert-notices.ts";
import { type QuietHours, quietUntil, USUAL_SETTINGS } from "./alert-times.rules.ts";
import { countSent, type DueGroup, findDue, putOff, takeAlerts } from "./waiting.store.ts";

/** Alerts of one transaction. */
const AT_ONCE = 500;

/**
 * Tells what is due: of each member all of a kind on a channel as one message. What falls into
 * their quiet hours waits for the end of those.
 */
export async function sendAlerts({ db, config }: Pick<Deps, "db" | "config">): Promise<void> {
  while (await db.transaction().execute((tx) => sendSomeAlerts(tx, config.home)));
}

/** Answers whether there may be more. */
async function sendSomeAlerts(tx: Tx, home: string): Promise<boolean> {
  const due = await findDue(tx, AT_ONCE);
  const now = await marketNow(tx);
  const until = (group: DueGroup) => quietUntil(group.channel, quietHoursOf(group), now);
  await putOff(
    tx,
    due.flatMap((group) => {
      const end = until(group);
      return end ? [{ ...group, until: end }] : [];
    }),
  );
  const taken = await takeAlerts(
    tx,
    due.filter((group) => !until(group)),
  );
  const byMail = taken.filter(({ channel }) => channel === "mail");
  const links = await unsubscribeLinks(
    tx,
    byMail.map(({ user_id }) => user_id),
  );
  const groups = groupAlerts(taken);
  await notifyMembers(
    tx,
    home,
    groups.map((alerts) => alertNotice(alerts, links)),
  );
  await countSent(
    tx,
    groups.map(([first]) => first),
  );
  return due.length > 0;
}

const quietHoursOf = ({ has_settings, quiet_from, quiet_to }: DueGroup): QuietHours | null => {
  if (!has_settings) return USUAL_SETTINGS.quietHours;
  return quiet_from && quiet_to ? { from: clock(quiet_from), to: clock(quiet_to) } : null;
};
/** HH:mm of PostgreSQL's HH:mm:ss. */
const clock = (time: string) => time.slice(0, 5);
