import type { Lot } from "@rebale/contract/listings";

/** Whether only sealed tenders are taken, or will be. */
export const isSealed = ({ format }: Partial<Pick<Lot, "format">>): boolean =>
  format?.stage === "tender";
