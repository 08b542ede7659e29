/** Until when papers are reported and valid; days in India. Without zod, so that a page may carry it. */

/** A seller of at least so much turnover reports an invoice to the IRP within so many days. */
export const irpClock = { from: "2025-04-01", days: 30, turnoverCrore: 10 } as const;

/** An e-way bill is made of a paper that is no older. */
export const ewayDocumentDays = 180;
export const ewayValidity = { kmPerDay: 200, extendHours: 8, extendCapDays: 360 } as const;
