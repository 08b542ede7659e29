import { Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import "@mantine/core/styles/Stack.css";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Award } from "@rebale/contract/awards";
import type { FreeSlot, Trip } from "@rebale/contract/lifting";
import { vehicleNumber } from "@rebale/contract/lifting/plates";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { lifting } from "../../../lib/api/operations.ts";
import { rupees } from "../../../lib/formatting/formatting.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { named } from "../../../lib/names/named.ts";
import classes from "../../../shared/goods/goods.module.css";
import award from "../../../shared/goods/sale.module.css";
import { SlotTimes } from "../../../shared/goods/slot-times.tsx";
import {
  freeDays,
  lateDays,
  plate,
  type SlotDay,
  slotDay,
  slotHours,
} from "../../../shared/goods/truck-labels.ts";
import { type ButtonKind, PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { GstField, PhoneField } from "../../../ui/fields/india-fields.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { DriverLink } from "./driver-link.tsx";
import { useFreeSlots } from "./use-free-slots.ts";

interface Props {
  award: Award;
  kind: ButtonKind;
}

/** A truck into a free slot of the yard; then its driver's link is there to be sent. */
export function BookTruck({ award: sale, kind }: Props) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [booked, setBooked] = useState<Trip | null>(null);
  const close = () => {
    setOpen(false);
    if (booked) void revalidate();
    setBooked(null);
  };
  return (
    <>
      <PlainButton kind={kind} onClick={() => setOpen(true)}>
        {sale.trips.length > 0 ? t`Book another truck` : t`Book a truck`}
      </PlainButton>
      <Dialog open={open} onClose={close} title={t`Book a truck`} size="wide">
        {booked ? (
          <Booked trip={booked} onClose={close} />
        ) : (
          <Booking sale={sale} onBooked={setBooked} />
        )}
      </Dialog>
    </>
  );
}

function Booking({ sale, onBooked }: { sale: Award; onBooked: (trip: Trip) => void }) {
  const { slots, failure, read } = useFreeSlots(sale._id);
  if (failure) return <FailedPart what={t`The free slots`} error={failure} retry={read} />;
  if (!slots) return <Skeleton height={420} />;
  if (freeDays(slots).length === 0)
    return (
      <p>{t`The yard has no free slot in the next two weeks. Call the seller, who can open more.`}</p>
    );
  return <BookingForm sale={sale} slots={slots} onBooked={onBooked} onStale={read} />;
}

const Booked = ({ trip, onClose }: { trip: Trip; onClose: () => void }) => (
  <Stack gap={16}>
    <p>
      <b className="figures">{plate(trip.vehicle_no)}</b>{" "}
      {t`is booked for ${slotDay(trip.slot)}, ${slotHours(trip.slot)}.`}
    </p>
    {trip.driver_link && <DriverLink trip={trip} path={trip.driver_link} />}
    <Group justify="flex-end" gap={10} mt={16}>
      <PlainButton kind="quiet" onClick={onClose}>{t`Close`}</PlainButton>
    </Group>
  </Stack>
);

interface FormProps {
  sale: Award;
  slots: readonly FreeSlot[];
  onBooked: (trip: Trip) => void;
  /** A place was taken meanwhile. */
  onStale: () => void;
}

function BookingForm({ sale, slots, onBooked, onStale }: FormProps) {
  const days = freeDays(slots);
  const form = useForm({
    initialValues: {
      ...{ day: days[0]?.day ?? "", slot_from: "" },
      ...{ vehicle_no: "", driver_name: "", driver_mobile: "" },
      ...{ transporter: "", transporter_gstin: "" },
    },
    validate: {
      slot_from: (typed) => (typed ? null : t`Choose a time`),
      vehicle_no: (typed) =>
        vehicleNumber(typed) !== null
          ? null
          : t`Enter the number on the plate, such as MH 12 AB 1234`,
      driver_name: (typed) => (typed.trim() ? null : t`Enter the driver’s name`),
    },
  });
  const { day, slot_from } = form.getValues();
  const send = ({ day: _, ...body }: typeof form.values) =>
    sendForm(form, async () => {
      try {
        const { data } = await api.call(lifting.bookTrip, { params: { id: sale._id }, body });
        onBooked(data);
      } catch (error) {
        onStale();
        throw error;
      }
    });
  return (
    <form noValidate className={award.form} onSubmit={form.onSubmit(send)}>
      {sale.pickup_site && <Yard site={sale.pickup_site} />}
      <NativeSelect
        label={t`Day`}
        autoComplete="off"
        data={days.map((one) => ({ value: one.day, label: dayLabel(one, sale) }))}
        {...form.getInputProps("day")}
        onChange={(e) => form.setValues({ day: e.currentTarget.value, slot_from: "" })}
        data-autofocus
      />
      <SlotTimes
        slots={days.find((one) => one.day === day)?.slots ?? []}
        chosen={slot_from}
        error={form.errors.slot_from}
        onChange={(from) => form.setFieldValue("slot_from", from)}
      />
      <TextInput
        label={t`Vehicle number`}
        description={t`For example: MH 12 AB 1234`}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        withAsterisk
        {...form.getInputProps("vehicle_no")}
      />
      <div className={classes.pair}>
        <TextInput
          label={t`Driver’s name`}
          inputMode="text"
          autoComplete="off"
          maxLength={80}
          withAsterisk
          {...form.getInputProps("driver_name")}
        />
        <PhoneField
          {...form.getInputProps("driver_mobile")}
          label={t`Driver’s mobile number`}
          autoComplete="off"
          withAsterisk
        />
      </div>
      <div className={classes.pair}>
        <TextInput
          label={t`Transporter`}
          description={t`If you have one`}
          inputMode="text"
          autoComplete="off"
          maxLength={120}
          {...form.getInputProps("transporter")}
        />
        <GstField
          {...form.getInputProps("transporter_gstin")}
          label={t`Transporter’s GST number`}
          description={t`If you have one`}
        />
      </div>
      <Group justify="flex-end" gap={10} mt={16}>
        <SubmitButton busy={form.submitting}>{t`Book the truck`}</SubmitButton>
      </Group>
    </form>
  );
}

const Yard = ({ site }: { site: NonNullable<Award["pickup_site"]> }) => (
  <p>
    <b>{site.name}</b> · {[site.address, named(site.city), site.pincode].filter(Boolean).join(", ")}
  </p>
);

/** A day with what it costs beyond the last free one. */
function dayLabel({ day, slots }: SlotDay, { lift_by, ground_rent }: Award): string {
  const late = lateDays(slots[0]?.from ?? "", lift_by);
  if (late === 0) return day;
  if (ground_rent === null) return t`${day} · after the day to lift by`;
  const rent = rupees(late * ground_rent.per_day);
  return t`${day} · ground rent ${rent} and GST`;
}
