import { useForm } from "@mantine/form";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { accounts } from "../../lib/api/operations.ts";
import { Refused } from "../../lib/api/refused.ts";
import { sendForm } from "../../lib/forms/send-form.ts";
import { toast } from "../../lib/forms/toast.ts";
import { formMessages } from "../../lib/language/form-messages.ts";
import { removeSession } from "../../lib/session/session.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import classes from "./login/login.module.css";
import { LoginCard } from "./login/login-card.tsx";

const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/** Opened from the mail; the token stands behind the #, and leaves the address at once. */
export default function ResetPassword() {
  const navigate = useNavigate();
  /** Null until the address was read. */
  const [token, setToken] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: "" },
    validate: { password: (v) => (v.length < 8 ? formMessages.passwordShort : null) },
  });
  useEffect(() => {
    setToken(location.hash.slice(1));
    history.replaceState(history.state, "", location.pathname);
  }, []);

  const set = async (password: string) => {
    await api.call(accounts.resetPassword, {
      body: { token: token ?? "", password },
    });
    await removeSession();
    toast.success(t`Your new password is set. Please log in with it`);
    void navigate("/login/seller");
  };
  const send = ({ password }: typeof form.values) =>
    sendForm(form, () =>
      set(password).catch((error) => {
        if (error instanceof Refused && error.code === "reset_invalid") setToken("");
        throw error;
      }),
    );
  return (
    <LoginCard
      title={t`Set a New Password`}
      description={t`Set a new password for your Rebale seller account.`}
      lead={t`You will then be logged out on all devices and can log in with the new password.`}
      back="/login/seller"
    >
      {token !== null && !isToken(token) ? (
        <div role="alert" className={`${classes.done} ${classes.failed}`}>
          <p>{t`This link is no longer valid: it works once, within 30 minutes.`}</p>
          <p>
            <Link to="/login/seller/forgot">{t`Ask for a new link`}</Link>
          </p>
        </div>
      ) : (
        <form noValidate className={classes.form} onSubmit={form.onSubmit(send)}>
          <PasswordField
            label={t`New password`}
            description={t`At least 8 characters`}
            autoComplete="new-password"
            autoFocus
            {...form.getInputProps("password")}
          />
          <SubmitButton busy={form.submitting || token === null} fullWidth>
            {t`Set password`}
          </SubmitButton>
        </form>
      )}
    </LoginCard>
  );
}
