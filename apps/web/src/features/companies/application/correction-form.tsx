import { Group, NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { BodyIn } from "@rebale/contract";
import type { Application, correctApplication } from "@rebale/contract/companies";
import { findMismatches } from "@rebale/contract/values/checks";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { accounts, companies } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { choiceOf } from "../../../lib/names/named.ts";
import {
  AccountField,
  GstField,
  IfscField,
  PanField,
  PincodeField,
} from "../../../ui/fields/india-fields.tsx";
import { mismatchWords } from "../../../ui/fields/mismatch-words.ts";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "../company.module.css";

type Typed = Record<keyof Application["typed"], string>;
const valuesOf = ({ typed }: Application) =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value ?? ""])) as Typed;

/** The registration's fields; email and phone stay. */
export function CorrectionForm({
  application,
  bearer,
}: {
  application: Application;
  bearer: string;
}) {
  const { revalidate } = useRevalidator();
  const [states, setStates] = useState<string[]>([]);
  useEffect(() => {
    api.call(accounts.states).then(
      ({ data }) => setStates(data.map(({ state }) => state)),
      () => undefined,
    );
  }, []);
  const form = useForm<Typed>({ initialValues: valuesOf(application) });
  const { pan, gst_number: gstin, state } = form.getValues();
  const mismatch = findMismatches({ pan, gstin, state }).find(({ field }) => field === "gstin");
  const save = (typed: Typed) =>
    sendForm(form, async () => {
      const { data } = await api.call(companies.correctApplication, {
        body: typed as BodyIn<typeof correctApplication>,
        headers: { authorization: `Bearer ${bearer}` },
      });
      form.setValues(valuesOf(data));
      toast.success(t`Your changes are saved`);
      await revalidate();
    });
  const text = (name: keyof Typed, maxLength: number) => ({
    maxLength,
    ...form.getInputProps(name),
  });
  return (
    <form noValidate className={classes.card} onSubmit={form.onSubmit(save)}>
      <h2>{t`Your details`}</h2>
      <div className={classes.fields}>
        <TextInput
          inputMode="text"
          autoComplete="off"
          label={t`Name`}
          withAsterisk
          {...text("name", 80)}
        />
        <TextInput
          inputMode="text"
          autoComplete="off"
          label={t`Business Name`}
          withAsterisk
          {...text("business_name", 120)}
        />
        <PanField withAsterisk {...form.getInputProps("pan")} />
        <GstField
          {...form.getInputProps("gst_number")}
          error={form.errors.gst_number ?? (mismatch && mismatchWords(mismatch))}
        />
        <TextInput
          inputMode="text"
          autoComplete="off"
          label={t`Address`}
          {...text("address", 300)}
        />
        <TextInput inputMode="text" autoComplete="off" label={t`City`} {...text("city", 80)} />
        <NativeSelect
          label={t`State`}
          autoComplete="off"
          data={[{ value: "", label: t`Choose a state` }, ...states.map(choiceOf)]}
          {...form.getInputProps("state")}
        />
        <PincodeField {...form.getInputProps("pincode")} autoComplete="off" />
        <TextInput
          inputMode="text"
          autoComplete="off"
          label={t`Bank name`}
          {...text("bank_name", 120)}
        />
        <TextInput
          inputMode="text"
          autoComplete="off"
          label={t`Branch name`}
          {...text("branch_name", 120)}
        />
        <AccountField {...text("account_no", 20)} />
        <IfscField {...text("ifsc", 11)} />
      </div>
      <Group justify="flex-end" gap={10} mt={20}>
        <SubmitButton busy={form.submitting}>{t`Save changes`}</SubmitButton>
      </Group>
    </form>
  );
}
