import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Trip } from "@rebale/contract/lifting";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { lifting } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import classes from "../../../shared/goods/goods.module.css";
import { plate } from "../../../shared/goods/truck-labels.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";

/** A truck broke down on its way: which one brings its goods on, and the e-way bill as it is now. */
export function ChangeVehicle({ trip, onDone }: { trip: Trip; onDone: () => void }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <div className={classes.buttons}>
        <PlainButton kind="quiet" onClick={() => setAsked(true)}>
          {t`Another truck brings the goods on`}
        </PlainButton>
      </div>
    );
  return <NewTruck trip={trip} onDone={onDone} onClose={() => setAsked(false)} />;
}

interface Props {
  trip: Trip;
  onDone: () => void;
  onClose: () => void;
}

function NewTruck({ trip, onDone, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { vehicle_no: "", eway_no: "", reason: "" },
    validate: {
      vehicle_no: (typed) => (typed.trim() ? null : t`Enter the number of the new truck`),
      reason: (typed) => (typed.trim() ? null : t`Say what happened: the buyer is told`),
    },
  });
  const send = ({ vehicle_no, eway_no, reason }: typeof form.values) =>
    sendForm(form, async () => {
      const body = { vehicle_no, eway_no, reason };
      await api.call(lifting.changeVehicle, { params: { id: trip._id }, body });
      toast.success(t`Saved: another truck brings the goods on`);
      onDone();
      await revalidate();
    });
  return (
    <form noValidate className={classes.link} onSubmit={form.onSubmit(send)}>
      <p>{t`The goods of ${plate(trip.vehicle_no)} go on with another truck. First change the vehicle in the e-way bill (Part B) at the portal; the invoice stays as it is.`}</p>
      <TextInput
        label={t`Number of the new truck`}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        withAsterisk
        data-autofocus
        {...form.getInputProps("vehicle_no")}
      />
      <TextInput
        label={t`E-way bill number`}
        description={t`Only if the portal gave a new one`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={17}
        {...form.getInputProps("eway_no")}
      />
      <TextInput
        label={t`What happened to the truck`}
        inputMode="text"
        autoComplete="off"
        maxLength={300}
        withAsterisk
        {...form.getInputProps("reason")}
      />
      <div className={classes.buttons}>
        <PlainButton kind="quiet" onClick={onClose}>{t`Back`}</PlainButton>
        <SubmitButton busy={form.submitting} main={false}>
          {t`Tell the buyer`}
        </SubmitButton>
      </div>
    </form>
  );
}
