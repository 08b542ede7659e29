import { TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForgotPassword } from "../../../lib/session/use-forgot-password.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { OfficeCard } from "../../../shared/office/session/office-card.tsx";
import classes from "../../../shared/office/session/sign-in.module.css";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";

/** The answer is the same whether anybody has this email or not. */
export default function Forgot() {
  const { form, send, sentTo } = useForgotPassword(api);
  return (
    <OfficeCard
      title={t`Forgot password`}
      lead={t`We email you a link to set a new one.`}
      back={{ to: "/admin/login", name: t`Back to the sign-in` }}
    >
      <form className={classes.form} onSubmit={send} noValidate>
        {sentTo && (
          <Notice kind="done">
            {t`If someone in the office uses ${sentTo}, a link is on its way. It works once, within 30 minutes.`}
          </Notice>
        )}
        <TextInput
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.getInputProps("email")}
        />
        <SubmitButton busy={form.submitting} fullWidth>
          {sentTo ? t`Send again` : t`Send link`}
        </SubmitButton>
      </form>
    </OfficeCard>
  );
}
