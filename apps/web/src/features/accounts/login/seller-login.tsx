import { useForm } from "@mantine/form";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { complaintsOf, explain, fieldErrors } from "../../../lib/language/explain.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { followAccount } from "../../../lib/language/language.ts";
import { storeApplication } from "../../../lib/session/application-token.ts";
import { nextAfterLogin } from "../../../lib/session/next-after-login.ts";
import { signIn } from "../../../lib/session/session.ts";
import { SecondStep, type SignedMember } from "../../../shared/sign-in/second-step.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { EmailField } from "./email-field.tsx";
import classes from "./login.module.css";

export function SellerLogin() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [ticket, setTicket] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: "", password: "" },
    validate: {
      email: (v) => (v.trim() ? null : formMessages.emailRequired),
      password: (v) => (v ? null : formMessages.passwordRequired),
    },
  });

  const enter = (signed: SignedMember) => {
    signIn(signed);
    const next = nextAfterLogin(search, "/sellnow");
    if (!followAccount(signed.language, next)) void navigate(next);
  };

  const send = async (body: typeof form.values) => {
    setBusy(true);
    try {
      const { data: token, user, ticket } = await api.call(accounts.login, { body });
      if (ticket) setTicket(ticket);
      if (token && user) enter({ token, ...user });
    } catch (error) {
      if (error instanceof Refused && error.tempToken) {
        storeApplication(error.tempToken);
        toast.error(error.message);
        return void navigate("/application");
      }
      form.setErrors(fieldErrors(error));
      // S8.4: each complaint is a toast.
      for (const text of new Set(
        complaintsOf(error)
          .map(({ msg }) => msg)
          .concat(explain(error)),
      ))
        toast.error(text);
    } finally {
      setBusy(false);
    }
  };

  if (ticket)
    return <SecondStep ticket={ticket} onSigned={enter} onExpired={() => setTicket(null)} />;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(send, (errors) =>
        Object.values(errors).forEach((text) => toast.error(String(text))),
      )}
    >
      <EmailField {...form.getInputProps("email")} />
      <PasswordField autoComplete="current-password" {...form.getInputProps("password")} />
      <Link to="/login/seller/forgot" className={classes.forgot}>
        {t`Forgot password?`}
      </Link>
      <SubmitButton busy={busy} fullWidth>
        {t`Login`}
      </SubmitButton>
    </form>
  );
}
