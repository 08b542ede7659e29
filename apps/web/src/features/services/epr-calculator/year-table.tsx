import { financialYearText } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import type { Question } from "./rules/question.rules.ts";
import { columnsOf } from "./weight-columns.ts";

interface Props {
  question: Question;
  caption: React.ReactNode;
  years: readonly number[];
  /** A year's cell for a weight: an answer, or the field for it. */
  cell: (column: { name: string; title: string }, year: number) => React.ReactNode;
  className?: string;
}

/** The weights that a question asks for, a row each financial year. */
export function YearTable({ question, caption, years, cell, className }: Props) {
  const columns = columnsOf(question);
  return (
    <table className={className}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Year`}</th>
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
              {financialYearText(year)}
            </th>
            {columns.map(([name, title]) => (
              <td key={name} className="figures" data-name={title}>
                {cell({ name, title }, year)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
