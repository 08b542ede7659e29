import type { lifting as contract, Reply } from "@rebale/contract";
import { useRef, useState } from "react";
import { t } from "ttag";
import { lifting } from "../../../lib/api/operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { explain, fieldErrors } from "../../../lib/language/explain.ts";
import { newKey } from "../../../lib/session/new-key.ts";
import { BigField } from "./big-field.tsx";
import classes from "./gate.module.css";
import type { Trip } from "./gate.rules.ts";
import { needsNetwork } from "./gate-labels.ts";
import { useDraft } from "./use-draft.ts";
import type { Gate } from "./use-gate.ts";

export type LetOut = Reply<typeof contract.letOut>["data"];

interface Props {
  gate: Gate;
  trip: Trip;
  onOut: (left: LetOut) => void;
  /** Something may have changed: the invoice, a payment. */
  onChange: () => Promise<void>;
}

/** The buyer's code lets a truck out, when it is paid. */
export function WayOut({ gate, trip, onOut, onChange }: Props) {
  const draft = useDraft(gate, `out ${trip._id}`, { code: "", eway: "" });
  const { code, eway } = draft.typed;
  const [own, setOwn] = useState<Own>({ number: "", file: null });
  const left = (answer: LetOut) => {
    void draft.forget();
    onOut(answer);
  };
  const { send, busy, error } = useLetOut({ gate, trip, onOut: left, onChange });
  const errors = fieldErrors(error);
  const refusal = error instanceof Refused ? error.code : null;
  const due = trip.due ?? 0;
  const rest = restText(error, errors);
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={t`Way out`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send({ code, eway, own });
      }}
    >
      <h2>{t`Way out`}</h2>
      {due > 0 && (
        <div className={classes.due} role="status">
          <strong>{t`Wait: more is to be paid`}</strong>
          <p>
            {trip.invoice_id === null
              ? t`Request exit: the invoice is made and the buyer is told.`
              : t`The buyer is told. This changes by itself when the money comes.`}
          </p>
        </div>
      )}
      <BigField
        label={t`Buyer's release code (4 digits)`}
        isBig
        keys="numeric"
        maxLength={4}
        name="handover_code"
        value={code}
        error={errors.handover_code}
        onType={(text) => draft.type("code", text)}
      />
      {(refusal === "eway_needed" || eway !== "" || waitsForEway(trip)) && (
        <BigField
          label={t`E-way bill number`}
          keys="numeric"
          maxLength={14}
          name="eway_no"
          value={eway}
          error={errors.eway_no ?? (refusal === "eway_needed" ? explain(error) : undefined)}
          onType={(text) => draft.type("eway", text)}
        />
      )}
      {trip.invoice_id === null && <OwnInvoice own={own} onChange={setOwn} errors={errors} />}
      {rest && (
        <p className={classes.wrong} role="alert">
          {rest}
        </p>
      )}
      <button type="submit" className={classes.main} disabled={busy || !gate.isOnline}>
        {busy ? t`One moment…` : due > 0 ? t`Request exit` : t`Let it out`}
      </button>
      {!gate.isOnline && <p>{needsNetwork}</p>}
    </form>
  );
}

/** Its invoice is made: above ₹50,000 nothing else keeps it in. */
const waitsForEway = ({ invoice_id, eway_no }: Trip) => invoice_id !== null && eway_no === null;

const FIELDS: readonly string[] = ["handover_code", "eway_no", "invoice_no", "invoice"];

/** Errors of no field. */
function restText(error: unknown, errors: Record<string, string>): string | null {
  if (error === null || FIELDS.some((name) => name in errors)) return null;
  const code = error instanceof Refused ? error.code : null;
  if (code === "payment_due" || code === "eway_needed") return null;
  return code === "schema_unmet"
    ? t`The invoice cannot be made yet: something about the goods or a company is missing. Call the seller's office.`
    : explain(error);
}

interface Own {
  readonly number: string;
  readonly file: File | null;
}
interface OwnProps {
  own: Own;
  onChange: (own: Own) => void;
  errors: Record<string, string>;
}
/** For sellers who number their invoices. */
function OwnInvoice({ own, onChange, errors }: OwnProps) {
  return (
    <details
      className={classes.own}
      open={Boolean(errors.invoice_no ?? errors.invoice) || undefined}
    >
      <summary>{t`The seller's own invoice`}</summary>
      <BigField
        label={t`Invoice number`}
        name="invoice_no"
        maxLength={16}
        value={own.number}
        error={errors.invoice_no}
        onType={(number) => onChange({ ...own, number })}
      />
      <label className={classes.quiet}>
        <input
          type="file"
          accept="application/pdf"
          className="unseen"
          onChange={(event) => onChange({ ...own, file: event.currentTarget.files?.[0] ?? null })}
        />
        {own.file ? own.file.name : t`Choose the PDF`}
      </label>
      {errors.invoice && (
        <p className={classes.wrong} role="alert">
          {errors.invoice}
        </p>
      )}
    </details>
  );
}

interface Asked {
  readonly code: string;
  readonly eway: string;
  readonly own: Own;
}
function useLetOut({ gate, trip, onOut, onChange }: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const attempt = useRef<{ of: string; key: string } | null>(null);
  const send = async ({ code, eway, own }: Asked) => {
    setBusy(true);
    setError(null);
    const body = {
      handover_code: code,
      ...(eway && { eway_no: eway }),
      ...(own.number && { invoice_no: own.number }),
    };
    const of = JSON.stringify(body);
    // The same question, asked again after a lost answer, lets out once.
    if (attempt.current?.of !== of) attempt.current = { of, key: newKey() };
    try {
      const { data } = await gate.api.call(lifting.letOut, {
        ...{ params: { id: trip._id }, body, files: { invoice: own.file } },
        headers: { "idempotency-key": attempt.current.key },
      });
      attempt.current = null;
      void gate.refresh();
      onOut(data);
    } catch (failure) {
      setError(failure);
      await onChange();
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, error };
}
