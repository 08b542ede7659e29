import { useForm } from "@mantine/form";
import { t } from "ttag";
import { explain } from "../../lib/language/explain.ts";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";

/** The password once more. */
export function ProveByPassword({
  onPassword,
}: {
  onPassword: (password: string) => Promise<unknown>;
}) {
  const form = useForm({ initialValues: { password: "" } });
  const send = async ({ password }: typeof form.values) => {
    try {
      await onPassword(password);
    } catch (error) {
      form.setFieldError("password", explain(error));
    }
  };
  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <PasswordField
        label={t`Your password`}
        autoComplete="current-password"
        autoFocus
        {...form.getInputProps("password")}
      />
      <SubmitButton busy={form.submitting} fullWidth>
        {t`Confirm`}
      </SubmitButton>
    </form>
  );
}
