import type { authorisations } from "@rebale/contract";

export type CategoryUrl = "e-waste" | "plastics" | "batteries" | "tyres";
export type Unit = "kg" | "MT" | "liter" | "pieces" | "bag";

export interface Category {
  /** Metals can be sold, though the demo sells none. */
  url: CategoryUrl | "metals";
  title: string;
  title_hi: string;
  icon: string;
  /** With the code of its material. */
  sub_category: readonly { url: string; title: string; title_hi: string; material: string }[];
}

export interface Person {
  name: string;
  business_name: string;
  email: string;
  mobile: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  pan: string;
  gstin: string;
}

export interface Seller extends Person {
  /** The number that a lot's `seller` names; null for the one still waiting for activation. */
  number: 1 | 2 | 3 | 4 | 5 | null;
}

export interface Buyer extends Person {
  trade: "kabadi trader" | "recycler" | "refurbisher" | "retreader";
  /** The trades it bids in; traders keep to plastics, as the others ask for an authorisation. */
  buys: readonly CategoryUrl[];
}

export interface Lot {
  title: string;
  description: string;
  category: CategoryUrl;
  sub_category: string;
  /** The stream that its bidders need an authorisation for. */
  requires?: authorisations.Stream;
  quantity: number;
  unit: Unit;
  /** The unit its bids name; the whole lot when left out. */
  basis?: "kg" | "mt" | "piece";
  /** For the whole lot, whatever the bids name; without GST. */
  market_value_rupees: number;
  increment_rupees: number;
  reserve_rupees: number | null;
  seller: 1 | 2 | 3 | 4 | 5;
  city: string;
  state: string;
  pincode: string;
  /** The scene of its category that shows it. */
  picture_hint: string;
}

export interface Blog {
  slug: string;
  title: string;
  short_description: string;
  html: string;
  /** `material/scene` */
  image_hint: string;
  days_ago: number;
}

export interface ContactMedia {
  title: string;
  media_value: string;
  kind: "Contact" | "Social";
}

export interface Testimonial {
  name: string;
  /** Path on this site. */
  image: string;
  role: string;
  review: string;
  name_hi: string;
  role_hi: string;
  review_hi: string;
}

export interface Announcement {
  title: string;
  description: string;
  title_hi: string;
  description_hi: string;
  audience: "all" | "buyers" | "sellers";
}
