/**
 * Lots of these metals ask their buyers for a registration by the rules of 2025, from the day on
 * which the office turns that on. Without zod, so that a page may carry it.
 */
export const NON_FERROUS_GATE = {
  id: "non_ferrous_gate",
  /** YYYY-MM-DD in India. */
  from: "2026-04-01",
  materials: ["copper", "brass", "aluminium", "zinc"],
  stream: "non-ferrous",
  kind: "nonferrous_epr",
} as const;
