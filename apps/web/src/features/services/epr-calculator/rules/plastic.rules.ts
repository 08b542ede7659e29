import { financialYearText } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import { type Answer, type Duty, type Grams, shareOf, type YearAnswer } from "./answer.rules.ts";
import { type DatedShare, shareIn, sharesFrom } from "./dated-share.rules.ts";
import { type FinancialYear, yearsBetween } from "./financial-year.rules.ts";

export const plasticCategories = {
  I: t`Category I: rigid`,
  II: t`Category II: flexible, all plastic (sheets, carry bags, sachets)`,
  III: t`Category III: multilayered, at least one layer not plastic`,
  IV: t`Category IV: compostable sheets and carry bags`,
} as const;
export type PlasticCategory = keyof typeof plasticCategories;

export const plasticRoles = {
  producer: t`Producer`,
  importer: t`Importer`,
  "brand-owner": t`Brand owner`,
} as const;
export type PlasticRole = keyof typeof plasticRoles;

/** One financial year. */
export interface PlasticYear {
  placed: Grams;
  preConsumer: Grams;
  suppliedToBrandOwners: Grams;
}

const schedule = t`Plastic Waste Management Rules 2016, Schedule II`;

/**
 * The duty covers the whole quantity from 2023-24 on; this page starts where the recycling shares
 * start.
 */
const covered = sharesFrom(2023, [100], t`${schedule}, G.S.R. 133(E), 16 February 2022`);

const recyclingSource = t`${schedule}: minimum level of recycling (figures as told to the Lok Sabha in 2022)`;
const recycling: Readonly<Record<PlasticCategory, readonly DatedShare[]>> = {
  I: sharesFrom(2024, [50, 60, 70, 80], recyclingSource),
  II: sharesFrom(2024, [30, 40, 50, 60], recyclingSource),
  III: sharesFrom(2024, [30, 40, 50, 60], recyclingSource),
  IV: sharesFrom(2024, [50, 60, 70, 80], recyclingSource),
};

const contentSource = t`${schedule}, paragraph on recycled plastic content, as amended in 2026`;
/** First and last year are published; the years between are to be looked up. */
const recycledContent: Readonly<Partial<Record<PlasticCategory, readonly DatedShare[]>>> = {
  I: sharesFrom(2025, [30, null, null, 60], contentSource),
  II: sharesFrom(2025, [10, null, null, 20], contentSource),
  III: sharesFrom(2025, [5, null, null, 10], contentSource),
};

const FIRST_PLASTIC_YEAR = 2024;

export function plasticAnswer(
  role: PlasticRole,
  category: PlasticCategory,
  entered: ReadonlyMap<FinancialYear, PlasticYear>,
): Answer {
  const last = Math.max(...entered.keys(), FIRST_PLASTIC_YEAR) + 1;
  return {
    rule: {
      name: t`Plastic Waste Management Rules, 2016, with the EPR guidelines of 16 February 2022`,
      cited: t`Schedule II, G.S.R. 133(E); last amendment known to this page: G.S.R. 237(E), 31 March 2026.`,
      link: { href: "https://eprplastic.cpcb.gov.in", text: t`CPCB portal for plastic packaging` },
    },
    formula:
      role === "brand-owner"
        ? t`Obligation = average of the last two years' packaging bought and used + average of the last two years' pre-consumer waste; all of it since 2023-24.`
        : t`Obligation = average of the last two years' packaging placed on the market + average of the last two years' pre-consumer waste − quantity supplied to brand owners in the previous year; all of it since 2023-24.`,
    years: yearsBetween(FIRST_PLASTIC_YEAR, last).flatMap((year) =>
      plasticYear(role, category, entered, year),
    ),
    notes: [
      t`Each category is counted separately: calculate again for your other categories.`,
      t`Micro and small brand owners are exempt. Reused category I packaging of brand owners is not taken off here.`,
      t`A shortfall brings environmental compensation, and the obligation stays.`,
    ],
  };
}

function plasticYear(
  role: PlasticRole,
  category: PlasticCategory,
  entered: ReadonlyMap<FinancialYear, PlasticYear>,
  year: FinancialYear,
): YearAnswer[] {
  const before = entered.get(year - 1);
  const twoBefore = entered.get(year - 2);
  const whole = shareIn(covered, year)?.percent;
  const least = shareIn(recycling[category], year)?.percent;
  if (!before || !twoBefore || whole == null || least == null) return [];
  const supplied = role === "brand-owner" ? 0 : before.suppliedToBrandOwners;
  const quantity = Math.max(
    0,
    Math.round(
      (before.placed + twoBefore.placed + before.preConsumer + twoBefore.preConsumer) / 2,
    ) - supplied,
  );
  const obligation = shareOf(quantity, whole);
  const recycled = shareOf(obligation, least);
  return [
    {
      year,
      obligation,
      how: [
        ...[
          "((",
          twoBefore.placed,
          " + ",
          before.placed,
          ") ÷ 2 + (",
          twoBefore.preConsumer,
          " + ",
          before.preConsumer,
          ") ÷ 2",
        ],
        ...(role === "brand-owner" ? [] : [" − ", supplied]),
        `) × ${whole}%`,
      ],
      lookUp: null,
      parts: [
        {
          what:
            category === "IV" ? t`Composted, at least ${least}%` : t`Recycled, at least ${least}%`,
          grams: recycled,
        },
        { what: t`The rest, at most, to end-of-life use`, grams: obligation - recycled },
      ],
      duties: contentDuty(category, year),
    },
  ];
}

function contentDuty(category: PlasticCategory, year: FinancialYear): Duty[] {
  const share = shareIn(recycledContent[category] ?? [], year);
  return share
    ? [
        {
          what: t`Recycled plastic in the packaging made in ${financialYearText(year)}, at least`,
          percent: share.percent,
          source: share.source,
        },
      ]
    : [];
}
