import type { OwnEvent } from "@rebale/contract/events";
import { type FormEvent, useState } from "react";
import { t } from "ttag";
import { dateTime } from "../../lib/formatting/formatting.ts";
import { complaintsOf, explain } from "../../lib/language/explain.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { useUnsaved } from "../../ui/layout/unsaved.tsx";
import { DepositFields } from "../deposit/deposit-fields.tsx";
import { AskMove } from "./ask-move.tsx";
import { ChosenLots } from "./chosen-lots.tsx";
import { type Errors, Problem, Text, Times, Titles } from "./event-fields.tsx";
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
