import type { AwardState } from "@rebale/contract/awards/states";

/** The trucks of the demo's sales: hours before now, and kilograms. */
export interface SoldTruck {
  readonly inHours: number;
  readonly tare: number;
  /** Null of one that is in the yard still. */
  readonly out: { readonly hours: number; readonly gross: number } | null;
}
export interface LiftedSale {
  readonly paid: number;
  readonly trucks: readonly SoldTruck[];
  /** Hours before now, of what has come about. */
  readonly lifted?: number;
  readonly settled?: number;
  readonly completed?: number;
  /** The buyer claims for its first truck, and the seller disputes it: the office decides. */
  readonly claim?: { readonly hours: number; readonly percent: number; readonly words: string };
  /** A truck comes in the next days. */
  readonly isBooked?: boolean;
}

/** By the state that a sale is shown in. Less than was sold left, as far as it was settled. */
export const liftedSales: Readonly<Partial<Record<AwardState, LiftedSale>>> = {
  paid: { paid: 76, trucks: [], isBooked: true },
  lifting: {
    paid: 140,
    trucks: [
      { inHours: 50, tare: 6120, out: { hours: 48, gross: 9870 } },
      { inHours: 0.7, tare: 6340, out: null },
    ],
    isBooked: true,
  },
  lifted: {
    paid: 212,
    trucks: [
      { inHours: 122, tare: 12_960, out: { hours: 119, gross: 20_480 } },
      { inHours: 98, tare: 13_020, out: { hours: 95, gross: 20_310 } },
    ],
    lifted: 94,
    claim: {
      ...{ hours: 71, percent: 3 },
      words: "The lower bales are wet: 5 % moisture by our meter, three samples.",
    },
  },
  settled: {
    paid: 186,
    trucks: [{ inHours: 33, tare: 5980, out: { hours: 30, gross: 11_760 } }],
    ...{ lifted: 26, settled: 20 },
  },
  completed: {
    paid: 430,
    trucks: [
      { inHours: 386, tare: 7240, out: { hours: 384, gross: 13_390 } },
      { inHours: 362, tare: 7180, out: { hours: 360, gross: 12_890 } },
    ],
    ...{ lifted: 340, settled: 290, completed: 265 },
  },
};

export const drivers = [
  { name: "Ramesh Yadav", mobile: "9812300001", vehicle: "MH12QX4711" },
  { name: "Imran Shaikh", mobile: "9812300002", vehicle: "GJ01HT2208" },
  { name: "Suresh Kumar", mobile: "9812300003", vehicle: "HR55AB9034" },
  { name: "Balwinder Singh", mobile: "9812300004", vehicle: "PB10CK5512" },
] as const;
