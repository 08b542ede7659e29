import { financialYearText } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import { type Answer, type Grams, shareOf, type YearAnswer } from "./answer.rules.ts";
import { type DatedShare, shareIn, sharesFrom } from "./dated-share.rules.ts";
import type { FinancialYear } from "./financial-year.rules.ts";

export const tyreRoles = {
  new: t`New tyres made or imported, in business before 1 April 2022`,
  started: t`New tyres made or imported, started on or after 1 April 2022`,
  "waste-importer": t`Waste tyres imported`,
} as const;
/** To choose from: as long as a closed select on a phone shows whole, and told apart by it. */
export const tyreChoices: Readonly<Record<TyreRole, string>> = {
  ...tyreRoles,
  new: t`New tyres, from before April 2022`,
  started: t`New tyres, since April 2022`,
};
export type TyreRole = keyof typeof tyreRoles;

const source = t`Schedule IX of the Hazardous and Other Wastes Rules 2016, inserted on 21 July 2022`;

/** Share, and how many years earlier the tyres were made or imported. */
const tables: Readonly<Record<TyreRole, { age: number; shares: readonly DatedShare[] }>> = {
  new: { age: 2, shares: sharesFrom(2022, [35, 70, 100], source) },
  // The obligation begins two years after the start, so for the first time in 2024-25.
  started: { age: 2, shares: sharesFrom(2024, [100], source) },
  "waste-importer": { age: 1, shares: sharesFrom(2022, [100], source) },
};

export function tyreAnswer(role: TyreRole, entered: ReadonlyMap<FinancialYear, Grams>): Answer {
  const { age, shares } = tables[role];
  const years = [...entered]
    .sort(([a], [b]) => a - b)
    .flatMap(([made, grams]): YearAnswer[] => {
      const percent = shareIn(shares, made + age)?.percent;
      if (percent == null || (role === "started" && made < 2022)) return [];
      const multiplied =
        role === "waste-importer"
          ? t`imported in ${financialYearText(made)} × ${percent}%`
          : t`made or imported in ${financialYearText(made)} × ${percent}%`;
      const how = [grams, ` ${multiplied}`];
      return [
        {
          year: made + age,
          obligation: shareOf(grams, percent),
          how,
          lookUp: null,
          parts: [],
          duties: [],
        },
      ];
    });
  return {
    rule: {
      name: "Hazardous and Other Wastes (Management and Transboundary Movement) Rules, 2016",
      cited: t`Schedule IX, inserted by the amendment of 21 July 2022.`,
      link: { href: "https://cpcb.nic.in", text: t`Central Pollution Control Board` },
    },
    formula:
      role === "waste-importer"
        ? t`Obligation = 100% of the waste tyres imported in the previous year.`
        : t`Obligation = share for the year × tyres made or imported two years earlier (35% for 2022-23, 70% for 2023-24, 100% from 2024-25).`,
    years,
    notes: [
      t`Tyres that were exported are left out: do not enter them.`,
      role === "waste-importer"
        ? t`Importing waste tyres to make pyrolysis oil or char is prohibited.`
        : t`CPCB may reduce the target by a factor for wear and tear: look it up on the portal. It is not in these figures.`,
      t`A retreading certificate moves the obligation for that quantity by one year; it does not end it.`,
    ],
  };
}
