import { useForm } from "@mantine/form";
import type { CompanyUser } from "@rebale/contract/companies";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "../company.module.css";
import { type Place, PlaceFields, placeOf } from "./place-fields.tsx";

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
  const form = useForm<Place>({
    initialValues: { role: user.role ?? "manager", bid_limit: user.bid_limit ?? "" },
  });
  const save = (place: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(companies.changeCompanyUser, {
        params: { id: user._id },
        body: { status: "active", ...placeOf(place) },
      });
      toast.success(t`Saved: ${user.name}`);
      onClose();
      await revalidate();
    });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(save)}>
      <PlaceFields form={form} yes={t`Save`} onCancel={onClose} />
    </form>
  );
}
