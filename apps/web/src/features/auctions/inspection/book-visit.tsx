import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { FreeSlot } from "@rebale/contract/lifting";
import { t } from "ttag";
import IconX from "~icons/tabler/x";
import { api } from "../../../lib/api/browser.ts";
import { inspections } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { SlotTimes } from "../../../shared/goods/slot-times.tsx";
import { freeDays } from "../../../shared/goods/truck-labels.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { PhoneField } from "../../../ui/fields/india-fields.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import classes from "./inspection.module.css";

/** As the contract has it. */
const MAX_VISITORS = 5;
const NOBODY = { name: "", mobile: "" };

interface Props {
  lotId: string;
  slots: readonly FreeSlot[];
  contact: string | null;
  onBooked: () => void;
}

export function BookVisit({ slots, contact, ...props }: Props) {
  const days = freeDays(slots);
  if (days.length === 0)
    return (
      <Empty drawing="orders" title={t`All places are taken`}>
        {contact
          ? t`A place is free again when somebody takes a visit back. Contact: ${contact}`
          : t`A place is free again when somebody takes a visit back.`}
      </Empty>
    );
  return <VisitForm days={days} {...props} />;
}

type FormProps = Omit<Props, "slots" | "contact"> & { days: ReturnType<typeof freeDays> };

function VisitForm({ lotId, days, onBooked }: FormProps) {
  const form = useForm({
    initialValues: { day: days[0]?.day ?? "", from: "", visitors: [NOBODY] },
    validate: {
      from: (typed) => (typed ? null : t`Choose a time`),
      visitors: { name: (typed) => (typed.trim() ? null : t`Enter the visitor’s name`) },
    },
  });
  const { day, from, visitors } = form.getValues();
  const send = ({ day: _, ...body }: typeof form.values) =>
    sendForm(form, async () => {
      try {
        await api.call(inspections.book, { params: { product_id: lotId }, body });
        toast.success(t`Your visit is booked. Here is your pass.`);
      } finally {
        // A refusal may mean that a place was taken meanwhile.
        onBooked();
      }
    });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(send)}>
      <p>{t`See the goods before you bid. Choose a time and say who comes: you get a pass for the gate.`}</p>
      <NativeSelect
        label={t`Day`}
        autoComplete="off"
        data={days.map((one) => one.day)}
        {...form.getInputProps("day")}
        onChange={(e) => form.setValues({ day: e.currentTarget.value, from: "" })}
      />
      <SlotTimes
        slots={days.find((one) => one.day === day)?.slots ?? []}
        chosen={from}
        error={form.errors.from}
        onChange={(slot) => form.setFieldValue("from", slot)}
      />
      {visitors.map((_, at) => (
        <Visitor
          // biome-ignore lint/suspicious/noArrayIndexKey: visitors have no name of their own yet
          key={at}
          no={at + 1}
          name={form.getInputProps(`visitors.${at}.name`)}
          mobile={form.getInputProps(`visitors.${at}.mobile`)}
          onRemove={visitors.length > 1 ? () => form.removeListItem("visitors", at) : null}
        />
      ))}
      <div className={classes.buttons}>
        {visitors.length < MAX_VISITORS && (
          <PlainButton kind="quiet" onClick={() => form.insertListItem("visitors", NOBODY)}>
            {t`Add a visitor`}
          </PlainButton>
        )}
        <SubmitButton busy={form.submitting} main={false}>{t`Book the visit`}</SubmitButton>
      </div>
      <small>{t`The seller’s gate sees these names. They are erased half a year after the visit.`}</small>
    </form>
  );
}

interface VisitorProps {
  no: number;
  name: object;
  mobile: object;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

const Visitor = ({ no, name, mobile, onRemove }: VisitorProps) => (
  <fieldset className={classes.visitor} aria-label={t`Visitor ${no}`}>
    <TextInput
      label={t`Visitor’s name`}
      inputMode="text"
      autoComplete="off"
      maxLength={80}
      withAsterisk
      {...name}
    />
    <PhoneField {...mobile} label={t`Mobile number`} autoComplete="off" withAsterisk />
    {onRemove && (
      <button type="button" aria-label={t`Remove visitor ${no}`} onClick={onRemove}>
        <IconX size={20} aria-hidden />
      </button>
    )}
  </fieldset>
);
