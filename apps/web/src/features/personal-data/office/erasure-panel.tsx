import { Button, Group } from "@mantine/core";
import { t } from "ttag";
import { accountTypes } from "../../../shared/office/code-names.rules.ts";
import "@mantine/core/styles/Group.css";
import type { OfficeErasure } from "@rebale/contract/personal-data";
import { useState } from "react";
import { personalData } from "../../../lib/api/office-operations.ts";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { Facts } from "../../../shared/office/facts.tsx";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { Drawer, DrawerFoot } from "../../../shared/office/panels/drawer.tsx";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import { describeBlocking, describeStaying, statusNames } from "./erasure-labels.rules.ts";

interface Props {
  erasure: OfficeErasure;
  onClose: () => void;
  onDecided: () => void;
}

/** One request: what stands in its way, what stays, and the answer. */
export function ErasurePanel({ erasure, onClose, onDecided }: Props) {
  const { account, status, note, blocking, stays, decision } = erasure;
  return (
    <Drawer title={account.name} onClose={onClose}>
      {blocking.length > 0 && (
        <Notice kind="warning">
          <b>{t`To settle first:`}</b> {describeBlocking(blocking)}
        </Notice>
      )}
      {decision && (
        <Notice kind={status === "refused" ? "warning" : "done"}>
          <b>{statusNames[status]}</b> {decision.by && t`by ${decision.by}`},{" "}
          <time dateTime={decision.at}>{dateTime(decision.at)}</time>
          {decision.reason && `: ${decision.reason}`}
        </Notice>
      )}
      {status === "waiting" && (
        <DrawerFoot>
          <Decide erasure={erasure} onDone={onDecided} />
        </DrawerFoot>
      )}
      <Section title={t`Request`}>
        <Facts
          facts={[
            { name: t`Status`, value: <Chip>{statusNames[status]}</Chip> },
            { name: t`Account`, value: `${accountTypes[account.type]} ${account._id}` },
            { name: t`Company`, value: account.company },
            { name: t`Their message`, value: note },
            { name: t`Requested`, value: <When time={erasure.asked_at} /> },
            { name: t`Due`, value: <When time={erasure.due_at} /> },
          ]}
        />
      </Section>
      <Section title={t`What we keep`} lead={t`Without their name. Everything else is deleted.`}>
        <ul>
          {stays.map((what) => (
            <li key={what}>{describeStaying(what)}</li>
          ))}
        </ul>
      </Section>
    </Drawer>
  );
}

function Decide({ erasure, onDone }: { erasure: OfficeErasure; onDone: () => void }) {
  const [asked, setAsked] = useState<"erase" | "refuse" | null>(null);
  const reread = useReread();
  const { _id, account, blocking } = erasure;
  const decide = async (decision: "erase" | "refuse", reason?: string) => {
    await api.call(personalData.decideErasure, {
      params: { id: _id },
      body: { decision, reason: reason ?? null },
    });
    toast.success(
      decision === "erase" ? t`The account is erased` : t`Refused. We notify the member`,
    );
    const read = reread();
    onDone();
    await read;
  };
  const close = () => setAsked(null);
  return (
    <Group gap={10}>
      <Button color="red.6" onClick={() => setAsked("erase")} disabled={blocking.length > 0}>
        {t`Erase`}
      </Button>
      <Button variant="outline" onClick={() => setAsked("refuse")}>{t`Refuse`}</Button>
      {asked === "erase" && (
        <Ask
          title={t`Erase ${account.name}?`}
          text={t`Name, contact details, papers and messages are deleted at once, and nobody can log in to the account again. This cannot be undone.`}
          yes={t`Erase`}
          onClose={close}
          onYes={() => decide("erase")}
        />
      )}
      {asked === "refuse" && (
        <ReasonDialog
          title={t`Refuse for now?`}
          text={t`They can ask again once this is settled.`}
          help={t`The member sees it on their profile and in our message.`}
          yes={t`Refuse`}
          onClose={close}
          onYes={(reason) => decide("refuse", reason)}
        />
      )}
    </Group>
  );
}
