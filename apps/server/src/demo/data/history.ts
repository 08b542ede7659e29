import type { CategoryUrl } from "./types.ts";

/** Goods that the demo's sellers have sold again and again, by weight. */
export interface SoldGoods {
  readonly category: CategoryUrl;
  readonly sub_category: string;
  /** Before its weight. */
  readonly title: string;
  readonly description: string;
  /** Rupees per kg at which bidding starts. */
  readonly rate: number;
  /** Least and most kg of a lot. */
  readonly weight: readonly [number, number];
  readonly picture_hint: string;
  /** How many lots in the weeks before, the latest first. */
  readonly weeks: readonly number[];
}

export const soldGoods: readonly SoldGoods[] = [
  {
    category: "e-waste",
    sub_category: "copper",
    title: "Copper granules from cable",
    description:
      "Chopped and washed copper from insulated cable, free of plastic to the eye. In big bags on pallets. Weighed on the yard's own bridge, loaded and empty.",
    rate: 745,
    weight: [600, 3200],
    picture_hint: "copper",
    weeks: [6, 6, 6, 6, 6, 6, 6, 6],
  },
  {
    category: "plastics",
    sub_category: "pet-bottles",
    title: "PET bottle bales, clear",
    description:
      "Hand-sorted clear bottles, pressed and strapped. Caps and labels are on; other colours below three per cent. Kept under a roof. Weighed at a public bridge.",
    rate: 35,
    weight: [6000, 16000],
    picture_hint: "pet-bales",
    weeks: [6, 6, 6, 6, 6, 6, 6, 6],
  },
  {
    category: "plastics",
    sub_category: "hdpe",
    title: "HDPE drums, cut and washed",
    description:
      "Blue drums of food and soap makers, cut, washed and dried. No black, no paint. In jumbo bags. Weighed at the gate.",
    rate: 47,
    weight: [2500, 9000],
    picture_hint: "drums",
    weeks: [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 1],
  },
  {
    category: "batteries",
    sub_category: "lead-acid",
    title: "Lead-acid batteries, drained",
    description:
      "Car and inverter batteries, acid drained, cases whole, stacked on wooden pallets. Weighed with the pallet, which is taken off.",
    rate: 86,
    weight: [3000, 10000],
    picture_hint: "crates",
    weeks: [0, 2, 1, 1, 2, 1, 1, 2, 1, 1, 2, 1],
  },
  {
    category: "tyres",
    sub_category: "car-tyres",
    title: "Car tyres, whole, for shredding",
    description:
      "Passenger car tyres off the rim, no mud, no wire out. Loose in the yard, loaded by the buyer. Weighed at a public bridge.",
    rate: 10.5,
    weight: [5000, 15000],
    picture_hint: "car-pallets",
    weeks: [0, 1, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1],
  },
  {
    category: "e-waste",
    sub_category: "cables-wires",
    title: "Armoured power cable, mixed",
    description:
      "Copper and aluminium cable from building sites, cut to lengths of two metres. Lead-sheathed pieces are taken out. Weighed on the yard's own bridge.",
    rate: 270,
    weight: [1500, 6000],
    picture_hint: "cables",
    weeks: [0, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1],
  },
];

/** Where they lay, each with the seller who sells there. */
export const yards = [
  { seller: 1, city: "Bengaluru", state: "Karnataka", pincode: "560058" },
  { seller: 2, city: "Ahmedabad", state: "Gujarat", pincode: "382445" },
  { seller: 3, city: "Pune", state: "Maharashtra", pincode: "411026" },
  { seller: 4, city: "Faridabad", state: "Haryana", pincode: "121004" },
  { seller: 5, city: "Delhi", state: "Delhi", pincode: "110040" },
  { seller: 2, city: "Surat", state: "Gujarat", pincode: "394210" },
  { seller: 1, city: "Mumbai", state: "Maharashtra", pincode: "400072" },
  { seller: 2, city: "Chennai", state: "Tamil Nadu", pincode: "600058" },
  { seller: 3, city: "Jaipur", state: "Rajasthan", pincode: "302013" },
  { seller: 5, city: "Hyderabad", state: "Telangana", pincode: "500037" },
  { seller: 4, city: "Ludhiana", state: "Punjab", pincode: "141003" },
] as const;
