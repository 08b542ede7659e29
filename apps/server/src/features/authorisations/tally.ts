import {
  type CompanyRights,
  decideGate,
  financialYear,
  type Gated,
  type GateRefusal,
} from "./gate.rules.ts";

/** Grams that a company has won or leads of a stream, in one financial year. */
export interface Used {
  readonly companyId: number;
  readonly stream: string;
  readonly year: number;
  readonly grams: number;
  /** Of these, grams of auctions that have ended. */
  readonly won: number;
}
export interface TallyRows {
  readonly rights: ReadonlyMap<number, CompanyRights>;
  readonly used: readonly Used[];
  /** The company that leads, by lot. */
  readonly leaders: ReadonlyMap<number, number>;
}

/** How the capacities of locked companies stand while the bids of one transaction are decided. */
export interface Tally {
  readonly rights: ReadonlyMap<number, CompanyRights>;
  /** Why this company may not bid on this lot; null when it may. */
  whyNot(companyId: number | undefined, lot: Gated, now: Date): GateRefusal | null;
  /** Counts the lot to the company that leads it from now on. */
  lead(companyId: number, lot: Gated): void;
  /** Grams that the company has used in the lot's year, this lot not counted. */
  usedBeside(companyId: number, lot: Gated): number;
}

const keyOf = (companyId: number, stream: string, year: number) => `${companyId} ${stream} ${year}`;

export function openTally(rows: TallyRows): Tally {
  const used = new Map(
    rows.used.map((row) => [keyOf(row.companyId, row.stream, row.year), row.grams]),
  );
  const leaders = new Map(rows.leaders);

  const add = (companyId: number, { stream, endsAt, grams }: Gated, sign: 1 | -1) => {
    const key = keyOf(companyId, stream, financialYear(endsAt));
    used.set(key, (used.get(key) ?? 0) + sign * grams);
  };
  const usedBeside = (companyId: number, lot: Gated): number => {
    const all = used.get(keyOf(companyId, lot.stream, financialYear(lot.endsAt))) ?? 0;
    return leaders.get(lot.lotId) === companyId ? all - lot.grams : all;
  };

  return {
    rights: rows.rights,
    usedBeside,
    whyNot: (companyId, lot, now) =>
      decideGate(
        companyId === undefined ? undefined : rows.rights.get(companyId),
        lot,
        companyId === undefined ? 0 : usedBeside(companyId, lot),
        now,
      ),
    lead(companyId, lot) {
      const before = leaders.get(lot.lotId);
      if (before === companyId) return;
      if (before !== undefined) add(before, lot, -1);
      add(companyId, lot, 1);
      leaders.set(lot.lotId, companyId);
    },
  };
}
