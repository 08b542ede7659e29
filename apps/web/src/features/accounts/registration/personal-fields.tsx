import { NativeSelect, TextInput } from "@mantine/core";
import { t } from "ttag";
import IconCircleCheck from "~icons/tabler/circle-check";
import { choiceOf } from "../../../lib/names/named.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { PhoneField, PincodeField } from "../../../ui/fields/india-fields.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import classes from "./registration.module.css";
import type { Registering } from "./use-registration.ts";

/** Name, place; only a seller chooses a password, a buyer signs in by code. */
export function PersonalFields({
  registering,
  states,
  seller = false,
  short = false,
}: {
  registering: Registering;
  states: readonly string[];
  seller?: boolean;
  /** Only what it takes to bid. */
  short?: boolean;
}) {
  const { form } = registering;
  const field = (path: string) => ({ ...form.getInputProps(path) });
  return (
    <div className={classes.fields}>
      <TextInput
        inputMode="text"
        label={t`Name`}
        autoComplete="name"
        withAsterisk
        maxLength={80}
        {...field("name")}
      />
      <TextInput
        inputMode="text"
        label={t`Business Name`}
        autoComplete="organization"
        withAsterisk={seller}
        maxLength={120}
        {...field("business_name")}
      />
      {!short && (
        <TextInput
          inputMode="email"
          label={t`Email`}
          type="email"
          autoComplete="email"
          withAsterisk={seller}
          {...field("email")}
        />
      )}
      <ProvenMobile registering={registering} />
      {!short && (
        <>
          <PhoneField
            label={t`WhatsApp number`}
            description={t`If different`}
            {...field("contact.whatsapp")}
          />
          {seller && (
            <PasswordField
              description={t`At least 8 characters`}
              autoComplete="new-password"
              withAsterisk
              {...field("password")}
            />
          )}
          <TextInput
            inputMode="text"
            label={t`Address`}
            autoComplete="street-address"
            className={classes.whole}
            {...field("address.address")}
          />
          <NativeSelect
            label={t`State`}
            autoComplete="address-level1"
            data={[{ value: "", label: t`Choose a state` }, ...states.map(choiceOf)]}
            {...field("address.state")}
          />
          <TextInput
            inputMode="text"
            label={t`City`}
            autoComplete="address-level2"
            {...field("address.city")}
          />
          <PincodeField {...field("address.pincode")} />
        </>
      )}
    </div>
  );
}

/** S5.2: read-only, filled by the verification. */
function ProvenMobile({ registering: { proven, form, setAsking } }: { registering: Registering }) {
  const mobile = proven.phone?.mobile ?? "";
  return (
    <div className={classes.mobile}>
      <PhoneField
        label={t`Mobile number`}
        withAsterisk
        readOnly
        value={mobile}
        error={form.errors["contact.mobile"]}
        rightSection={mobile ? <IconCircleCheck size={22} aria-label={t`Verified`} /> : null}
        description={mobile ? t`Verified` : t`Not verified yet`}
      />
      {!mobile && (
        <PlainButton kind="quiet" onClick={() => setAsking(true)}>
          {t`Verify`}
        </PlainButton>
      )}
    </div>
  );
}
