import { useId } from "react";
import { t } from "ttag";
import { RupeeInput } from "../../ui/fields/rupee-input.tsx";
import classes from "./event-form.module.css";
import type { TypedEvent } from "./event-form.rules.ts";

/** The fields of an event's form. */

export type Errors = Partial<Record<string, string>>;
interface Shown {
  typed: TypedEvent;
  set: (change: Partial<TypedEvent>) => void;
  errors: Errors;
}

export const Titles = (form: Shown) => (
  <>
    <Line {...form} name="title" label={t`Title`} />
    <Line {...form} name="title_hi" label={t`Title in Hindi (optional)`} lang="hi" />
  </>
);

export const Times = ({ fixed, ...form }: Shown & { fixed: boolean }) => {
  const { typed, set, errors } = form;
  return (
    <fieldset className={classes.times} disabled={fixed}>
      <Line {...form} name="start_at" label={t`Start (IST)`} type="datetime-local" />
      <Line {...form} name="first_end_at" label={t`First lot closes (IST)`} type="datetime-local" />
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
};

interface LineProps extends Shown {
  name: "title" | "title_hi" | "start_at" | "first_end_at";
  label: string;
  lang?: string;
  type?: "text" | "datetime-local";
}
const Line = ({ typed, set, errors, name, label, lang, type = "text" }: LineProps) => (
  <Field label={label} error={errors[name]}>
    {(id) => (
      <input
        id={id}
        type={type}
        autoComplete="off"
        inputMode="text"
        lang={lang}
        maxLength={type === "text" ? 120 : undefined}
        aria-invalid={Boolean(errors[name])}
        value={typed[name]}
        onChange={(e) => set({ [name]: e.target.value })}
      />
    )}
  </Field>
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

export const Problem = ({ children }: { children: React.ReactNode }) => (
  <span className={classes.problem} role="alert">
    {children}
  </span>
);

export const Text = ({
  label,
  value,
  on,
}: {
  label: string;
  value: string;
  on: (v: string) => void;
}) => (
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
