import { Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Award } from "@rebale/contract/awards";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { settlement } from "../../../lib/api/operations.ts";
import { dateTime, kilograms } from "../../../lib/formatting/formatting.ts";
import { fileFault } from "../../../lib/forms/file-faults.rules.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import classes from "../../../shared/goods/goods.module.css";
import type { Truck } from "../../../shared/goods/goods.rules.ts";
import award from "../../../shared/goods/sale.module.css";
import { plate } from "../../../shared/goods/truck-labels.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DOCUMENTS, FileField } from "../../../ui/fields/file-field.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import { countedText } from "./claim-labels.rules.ts";

interface Props {
  award: Award;
  trucks: readonly Truck[];
}

/** The buyer claims for the goods of a truck, within the hours that were agreed. */
export function MakeClaim(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton kind="quiet" onClick={() => setOpen(true)}>{t`Claim for a truck`}</PlainButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t`What is wrong with the goods?`}
        size="wide"
      >
        <ClaimForm {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** A fault not in the terms. */
const OTHER = "";
const SHORT = "short_weight";

function ClaimForm({ award: sale, trucks, onDone }: Props & { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const named = [...new Set(sale.deductions.map(({ what }) => what))];
  const form = useForm({
    initialValues: {
      ...{ trip_id: trucks[0]?._id ?? "", named: named[0] ?? OTHER, what: "" },
      ...{ measured_percent: "", asked_percent: "", kg: "", note: "", files: "" },
    },
    validate: { note: (typed) => (typed.trim() ? null : t`Say what you found`) },
  });
  const values = form.getValues();
  const isShort = values.named === SHORT;
  const isNamed = values.named !== OTHER && !isShort;
  const counted = isNamed && countedText(sale.deductions, values.named, values.measured_percent);
  const until = trucks.find(({ _id }) => _id === values.trip_id)?.claim_until;
  const choose = (chosen: File | null) => {
    const fault = chosen && fileFault(chosen, "document");
    form.setFieldError("files", fault);
    setFile(fault ? null : chosen);
  };
  const send = ({ trip_id, note, ...typed }: typeof values) =>
    sendForm(form, async () => {
      if (!file) return form.setFieldError("files", t`Send a picture or paper that shows it`);
      const { measured_percent, asked_percent, kg, named: what } = typed;
      const of = isShort
        ? { what, kg }
        : isNamed
          ? { what, measured_percent }
          : { what: typed.what, asked_percent };
      await api.call(settlement.claim, {
        params: { id: sale._id },
        body: { trip_id, note, ...of },
        files: { files: [file] },
      });
      toast.success(t`The seller is asked`);
      onDone();
      await revalidate();
    });
  return (
    <form noValidate className={award.form} onSubmit={form.onSubmit(send)}>
      <NativeSelect
        label={t`Truck`}
        description={until ? t`You may claim until ${dateTime(until)}` : undefined}
        autoComplete="off"
        data={trucks.map(({ _id, vehicle_no, net_kg }) => ({
          value: _id,
          label: [plate(vehicle_no), net_kg !== null && kilograms(net_kg)]
            .filter(Boolean)
            .join(", "),
        }))}
        data-autofocus
        {...form.getInputProps("trip_id")}
      />
      <NativeSelect
        label={t`What is wrong`}
        autoComplete="off"
        data={[
          ...named.map((value) => ({ value, label: value })),
          { value: SHORT, label: t`Weight is missing` },
          { value: OTHER, label: t`Something else` },
        ]}
        {...form.getInputProps("named")}
      />
      {isShort ? (
        <NumberField
          label={t`How much is missing (kg)`}
          withAsterisk
          {...form.getInputProps("kg")}
        />
      ) : isNamed ? (
        <NumberField
          label={t`Measured (%)`}
          withAsterisk
          {...form.getInputProps("measured_percent")}
        />
      ) : (
        <div className={classes.pair}>
          <TextInput
            label={t`What it is`}
            description={t`For example: stones in the bales`}
            inputMode="text"
            autoComplete="off"
            maxLength={60}
            withAsterisk
            {...form.getInputProps("what")}
          />
          <NumberField
            label={t`To be taken off (%)`}
            description={t`Of the value of the truck’s goods`}
            withAsterisk
            {...form.getInputProps("asked_percent")}
          />
        </div>
      )}
      {counted && <p className={classes.sum}>{counted}</p>}
      <Textarea
        label={t`What you found`}
        description={t`The seller and, if you two disagree, Rebale’s office read it.`}
        autosize
        minRows={3}
        maxLength={1000}
        inputMode="text"
        autoComplete="off"
        withAsterisk
        {...form.getInputProps("note")}
      />
      <FileField
        label={t`Picture or laboratory paper`}
        hint={t`PDF or picture, 10 MB at most`}
        accept={DOCUMENTS}
        file={file}
        error={form.errors.files as string | undefined}
        onChange={choose}
      />
      <p>
        <WithDates>{t`The seller accepts it or says why not; then Rebale’s office decides. What is taken off comes back to your wallet with its GST.`}</WithDates>
      </p>
      <Group justify="flex-end" gap={10} mt={16}>
        <PlainButton kind="quiet" onClick={onDone}>{t`Back`}</PlainButton>
        <SubmitButton busy={form.submitting}>{t`Claim`}</SubmitButton>
      </Group>
    </form>
  );
}
