import { t } from "ttag";
import IconBuildingFactory from "~icons/tabler/building-factory";
import IconCertificate from "~icons/tabler/certificate";
import IconMapPin from "~icons/tabler/map-pin";
import IconMessageQuestion from "~icons/tabler/message-question";
import IconScale from "~icons/tabler/scale";
import IconTruckLoading from "~icons/tabler/truck-loading";
import type { Step } from "../../../ui/layout/steps.tsx";

/** S2.57: six steps. */
export const collectionSteps: readonly Step[] = [
  {
    icon: IconMessageQuestion,
    title: t`You tell us what you have`,
    text: t`Kind of waste, about how much, where it lies, and how a truck gets in. Three photos save a visit.`,
  },
  {
    icon: IconMapPin,
    title: t`We plan and quote`,
    text: t`A day, a vehicle of the right size, crates or jumbo bags, and a price: what we pay you, or what the removal costs.`,
  },
  {
    icon: IconTruckLoading,
    title: t`We pack and load at your gate`,
    text: t`Trained people with gloves and goggles. Batteries upright with insulated terminals, lamps in boxes, data carriers sealed.`,
  },
  {
    icon: IconScale,
    title: t`Weighed on a certified bridge`,
    text: t`Empty and full, in your presence if you like. You get a copy of the slip.`,
  },
  {
    icon: IconBuildingFactory,
    title: t`To a registered recycler`,
    text: t`With e-way bill and, for hazardous waste, the manifest on Form 10. We tell you when it has arrived.`,
  },
  {
    icon: IconCertificate,
    title: t`Receipt, certificate, payment`,
    text: t`The recycler’s receipt, the papers that our offer names, and the price that we agreed.`,
  },
];

export const packing = [
  {
    what: t`Batteries`,
    how: t`Upright in leak-proof crates, terminals taped. Swollen lithium cells alone, in sand.`,
  },
  {
    what: t`Computers and phones`,
    how: t`Whole, not stripped. Tell us about data carriers: they are destroyed.`,
  },
  {
    what: t`Screens and lamps`,
    how: t`Upright, between cardboard. Glass that is broken already goes into a closed drum.`,
  },
  {
    what: t`Plastics`,
    how: t`By kind and colour, dry, baled or in jumbo bags. A tag with the weight on each.`,
  },
  { what: t`Tyres`, how: t`Off the rim, dry, stacked by size.` },
] as const;
