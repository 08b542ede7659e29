import { TextInput } from "@mantine/core";
import { jt, t } from "ttag";
import { language } from "../../../lib/language/language.ts";
import { officeRoles } from "../../../shared/office/code-names.rules.ts";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { DataOf } from "@rebale/contract";
import { officePasswordFault } from "@rebale/contract/office/password";
import type { readInvitation } from "@rebale/contract/office/team";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { office } from "../../../lib/api/office-operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { OfficeCard } from "../../../shared/office/session/office-card.tsx";
import classes from "../../../shared/office/session/sign-in.module.css";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { useLinkToken } from "./link-token.ts";

const NO_LONGER = t`This link is no longer valid: it works once, and only for a few days. Ask an owner of the office for a new one.`;

/** Opened from the mail: a name and a password, and one works in the office. */
export default function Invitation() {
  const [token, forget] = useLinkToken();
  const [invited, setInvited] = useState<DataOf<typeof readInvitation> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (!token) return;
    api.call(office.readInvitation, { body: { token } }).then(
      ({ data }) => setInvited(data),
      (error: unknown) => {
        if (error instanceof Refused && error.code === "invitation_invalid") forget();
        else setFailure(explain(error));
      },
    );
  }, [token, forget]);
  const problem = token === "" ? NO_LONGER : failure;
  return (
    <OfficeCard
      title={t`Join the office`}
      lead={
        invited
          ? jt`You work here as ${<b key="role">{officeRoles[invited.role].toLowerCase()}</b>}, and sign in with ${<b key="email">{invited.email}</b>}.`
          : t`For the team that runs the market.`
      }
      back={{ to: "/admin/login", name: t`Go to the sign-in` }}
    >
      {problem && <Notice kind="failed">{problem}</Notice>}
      {token && invited && <JoinForm token={token} />}
    </OfficeCard>
  );
}

function JoinForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { name: "", password: "" },
    validate: {
      name: (v) => (v.trim() ? null : t`Name is required.`),
      password: (v) => officePasswordFault(v)?.[language] ?? null,
    },
  });
  const join = (body: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(office.acceptInvitation, { body: { token, ...body } });
      toast.success(t`Your password is set. Please sign in with it`);
      await navigate("/admin/login", { replace: true });
    });
  return (
    <form className={classes.form} onSubmit={form.onSubmit(join)} noValidate>
      <TextInput
        label={t`Your name`}
        inputMode="text"
        autoComplete="name"
        {...form.getInputProps("name")}
      />
      <PasswordField
        label={t`New password`}
        description={t`At least 12 characters, and none that is easy to guess`}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <SubmitButton busy={form.submitting} fullWidth>{t`Set password`}</SubmitButton>
    </form>
  );
}
