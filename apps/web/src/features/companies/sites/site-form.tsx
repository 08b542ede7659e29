import { Group, NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { BodyIn } from "@rebale/contract";
import type { addSite, Site } from "@rebale/contract/companies";
import { findMismatches } from "@rebale/contract/values/checks";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { accounts, companies } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { choiceOf } from "../../../lib/names/named.ts";
import { currentSession } from "../../../lib/session/session.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { GstField, PincodeField } from "../../../ui/fields/india-fields.tsx";
import { mismatchWords } from "../../../ui/fields/mismatch-words.ts";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "../company.module.css";

interface Props {
  site: Site | null;
  /** The company's, which the site's GST number has to have in it. */
  pan: string | null;
  onClose: () => void;
}

const valuesOf = (site: Site | null) => ({
  name: site?.name ?? "",
  address: site?.address ?? "",
  city: site?.city ?? "",
  state: (site?.state ?? "") as string,
  pincode: site?.pincode ?? "",
  gstin: site?.gstin ?? "",
  sez: (site?.sez ?? "") as string,
  lut_until: site?.lut_until ?? "",
  gate_contact: site?.gate_contact ?? "",
  loading_hours: site?.loading_hours ?? "",
});

export function SiteForm({ site, pan, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const states = useStates();
  const isSelling = currentSession().type === "seller";
  const form = useForm({ initialValues: valuesOf(site) });
  const { gstin, state } = form.getValues();
  const mismatch = findMismatches({ gstin, state, pan }).find(({ field }) => field === "gstin");
  const save = (values: typeof form.values) =>
    sendForm(form, async () => {
      const body = values as BodyIn<typeof addSite>;
      if (site) await api.call(companies.changeSite, { params: { id: site._id }, body });
      else await api.call(companies.addSite, { body });
      toast.success(t`Saved: ${values.name}`);
      onClose();
      await revalidate();
    });
  const text = (name: keyof typeof form.values) => ({
    ...form.getInputProps(name),
  });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(save)}>
      <TextInput
        inputMode="text"
        autoComplete="off"
        label={t`Name of the site`}
        description={t`For example: Bhiwandi yard`}
        maxLength={80}
        withAsterisk
        data-autofocus
        {...text("name")}
      />
      <TextInput
        inputMode="text"
        autoComplete="off"
        label={t`Address`}
        maxLength={300}
        withAsterisk
        {...text("address")}
      />
      <div className={classes.pair}>
        <TextInput
          inputMode="text"
          autoComplete="off"
          label={t`City`}
          maxLength={80}
          withAsterisk
          {...text("city")}
        />
        <PincodeField withAsterisk {...form.getInputProps("pincode")} autoComplete="off" />
      </div>
      <NativeSelect
        label={t`State`}
        autoComplete="off"
        withAsterisk
        data={[{ value: "", label: t`Choose a state` }, ...states.map(choiceOf)]}
        {...form.getInputProps("state")}
      />
      <GstField
        {...form.getInputProps("gstin")}
        description={t`The number for this state, with your company’s PAN in it`}
        error={form.errors.gstin ?? (mismatch && mismatchWords(mismatch))}
      />
      <NativeSelect
        label={t`Special economic zone (SEZ)`}
        description={t`If this site is a unit in a SEZ and buys there: IGST is counted for it`}
        autoComplete="off"
        data={[
          { value: "", label: t`Not in a SEZ` },
          { value: "with_payment", label: t`SEZ unit, buys with payment of tax` },
          { value: "without_payment", label: t`SEZ unit, buys without payment of tax (LUT)` },
        ]}
        {...form.getInputProps("sez")}
      />
      <TextInput
        type="date"
        autoComplete="off"
        label={t`Letter of undertaking (LUT) until`}
        description={t`If you sell from here to SEZ units without tax; else leave it empty`}
        {...form.getInputProps("lut_until")}
      />
      <TextInput
        inputMode="text"
        autoComplete="off"
        label={t`Gate contact`}
        description={t`Name and phone of the person a driver should call`}
        maxLength={120}
        {...text("gate_contact")}
      />
      <TextInput
        inputMode="text"
        autoComplete="off"
        label={t`Loading hours`}
        description={t`For example: Monday to Saturday, 9 to 5`}
        maxLength={120}
        {...text("loading_hours")}
      />
      {!site && isSelling && (
        <small>{t`Once it is saved, you set the times for loading and for visits to the goods.`}</small>
      )}
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={onClose}>
          {t`Cancel`}
        </PlainButton>
        <SubmitButton busy={form.submitting}>{t`Save`}</SubmitButton>
      </Group>
    </form>
  );
}

/** Fetched when the form opens: few visits of the page need them. */
function useStates(): string[] {
  const [states, setStates] = useState<string[]>([]);
  useEffect(() => {
    api.call(accounts.states).then(
      ({ data }) => setStates(data.map(({ state }) => state)),
      () => undefined,
    );
  }, []);
  return states;
}
