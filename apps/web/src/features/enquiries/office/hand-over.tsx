import { Group, NativeSelect } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import { useState } from "react";
import { Refused } from "../../../lib/api/refused.ts";
import { explain } from "../../../lib/language/explain.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { BusyButton } from "../../../shared/office/panels/busy-button.tsx";
import type { Enquiry, EnquiryActions } from "./use-enquiry.ts";

const moves = {
  new: [{ stage: "closed", words: t`Close the enquiry` }],
  in_progress: [{ stage: "closed", words: t`Close the enquiry` }],
  answered: [
    { stage: "in_progress", words: t`Reopen` },
    { stage: "closed", words: t`Close the enquiry` },
  ],
  closed: [{ stage: "in_progress", words: t`Reopen` }],
} as const satisfies Record<Enquiry["stage"], unknown>;

/** The enquiry's assignee and stage. */
export function HandOver({ enquiry, actions }: { enquiry: Enquiry; actions: EnquiryActions }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (body: Parameters<EnquiryActions["change"]>[0]) => {
    setBusy(true);
    setFailure(null);
    try {
      await actions.change(body);
    } catch (error) {
      setFailure(explain(error));
      if (error instanceof Refused && error.code === "enquiry_changed") actions.again();
    } finally {
      setBusy(false);
    }
  };
  const { assignee, colleagues } = enquiry;
  // A leaver still stands beside the enquiries they had taken.
  const people =
    assignee && !colleagues.some(({ _id }) => _id === assignee._id)
      ? [...colleagues, assignee]
      : colleagues;
  return (
    <Group align="flex-end" gap={10}>
      <NativeSelect
        label={t`Assigned to`}
        autoComplete="off"
        disabled={busy}
        value={assignee?._id ?? ""}
        data={[
          { value: "", label: t`Unassigned` },
          ...people.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={(e) => void change({ assignee: e.currentTarget.value || null })}
      />
      {!assignee && (
        <BusyButton
          variant="default"
          loading={busy}
          onClick={() => void change({ assignee: "me" })}
        >
          {t`Assign to me`}
        </BusyButton>
      )}
      {moves[enquiry.stage].map(({ stage, words }) => (
        <BusyButton
          key={stage}
          variant="default"
          loading={busy}
          onClick={() => void change({ stage })}
        >
          {words}
        </BusyButton>
      ))}
      {failure && <Notice kind="failed">{failure}</Notice>}
    </Group>
  );
}
