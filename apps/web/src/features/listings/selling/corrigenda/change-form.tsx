import { Group, Textarea } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { BodyIn } from "@rebale/contract";
import type { askCorrigendum } from "@rebale/contract/corrigenda";
import type { OwnLot } from "@rebale/contract/listings";
import { useRef } from "react";
import { t } from "ttag";
import { unitOf } from "../../../../lib/formatting/formatting.ts";
import { sendForm } from "../../../../lib/forms/send-form.ts";
import { showFirstWrong } from "../../../../lib/page/show-place.ts";
import { ChangeList } from "../../../../shared/corrigendum/change-list.tsx";
import { TermsFields } from "../../../../shared/terms/terms-fields.tsx";
import { NumberField } from "../../../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../../../ui/fields/submit-button.tsx";
import classes from "./change-form.module.css";
import {
  changeBody,
  changeFaults,
  isWeighed,
  type TypedChange,
  typedChanges,
  typedOfLot,
} from "./typed-change.rules.ts";

interface Props {
  lot: OwnLot;
  /** The button's words. */
  send: string;
  /** The readers of the reason. */
  reasonHelp: string;
  onSend: (body: BodyIn<typeof askCorrigendum>) => Promise<void>;
}

/** The fields that may change of a published lot, with the difference as it is typed. */
export function ChangeForm({ lot, send, reasonHelp, onSend }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const form = useForm<TypedChange>({ initialValues: typedOfLot(lot) });
  const changes = typedChanges(lot, form.values);
  const submit = async (typed: TypedChange) => {
    const faults = changeFaults(typed);
    form.setErrors(faults);
    if (Object.keys(faults).length > 0) return showFirstWrong(place);
    await sendForm(form, () => onSend(changeBody(lot, typed)));
  };
  return (
    <div ref={place}>
      <form noValidate className={classes.form} onSubmit={form.onSubmit(submit)}>
        <NumberField
          label={t`Quantity (${unitOf(lot.unit)})`}
          description={/\d/.test(lot.title) && titleStays(lot.title)}
          {...form.getInputProps("quantity")}
        />
        {!isWeighed(lot) && (
          <NumberField label={t`Weight (kg)`} {...form.getInputProps("weight_kg")} />
        )}
        <Textarea
          autoComplete="off"
          inputMode="text"
          label={t`Description`}
          rows={5}
          maxLength={4000}
          {...form.getInputProps("description")}
        />
        <details className={classes.terms}>
          <summary>{t`Terms of sale`}</summary>
          <TermsFields
            value={form.values.terms}
            onChange={(terms) => form.setFieldValue("terms", terms)}
            errors={form.errors}
            path="terms"
          />
        </details>
        <section className={classes.diff} aria-label={t`What will change`} aria-live="polite">
          <h2>{t`What will change`}</h2>
          {changes.length > 0 ? (
            <ChangeList changes={changes} unit={lot.unit} />
          ) : (
            <p className={classes.none}>{t`Nothing yet. Change a field above.`}</p>
          )}
        </section>
        <Textarea
          autoComplete="off"
          inputMode="text"
          label={t`Why it changes`}
          description={reasonHelp}
          rows={2}
          maxLength={300}
          {...form.getInputProps("reason")}
        />
        <Group justify="flex-end" gap={12}>
          <SubmitButton busy={form.submitting} disabled={changes.length === 0}>
            {send}
          </SubmitButton>
        </Group>
      </form>
    </div>
  );
}

const titleStays = (title: string) =>
  t`The title stays: “${title}”. If it names a quantity, say in the description which one holds.`;
