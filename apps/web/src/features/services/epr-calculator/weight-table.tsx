import { TextInput } from "@mantine/core";
import { t } from "ttag";
import classes from "./calculator.module.css";
import { yearLabel } from "./financial-year.rules.ts";
import type { Calculator } from "./load-calculator.ts";
import { YearTable } from "./year-table.tsx";

/** Weights by financial year; an empty field is a year without an answer. */
export const WeightTable = ({ data: { question, typed, years } }: { data: Calculator }) => (
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
          aria-label={`${title}, ${yearLabel(year)}`}
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
