import { Group, NativeSelect, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { OfficeRole } from "@rebale/contract/office/permissions";
import type { Colleague } from "@rebale/contract/office/team";
import { useState } from "react";
import { office } from "../../../lib/api/office-operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import type { Column } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import signIn from "../../../shared/office/session/sign-in.module.css";
import { When } from "../../../shared/office/when.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import type { Route } from "./+types/team";
import { ChangeColleague } from "./change-colleague.tsx";
import { Invitations } from "./invitations.tsx";
import { RemoveColleague } from "./remove-colleague.tsx";
import { roleChoices, roleTexts } from "./roles.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, () => api.call(office.team));
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns = (change: (colleague: Colleague) => void): Column<Colleague>[] => [
  {
    head: t`Name`,
    kind: "wide",
    cell: ({ name, email, is_you }) => (
      <div>
        <b>{name}</b> {is_you && <Chip>{t`you`}</Chip>}
        <div>{email}</div>
      </div>
    ),
  },
  { head: t`Role`, cell: ({ role }) => <Chip>{roleTexts[role].name}</Chip> },
  {
    head: t`Second factor`,
    cell: ({ has_second_factor }) =>
      has_second_factor ? t`On` : <Chip tone="waits">{t`Off`}</Chip>,
  },
  { head: t`Since`, cell: ({ since }) => <When time={since} /> },
  {
    head: t`Change`,
    kind: "action",
    cell: (colleague) => (
      <Button
        variant="default"
        onClick={() => change(colleague)}
        aria-label={t`Change ${colleague.name}`}
      >
        {t`Change`}
      </Button>
    ),
  },
];

/** The office's people; owners alone see them. */
export default function Team({ loaderData: { data, invitations } }: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const [changed, setChanged] = useState<Colleague | null>(null);
  const [removed, setRemoved] = useState<Colleague | null>(null);
  return (
    <OfficePage
      title={t`Team`}
      lead={t`Who works in the office, and what their role lets them do. Changes take effect at once.`}
      actions={
        <ButtonLink to={to({ open: "new" })} kind="main" preventScrollReset>
          {t`Invite a colleague`}
        </ButtonLink>
      }
    >
      <List
        label={t`Team`}
        rows={data}
        files={{ of: office.team }}
        totalpage={1}
        columns={columns(setChanged)}
        keyOf={({ _id }) => _id}
        empty={{ title: t`Nobody works here yet`, text: t`Invite your first colleague.` }}
      />
      {invitations.length > 0 && (
        <Section title={t`Invited`} lead={t`They join once they open the link in their email.`}>
          <Invitations invitations={invitations} />
        </Section>
      )}
      {open === "new" && <InviteColleague onClose={() => go({ open: null })} />}
      {changed && (
        <ChangeColleague
          colleague={changed}
          onClose={() => setChanged(null)}
          onRemove={() => {
            setRemoved(changed);
            setChanged(null);
          }}
        />
      )}
      {removed && (
        <RemoveColleague colleague={removed} team={data} onClose={() => setRemoved(null)} />
      )}
    </OfficePage>
  );
}

function InviteColleague({ onClose }: { onClose: () => void }) {
  const reread = useReread();
  const form = useForm({
    initialValues: { email: "", role: "support" as OfficeRole },
    validate: { email: (v) => (v.trim() ? null : formMessages.emailRequired) },
  });
  const invite = (body: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(office.inviteColleague, { body });
      toast.success(t`A link is on its way to ${body.email.trim()}`);
      onClose();
      await reread();
    });
  return (
    <Dialog open title={t`Invite a colleague`} onClose={onClose}>
      <form className={signIn.form} onSubmit={form.onSubmit(invite)} noValidate>
        <p>{t`They get a link by email, valid for 7 days, and set their own password.`}</p>
        <TextInput
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("email")}
        />
        <NativeSelect
          label={t`Role`}
          autoComplete="off"
          data={roleChoices}
          {...form.getInputProps("role")}
        />
        <Group justify="flex-end" gap={10} mt={20}>
          <SubmitButton busy={form.submitting}>{t`Send the invitation`}</SubmitButton>
        </Group>
      </form>
    </Dialog>
  );
}
