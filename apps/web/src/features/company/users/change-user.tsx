import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { CompanyUser, Role } from "@rebale/contract/companies";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/send-form.ts";
import { toast } from "../../../lib/toast.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "../company.module.css";
import { roleChoices } from "./roles.ts";

interface Props {
  user: CompanyUser;
  open: boolean;
  onClose: () => void;
}

/** A role and a limit: for who asks to join, and for who acts already. */
export function ChangeUser({ user, open, onClose }: Props) {
  const title = user.status === "asked" ? t`${user.name} may act for you as` : user.name;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ChangeForm user={user} onClose={onClose} />
    </Dialog>
  );
}

function ChangeForm({ user, onClose }: Omit<Props, "open">) {
  const { revalidate } = useRevalidator();
  const form = useForm<{ role: Role; bid_limit: number | "" }>({
    initialValues: { role: user.role ?? "manager", bid_limit: user.bid_limit ?? "" },
  });
  const save = ({ role, bid_limit }: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(companies.changeCompanyUser, {
        params: { id: user._id },
        body: { status: "active", role, bid_limit: bid_limit === "" ? null : bid_limit },
      });
      toast.success(t`Saved: ${user.name}`);
      onClose();
      await revalidate();
    });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(save)}>
      <NativeSelect
        label={t`Role`}
        autoComplete="off"
        data-autofocus
        data={roleChoices}
        {...form.getInputProps("role")}
      />
      <MoneyField
        label={t`Most that one bid may be`}
        description={t`Leave it empty for no limit`}
        {...form.getInputProps("bid_limit")}
      />
      <div className={classes.actions}>
        <PlainButton kind="quiet" onClick={onClose}>
          {t`Cancel`}
        </PlainButton>
        <SubmitButton busy={form.submitting}>{t`Save`}</SubmitButton>
      </div>
    </form>
  );
}
