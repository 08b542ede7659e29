import { Button, Checkbox, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { t } from "ttag";
import { memberRoles } from "../../../shared/office/code-names.rules.ts";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { useForm } from "@mantine/form";
import type { ReviewedCompany } from "@rebale/contract/companies";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { companies } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain, fieldErrors } from "../../../lib/language/explain.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { BusyButton } from "../../../shared/office/panels/busy-button.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { Dialog } from "../../../ui/dialog.tsx";

const ROLES = ["owner", "manager", "bidder", "viewer"] as const;

/** For who proves that a company is theirs, when somebody else came first. */
export function GiveSeat({ company }: { company: ReviewedCompany }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t`Give a place in this company`}
      </Button>
      {open && <GiveDialog company={company} onClose={() => setOpen(false)} />}
    </>
  );
}

function GiveDialog({ company, onClose }: { company: ReviewedCompany; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string | null>(null);
  const asked = company.users.find(({ seat }) => seat === "asked");
  const form = useForm({
    initialValues: {
      account: asked?._id ?? "",
      role: "owner" as (typeof ROLES)[number],
      alone: false,
      reason: "",
    },
    validate: {
      account: (v) => (/^\d{1,15}$/.test(v.trim()) ? null : t`Enter the account’s number`),
      reason: (v) => (v.trim() ? null : t`Give a reason`),
    },
  });
  const send = async ({ account, role, alone, reason }: typeof form.values) => {
    setFailure(null);
    try {
      await api.call(companies.giveSeat, {
        params: { id: company._id, user_id: account.trim() },
        body: { role, alone, reason: reason.trim() },
      });
      toast.success(t`Place given`);
      await revalidate();
      onClose();
    } catch (error) {
      form.setErrors(fieldErrors(error));
      setFailure(explain(error));
    }
  };
  return (
    <Dialog open title={t`A place in ${company.name}`} onClose={onClose}>
      <form onSubmit={form.onSubmit(send)} noValidate>
        <p>
          {t`For who has shown that this company is theirs. They leave the place they have now.`}
        </p>
        <TextInput
          label={t`Account`}
          description={t`Its number, as in the list of accounts`}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("account")}
        />
        <NativeSelect
          autoComplete="off"
          label={t`Role`}
          data={ROLES.map((value) => ({ value, label: memberRoles[value] ?? value }))}
          {...form.getInputProps("role")}
        />
        <Checkbox
          my="sm"
          label={t`Remove everybody else: they are signed out at once`}
          {...form.getInputProps("alone", { type: "checkbox" })}
        />
        <Textarea
          label={t`Reason`}
          description={t`Kept in the audit.`}
          autoComplete="off"
          inputMode="text"
          autosize={false}
          rows={3}
          maxLength={300}
          {...form.getInputProps("reason")}
        />
        {failure && <Notice kind="failed">{failure}</Notice>}
        <Group justify="flex-end" gap={10} mt={20}>
          <Button variant="default" onClick={onClose}>{t`Cancel`}</Button>
          <BusyButton type="submit" color="red.6" loading={form.submitting}>
            {t`Give the place`}
          </BusyButton>
        </Group>
      </form>
    </Dialog>
  );
}
