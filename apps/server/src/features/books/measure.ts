import { measureOf } from "../invoices/index.ts";

/** A line's quantity in the portal's units. */
export interface Measure {
  readonly quantity: number;
  readonly unit: string;
}
export const measure: (line: Parameters<typeof measureOf>[0]) => Measure = measureOf;
