import { t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconCloudCheck from "~icons/tabler/cloud-check";
import IconCloudOff from "~icons/tabler/cloud-off";
import IconCloudUp from "~icons/tabler/cloud-up";
import { dateTime } from "../../../../lib/formatting/formatting.ts";
import { WithDates } from "../../../../ui/with-dates.tsx";
import classes from "../drafts/drafts.module.css";
import { ConflictNotice } from "./conflict-notice.tsx";
import type { SavedDraft } from "./draft-content.ts";

const icons = {
  saved: IconCloudCheck,
  waiting: IconCloudUp,
  unreachable: IconCloudOff,
  refused: IconAlertTriangle,
  changed: IconAlertTriangle,
};

/** Where what was typed is saved; its line is there before there is anything to say. */
export function SaveState({
  draft,
  onReload,
  onKeepMine,
}: {
  draft: SavedDraft | undefined;
  onReload: () => void;
  onKeepMine: () => void;
}) {
  const Icon = draft ? icons[draft.at] : IconCloudUp;
  return (
    <div className={classes.keepState} data-at={draft?.at} role="status">
      <Icon size={20} aria-hidden />
      {draft?.at === "changed" ? (
        <ConflictNotice theirs={draft.theirs ?? null} {...{ onReload, onKeepMine }} />
      ) : (
        <span>
          <WithDates>
            {draft ? words(draft) : t`What you type is saved as a draft on all your devices.`}
          </WithDates>
        </span>
      )}
    </div>
  );
}

function words({ at, why, changed }: SavedDraft): string {
  if (at === "waiting") return t`Saving the draft…`;
  if (at === "unreachable")
    return t`No connection: the draft is kept in this browser and saved as soon as you are online.`;
  if (at === "refused") return t`The draft could not be saved: ${why ?? ""}`;
  return changed ? lastChange(changed) : t`Draft saved`;
}

/** When and where a draft was last changed. */
export function lastChange({ at, from }: NonNullable<SavedDraft["changed"]>): string {
  const time = dateTime(at);
  return from ? t`Last changed ${time} on ${from}` : t`Last changed ${time}`;
}
