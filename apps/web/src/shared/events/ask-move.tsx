import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { t } from "ttag";
import { timeRange } from "../../lib/formatting/formatting.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { WithDates } from "../../ui/with-dates.tsx";
import classes from "./event-form.module.css";
import type { Moved } from "./event-form.rules.ts";

const NAMED = 5;

/** Before auctions that people know of move: which, and who is notified. */
export function AskMove({
  moved: { lots, sellers, watchers },
  times: [opens, closes],
  onClose,
  onYes,
}: {
  moved: Moved;
  /** When they open, and when the first of the event closes, in words. */
  times: readonly [opens: string, closes: string];
  onClose: () => void;
  onYes: () => void;
}) {
  const more = lots.length - NAMED;
  return (
    <Dialog open title={t`Move these auctions?`} onClose={onClose}>
      <p>{t`Approved lots that get the times of this event: ${lots.length}`}</p>
      <p>
        <WithDates>
          {t`They open on ${opens}, and close one after another from ${closes}.`}
        </WithDates>
      </p>
      <ul className={classes.moves}>
        {lots.slice(0, NAMED).map(({ _id, title, starts_at, ends_at }) => (
          <li key={_id}>
            {title}
            {starts_at && ends_at && (
              <small className={`${classes.of} figures`}>
                <WithDates>{t`until now ${timeRange(starts_at, ends_at)}`}</WithDates>
              </small>
            )}
          </li>
        ))}
        {more > 0 && <li>{t`and ${more} more`}</li>}
      </ul>
      <p>
        {sellers === null
          ? t`We tell everyone who watches them: ${watchers}.`
          : t`We tell their sellers (${sellers}) and everyone who watches them (${watchers}).`}
      </p>
      <Group justify="flex-end" gap={12} mt={20}>
        <PlainButton kind="quiet" onClick={onClose}>{t`Cancel`}</PlainButton>
        <PlainButton kind="main" onClick={onYes}>{t`Move the auctions`}</PlainButton>
      </Group>
    </Dialog>
  );
}
