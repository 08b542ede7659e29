import type { OwnEvent } from "@rebale/contract/events";
import { type FormEvent, useId, useState } from "react";
import { t } from "ttag";
import { dateTime } from "../../lib/formatting/formatting.ts";
import { complaintsOf, explain } from "../../lib/language/explain.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { RupeeInput } from "../../ui/fields/rupee-input.tsx";
import { useUnsaved } from "../../ui/layout/unsaved.tsx";
import { DepositFields } from "../deposit/deposit-fields.tsx";
import { AskMove } from "./ask-move.tsx";
import { ChosenLots } from "./chosen-lots.tsx";
import classes from "./event-form.module.css";
import {
  bodyOf,
  type Candidate,
  type EventBody,
  faultsIn,
  inIndia,
  type Moved,
  movedBy,
  type TypedEvent,
  typedOf,
} from "./event-form.rules.ts";

interface Props {
  event: OwnEvent | null;
  candidates: readonly Candidate[];
  /** Throws what the server refused. */
  save: (body: Partial<EventBody>) => Promise<void>;
  onDone: () => Promise<void>;
  /** Whether money moves through the market: else nothing is said of deposits. */
  money: boolean;
}
type Errors = Partial<Record<string, string>>;

/** Makes an event, or changes one; its lots and times until its first lot opens. */
export function EventForm({ event, candidates, save, onDone, money }: Props) {
  const [typed, setTyped] = useState(() => typedOf(event));
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [asked, setAsked] = useState<Moved | null>(null);
  const unsaved = useUnsaved(JSON.stringify(typed) !== JSON.stringify(typedOf(event)));
  const fixed = event !== null && !event.can_change;
  const choices: readonly Candidate[] = [
    ...candidates,
    ...(event?.lots ?? []).filter(({ _id }) => !candidates.some((lot) => lot._id === _id)),
  ];
  const set = (change: Partial<TypedEvent>) => setTyped({ ...typed, ...change });
  const send = async () => {
    setAsked(null);
    setBusy(true);
    const { title, title_hi, inspection, terms } = bodyOf(typed, money);
    try {
      await save(fixed ? { title, title_hi, inspection, terms } : bodyOf(typed, money));
      unsaved.release();
      await onDone();
    } catch (error) {
      setErrors(errorsOf(error, typed.product_ids, choices));
    } finally {
      setBusy(false);
    }
  };
  const submit = (e: FormEvent) => {
    e.preventDefault();
    const faults = faultsIn(typed, fixed);
    setErrors(faults);
    if (Object.keys(faults).length > 0) return;
    const moved = fixed ? null : movedBy(typed, choices);
    if (moved?.lots.length) setAsked(moved);
    else void send();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Titles typed={typed} set={set} errors={errors} />
      {fixed && <p>{t`A lot has opened, so lots and times can no longer be changed.`}</p>}
      <Times typed={typed} set={set} fixed={fixed} errors={errors} />
      {money && !fixed && (
        <fieldset className={classes.times}>
          <legend>{t`For lots that say nothing themselves`}</legend>
          <DepositFields
            deposit={typed.deposit}
            onDeposit={(deposit) => set({ deposit })}
            payThrough={typed.pay_through}
            onPayThrough={(pay_through) => set({ pay_through })}
            errors={errors}
          />
        </fieldset>
      )}
      <ChosenLots
        candidates={choices}
        chosen={typed.product_ids}
        fixed={fixed}
        onChange={(product_ids) => set({ product_ids })}
      />
      {errors.product_ids && <Problem>{errors.product_ids}</Problem>}
      <Text
        label={t`Inspection`}
        value={typed.inspection}
        on={(inspection) => set({ inspection })}
      />
      <Text label={t`Terms of this event`} value={typed.terms} on={(terms) => set({ terms })} />
      {errors.all && <Problem>{errors.all}</Problem>}
      <PlainButton type="submit" kind="main" disabled={busy}>
        {event ? t`Save changes` : t`Create event`}
      </PlainButton>
      {asked && (
        <AskMove
          moved={asked}
          times={[inWords(typed.start_at), inWords(typed.first_end_at)]}
          onClose={() => setAsked(null)}
          onYes={() => void send()}
        />
      )}
      {unsaved.question}
    </form>
  );
}

