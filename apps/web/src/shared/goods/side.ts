/** A side of a sale, as its own pages are read by it. */
export type Side = "buyer" | "seller";
