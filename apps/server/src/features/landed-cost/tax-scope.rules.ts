/** On what and where taxes of a sale are due; how much, and since when, the contract's rates say. */

/**
 * Scrap in the sense of both income-tax Acts: what manufacture or mechanical working left and
 * nobody can use as it is. Not whole devices, batteries and tyres that were used and given up, and
 * not what recyclers make: crumb, reclaim. By material, to be confirmed with the rate.
 */
const SCRAP: ReadonlySet<string> = new Set([
  ...["copper", "brass", "aluminium", "iron-steel", "stainless-steel", "lead", "zinc"],
  ...["pet", "hdpe", "ldpe", "pp", "pvc", "abs", "mixed-plastics"],
  ...["cables", "circuit-boards", "tyre-shreds"],
]);
/** @param material null where the lot names none; it may be scrap then */
export const isScrap = (material: string | null): boolean =>
  material === null || SCRAP.has(material);

/** Metal scrap is of these chapters. */
export const METAL_CHAPTERS = { from: 72, to: 81 } as const;

/** Union territories without a legislature: within one, UTGST takes the place of SGST. */
export const WITHOUT_LEGISLATURE: ReadonlySet<string> = new Set([
  "Andaman and Nicobar Islands",
  "Chandigarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Ladakh",
  "Lakshadweep",
]);