const Titles = ({ typed, set, errors }: Omit<TimesProps, "fixed">) => (
  <>
    <Field label={t`Title`} error={errors.title}>
      {(id) => (
        <input
          id={id}
          autoComplete="off"
          inputMode="text"
          maxLength={120}
          aria-invalid={Boolean(errors.title)}
          value={typed.title}
          onChange={(e) => set({ title: e.target.value })}
        />
      )}
    </Field>
    <Field label={t`Title in Hindi (optional)`} error={errors.title_hi}>
      {(id) => (
        <input
          id={id}
          autoComplete="off"
          inputMode="text"
          lang="hi"
          maxLength={120}
          aria-invalid={Boolean(errors.title_hi)}
          value={typed.title_hi}
          onChange={(e) => set({ title_hi: e.target.value })}
        />
      )}
    </Field>
  </>
);

interface TimesProps {
  typed: TypedEvent;
  set: (change: Partial<TypedEvent>) => void;
  fixed: boolean;
  errors: Errors;
}
const Times = ({ typed, set, fixed, errors }: TimesProps) => (
  <fieldset className={classes.times} disabled={fixed}>
    <Field label={t`Start (IST)`} error={errors.start_at}>
      {(id) => (
        <input
          id={id}
          type="datetime-local"
          aria-invalid={Boolean(errors.start_at)}
          value={typed.start_at}
          onChange={(e) => set({ start_at: e.target.value })}
        />
      )}
    </Field>
    <Field label={t`First lot closes (IST)`} error={errors.first_end_at}>
      {(id) => (
        <input
          id={id}
          type="datetime-local"
          aria-invalid={Boolean(errors.first_end_at)}
          value={typed.first_end_at}
          onChange={(e) => set({ first_end_at: e.target.value })}
        />
      )}
    </Field>
    <Field label={t`Seconds between lots`} error={errors.interval_seconds}>
      {(id) => (
        <RupeeInput
          id={id}
          inputMode="numeric"
          aria-invalid={Boolean(errors.interval_seconds)}
          value={String(typed.interval_seconds || "")}
          onValue={(plain, shown) => set({ interval_seconds: plain || shown })}
        />
      )}
    </Field>
    <label className={classes.check}>
      <input
        type="checkbox"
        checked={typed.moves_following}
        onChange={(e) => set({ moves_following: e.target.checked })}
      />
      {t`A late bid moves the ends of all lots that follow, not only its own`}
    </label>
  </fieldset>
);

interface FieldProps {
  label: string;
  error?: string | undefined;
  children: (id: string) => React.ReactNode;
}
function Field({ label, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {error && <Problem>{error}</Problem>}
    </div>
  );
}

const Problem = ({ children }: { children: React.ReactNode }) => (
  <span className={classes.problem} role="alert">
    {children}
  </span>
);

const Text = ({ label, value, on }: { label: string; value: string; on: (v: string) => void }) => (
  <Field label={label}>
    {(id) => (
      <textarea
        id={id}
        autoComplete="off"
        inputMode="text"
        rows={3}
        maxLength={4000}
        value={value}
        onChange={(e) => on(e.target.value)}
      />
    )}
  </Field>
);

const inWords = (time: string) => dateTime(`${inIndia(time)}:00`);

const SHOWN = new Set([
  "title",
  "title_hi",
  "start_at",
  "first_end_at",
  "interval_seconds",
  "product_ids",
]);

/** Beside their fields; the lot that a refusal is about stands in its path. */
function errorsOf(
  error: unknown,
  ids: readonly string[],
  candidates: readonly Candidate[],
): Errors {
  const errors: Errors = {};
  for (const { path, msg } of complaintsOf(error)) {
    const place = /^product_ids\.(\d+)$/.exec(path)?.[1];
    const lot = place && candidates.find(({ _id }) => _id === ids[Number(place)]);
    if (lot) errors.product_ids = `${lot.title}: ${msg}`;
    else errors[SHOWN.has(path) ? path : "all"] = msg;
  }
  return Object.keys(errors).length > 0 ? errors : { all: explain(error) };
}
