import { TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Reply } from "@rebale/contract";
import type { adminLoginWithCode, SecondProof } from "@rebale/contract/accounts";
import { useState } from "react";
import { accounts } from "../../../lib/api/office-operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { explain, fieldErrors } from "../../../lib/language/explain.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { ProofForm } from "../../second-factor/proof-form.tsx";
import { Notice } from "../notice.tsx";
import { api } from "./office-api.ts";
import { beginOfficeSession } from "./office-session.ts";
import classes from "./sign-in.module.css";

type Colleague = Reply<typeof adminLoginWithCode>["user"];

export function SignInForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [ticket, setTicket] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: "", password: "" },
    validate: {
      email: (v) => (v.trim() ? null : formMessages.emailRequired),
      password: (v) => (v ? null : formMessages.passwordRequired),
    },
  });
  const enter = (token: string, user: Colleague) => {
    beginOfficeSession(token, user.name ?? form.values.email, user.role);
    onSignedIn?.();
  };
  const ask = async () =>
    (await api.call(accounts.askPasskeyAtLogin, { body: { ticket: ticket ?? "" } })).data;
  const enterWithProof = async (proof: SecondProof) => {
    const body = { ticket: ticket ?? "", ...proof };
    try {
      const { data, user } = await api.call(accounts.adminLoginWithCode, { body });
      enter(data, user);
    } catch (error) {
      if (!(error instanceof Refused && error.code === "ticket_invalid")) throw error;
      setTicket(null);
      setFailure(explain(error));
    }
  };
  const signIn = async (body: typeof form.values) => {
    setFailure(null);
    try {
      const { data, user, ticket } = await api.call(accounts.adminLogin, { body });
      if (ticket) setTicket(ticket);
      if (data && user) enter(data, user);
    } catch (error) {
      form.setErrors(fieldErrors(error));
      setFailure(explain(error));
    }
  };
  if (ticket) return <ProofForm yes={t`Sign in`} ask={ask} onProof={enterWithProof} />;
  return (
    <form className={classes.form} onSubmit={form.onSubmit(signIn)} noValidate>
      {failure && <Notice kind="failed">{failure}</Notice>}
      <TextInput
        inputMode="email"
        label={t`Email`}
        type="email"
        autoComplete="username"
        {...form.getInputProps("email")}
      />
      <PasswordField autoComplete="current-password" {...form.getInputProps("password")} />
      <SubmitButton busy={form.submitting} fullWidth>{t`Sign in`}</SubmitButton>
    </form>
  );
}
