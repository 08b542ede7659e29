import { t } from "ttag";
import { dateTime, indianNumber } from "../../../lib/formatting/formatting.ts";
import { BrandMark } from "../../../ui/brand-mark.tsx";
import classes from "./calculator.module.css";
import type { Calculator } from "./load-calculator.ts";
import { batteryTypes } from "./rules/batteries.rules.ts";
import { plasticCategories, plasticRoles } from "./rules/plastic.rules.ts";
import { streams } from "./rules/question.rules.ts";
import { tyreRoles } from "./rules/tyres.rules.ts";
import { columnsOf } from "./weight-columns.ts";
import { YearTable } from "./year-table.tsx";

/** By the names that the address has for them. */
export const names: Readonly<Record<string, string>> = {
  ...plasticRoles,
  ...plasticCategories,
  ...batteryTypes,
  ...tyreRoles,
};

/** The head on paper above the result: whose it is, of which day, and what was entered. */
export function Printed({ data: { question, on } }: { data: Calculator }) {
  const { stream, role, category, unit, life, share, weights } = question;
  const facts: [string, string][] = [
    [t`Waste stream`, streams[stream]],
    ...(role ? [[t`You are`, names[role] ?? role] as [string, string]] : []),
    ...(category ? [[t`Category`, names[category] ?? category] as [string, string]] : []),
    ...(life === null
      ? []
      : [
          [
            stream === "e-waste" ? t`Average life` : t`Years until it is owed`,
            life === 1 ? t`1 year` : t`${life} years`,
          ] as [string, string],
        ]),
    ...(share === null ? [] : [[t`Share, looked up`, `${share}%`] as [string, string]]),
  ];
  const entered = columnsOf(question).flatMap(([name]) => [...(weights[name]?.keys() ?? [])]);
  const years = [...new Set(entered)].sort();
  const perUnit = unit === "t" ? 1e6 : 1000;
  return (
    <header className={classes.printed} data-print-head>
      <div className={classes.masthead}>
        <BrandMark size={36} />
        <b>Rebale</b>
        <span>{t`EPR obligation estimate`}</span>
        <time dateTime={on}>{dateTime(on)}</time>
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <YearTable
        question={question}
        caption={unit === "t" ? t`Entered, in tonnes` : t`Entered, in kilograms`}
        years={years}
        cell={({ name }, year) => {
          const grams = weights[name]?.get(year);
          return grams === undefined ? "–" : indianNumber(grams / perUnit);
        }}
      />
    </header>
  );
}
