import { TextInput } from "@mantine/core";
import classes from "./calculator.module.css";
import { yearLabel } from "./financial-year.rules.ts";
import type { Calculator } from "./load-calculator.ts";
import { columnsOf } from "./weight-columns.ts";

/** Weights by financial year; an empty field is a year without an answer. */
export function WeightTable({ data: { question, typed, years } }: { data: Calculator }) {
  const columns = columnsOf(question);
  return (
    <table className={classes.weights}>
      <caption>
        By financial year, April to March. Leave a year empty if you do not know it.
      </caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          {columns.map(([name, title]) => (
            <th key={name} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={year}>
            <th scope="row" className="figures">
              {yearLabel(year)}
            </th>
            {columns.map(([column, title]) => {
              const name = `${column}-${year}`;
              return (
                <td key={column} data-name={title}>
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
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
