import { jt, t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { useForgotPassword } from "../../lib/session/use-forgot-password.ts";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import { EmailField } from "./login/email-field.tsx";
import classes from "./login/login.module.css";
import { LoginCard } from "./login/login-card.tsx";

/** The answer is the same whether anybody has this email or not. */
export default function ForgotPassword() {
  const { form, send, sentTo } = useForgotPassword(api);
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
          <p>{t`Not there? Check your spam folder, or send it again.`}</p>
        </div>
      )}
      <form noValidate className={classes.form} onSubmit={send}>
        <EmailField {...form.getInputProps("email")} />
        <SubmitButton busy={form.submitting} fullWidth>
          {sentTo ? t`Send again` : t`Send link`}
        </SubmitButton>
      </form>
    </LoginCard>
  );
}
