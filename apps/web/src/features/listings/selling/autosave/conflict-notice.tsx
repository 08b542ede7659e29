import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { LotDraft } from "@rebale/contract/listings";
import { t } from "ttag";
import { dateTime } from "../../../../lib/formatting/formatting.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { WithDates } from "../../../../ui/with-dates.tsx";
import classes from "../drafts/drafts.module.css";

interface Props {
  /** As the market has it; null once it is submitted or deleted. */
  theirs: LotDraft | null;
  onReload: () => void;
  onKeepMine: () => void;
}

/** A draft was changed here and elsewhere: neither is lost before its seller has chosen. */
export function ConflictNotice({ theirs, onReload, onKeepMine }: Props) {
  return (
    <div className={classes.conflict}>
      <p>
        <WithDates>
          {theirs
            ? changedWords(theirs)
            : t`This draft was submitted or deleted on another device, without what you typed here.`}
        </WithDates>
      </p>
      <Group gap={10}>
        <PlainButton kind="quiet" onClick={onReload}>
          {theirs ? t`Reload` : t`Delete it here too`}
        </PlainButton>
        <PlainButton kind="quiet" onClick={onKeepMine}>
          {theirs ? t`Keep mine` : t`Keep it as a new draft`}
        </PlainButton>
      </Group>
    </div>
  );
}

function changedWords({ changed_at }: LotDraft): string {
  const time = dateTime(changed_at);
  return t`This draft was changed on another device at ${time}. Reload takes that one; Keep mine saves what is here over it.`;
}
