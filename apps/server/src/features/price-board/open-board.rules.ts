import type { priceBoard } from "@rebale/contract";

/** A material's whole, or what was sold of it in a region: rupees per kg. */
export interface OpenRow {
  readonly material: string;
  readonly name: string;
  /** Null for all of India. */
  readonly region: string | null;
  readonly lots: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
}

type Named = priceBoard.Board & { readonly name: string };

/** A material's whole, then its regions, of every board; what is hidden has no row. */
export const openRows = (boards: readonly Named[]): OpenRow[] =>
  boards.flatMap(({ material, name, lots, p25, median, p75, regions = [] }) =>
    lots === undefined || p25 === undefined || median === undefined || p75 === undefined
      ? []
      : [
          { material, name, region: null, lots, p25, median, p75 },
          ...regions.map((of) => ({
            material,
            name,
            region: of.region,
            lots: of.lots,
            p25: of.p25,
            median: of.median,
            p75: of.p75,
          })),
        ],
  );
