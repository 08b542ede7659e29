import {
  IconBuildingCommunity,
  IconBuildingFactory2,
  IconBuildingStore,
  IconHeartHandshake,
  IconSchool,
  IconUsersGroup,
} from "@tabler/icons-react";
import type { Point } from "../../../ui/point-cards.tsx";

export const about = [
  "Most scrap is lost before it reaches a yard: a phone in a drawer, a battery in a dustbin, a tyre behind the garage. People keep it or throw it because nobody told them where it goes.",
  "Our awareness drives go where people are: schools, housing societies, offices, markets and ward offices. We explain in the local language, bring a weighing scale and crates, and take the goods away the same day with a receipt.",
];

export const mandate = [
  {
    title: "Teach",
    text: "What may not go into the dustbin, why, and what it turns into. With real goods on the table, not slides alone.",
  },
  {
    title: "Collect",
    text: "Every drive ends with a collection. What was brought is weighed, listed, and goes to registered recyclers.",
  },
  {
    title: "Report",
    text: "The host gets the weights, the recycler's receipt and photographs, fit for an EPR or CSR file.",
  },
  {
    title: "Come back",
    text: "One visit changes little. We agree a date for the next one before we leave.",
  },
] as const;

export const stakeholders: readonly Point[] = [
  {
    icon: IconBuildingFactory2,
    title: "Producers and brand owners",
    text: "The rules ask them to make people aware. A drive in their name does it, with proof.",
  },
  {
    icon: IconSchool,
    title: "Schools and colleges",
    text: "Children carry the message home, and the old charger back to school.",
  },
  {
    icon: IconBuildingCommunity,
    title: "Housing societies and offices",
    text: "One collection day empties a hundred drawers.",
  },
  {
    icon: IconBuildingStore,
    title: "Shops and repairers",
    text: "They meet the goods first: we show them what to keep apart and whom to call.",
  },
  {
    icon: IconUsersGroup,
    title: "Waste pickers and small dealers",
    text: "Safer handling, and a fair price for what is handed on whole.",
  },
  {
    icon: IconHeartHandshake,
    title: "Municipal bodies and boards",
    text: "We work with the ward, and report in the form that it can use.",
  },
];
