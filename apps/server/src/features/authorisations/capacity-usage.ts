import { financialYear, indiaDay } from "@rebale/contract/values/calendar";
import {
  type CompanyRights,
  decideAuthorisation,
  decideEligibility,
  type EligibilityRefusal,
  type RestrictedLot,
} from "./eligibility.rules.ts";

/** Grams of a stream that a company has won or leads, in one financial year. */
export interface Used {
  readonly stream: string;
  readonly year: number;
  /** The lot that it leads; null for all those together that have ended. */
  readonly lotId: number | null;
  readonly grams: number;
}

/** A company's rights, and what of them is used. */
export interface CompanyState {
  readonly rights: CompanyRights;
  readonly used: readonly Used[];
}

/** How the capacities of companies stand while the bids of one transaction are decided. */
export interface CapacityUsage {
  /** Why this company may not bid on this lot; null when it may. */
  whyNot(companyId: number | undefined, lot: RestrictedLot, now: Date): EligibilityRefusal | null;
  /** The same at an award: what it won it may handle, whether it is verified or not. */
  whyNotHandle(companyId: number | null, lot: RestrictedLot, at: Date): EligibilityRefusal | null;
  /** Counts the lot to the company that leads it from now on. */
  setLeader(companyId: number, lot: RestrictedLot): void;
  /** Grams that the company has used in the lot's year, this lot not counted. */
  usedElsewhere(companyId: number, lot: RestrictedLot): number;
  /** By lot, of those that have a new leader. */
  readonly leaders: ReadonlyMap<number, number>;
  readonly refused: ReadonlySet<number>;
}

export function createCapacityUsage(companies: ReadonlyMap<number, CompanyState>): CapacityUsage {
  const usedBy = new Map([...companies].map(([id, { used }]) => [id, used]));
  const leaders = new Map<number, number>();
  const refused = new Set<number>();

  /** The leader before is known from the second lead on. */
  const free = (lotId: number) => {
    const leader = leaders.get(lotId);
    for (const id of leader === undefined ? usedBy.keys() : [leader]) {
      const used = usedBy.get(id) ?? [];
      if (used.some((one) => one.lotId === lotId))
        usedBy.set(
          id,
          used.filter((one) => one.lotId !== lotId),
        );
    }
  };
  const usedElsewhere = (companyId: number, { lotId, stream, endsAt }: RestrictedLot): number => {
    const year = financialYear(indiaDay(endsAt));
    return sumOf(
      (usedBy.get(companyId) ?? []).filter(
        (one) => one.stream === stream && one.year === year && one.lotId !== lotId,
      ),
    );
  };

  return {
    leaders,
    refused,
    usedElsewhere,
    whyNotHandle(companyId, lot, at) {
      const rights = companyId === null ? undefined : companies.get(companyId)?.rights;
      if (!rights || companyId === null) return { because: "authorisation_missing" };
      return decideAuthorisation(rights, lot, usedElsewhere(companyId, lot), at);
    },
    whyNot(companyId, lot, now) {
      if (companyId === undefined) return decideEligibility(undefined, lot, 0, now);
      const used = usedElsewhere(companyId, lot);
      const refusal = decideEligibility(companies.get(companyId)?.rights, lot, used, now);
      if (refusal) refused.add(companyId);
      return refusal;
    },
    setLeader(companyId, { lotId, stream, endsAt, grams }) {
      if (leaders.get(lotId) === companyId) return;
      free(lotId);
      const year = financialYear(indiaDay(endsAt));
      usedBy.set(companyId, [...(usedBy.get(companyId) ?? []), { stream, year, lotId, grams }]);
      leaders.set(lotId, companyId);
    },
  };
}

export const sumOf = (used: readonly Used[]): number =>
  used.reduce((grams, one) => grams + one.grams, 0);
