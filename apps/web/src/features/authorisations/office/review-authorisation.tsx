import { TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { OfficeAuthorisation } from "@rebale/contract/authorisations";
import { useRef, useState } from "react";
import { authorisations } from "../../../lib/api/office-operations.ts";
import { type Choice, DecisionBar } from "../../../shared/office/queue/decision-bar.tsx";
import { storeTyped, takeUndone } from "../../../shared/office/queue/undoable.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import { useKeys } from "../../../shared/office/use-keys.ts";

/**
 * Accepts or refuses it with a reason, carried out when the decision's minute is over; one that a
 * colleague looked at first needs another.
 */
export function ReviewAuthorisation({ authorisation: a }: { authorisation: OfficeAuthorisation }) {
  const [reason, setReason] = useState(() => takeUndone("authorisations", a._id).reason ?? "");
  const field = useRef<HTMLInputElement>(null);
  const waits = a.status === "waiting" && !a.held;
  const press = (key: string) => {
    if (key === "0") field.current?.focus();
    return key === "0";
  };
  useKeys(press, { shows: waits ? [{ key: "0", what: t`Go to the field of the reason` }] : [] });
  const decide = async (decision: "accept" | "refuse") => {
    const { data } = await api.call(authorisations.reviewAuthorisation, {
      params: { id: a._id },
      body: { decision, reason: decision === "refuse" ? reason.trim() : null, hold: true },
    });
    storeTyped({ reason });
    return { done: doneText(a, decision), until: data.undo_until };
  };
  const choices: Choice[] = [
    { key: "a", verb: t`Accept`, isMain: true, decide: () => decide("accept") },
    {
      key: "r",
      verb: t`Refuse`,
      missing: () => {
        if (reason.trim()) return null;
        field.current?.focus();
        return t`First say what is wrong. The company will see it.`;
      },
      decide: () => decide("refuse"),
    },
  ];
  return (
    <DecisionBar
      queue="authorisations"
      id={a._id}
      name={a.number}
      assigned={a.assigned}
      waits={waits}
      undoUntil={a.undo_until}
      choices={waits ? choices : []}
    >
      <TextInput
        ref={field}
        autoComplete="off"
        inputMode="text"
        label={t`Reason for refusing`}
        description={t`The company sees it on its page and in our message.`}
        aria-keyshortcuts="0"
        rightSection={<kbd>0</kbd>}
        maxLength={300}
        value={reason}
        onChange={(e) => setReason(e.currentTarget.value)}
      />
    </DecisionBar>
  );
}

function doneText(
  { needs_second_look, first_look }: OfficeAuthorisation,
  decision: "accept" | "refuse",
): string {
  if (decision === "refuse") return "refused";
  return needs_second_look && !first_look ? t`a second person must accept it too` : "accepted";
}
