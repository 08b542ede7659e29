import { useForm } from "@mantine/form";
import type { Trip } from "@rebale/contract/lifting";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { lifting } from "../../../lib/api/operations.ts";
import { kilograms } from "../../../lib/formatting/formatting.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import classes from "../../../shared/goods/goods.module.css";
import { plate } from "../../../shared/goods/truck-labels.ts";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";

/** The buyer has the goods of a truck, with what the own bridge says of them. */
export function ReceiveTruck({ trip, onDone }: { trip: Trip; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({ initialValues: { kg: "" } });
  const send = ({ kg }: { kg: string }) =>
    sendForm(form, async () => {
      await api.call(lifting.received, { params: { id: trip._id }, body: { kg } });
      toast.success(t`Received: ${plate(trip.vehicle_no)}`);
      onDone();
      await revalidate();
    });
  return (
    <form noValidate className={classes.link} onSubmit={form.onSubmit(send)}>
      <NumberField
        label={t`Received at your bridge (kg)`}
        description={
          trip.net_kg === null
            ? t`Leave empty if you do not weigh`
            : t`It left with ${kilograms(trip.net_kg)}. Leave empty if you do not weigh`
        }
        {...form.getInputProps("kg")}
      />
      <div className={classes.buttons}>
        <SubmitButton busy={form.submitting} main={false}>
          {t`The goods are here`}
        </SubmitButton>
      </div>
    </form>
  );
}
