import type { Entry, LotSet } from "./history.ts";

/**
 * The rules of prices and maximums, as a model of its own: who leads, and for how much, follows
 * from what was typed and what maximums were left. A maximum that is not known for certain may be
 * one of several: what happens rules out those that do not fit.
 */

/** The amounts that a ledger's maximum entry may stand for, by its seq; 0 where it is taken back. */
export type PossibleMaximums = ReadonlyMap<number, readonly number[]>;

interface State {
  highest: number;
  leader: string;
  /** The amounts that the leader's maximum may be; none, 0 or the price where it cannot act. */
  acting: readonly number[];
}

/** A bid, and what the market bid at once for the leader's maximum. */
interface Group {
  readonly own: Entry;
  readonly answer?: Entry;
  /** The amounts that a maximum left with the bid may be. */
  readonly left: readonly number[];
}

export function checkPrices(
  lot: Pick<LotSet, "marketValue" | "increment">,
  ledger: readonly Entry[],
  maximums: PossibleMaximums,
): string[] {
  const state: State = { highest: 0, leader: "", acting: [] };
  const faults: string[] = [];
  for (let i = 0; i < ledger.length; ) {
    const entry = ledger[i] as Entry;
    i++;
    if (entry.kind === "maximum") {
      const left = maximums.get(entry.seq) ?? [];
      if (left.length === 0) faults.push(`entry ${entry.seq} is a maximum that nobody left`);
      if (entry.bidder === state.leader) faults.push(...setOwn(state, entry, left));
      else {
        const group = groupAt(ledger, i, state, left);
        if (group?.own.bidder === entry.bidder && !isTakenBack(group)) {
          faults.push(...place(lot, state, group));
          i += group.answer ? 2 : 1;
        } else if (left.length > 0 && !left.includes(0))
          faults.push(`entry ${entry.seq} left a maximum for which nothing was bid`);
      }
    } else if (entry.kind === "bid") {
      const group = groupAt(ledger, i - 1, state, []);
      if (!group) faults.push(`entry ${entry.seq}: the market bid for nothing`);
      else {
        faults.push(...place(lot, state, group));
        i += group.answer ? 1 : 0;
      }
    }
  }
  return faults;
}

/** The maximum may be none, and the bid behind it is for no other: it was sent on its own. */
const isTakenBack = ({ own, left }: Group): boolean =>
  left.includes(0) && left.every((amount) => amount < own.amount);

/** A leader's maximum: what it was no longer counts. */
function setOwn(state: State, { seq, bidder }: Entry, left: readonly number[]): string[] {
  state.acting = left.filter((amount) => amount >= state.highest || amount === 0);
  return left.length > 0 && state.acting.length === 0
    ? [`entry ${seq} set ${bidder}'s maximum below ₹${state.highest}`]
    : [];
}

const isAutomatic = (entry: Entry | undefined): entry is Entry =>
  entry?.kind === "bid" && entry.note === "automatic";

function groupAt(
  ledger: readonly Entry[],
  i: number,
  { leader }: State,
  left: readonly number[],
): Group | null {
  const [first, second] = [ledger[i], ledger[i + 1]];
  if (first?.kind !== "bid") return null;
  const isOfLeader = (entry: Entry) => entry.bidder === leader;
  if (isAutomatic(first) && isOfLeader(first))
    return second?.kind === "bid" && second.note === "tie"
      ? { own: second, answer: first, left }
      : null;
  return isAutomatic(second) && isOfLeader(second) && !isOfLeader(first)
    ? { own: first, answer: second, left }
    : { own: first, left };
}

interface Outcome {
  readonly own: number;
  readonly answer: number | null;
  readonly leads: boolean;
}

/** The outcome that the rules name. @param limit the most that the bidder offers */
function outcome(
  { base, step }: { base: number; step: number },
  typed: number | null,
  limit: number,
  maximum: number,
): Outcome {
  if (maximum <= base) return { own: typed ?? base + step, answer: null, leads: true };
  if (limit <= maximum)
    return { own: limit, answer: Math.min(limit + step, maximum), leads: false };
  const least = Math.min(maximum + step, limit);
  return { own: Math.max(typed ?? 0, least), answer: null, leads: true };
}

/** Takes a bid and its answer into the state. @returns what is wrong with them */
function place(
  { marketValue, increment: step }: Pick<LotSet, "marketValue" | "increment">,
  state: State,
  { own, answer, left }: Group,
): string[] {
  const base = state.highest || marketValue;
  const isTyped = own.note === "";
  const raises = own.bidder === state.leader;
  const ofBid = isTyped || own.note === "tie" ? [own.amount] : [];
  const limits = left.length > 0 ? left : ofBid;
  const actings = raises || state.acting.length === 0 ? [0] : state.acting;
  const fitting = limits.flatMap((limit) =>
    actings.flatMap((acting) => {
      const typed = isTyped ? own.amount : null;
      const named = outcome({ base, step }, typed, Math.max(limit, typed ?? 0), acting);
      const fits = named.own === own.amount && named.answer === (answer?.amount ?? null);
      return [{ limit, acting, named, fits }];
    }),
  );
  // A bid behind a maximum that may be none may have been sent on its own.
  const offers = ({ limit }: { limit: number }) => limit >= own.amount || (isTyped && limit === 0);
  const fits = fitting.filter((one) => one.fits && offers(one));
  const faults: string[] = [];
  if (isTyped && own.amount < base + step) faults.push(`₹${own.amount} was taken over ₹${base}`);
  else if (limits.length === 0) faults.push(`entry ${own.seq}: the market bid without a maximum`);
  else if (limits.every((limit) => limit < own.amount))
    faults.push(`entry ${own.seq}: ${own.bidder} bids ₹${own.amount}, above their maximum`);
  else if (answer && actings.every((acting) => acting < answer.amount))
    faults.push(
      `entry ${answer.seq}: ${answer.bidder} bids ₹${answer.amount}, above their maximum`,
    );
  else if (fits.length === 0) faults.push(contradiction(own, answer, fitting[0]?.named));
  settle(state, { own, ...(answer && { answer }), left }, fits);
  return faults;
}

const contradiction = (own: Entry, answer: Entry | undefined, named: Outcome | undefined) =>
  `entry ${own.seq}: ₹${own.amount} answered by ₹${answer?.amount ?? "nothing"}, the rules name ` +
  `₹${named?.own} answered by ₹${named?.answer ?? "nothing"}`;

function settle(
  state: State,
  { own, answer, left }: Group,
  fits: readonly { readonly limit: number; readonly acting: number }[],
): void {
  if (answer) state.acting = [...new Set(fits.map(({ acting }) => acting))];
  else if (own.bidder === state.leader) {
    // A leader who bids more keeps the maximum that they left.
  } else state.acting = left.length > 0 ? [...new Set(fits.map(({ limit }) => limit))] : [];
  const last = answer ?? own;
  if (last.amount > state.highest || state.leader === "") state.leader = last.bidder;
  state.highest = Math.max(state.highest, own.amount, answer?.amount ?? 0);
  // Spent, it may be the one that was left all the same: it counts as none.
  state.acting = [...new Set(state.acting.map((most) => (most > state.highest ? most : 0)))];
}
