/**
 * A buyer's dues of a sale through the market: a kind's facts stand here once, and what is owed,
 * taken, released, papered and shown follows from them. Without zod, so that a page may carry it.
 */

/**
 * The payee has it in the end. When it leaves the buyer's money: with each truck, by its bill; once
 * all that is owed is paid; or with the next truck that is released. Its GST is within the amount,
 * at the rate of the goods, or of a service with its SAC. Whatever else is put together here,
 * nobody would take, or no paper would name.
 */
type Taken =
  | { payee: "seller"; taken: "truck"; gst: "included"; paper: "bill" }
  | { payee: "seller"; taken: "release"; gst: "goods" | Service; paper: "debit" }
  | { payee: "market"; taken: "paid" | "release"; gst: Service; paper: "fee" };
interface Service {
  readonly sac: string;
}
export type ChargeKind = Readonly<Taken> & {
  /** Its paper's name for it; a bill names the goods. */
  readonly onPaper: string;
  /** It is due on every sale, so that a buyer reads it in the whole cost before the bid. */
  readonly foreseen: boolean;
};

// The SACs are not confirmed: 996111 or 999799 of a fee, 996729 or, where ground is let, 997212.
export const CHARGES = {
  price: {
    payee: "seller",
    taken: "truck",
    gst: "included",
    paper: "bill",
    onPaper: "",
    foreseen: true,
  },
  fee: {
    ...{ payee: "market", taken: "paid", paper: "fee" },
    ...{ gst: { sac: "999799" }, onPaper: "Auction fee", foreseen: true },
  },
  late_fee: {
    ...{ payee: "seller", taken: "release", paper: "debit" },
    ...{ gst: "goods", onPaper: "Late fee", foreseen: false },
  },
  ground_rent: {
    ...{ payee: "seller", taken: "release", paper: "debit" },
    ...{ gst: { sac: "996729" }, onPaper: "Ground rent", foreseen: false },
  },
} as const satisfies Readonly<Record<string, ChargeKind>>;

export type Due = keyof typeof CHARGES;
export type ForeseenDue = {
  [Kind in Due]: (typeof CHARGES)[Kind]["foreseen"] extends true ? Kind : never;
}[Due];
/** Kinds that are added to what the sale came to at the close. */
export type AddedDue = Exclude<Due, "price" | "fee">;

export const DUES = Object.keys(CHARGES) as [Due, ...Due[]];
export const chargeOf = (kind: Due): ChargeKind => CHARGES[kind];
/** The kinds of which this is true; asked when it is needed, of all that there are. */
export const duesThat = (fits: (charge: ChargeKind) => boolean): Due[] =>
  (Object.keys(CHARGES) as Due[]).filter((kind) => fits(chargeOf(kind)));

/** Its seller has it beside what trucks bring. */
export const isExtra = ({ payee, taken }: ChargeKind): boolean =>
  payee === "seller" && taken === "release";
/** The market has it. */
export const isOfMarket = ({ payee }: ChargeKind): boolean => payee === "market";
export const isAdded = (kind: Due): kind is AddedDue => kind !== "price" && kind !== "fee";
