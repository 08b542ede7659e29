/** S2.55: the four kinds of waste, in the tiles' order. */
export const wasteStreams = [
  {
    anchor: "ewaste",
    title: "E-Waste",
    picture: "/pictures/e-waste/boards-1.webp",
    icon: "/icons/e-waste.svg",
    short: "Computers, phones, appliances, cables",
    slide: "Old electronics hold gold, copper and trouble",
    text: "Since April 2023 every producer owes a yearly weight of recycled e-waste. We bring the goods to registered recyclers and the certificates to you.",
  },
  {
    anchor: "plasticwaste",
    title: "Plastic Waste",
    picture: "/pictures/plastics/pet-bales-1.webp",
    icon: "/icons/plastics.svg",
    short: "Bottles, film, pouches, crates",
    slide: "Take packaging back, or pay for it",
    text: "Producers, importers and brand owners answer for their plastic packaging by category. Sorted and baled it is a raw material with a price.",
  },
  {
    anchor: "tyrewaste",
    title: "Tyre Waste",
    picture: "/pictures/tyres/stacks-1.webp",
    icon: "/icons/tyres.svg",
    short: "Car, truck and farm tyres, tubes",
    slide: "A worn tyre is rubber, steel and carbon",
    text: "From 2024-25 the whole weight of tyres made or imported two years earlier has to be recycled. We find the shredder, and keep the papers.",
  },
  {
    anchor: "battery",
    title: "Battery Waste",
    picture: "/pictures/batteries/car-pallets-1.webp",
    icon: "/icons/batteries.svg",
    short: "Car, inverter, phone and EV batteries",
    slide: "Batteries must never meet a landfill",
    text: "Lead, lithium, cobalt and nickel go back into new batteries, through recyclers that the Central Pollution Control Board has registered.",
  },
] as const;
export type WasteStream = (typeof wasteStreams)[number];
