import type { OwnEvent } from "@rebale/contract/events";
import { type FormEvent, useState } from "react";
import { t } from "ttag";
import { complaintsOf, explain } from "../../lib/explain.ts";
import { PlainButton } from "../button-link.tsx";
import { RupeeInput } from "../fields/rupee-input.tsx";
import { ChosenLots } from "./chosen-lots.tsx";
import classes from "./event-form.module.css";

/** A lot that may join: it waits for the office, or has not opened yet. */
export interface Candidate {
  readonly _id: string;
  readonly title: string;
  readonly status: string;
}
/** Times on India's clock, as the API takes them. */
export interface EventBody {
  title: string;
  product_ids: string[];
  start_at: string;
  first_end_at: string;
  interval_seconds: number | string;
  inspection: string;
  terms: string;
  moves_following: boolean;
}
interface Props {
  event: OwnEvent | null;
  candidates: readonly Candidate[];
  /** Throws what the server refused. */
  save: (body: EventBody | Partial<EventBody>) => Promise<void>;
}

const local = (india: string | undefined) => (india ?? "").slice(0, 16).replace(" ", "T");
const india = (typed: string) => typed.replace("T", " ");

function typedOf(event: OwnEvent | null): EventBody {
  return {
    title: event?.title ?? "",
    product_ids: event?.lots.map(({ _id }) => _id) ?? [],
    start_at: local(event?.start_at),
    first_end_at: local(event?.first_end_at),
    interval_seconds: event?.interval_seconds ?? 60,
    inspection: event?.inspection ?? "",
    terms: event?.terms ?? "",
    moves_following: event?.moves_following ?? false,
  };
}

/** The lot that a refusal is about stands in its path. */
function wordsOf(error: unknown, ids: readonly string[], known: readonly Candidate[]): string {
  const place = /^product_ids\.(\d+)$/.exec(complaintsOf(error)[0]?.path ?? "")?.[1];
  const lot = place && known.find(({ _id }) => _id === ids[Number(place)]);
  return lot ? `${lot.title}: ${explain(error)}` : explain(error);
}

/** Makes an event, or changes one; its lots and times until its first lot opens. */
export function EventForm({ event, candidates, save }: Props) {
  const [typed, setTyped] = useState(() => typedOf(event));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fixed = event !== null && !event.can_change;
  const known: readonly Candidate[] = [
    ...(event?.lots ?? []),
    ...candidates.filter(({ _id }) => !event?.lots.some((lot) => lot._id === _id)),
  ];
  const set = (change: Partial<EventBody>) => setTyped({ ...typed, ...change });
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if (typed.product_ids.length === 0) return setProblem(t`Choose at least one lot.`);
    const { title, inspection, terms } = typed;
    const times = { start_at: india(typed.start_at), first_end_at: india(typed.first_end_at) };
    setBusy(true);
    setProblem(null);
    try {
      await save(fixed ? { title, inspection, terms } : { ...typed, ...times });
    } catch (error) {
      setProblem(wordsOf(error, typed.product_ids, known));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={(e) => void submit(e)}>
      <label className={classes.field}>
        <span>{t`Title`}</span>
        <input
          required
          autoComplete="off"
          inputMode="text"
          maxLength={120}
          value={typed.title}
          onChange={(e) => set({ title: e.target.value })}
        />
      </label>
      {fixed && <p>{t`A lot has opened, so lots and times can no longer be changed.`}</p>}
      <fieldset className={classes.times} disabled={fixed}>
        <Time label={t`Start (IST)`} value={typed.start_at} on={(start_at) => set({ start_at })} />
        <Time
          label={t`First lot closes (IST)`}
          value={typed.first_end_at}
          on={(first_end_at) => set({ first_end_at })}
        />
        <label className={classes.field} htmlFor="interval">
          <span>{t`Seconds between lots`}</span>
          <RupeeInput
            id="interval"
            inputMode="numeric"
            required
            value={String(typed.interval_seconds)}
            onValue={(plain, shown) => set({ interval_seconds: plain || shown })}
          />
        </label>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={typed.moves_following}
            onChange={(e) => set({ moves_following: e.target.checked })}
          />
          {t`A late bid moves the ends of all lots that follow, not only its own`}
        </label>
      </fieldset>
      <ChosenLots
        known={known}
        chosen={typed.product_ids}
        fixed={fixed}
        onChange={(product_ids) => set({ product_ids })}
      />
      <label className={classes.field}>
        <span>{t`Inspection`}</span>
        <textarea
          autoComplete="off"
          inputMode="text"
          rows={3}
          maxLength={4000}
          value={typed.inspection}
          onChange={(e) => set({ inspection: e.target.value })}
        />
      </label>
      <label className={classes.field}>
        <span>{t`Terms of this event`}</span>
        <textarea
          autoComplete="off"
          inputMode="text"
          rows={3}
          maxLength={4000}
          value={typed.terms}
          onChange={(e) => set({ terms: e.target.value })}
        />
      </label>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <PlainButton type="submit" kind="main" disabled={busy}>
        {event ? t`Save changes` : t`Create event`}
      </PlainButton>
    </form>
  );
}

interface TimeProps {
  label: string;
  value: string;
  on: (value: string) => void;
}
const Time = ({ label, value, on }: TimeProps) => (
  <label className={classes.field}>
    <span>{label}</span>
    <input type="datetime-local" required value={value} onChange={(e) => on(e.target.value)} />
  </label>
);
