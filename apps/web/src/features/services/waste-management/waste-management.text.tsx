import { t } from "ttag";
import IconAward from "~icons/tabler/award";
import IconBolt from "~icons/tabler/bolt";
import IconBuildingFactory from "~icons/tabler/building-factory";
import IconCertificate from "~icons/tabler/certificate";
import IconCoin from "~icons/tabler/coin";
import IconFileText from "~icons/tabler/file-text";
import IconLeaf from "~icons/tabler/leaf";
import IconRecycle from "~icons/tabler/recycle";
import IconReportMoney from "~icons/tabler/report-money";
import IconTruck from "~icons/tabler/truck";
import IconUsersGroup from "~icons/tabler/users-group";
import type { Point } from "../../../ui/layout/point-cards.tsx";

/** The rules for e-waste in India. */
export const eWasteRules = [
  {
    year: "2011",
    name: "E-waste (Management and Handling) Rules",
    text: t`The first rules just for electronics, in force from May 2012. They brought the idea that a producer answers for a product after its life: extended producer responsibility, EPR.`,
  },
  {
    year: "2016",
    name: "E-Waste (Management) Rules",
    text: t`Collection targets for producers, more kinds of equipment, producer responsibility organisations, and papers for every movement.`,
  },
  {
    year: "2022",
    name: "E-Waste (Management) Rules, G.S.R. 801(E)",
    text: t`In force from 1 April 2023. Manufacturers, producers, refurbishers and recyclers register on one CPCB portal. Targets count what was recycled, proven by certificates, for about a hundred kinds of equipment in seven groups.`,
  },
] as const;

export const producerDuties = [
  t`Register on the CPCB portal, separately for each role: manufacturer, producer, refurbisher, recycler.`,
  t`Meet the year's target: a share of what you sold one product life ago, beginning with 60% in 2023-24.`,
  t`Buy certificates only from registered recyclers: dealing with unregistered ones is itself a violation.`,
  t`File quarterly and annual returns. A shortfall brings environmental compensation, and the obligation stays.`,
] as const;

export const takeBack = [
  t`A shop, a service centre or a collection point takes the old product, with a receipt.`,
  t`Offices and factories (bulk consumers) hand theirs only to a registered producer, refurbisher or recycler.`,
  t`Waste may be stored for at most 180 days, which CPCB may extend to 365.`,
  t`What still works is refurbished; the rest is taken apart, and metals go back to the mill.`,
] as const;

/** S2.55: six benefits of the guidance of February 2022. */
export const plasticBenefits: readonly Point[] = [
  {
    icon: IconLeaf,
    title: t`Less plastic in drains and fields`,
    text: t`What is packed in has to be brought back in the same weight, category by category.`,
  },
  {
    icon: IconRecycle,
    title: t`More recycling, each year`,
    text: t`The minimum recycled share rises: for rigid plastic from 50% in 2024-25 to 80% from 2027-28.`,
  },
  {
    icon: IconBuildingFactory,
    title: t`A market for recycled material`,
    text: t`New packaging has to contain recycled plastic, so flakes and granules find buyers.`,
  },
  {
    icon: IconAward,
    title: t`Better packaging`,
    text: t`Reuse of large rigid packs and simpler materials pay off, because they lower what is owed.`,
  },
  {
    icon: IconCoin,
    title: t`Money for those who collect`,
    text: t`A certificate has a price, and part of it reaches the people who sort and wash.`,
  },
  {
    icon: IconFileText,
    title: t`One portal, one record`,
    text: t`Registration, certificates and returns are in one place, open to the pollution control boards.`,
  },
];

export const plasticCategories = [
  ["I", t`Rigid plastic`, "50%", "60%", "70%", "80%"],
  [
    "II",
    t`Flexible, one or more layers, all plastic: sheets, carry bags, sachets`,
    "30%",
    "40%",
    "50%",
    "60%",
  ],
  ["III", t`Multilayered, with at least one layer that is not plastic`, "30%", "40%", "50%", "60%"],
  ["IV", t`Compostable sheets and carry bags`, "50%", "60%", "70%", "80%"],
] as const;

/** S2.55: five key rules. */
export const tyreRules: readonly Point[] = [
  {
    title: t`Who registers`,
    text: t`Producers (who make tyres, or import tyres, vehicles with tyres or waste tyres), recyclers and retreaders, on the CPCB portal.`,
  },
  {
    title: t`How much is owed`,
    text: t`35% of the tyres of 2020-21 for 2022-23, 70% of those of 2021-22 for 2023-24, and from 2024-25 on all tyres made or imported two years earlier. Exports are left out.`,
  },
  {
    title: t`Waste tyres from abroad`,
    text: t`An importer owes 100% of what was imported in the previous year. Importing waste tyres to make pyrolysis oil or char is prohibited.`,
  },
  {
    title: t`Certificates`,
    text: t`Only registered recyclers make them, by the weight of reclaim, crumb, modified bitumen, recovered carbon black, oil or char. They are valid for two years from the end of the financial year.`,
  },
  {
    title: t`Retreading`,
    text: t`A retreading certificate moves the obligation for that weight by one year. It ends only when the tyre is recycled.`,
  },
];

/** S2.55: five ways of help. */
export const batteryHelp: readonly Point[] = [
  {
    icon: IconCertificate,
    title: t`Registration`,
    text: t`We prepare and file yours on the CPCB portal, for each role that you play.`,
  },
  {
    icon: IconReportMoney,
    title: t`Targets and certificates`,
    text: t`We work out your obligation by battery type, and buy certificates only from registered recyclers.`,
  },
  {
    icon: IconTruck,
    title: t`Collection`,
    text: t`Leak-proof crates, insulated terminals, trained drivers, and a manifest for every load.`,
  },
  {
    icon: IconBolt,
    title: t`Recovery`,
    text: t`Batteries go where the share of recovered material is measured: from EV packs at least 90% of the dry weight from 2026-27.`,
  },
  {
    icon: IconUsersGroup,
    title: t`Returns and training`,
    text: t`Form 3 by 30 June, records through the year, and training for the people in your stores.`,
  },
];
