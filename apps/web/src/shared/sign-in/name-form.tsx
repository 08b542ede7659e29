import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { accounts } from "../../lib/api/operations.ts";
import { Refused } from "../../lib/api/refused.ts";
import { explain } from "../../lib/language/explain.ts";
import { formMessages } from "../../lib/language/form-messages.ts";
import { readFromTab, removeFromTab } from "../../lib/session/tab-storage.ts";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import { AcceptsPolicies } from "./accepts-policies.tsx";
import type { ProvenPhone } from "./proven-phone.ts";
import type { SignedMember } from "./second-step.tsx";
import classes from "./sign-in.module.css";

interface Props {
  phone: ProvenPhone;
  onJoined: (signed: SignedMember) => void;
  /** The proof has lapsed or was used: the account may be there already. */
  onLapsed: () => void;
}

/** All that a new number is asked for: the rest follows when it matters. */
export function NameForm({ phone, onJoined, onLapsed }: Props) {
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    if (busy) return;
    if (!name.trim()) return setError(formMessages.nameRequired);
    setBusy(true);
    try {
      onJoined((await join(name, phone.token)).data);
    } catch (failure) {
      setBusy(false);
      const code = failure instanceof Refused ? failure.code : null;
      if (code === "phone_not_proven" || code === "already_registered") return onLapsed();
      // Without it the registration goes on, into an own company.
      if (code === "invitation_invalid") removeFromTab("invitation");
      setError(explain(failure));
    }
  };
  return (
    <form
      noValidate
      className={classes.step}
      onSubmit={(e) => {
        e.preventDefault();
        void send();
      }}
    >
      <TextInput
        ref={focusOnce}
        inputMode="text"
        label={t`Your name`}
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={(e) => {
          setName(e.currentTarget.value);
          setError(null);
        }}
        error={error}
      />
      <AcceptsPolicies />
      <SubmitButton busy={busy} fullWidth>
        {t`Go on`}
      </SubmitButton>
    </form>
  );
}

/** The invitation that the browser was opened with goes along. */
const join = (name: string, token: string) =>
  api.call(accounts.join, {
    body: {
      name,
      accepts_policies: true,
      invitation: readFromTab<string>("invitation") ?? "",
    },
    headers: { authorization: `Bearer ${token}` },
  });

const focusOnce = (input: HTMLInputElement | null) => input?.focus();
