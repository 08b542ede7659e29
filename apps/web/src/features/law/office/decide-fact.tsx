import { Button, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import type { LawFact } from "@rebale/contract/law";
import { useState } from "react";
import { law } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import { api } from "../../../shared/office/session/office-api.ts";

const quiet = { variant: "default", size: "sm" } as const;

/** By name and day; taken back as easily. */
export function Confirm({ fact }: { fact: LawFact }) {
  const [open, setOpen] = useState(false);
  const reread = useReread();
  const params = { id: fact._id };
  const takeBack = async () => {
    await api.call(law.takeBackConfirmation, { params });
    toast.success(t`The confirmation is taken back`);
    await reread();
  };
  const confirm = async (note: string) => {
    await api.call(law.confirm, { params, body: { note } });
    toast.success(t`Confirmed`);
    await reread();
  };
  if (fact.confirmed)
    return <Button {...quiet} onClick={() => void takeBack()}>{t`Take confirmation back`}</Button>;
  if (fact.confidence === "high") return null;
  return (
    <>
      <Button {...quiet} onClick={() => setOpen(true)}>{t`Confirm`}</Button>
      {open && (
        <ReasonDialog
          title={t`Confirm: ${fact.title}`}
          text={t`“${fact.now}” Confirm it only once you, or an adviser, have read it in its source. Members then see it without “to be confirmed”.`}
          help={t`Where it was read, and by whom. It stays with the fact, and in the audit.`}
          yes={t`Confirm`}
          onClose={() => setOpen(false)}
          onYes={confirm}
        />
      )}
    </>
  );
}

/** Turns on from a day what is announced and held; an empty day turns it off. */
export function Turn({ fact }: { fact: LawFact }) {
  const [open, setOpen] = useState(false);
  const [from, setFrom] = useState(fact.switch?.on_from ?? "");
  const reread = useReread();
  const turn = async (reason: string) => {
    const body = { on_from: from || null, reason };
    await api.call(law.turn, { params: { id: fact._id }, body });
    toast.success(from ? t`It is turned on` : t`It is turned off`);
    await reread();
  };
  return (
    <>
      <Button {...quiet} onClick={() => setOpen(true)}>
        {fact.switch?.on_from ? t`Change the switch` : t`Turn on`}
      </Button>
      {open && (
        <ReasonDialog
          title={t`Turn on: ${fact.title}`}
          text={t`It was announced and is held. From this day on the market follows it.`}
          help={t`It stays with the fact, and in the audit.`}
          yes={t`Save`}
          onClose={() => setOpen(false)}
          onYes={turn}
        >
          <TextInput
            type="date"
            label={t`On from`}
            description={t`Empty turns it off.`}
            value={from}
            onChange={(e) => setFrom(e.currentTarget.value)}
          />
        </ReasonDialog>
      )}
    </>
  );
}
