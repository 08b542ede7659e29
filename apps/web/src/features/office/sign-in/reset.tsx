import { useForm } from "@mantine/form";
import { officePasswordFault } from "@rebale/contract/office/password";
import { Link, useNavigate } from "react-router";
import { t } from "ttag";
import { accounts } from "../../../lib/api/office-operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { language } from "../../../lib/language/language.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { OfficeCard } from "../../../shared/office/session/office-card.tsx";
import { endOfficeSession } from "../../../shared/office/session/office-session.ts";
import classes from "../../../shared/office/session/sign-in.module.css";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { useLinkToken } from "./link-token.ts";

/** Opened from the mail. */
export default function Reset() {
  const [token, forget] = useLinkToken();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { password: "" },
    validate: { password: (v) => officePasswordFault(v)?.[language] ?? null },
  });
  const set = async (password: string) => {
    const body = { token: token ?? "", password };
    await api.call(accounts.resetPassword, { body });
    endOfficeSession();
    toast.success(t`Your new password is set. Please log in with it`);
    await navigate("/admin/login", { replace: true });
  };
  const send = ({ password }: typeof form.values) =>
    sendForm(form, () =>
      set(password).catch((error) => {
        if (error instanceof Refused && error.code === "reset_invalid") forget();
        throw error;
      }),
    );
  return (
    <OfficeCard
      title={t`Set a new password`}
      lead={t`You will then be signed out everywhere and can sign in with the new password.`}
      back={{ to: "/admin/login", name: t`Go to the sign-in` }}
    >
      {token === "" ? (
        <Notice kind="failed">
          {t`This link is no longer valid: it works once, within 30 minutes.`}{" "}
          <Link to="/admin/forgot">{t`Ask for a new one`}</Link>
        </Notice>
      ) : (
        <form className={classes.form} onSubmit={form.onSubmit(send)} noValidate>
          <PasswordField
            label={t`New password`}
            description={t`At least 12 characters, and none that is easy to guess`}
            autoComplete="new-password"
            {...form.getInputProps("password")}
          />
          <SubmitButton busy={form.submitting || token === null} fullWidth>
            {t`Set password`}
          </SubmitButton>
        </form>
      )}
    </OfficeCard>
  );
}
