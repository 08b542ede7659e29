import { t } from "ttag";
/** S2.55: the four kinds of waste, in the tiles' order. */
export const wasteStreams = [
  {
    anchor: "ewaste",
    title: t`E-Waste`,
    picture: "/pictures/e-waste/boards-1.webp",
    icon: "/icons/e-waste.svg",
    short: t`Computers, phones, appliances, cables`,
    slide: t`Old electronics hold gold, copper and trouble`,
    text: t`Since April 2023 every producer owes a yearly weight of recycled e-waste. We help you find registered recyclers and obtain the certificates.`,
  },
  {
    anchor: "plasticwaste",
    title: t`Plastic Waste`,
    picture: "/pictures/plastics/pet-bales-1.webp",
    icon: "/icons/plastics.svg",
    short: t`Bottles, film, pouches, crates`,
    slide: t`Take packaging back, or pay for it`,
    text: t`Producers, importers and brand owners answer for their plastic packaging by category. Sorted and baled it is a raw material with a price.`,
  },
  {
    anchor: "tyrewaste",
    title: t`Tyre Waste`,
    picture: "/pictures/tyres/stacks-1.webp",
    icon: "/icons/tyres.svg",
    short: t`Car, truck and farm tyres, tubes`,
    slide: t`A worn tyre is rubber, steel and carbon`,
    text: t`From 2024-25 the whole weight of tyres made or imported two years earlier has to be recycled. We find the shredder, and keep the papers.`,
  },
  {
    anchor: "battery",
    title: t`Battery Waste`,
    picture: "/pictures/batteries/car-pallets-1.webp",
    icon: "/icons/batteries.svg",
    short: t`Car, inverter, phone and EV batteries`,
    slide: t`Batteries must never meet a landfill`,
    text: t`Lead, lithium, cobalt and nickel go back into new batteries, through recyclers that the Central Pollution Control Board has registered.`,
  },
] as const;
export type WasteStream = (typeof wasteStreams)[number];
