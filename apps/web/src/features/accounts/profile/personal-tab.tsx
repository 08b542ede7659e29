import { NativeSelect, TextInput } from "@mantine/core";
import { useEffect } from "react";
import { t } from "ttag";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { choiceOf } from "../../../lib/names/named.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { PICTURES } from "../../../ui/fields/file-field.tsx";
import { GiveEmail } from "./still-missing.tsx";
import { UploadButton } from "./upload-button.tsx";
import { useDocumentUpload } from "./use-document-upload.ts";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { User } from "@rebale/contract/accounts";
import { useRevalidator } from "react-router";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { language } from "../../../lib/language/language.ts";
import { updateSession } from "../../../lib/session/session.ts";
import { PhoneField, PincodeField } from "../../../ui/fields/india-fields.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { LanguageLink } from "../../../ui/language-link.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { profileForm } from "../accounts.rules.ts";
import classes from "./profile.module.css";

/** S5.8: mobile and email are read-only. */
export function PersonalTab({ user, states }: { user: User; states: readonly string[] | null }) {
  const { revalidate } = useRevalidator();
  const form = useForm({ initialValues: profileForm(user) });

  const save = (body: typeof form.values) =>
    sendForm(form, async () => {
      const { data } = await api.call(accounts.updateProfile, { body });
      updateSession({ name: data.name });
      toast.success(formMessages.userUpdated);
      form.resetDirty();
      await revalidate();
    });

  return (
    <>
      <ProfilePicture user={user} />
      {!user.email && <GiveEmail />}
      <form noValidate onSubmit={form.onSubmit(save)}>
        <div className={classes.fields}>
          <TextInput
            inputMode="text"
            label={t`Name`}
            autoComplete="name"
            withAsterisk
            {...form.getInputProps("name")}
          />
          <TextInput
            inputMode="text"
            label={t`Business Name`}
            autoComplete="organization"
            withAsterisk={user.login_type.isSeller}
            {...form.getInputProps("business_name")}
          />
          {user.email && (
            <TextInput
              autoComplete="email"
              inputMode="email"
              label={t`Email`}
              readOnly
              value={user.email}
              description={t`Cannot be changed`}
            />
          )}
          {user.email && !user.email_confirmed && <ConfirmOwnEmail />}
          <PhoneField
            readOnly
            value={user.contact.mobile ?? ""}
            description={t`Cannot be changed`}
          />
          <PhoneField label={t`WhatsApp number`} {...form.getInputProps("whatsapp")} />
          <PincodeField {...form.getInputProps("pincode")} />
          <TextInput
            inputMode="text"
            label={t`Address`}
            autoComplete="street-address"
            className={classes.whole}
            id="own-address"
            {...form.getInputProps("address")}
          />
          {states ? (
            <NativeSelect
              autoComplete="address-level1"
              label={t`State`}
              data={[{ value: "", label: t`Choose a state` }, ...states.map(choiceOf)]}
              {...form.getInputProps("state")}
            />
          ) : (
            <FailedPart what={t`The list of states`} />
          )}
          <TextInput
            inputMode="text"
            label={t`City`}
            autoComplete="address-level2"
            {...form.getInputProps("city")}
          />
        </div>
        <p className={classes.language}>
          {t`Language of this site, email and SMS:`} {language === "hi" ? "हिन्दी" : "English"} ·{" "}
          <LanguageLink />
        </p>
        <div className={classes.actions}>
          <SubmitButton busy={form.submitting}>{t`Save changes`}</SubmitButton>
        </div>
      </form>
    </>
  );
}

/** An address is a note until a link has proven it. */
function ConfirmOwnEmail() {
  const { busy, send } = useCommand();
  return (
    <div className={classes.whole}>
      <p>{t`This email is not confirmed yet. Open the link in our email, or ask for a new one.`}</p>
      <PlainButton
        kind="quiet"
        disabled={busy}
        onClick={() => void send(() => api.call(accounts.sendEmailLink), t`The link is on its way`)}
      >
        {t`Send the link again`}
      </PlainButton>
    </div>
  );
}

function ProfilePicture({ user }: { user: User }) {
  const upload = useDocumentUpload("profile_image");
  // The header shows the picture that the server has.
  useEffect(() => updateSession({ profileimage: user.profile_image ?? "" }), [user.profile_image]);
  return (
    <div className={classes.picture}>
      <Avatar image={user.profile_image} size={88} />
      <div>
        <p>
          <strong>{user.name}</strong>
          <br />
          {user.login_type.isSeller ? t`Seller` : t`Buyer`}
        </p>
        <UploadButton
          upload={upload}
          accept={PICTURES}
          action={t`Change picture`}
          of={t`Profile picture`}
        />
      </div>
    </div>
  );
}
