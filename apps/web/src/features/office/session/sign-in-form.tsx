import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { accounts } from "../../../lib/api/operations.ts";
import { explain, fieldErrors } from "../../../lib/explain.ts";
import { formSays } from "../../../lib/form-messages.ts";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { Notice } from "../parts/notice.tsx";
import { api } from "./office-api.ts";
import { beginOfficeSession } from "./office-session.ts";
import classes from "./sign-in.module.css";

export function SignInForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: "", password: "" },
    validate: {
      email: (v) => (v.trim() ? null : formSays.emailRequired),
      password: (v) => (v ? null : formSays.passwordRequired),
    },
  });
  const signIn = async (body: typeof form.values) => {
    setFailure(null);
    try {
      const { data, user } = await api.call(accounts.adminLogin, { body });
      beginOfficeSession(data, user.name ?? body.email, user.role);
      onSignedIn?.();
    } catch (error) {
      form.setErrors(fieldErrors(error));
      setFailure(explain(error));
    }
  };
  return (
    <form className={classes.form} onSubmit={form.onSubmit(signIn)} noValidate>
      {failure && <Notice kind="failed">{failure}</Notice>}
      <TextInput
        inputMode="email"
        label="Email"
        type="email"
        autoComplete="username"
        {...form.getInputProps("email")}
      />
      <PasswordField autoComplete="current-password" {...form.getInputProps("password")} />
      <SubmitButton busy={form.submitting} fullWidth>
        Sign in
      </SubmitButton>
    </form>
  );
}
