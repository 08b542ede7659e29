import { setImmediate as nextTurn } from "node:timers/promises";
import type { Answer, KeyedOffer } from "./decide-batch.ts";

/** Decides what is on the table in one transaction and answers in the order given. */
export type DecideTogether = (offers: readonly KeyedOffer[]) => Promise<readonly Answer[]>;

interface Ticket {
  readonly offer: KeyedOffer;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * The desks of this node, one for each auction with bids under way. While a write is under way the
 * next offers gather;
 * a free teller takes what waits at several desks and has it decided together. A desk is served by
 * one teller at a time,
 * so offers on one lot are decided in order of arrival.
 */
export interface Desks {
  offer(offer: KeyedOffer): Promise<Answer>;
  /** Offers that wait, for metrics. */
  waiting(): number;
  /** Resolves when every offer has its answer. */
  settled(): Promise<void>;
}

export interface DeskSettings {
  /** Transactions at once: each takes a connection. */
  readonly tellers: number;
  /** Offers in one transaction at most. */
  readonly batch: number;
  /** Offers that may wait at one desk; more are told to come back. */
  readonly queue: number;
}
/**
 * Offers from which on a transaction is worth its way; fewer wait a moment for more when many came
 * just before.
 */
const LARGE_BATCH = 16;
const GATHER_MS = 1;
/**
 * Answers given in one turn of the event loop: in between, the database's replies to the next
 * transaction are heard.
 */
const SLICE = 16;

export const deskSettings: DeskSettings = { tellers: 3, batch: 512, queue: 20_000 };

export class DeskFull extends Error {
  override readonly name = "DeskFull";
}

/**
 * The transaction failed and it is certain that nothing of it stands, so that its offers may be
 * decided again.
 */
export class NothingWritten extends Error {
  override readonly name = "NothingWritten";
}

export function openDesks(
  decideTogether: DecideTogether,
  { tellers, batch, queue }: DeskSettings = deskSettings,
): Desks {
  const desks = new Map<number, Ticket[]>();
  const served = new Set<number>();
  let free = tellers;
  let waiting = 0;
  let unanswered = 0;
  const onQuiet: (() => void)[] = [];

  const takeWaiting = (): Ticket[] => {
    const taken: Ticket[] = [];
    for (const [lotId, tickets] of desks) {
      if (served.has(lotId)) continue;
      const some = tickets.splice(0, batch - taken.length);
      if (tickets.length === 0) desks.delete(lotId);
      served.add(lotId);
      taken.push(...some);
      if (taken.length >= batch) break;
    }
    waiting -= taken.length;
    return taken;
  };

  const sendTellers = (): void => {
    while (free > 0) {
      const tickets = takeWaiting();
      if (tickets.length === 0) return;
      void serve(tickets);
    }
  };

  /**
   * What to tell each of the tickets. One lot whose bids cannot be written is no trouble for the
   * others: they are decided apart.
   */
  const decide = async (tickets: readonly Ticket[]): Promise<(() => void)[]> => {
    try {
      const answers = await decideTogether(tickets.map((t) => t.offer));
      return tickets.map((ticket, place) => () => ticket.answer(answers[place] as Answer));
    } catch (error) {
      const lots = Map.groupBy(tickets, (t) => t.offer.lotId);
      if (lots.size === 1 || !(error instanceof NothingWritten))
        return tickets.map((ticket) => () => ticket.fail(error));
      const told = [];
      for (const own of lots.values()) told.push(...(await decide(own)));
      return told;
    }
  };

  const serve = async (tickets: readonly Ticket[]): Promise<void> => {
    gathersMore = tickets.length >= LARGE_BATCH;
    free--;
    const tell = await decide(tickets);
    free++;
    for (const { offer } of tickets) served.delete(offer.lotId);
    // Before the answers are written: the database works on the next bids meanwhile.
    const isMoreSent = waiting >= LARGE_BATCH;
    if (isMoreSent) sendTellers();
    for (const [place, tellOne] of tell.entries()) {
      if (place % SLICE === 0 && (place > 0 || isMoreSent)) await nextTurn();
      tellOne();
    }
    callTellers();
    unanswered -= tickets.length;
    if (unanswered === 0) for (const resolve of onQuiet.splice(0)) resolve();
  };

  let called = false;
  let gathersMore = false;
  /**
   * Not at once: the requests of one burst arrive over some turns of the event loop and are taken
   * together. After a large
   * batch its bidders all come back at the same time; a millisecond then saves half of the
   * transactions.
   */
  const callTellers = () => {
    if (called || waiting === 0) return;
    called = true;
    const take = () => {
      called = false;
      sendTellers();
    };
    if (gathersMore) setTimeout(take, GATHER_MS);
    else setImmediate(take);
  };

  return {
    offer: (offer) =>
      new Promise((answer, fail) => {
        const tickets = desks.get(offer.lotId) ?? [];
        if (tickets.length >= queue) return fail(new DeskFull());
        tickets.push({ offer, answer, fail });
        desks.set(offer.lotId, tickets);
        waiting++;
        unanswered++;
        callTellers();
      }),
    waiting: () => waiting,
    settled: () =>
      unanswered === 0 ? Promise.resolve() : new Promise((resolve) => onQuiet.push(resolve)),
  };
}
