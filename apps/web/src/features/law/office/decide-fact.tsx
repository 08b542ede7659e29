import { Button, TextInput } from "@mantine/core";
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
    toast.success((await api.call(law.takeBackConfirmation, { params })).message);
    await reread();
  };
  const confirm = async (note: string) => {
    toast.success((await api.call(law.confirm, { params, body: { note } })).message);
    await reread();
  };
  if (fact.confirmed)
    return (
      <Button {...quiet} onClick={() => void takeBack()}>
        Take confirmation back
      </Button>
    );
  if (fact.confidence === "high") return null;
  return (
    <>
      <Button {...quiet} onClick={() => setOpen(true)}>
        Confirm
      </Button>
      {open && (
        <ReasonDialog
          title={`Confirm: ${fact.title}`}
          text={`“${fact.now}” Confirm it only once you, or an adviser, have read it in its source. Members then see it without “to be confirmed”.`}
          help="Where it was read, and by whom. It stays with the fact, and in the audit."
          yes="Confirm"
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
    toast.success(from ? "It is turned on" : "It is turned off");
    await reread();
  };
  return (
    <>
      <Button {...quiet} onClick={() => setOpen(true)}>
        {fact.switch?.on_from ? "Change the switch" : "Turn on"}
      </Button>
      {open && (
        <ReasonDialog
          title={`Turn on: ${fact.title}`}
          text="It was announced and is held. From this day on the market follows it."
          help="It stays with the fact, and in the audit."
          yes="Save"
          onClose={() => setOpen(false)}
          onYes={turn}
        >
          <TextInput
            type="date"
            label="On from"
            description="Empty turns it off."
            value={from}
            onChange={(e) => setFrom(e.currentTarget.value)}
          />
        </ReasonDialog>
      )}
    </>
  );
}
