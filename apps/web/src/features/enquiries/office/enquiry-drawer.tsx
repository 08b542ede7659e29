import { useState } from "react";
import { jt, t } from "ttag";
import IconPhone from "~icons/tabler/phone";
import { Chip } from "../../../shared/office/chip.tsx";
import { type Fact, Facts } from "../../../shared/office/facts.tsx";
import { Drawer } from "../../../shared/office/panels/drawer.tsx";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { When } from "../../../shared/office/when.tsx";
import look from "../../../ui/button-link.module.css";
import { useUnsaved } from "../../../ui/layout/unsaved.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import classes from "./enquiry.module.css";
import { entryTitles, mailLabels } from "./enquiry-labels.ts";
import { HandOver } from "./hand-over.tsx";
import { LinkedText } from "./linked-text.tsx";
import { Members } from "./members.tsx";
import { Stage } from "./stage.tsx";
import { type Enquiry, type EnquiryActions, type EnquiryCalls, useEnquiry } from "./use-enquiry.ts";
import { WriteForm } from "./write-form.tsx";

interface Props {
  id: string;
  calls: EnquiryCalls;
  /** Its row in the list; an enquiry leaves its list when its state changes. */
  listed: Pick<Enquiry, "name"> | undefined;
  titleOf: (enquiry: Pick<Enquiry, "name"> | undefined) => string;
  facts?: (enquiry: Enquiry) => readonly Fact[];
  onClose: () => void;
}

/** One enquiry: who asks, what was written, and what the office does about it. */
export function EnquiryDrawer({ id, calls, listed, titleOf, facts, onClose }: Props) {
  const actions = useEnquiry(calls, id);
  const [dirty, setDirty] = useState(false);
  const unsaved = useUnsaved(dirty);
  const { enquiry, failure } = actions;
  return (
    <Drawer title={titleOf(enquiry ?? listed)} onClose={onClose}>
      {enquiry && <Opened enquiry={enquiry} actions={actions} onDirty={setDirty} facts={facts} />}
      {failure !== null && (
        <FailedPart what={t`The enquiry`} error={failure} retry={() => actions.again()} />
      )}
      {!enquiry && failure === null && (
        <>
          <Skeleton height={120} />
          <Skeleton height={220} />
        </>
      )}
      {unsaved.question}
    </Drawer>
  );
}

interface OpenedProps extends Pick<Props, "facts"> {
  enquiry: Enquiry;
  actions: EnquiryActions;
  onDirty: (dirty: boolean) => void;
}

function Opened({ enquiry, actions, facts, onDirty }: OpenedProps) {
  const may = useMay()("enquiries.answer");
  return (
    <>
      <Facts
        facts={[
          { name: t`Reference`, value: enquiry.reference },
          { name: t`Status`, value: <Stage stage={enquiry.stage} /> },
          ...(may
            ? []
            : [{ name: t`Assigned to`, value: enquiry.assignee?.name ?? t`Unassigned` }]),
          ...(facts?.(enquiry) ?? []),
          { name: t`Email`, value: enquiry.email },
          {
            name: t`Mobile`,
            value: (
              <a className={look.button} data-kind="quiet" href={`tel:+91${enquiry.mobile}`}>
                <IconPhone size={18} aria-hidden /> +91 {enquiry.mobile}
              </a>
            ),
          },
          { name: t`Received`, value: <When time={enquiry.created_at} /> },
        ]}
      />
      <Members members={enquiry.members} />
      {may && <HandOver enquiry={enquiry} actions={actions} />}
      <Thread enquiry={enquiry} />
      {may && <WriteForm enquiry={enquiry} actions={actions} onDirty={onDirty} />}
    </>
  );
}

/** The messages to and fro, oldest first; notes are the office's alone. */
const Thread = ({ enquiry }: { enquiry: Enquiry }) => (
  <ol className={classes.thread} aria-label={t`Thread`}>
    <li data-kind="received">
      <p className={classes.by}>
        {jt`${<b key="who">{enquiry.name}</b>} wrote`}{" "}
        <When time={enquiry.created_at} relative={false} />
      </p>
      <LinkedText text={enquiry.message} />
    </li>
    {enquiry.entries.map(({ _id, kind, by, text, at, mail }) => (
      <li key={_id} data-kind={kind}>
        <p className={classes.by}>
          <b>{kind === "received" ? enquiry.name : by}</b> <span>{entryTitles[kind]}</span>{" "}
          <When time={at} relative={false} />
          {mail && <Chip tone={mailLabels[mail].tone}>{mailLabels[mail].words}</Chip>}
        </p>
        <LinkedText text={text} />
        {kind === "received" && <p className={classes.by}>{t`Added by ${by}`}</p>}
      </li>
    ))}
  </ol>
);
