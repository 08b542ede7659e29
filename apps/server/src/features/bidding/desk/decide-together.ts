import { inTransaction, isRolledBack } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { bidsAccepted, bidsRefused } from "../../../platform/metrics.ts";
import { nextBid } from "../bidding.rules.ts";
import { recordUnusual } from "../unusual/unusual.store.ts";
import { announceBids } from "./announce.ts";
import type { Answer, BatchOutcome, KeyedOffer } from "./decide-batch.ts";
import { decideBatch } from "./decide-batch.ts";
import { lockLots, readGround, recordBatches } from "./desk.store.ts";
import { NothingWritten } from "./desk.ts";

/**
 * One transaction for what waits at several desks: take the turns, read the clock, decide in order,
 * record.
 * @throws NothingWritten when the database refused; any other failure leaves open whether the bids
 * stand
 */
export async function decideTogether(
  { database, bus }: Pick<Deps, "database" | "bus">,
  offers: readonly KeyedOffer[],
): Promise<Answer[]> {
  const byLot = Map.groupBy(
    offers.map((offer, place) => ({ offer, place })),
    ({ offer }) => offer.lotId,
  );
  const answers: Answer[] = [];
  const { outcomes, now } = await inTransaction(database.pipelined, async (tx, sendLast) => {
    // Sent one behind the other: the clock is read after the turns are taken, without a second
    // trip.
    const [locked, ground] = await Promise.all([
      lockLots(tx, [...byLot.keys()]),
      readGround(tx, offers),
    ]);
    const outcomes: BatchOutcome[] = [];
    for (const [lotId, asked] of byLot) {
      const lot = locked.get(lotId);
      const outcome =
        lot &&
        decideBatch(
          lot,
          asked.map((a) => a.offer),
          { ...ground, aliases: ground.aliases.get(lotId) ?? new Map() },
        );
      for (const [i, { place }] of asked.entries())
        answers[place] = outcome?.answers[i] ?? {
          accepted: false,
          because: "lot_not_found",
          nextBid: 0 as never,
        };
      if (outcome) outcomes.push(outcome);
    }
    const unusual = outcomes.flatMap((o) => o.unusual);
    if (unusual.length > 0) await recordUnusual(tx, unusual);
    sendLast(() => recordBatches(tx, outcomes, ground.now));
    return { outcomes, now: ground.now };
  }).catch((error: unknown) => {
    throw isRolledBack(error)
      ? new NothingWritten("The bids could not be written", { cause: error })
      : error;
  });
  for (const outcome of outcomes) announceBids(bus, outcome, nextBid(outcome.lot), now);
  countAnswers(answers);
  return answers;
}

function countAnswers(answers: readonly Answer[]): void {
  for (const answer of answers) {
    if (answer.accepted) bidsAccepted.inc();
    else bidsRefused.inc({ because: answer.because });
  }
}
