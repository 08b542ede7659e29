import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { OwnLot } from "@rebale/contract/listings";
import { indiaTime } from "@rebale/contract/values/calendar";
import { useState } from "react";
import { t } from "ttag";
import { lotPrice, priceNote } from "../../../lib/formatting/formatting.ts";
import { explain, fieldErrors } from "../../../lib/language/explain.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import classes from "./answer.module.css";
import { hoursLeft } from "./counter-offer.rules.ts";
import { DialogEnd } from "./dialog-end.tsx";

export interface Asked {
  /** As it was typed where that is no number. */
  amount: number | string;
  /** YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
  until: string;
  reason: string;
}

/** The seller's own price for the highest bidder. What was typed stays when the market refuses. */
export function CounterOfferDialog({
  lot,
  asksReason = false,
  send,
  onClose,
}: {
  lot: OwnLot;
  /** The office says why it does so in the seller's place. */
  asksReason?: boolean;
  send: (asked: Asked) => Promise<unknown>;
  onClose: () => void;
}) {
  const hours = hoursLeft(lot, serverNow());
  const [amount, setAmount] = useState<number | string>(lot.reserve_price ?? "");
  const [time, setTime] = useState(String(hours.includes(24) ? 24 : (hours[0] ?? 12)));
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const price = typeof amount === "number" ? amount : null;

  const offer = async () => {
    setBusy(true);
    setProblem(null);
    setErrors({});
    try {
      const until = new Date(serverNow() + Number(time) * 3_600_000);
      await send({ amount, until: indiaTime(until), reason: reason.trim() });
      onClose();
    } catch (error) {
      const fields = fieldErrors(error);
      setErrors(fields);
      if (!fields.amount && !fields.reason) setProblem(fields.until ?? explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t`Name your price`}>
      <form
        className={classes.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void offer();
        }}
      >
        <p>
          {t`We ask the highest bidder, then the second. Whoever accepts first buys ${lot.title} at your price. If neither does, you decide on the highest bid as before.`}
        </p>
        <MoneyField
          basis={lot.basis}
          label={t`Your price`}
          value={amount}
          onChange={setAmount}
          error={errors.amount}
          data-autofocus
        />
        <p>
          {price !== null && <span className="figures">{priceNote(price, lot)} · </span>}
          {t`Above ${lotPrice(lot.heightest, lot)}, at most your reserve of ${lotPrice(lot.reserve_price ?? 0, lot)}.`}
        </p>
        <NativeSelect
          autoComplete="off"
          label={t`Time to answer`}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
          data={hours.map((n) => ({ value: String(n), label: t`${n} hours` }))}
        />
        {asksReason && (
          <TextInput
            autoComplete="off"
            inputMode="text"
            label={t`Reason`}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={errors.reason}
          />
        )}
        <DialogEnd problem={problem} busy={busy} yes={t`Offer this price`} onClose={onClose} />
      </form>
    </Dialog>
  );
}
