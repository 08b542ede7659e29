import {
  type BatteryShare,
  batteryShares,
  RECYCLED_BATTERY_CONTENT,
} from "@rebale/contract/rates/battery-shares";
import { t } from "ttag";
import type { Answer, Duty, Grams } from "./answer.rules.ts";
import { agedAnswer, byYearOfEnd } from "./by-age.rules.ts";
import { type DatedShare, shareIn, sharesFrom, sharesToRead } from "./dated-share.rules.ts";
import type { FinancialYear } from "./financial-year.rules.ts";

export const batteryTypes = {
  portable: t`Portable, rechargeable: sealed, under 5 kg`,
  portable_primary: t`Portable, not rechargeable`,
  automotive: t`Automotive: starting, lighting, ignition`,
  industrial: t`Industrial`,
  ev: t`Electric two- and three-wheelers`,
  ev4: t`Electric cars and buses`,
} as const;
export type BatteryType = keyof typeof batteryTypes;

const schedule = t`Schedule II of the Battery Waste Management Rules 2022`;
const FIRST_BATTERY_YEAR = 2022;

const shareOfType = (id: BatteryShare["id"]) =>
  sharesToRead(
    FIRST_BATTERY_YEAR,
    batteryShares.find((share) => share.id === id)?.percent ?? {},
    schedule,
  );
/** None has been read in the gazette: each is shown as such. */
const shares: Readonly<Record<BatteryType, readonly DatedShare[]>> = {
  portable: shareOfType("battery_portable"),
  portable_primary: shareOfType("battery_portable_primary"),
  automotive: shareOfType("battery_automotive"),
  industrial: shareOfType("battery_industrial"),
  // Two- and three-wheelers have the same.
  ev: shareOfType("battery_ev2"),
  ev4: shareOfType("battery_ev4"),
};

const recoverySource = t`Battery Waste Management Rules 2022, rule on recovery of battery materials`;
const unread = sharesFrom(2024, [null], recoverySource);
/** Shares of a battery's dry weight. */
const recovery: Readonly<Record<BatteryType, readonly DatedShare[]>> = {
  ev: sharesFrom(2024, [70, 80, 90], recoverySource),
  ev4: sharesFrom(2024, [70, 80, 90], recoverySource),
  portable: unread,
  portable_primary: unread,
  automotive: unread,
  industrial: unread,
};

const contentSource = t`Battery Waste Management Rules 2022, use of domestically recycled materials`;
const { ev_and_portable, others } = RECYCLED_BATTERY_CONTENT;
const contentOf = (percents: Readonly<Record<string, number>>) =>
  sharesToRead(2025, percents, contentSource);
const recycledContent: Readonly<Record<BatteryType, readonly DatedShare[]>> = {
  portable: contentOf(ev_and_portable),
  portable_primary: contentOf(ev_and_portable),
  ev: contentOf(ev_and_portable),
  ev4: contentOf(ev_and_portable),
  automotive: contentOf(others),
  industrial: contentOf(others),
};

/** `life`: years between sale and obligation, from Schedule II. */
export function batteryAnswer(
  type: BatteryType,
  life: number,
  lookedUp: number | null,
  sold: ReadonlyMap<FinancialYear, Grams>,
): Answer {
  const years = byYearOfEnd(sold, life, FIRST_BATTERY_YEAR);
  return {
    rule: {
      name: "Battery Waste Management Rules, 2022",
      cited: t`Schedule II, S.O. 3984(E), 22 August 2022, as amended in 2023, 2024 and 2025.`,
      link: { href: "https://cpcb.nic.in", text: t`Central Pollution Control Board` },
    },
    formula: t`Obligation = share for the year × weight placed on the market one battery life earlier, by the life of its type.`,
    years: years.map(({ year, grams }) => ({
      ...agedAnswer({ year, age: life, sold: grams, share: shareIn(shares[type], year), lookedUp }),
      duties: batteryDuties(type, year),
    })),
    notes: [
      t`Share, life and the compliance cycle of each battery type are in Schedule II. Shares here are of medium confidence: read them in the gazette.`,
      t`Waste batteries may be neither landfilled nor incinerated.`,
      t`The yearly return, Form 3, is due by 30 June.`,
    ],
  };
}

function batteryDuties(type: BatteryType, year: FinancialYear): Duty[] {
  const recovered = shareIn(recovery[type], year);
  const content = shareIn(recycledContent[type], year);
  return [
    ...(recovered
      ? [
          {
            what: t`Recovered by the recycler, of the dry weight, at least`,
            percent: recovered.percent,
            source: recovered.source,
          },
        ]
      : []),
    ...(content
      ? [
          {
            what: t`Recycled material in new batteries, at least`,
            percent: content.percent,
            source: content.source,
          },
        ]
      : []),
  ];
}
