import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import classes from "../company.module.css";
import { type Place, PlaceFields, placeOf } from "./place-fields.tsx";

/** One field for both: what looks like an address is one, else it is a phone. */
const toWhom = (who: string) => {
  const text = who.trim();
  return text.includes("@")
    ? { email: text }
    : { mobile: text.replace(/[\s-]/g, "").replace(/^\+91/, "") };
};

export function InviteUser({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm<Place & { who: string }>({
    initialValues: { who: "", role: "manager", bid_limit: "" },
  });
  const invite = ({ who, ...place }: typeof form.values) =>
    sendForm(
      // The server names the phone or the address; here they are one field.
      {
        setErrors: ({ mobile, email, ...errors }) =>
          form.setErrors({ ...errors, who: mobile ?? email }),
      },
      async () => {
        await api.call(companies.inviteUser, {
          body: { ...toWhom(who), ...placeOf(place) },
        });
        toast.success(t`Invited: ${who}`);
        onClose();
        await revalidate();
      },
    );
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(invite)}>
      <TextInput
        label={t`Mobile number or email`}
        description={t`They act for your company as soon as they log in or register with it`}
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        withAsterisk
        data-autofocus
        {...form.getInputProps("who")}
      />
      <PlaceFields form={form} yes={t`Invite`} onCancel={onClose} />
    </form>
  );
}
