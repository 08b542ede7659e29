import type { Entry } from "./history.ts";

/** A bidder's tender that stands at the end. */
export interface Standing {
  readonly bidder: string;
  readonly amount: number;
  readonly seq: number;
}
export interface Standings {
  readonly known: readonly Standing[];
  /** How many bidders may have one or not: the answer to one of theirs was lost. */
  readonly unsure: number;
}

/** The parts of a line of version 4 that only tenders have something in. */
export function sealedParts({ line }: Entry) {
  const fields = JSON.parse(line) as unknown[];
  return {
    version: fields[0],
    mark: fields[7] as string,
    opened: fields[12] as string,
    userMark: fields[13] as string,
    opens: fields[14] as number[] | null,
  };
}
