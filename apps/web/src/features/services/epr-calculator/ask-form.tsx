import { NativeSelect, TextInput } from "@mantine/core";
import { financialYearText } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import { YearTable } from "./year-table.tsx";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "./calculator.module.css";
import type { Calculator } from "./load-calculator.ts";
import { batteryTypes } from "./rules/batteries.rules.ts";
import { plasticCategories, plasticRoles } from "./rules/plastic.rules.ts";
import { tyreChoices } from "./rules/tyres.rules.ts";

const options = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));

/** Only filled fields: an address to share is short. */
const filled = (form: HTMLFormElement | null): [string, string][] =>
  [...new FormData(form ?? undefined)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && value.trim() ? [[name, value]] : [],
  );

/** A plain GET form: works without JavaScript, and the address is the result. */
export function AskForm({ data }: { data: Calculator }) {
  const { question, typed } = data;
  const { stream, role, category, unit, errors } = question;
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const busy = useNavigation().location?.search.includes("stream=") ?? false;
  /** These choices change which weights are asked for: the table follows at once. */
  const follow = () =>
    void submit(filled(form.current), { action: "/epr", replace: true, preventScrollReset: true });
  const ask = (e: React.FormEvent) => {
    e.preventDefault();
    void submit(filled(form.current), { action: "/epr#epr-result" });
  };
  const aged = stream === "e-waste" || stream === "batteries";
  return (
    <Form
      ref={form}
      method="get"
      action="/epr#epr-result"
      className={classes.form}
      noValidate
      onSubmit={ask}
    >
      <input type="hidden" name="stream" value={stream} />
      <div className={classes.choices}>
        {stream === "plastic" && (
          <NativeSelect
            autoComplete="off"
            label={t`You are`}
            name="role"
            defaultValue={role}
            data={options(plasticRoles)}
            onChange={follow}
          />
        )}
        {stream === "plastic" && (
          <NativeSelect
            autoComplete="off"
            label={t`Category`}
            name="category"
            defaultValue={category}
            data={options(plasticCategories)}
          />
        )}
        {stream === "batteries" && (
          <NativeSelect
            autoComplete="off"
            label={t`Battery type`}
            name="category"
            defaultValue={category}
            data={options(batteryTypes)}
          />
        )}
        {stream === "tyres" && (
          <NativeSelect
            autoComplete="off"
            label={t`What you do`}
            name="role"
            defaultValue={role}
            data={options(tyreChoices)}
          />
        )}
        {aged && (
          <TextInput
            autoComplete="off"
            label={stream === "e-waste" ? t`Average life, in years` : t`Years until it is owed`}
            description={
              stream === "e-waste"
                ? t`From CPCB's list of equipment`
                : t`From Schedule II, by battery type`
            }
            name="life"
            inputMode="numeric"
            defaultValue={typed.life}
            error={errors.life}
            onChange={(e) => /^[1-9]\d?$/.test(e.currentTarget.value) && follow()}
          />
        )}
        {aged && (
          <TextInput
            autoComplete="off"
            label={t`Share in %, if looked up`}
            description={t`For years that we cannot confirm`}
            name="share"
            inputMode="decimal"
            defaultValue={typed.share}
            error={errors.share}
          />
        )}
        <NativeSelect
          autoComplete="off"
          label={t`Weights in`}
          name="unit"
          defaultValue={unit}
          data={options({ t: t`Tonnes (1,000 kg)`, kg: t`Kilograms` })}
        />
      </div>
      <WeightTable data={data} />
      <SubmitButton busy={busy}>{t`Calculate`}</SubmitButton>
    </Form>
  );
}

/** Weights by financial year; an empty field is a year without an answer. */
const WeightTable = ({ data: { question, typed, years } }: { data: Calculator }) => (
  <YearTable
    question={question}
    caption={t`By financial year, April to March. Leave a year empty if you do not know it.`}
    years={years}
    className={classes.weights}
    cell={({ name: column, title }, year) => {
      const name = `${column}-${year}`;
      return (
        <TextInput
          name={name}
          aria-label={`${title}, ${financialYearText(year)}`}
          inputMode="decimal"
          autoComplete="off"
          classNames={{ input: classes.weight }}
          maxLength={16}
          defaultValue={typed[name]}
          error={question.errors[name]}
        />
      );
    }}
  />
);
