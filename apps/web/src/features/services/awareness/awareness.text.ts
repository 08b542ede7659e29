import { t } from "ttag";
import IconBuildingCommunity from "~icons/tabler/building-community";
import IconBuildingFactory2 from "~icons/tabler/building-factory-2";
import IconBuildingStore from "~icons/tabler/building-store";
import IconHeartHandshake from "~icons/tabler/heart-handshake";
import IconSchool from "~icons/tabler/school";
import IconUsersGroup from "~icons/tabler/users-group";
import type { Point } from "../../../ui/layout/point-cards.tsx";

export const about = [
  t`Most scrap is lost before it reaches a yard: a phone in a drawer, a battery in a dustbin, a tyre behind the garage. People keep it or throw it because nobody told them where it goes.`,
  t`Our awareness drives go where people are: schools, housing societies, offices, markets and ward offices. We explain in the local language, bring a weighing scale and crates, and take the goods away the same day with a receipt.`,
];

export const mandate = [
  {
    title: t`Teach`,
    text: t`What may not go into the dustbin, why, and what it turns into. With real goods on the table, not slides alone.`,
  },
  {
    title: t`Collect`,
    text: t`Every drive ends with a collection. What was brought is weighed, listed, and goes to registered recyclers.`,
  },
  {
    title: t`Report`,
    text: t`The host gets the weights, the recycler's receipt and photographs, fit for an EPR or CSR file.`,
  },
  {
    title: t`Come back`,
    text: t`One visit changes little. We agree a date for the next one before we leave.`,
  },
] as const;

export const stakeholders: readonly Point[] = [
  {
    icon: IconBuildingFactory2,
    title: t`Producers and brand owners`,
    text: t`The rules ask them to make people aware. A drive in their name does it, with proof.`,
  },
  {
    icon: IconSchool,
    title: t`Schools and colleges`,
    text: t`Children carry the message home, and the old charger back to school.`,
  },
  {
    icon: IconBuildingCommunity,
    title: t`Housing societies and offices`,
    text: t`One collection day empties a hundred drawers.`,
  },
  {
    icon: IconBuildingStore,
    title: t`Shops and repairers`,
    text: t`They meet the goods first: we show them what to keep apart and whom to call.`,
  },
  {
    icon: IconUsersGroup,
    title: t`Waste pickers and small dealers`,
    text: t`Safer handling, and a fair price for what is handed on whole.`,
  },
  {
    icon: IconHeartHandshake,
    title: t`Municipal bodies and boards`,
    text: t`We work with the ward, and report in the form that it can use.`,
  },
];
