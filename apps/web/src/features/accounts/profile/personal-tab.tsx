import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { User } from "@rebale/contract/accounts";
import { useRevalidator } from "react-router";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import { says } from "../../../lib/messages.ts";
import { sendForm } from "../../../lib/send-form.ts";
import { updateSession } from "../../../lib/session.ts";
import { toast } from "../../../lib/toast.ts";
import { PhoneField, PincodeField } from "../../../ui/fields/india-fields.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { FailedPart } from "../../../ui/states/failed.tsx";
import { profileForm } from "../accounts.rules.ts";
import classes from "./profile.module.css";
import { ProfilePicture } from "./profile-picture.tsx";

/** S5.8: mobile and email are read-only. */
export function PersonalTab({ user, states }: { user: User; states: readonly string[] | null }) {
  const { revalidate } = useRevalidator();
  const form = useForm({ initialValues: profileForm(user) });

  const save = (body: typeof form.values) =>
    sendForm(form, async () => {
      const { data } = await api.call(accounts.updateProfile, { body });
      updateSession({ name: data.name });
      toast.success(says.userUpdated);
      form.resetDirty();
      await revalidate();
    });

  return (
    <>
      <ProfilePicture user={user} />
      <form noValidate onSubmit={form.onSubmit(save)}>
        <div className={classes.fields}>
          <TextInput
            inputMode="text"
            label="Name"
            autoComplete="name"
            withAsterisk
            {...form.getInputProps("name")}
          />
          <TextInput
            inputMode="text"
            label="Business Name"
            autoComplete="organization"
            withAsterisk={user.login_type.isSeller}
            {...form.getInputProps("business_name")}
          />
          <TextInput
            autoComplete="email"
            inputMode="email"
            label="Email"
            readOnly
            value={user.email ?? ""}
            description={user.email ? "Cannot be changed" : "Not given. Cannot be changed"}
          />
          <PhoneField readOnly value={user.contact.mobile ?? ""} description="Cannot be changed" />
          <PhoneField label="WhatsApp number" {...form.getInputProps("whatsapp")} />
          <PincodeField {...form.getInputProps("pincode")} />
          <TextInput
            inputMode="text"
            label="Address"
            autoComplete="street-address"
            className={classes.whole}
            {...form.getInputProps("address")}
          />
          {states ? (
            <NativeSelect
              autoComplete="address-level1"
              label="State"
              data={[{ value: "", label: "Choose a state" }, ...states]}
              {...form.getInputProps("state")}
            />
          ) : (
            <FailedPart what="The list of states" />
          )}
          <TextInput
            inputMode="text"
            label="City"
            autoComplete="address-level2"
            {...form.getInputProps("city")}
          />
        </div>
        <div className={classes.actions}>
          <SubmitButton busy={form.submitting}>Save changes</SubmitButton>
        </div>
      </form>
    </>
  );
}
