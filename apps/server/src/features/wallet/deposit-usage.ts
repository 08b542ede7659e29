import type { Paise } from "@rebale/contract";

/** A company's deposit, and what its leading bids hold of it. */
export interface DepositState {
  readonly deposit: Paise;
  /** By lot, of those that are bid on now. */
  readonly holds: ReadonlyMap<number, Paise>;
  /** The sum of all other holds. */
  readonly elsewhere: Paise;
}

/** Why a deposit does not cover a bid, in paise. */
export interface Shortage {
  /** The bid's hold. */
  readonly hold: Paise;
  /** The unheld part of the deposit; never below 0. */
  readonly free: Paise;
  /** The sum that is missing. */
  readonly short: Paise;
}

/**
 * The sum missing for a lot to hold so much; null where nothing is.
 * @param yours what it holds already, in paise
 * @param all the company's deposit, and what all that it leads holds of it, the lot among them
 */
export function shortageOf(
  hold: Paise,
  yours: Paise,
  all: { readonly deposit: Paise; readonly leading: Paise },
): Shortage | null {
  const left = all.deposit - all.leading;
  const short = hold - yours - left;
  return short <= 0 ? null : { hold, free: Math.max(0, left) as Paise, short: short as Paise };
}

/** How deposits stand while the bids of one transaction are decided. */
export interface DepositUsage {
  /** Null where the company may hold so much for the lot, whose hold of now it gets back first. */
  whyNotCovered(companyId: number | undefined, lotId: number, hold: Paise): Shortage | null;
  /** The lot holds of the company that leads it from now on, and of nobody else. */
  setLeader(companyId: number | null, lotId: number, hold: Paise): void;
  /** The lot holds so much of this company beside whatever it holds of others. */
  hold(companyId: number | null, lotId: number, hold: Paise): void;
  /** Companies that `hold` was called for. */
  readonly holders: ReadonlySet<number>;
  /** By lot, of those that have been led since. */
  readonly leaders: ReadonlyMap<number, number>;
  readonly refused: ReadonlySet<number>;
}

const NOTHING = 0 as Paise;

export function createDepositUsage(companies: ReadonlyMap<number, DepositState>): DepositUsage {
  const holdsOf = new Map([...companies].map(([id, { holds }]) => [id, new Map(holds)]));
  const leaders = new Map<number, number>();
  const refused = new Set<number>();
  const holders = new Set<number>();
  const sum = (holds: Iterable<number>) => [...holds].reduce((all, one) => all + one, 0);

  return {
    leaders,
    refused,
    holders,
    whyNotCovered(companyId, lotId, hold) {
      const state = companyId === undefined ? undefined : companies.get(companyId);
      const holds = companyId === undefined ? undefined : holdsOf.get(companyId);
      const leading = (sum(holds?.values() ?? []) + (state?.elsewhere ?? 0)) as Paise;
      const all = { deposit: state?.deposit ?? NOTHING, leading };
      const shortage = shortageOf(hold, holds?.get(lotId) ?? NOTHING, all);
      if (shortage && companyId !== undefined) refused.add(companyId);
      return shortage;
    },
    hold(companyId, lotId, hold) {
      if (companyId === null) return;
      holdsOf.get(companyId)?.set(lotId, hold);
      holders.add(companyId);
    },
    setLeader(companyId, lotId, hold) {
      for (const holds of holdsOf.values()) holds.delete(lotId);
      if (companyId === null) return;
      holdsOf.get(companyId)?.set(lotId, hold);
      leaders.set(lotId, companyId);
    },
  };
}
