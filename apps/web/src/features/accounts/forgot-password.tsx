import { TextInput } from "@mantine/core";
import { jt, t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { api } from "../../lib/api/browser.ts";
import { accounts } from "../../lib/api/operations.ts";
import { explain, fieldErrors } from "../../lib/explain.ts";
import { says } from "../../lib/messages.ts";
import { toast } from "../../lib/toast.ts";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import classes from "./login/login.module.css";
import { LoginCard } from "./login/login-card.tsx";

/** The answer is the same whether anybody has this email or not. */
export default function ForgotPassword() {
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: "" },
    validate: { email: (v) => (v.trim() ? null : says.emailRequired) },
  });
  const send = async (body: typeof form.values) => {
    setBusy(true);
    try {
      await api.call(accounts.forgotPassword, { body });
      setSentTo(body.email.trim());
    } catch (error) {
      form.setErrors(fieldErrors(error));
      toast.error(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <LoginCard
      title={t`Forgot Password`}
      description={t`Set a new password for your Rebale seller account.`}
      lead={t`We email you a link to set a new password. For sellers; buyers log in with a code.`}
      back="/login/seller"
    >
      {sentTo && (
        <div role="status" className={classes.done}>
          <p>{jt`If a seller account has ${<b key="address">{sentTo}</b>}, a link to set a new password is on its way. It works once, within 30 minutes.`}</p>
          <p>{t`Nothing there? Look in the spam folder, or send it again.`}</p>
        </div>
      )}
      <form noValidate className={classes.form} onSubmit={form.onSubmit(send)}>
        <TextInput
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
          {...form.getInputProps("email")}
        />
        <SubmitButton busy={busy} fullWidth>
          {sentTo ? t`Send again` : t`Send link`}
        </SubmitButton>
      </form>
    </LoginCard>
  );
}
