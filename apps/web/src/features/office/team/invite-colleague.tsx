import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { OfficeRole } from "@rebale/contract/office/permissions";
import { office } from "../../../lib/api/office-operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { formSays } from "../../../lib/language/form-messages.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import buttons from "../../../shared/office/panels/buttons.module.css";
import { api } from "../../../shared/office/session/office-api.ts";
import signIn from "../../../shared/office/session/sign-in.module.css";
import { Dialog } from "../../../ui/dialog.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { roleChoices } from "./roles.ts";

export function InviteColleague({ onClose }: { onClose: () => void }) {
  const reread = useReread();
  const form = useForm({
    initialValues: { email: "", role: "support" as OfficeRole },
    validate: { email: (v) => (v.trim() ? null : formSays.emailRequired) },
  });
  const invite = (body: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(office.inviteColleague, { body });
      toast.success(`A link is on its way to ${body.email.trim()}`);
      onClose();
      await reread();
    });
  return (
    <Dialog open title="Invite a colleague" onClose={onClose}>
      <form className={signIn.form} onSubmit={form.onSubmit(invite)} noValidate>
        <p>They get a link by email, valid for 7 days, and set their own password.</p>
        <TextInput
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("email")}
        />
        <NativeSelect
          label="Role"
          autoComplete="off"
          data={roleChoices}
          {...form.getInputProps("role")}
        />
        <div className={`${buttons.row} ${buttons.end}`}>
          <SubmitButton busy={form.submitting}>Send the invitation</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
