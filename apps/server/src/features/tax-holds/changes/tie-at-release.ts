import type { Paise } from "@rebale/contract";
import { isOpenHold } from "@rebale/contract/tax-holds/states";
import type { Words } from "@rebale/contract/values/complaint";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import { endedAs, foundAfterNote, openPartOf, toTie } from "../domain/tax-hold.rules.ts";
import { type HoldRow, holdOfInvoice, holdOfTrip } from "../store/holds.store.ts";
import { saveHolds } from "../store/write-holds.store.ts";

/** For settlement: each in the transaction that has locked the sale and its companies. */

export interface Tie {
  readonly hold: HoldRow;
  /** Paise that the release ties. */
  readonly amount: Paise;
}

/** The part of a truck's proceeds that its release ties; null where nothing is held for it. */
export async function tieOf(tx: Tx, tripId: number, brings: Paise): Promise<Tie | null> {
  const hold = await holdOfTrip(tx, tripId);
  if (!hold || hold.isTied || hold.state === "cancelled") return null;
  return { hold, amount: toTie(hold, brings) };
}

/** The release is posted. What is more than the truck brought was never the seller's to tie. */
export async function tie(tx: Tx, { hold, amount }: Tie): Promise<void> {
  const released = (hold.released + openPartOf(hold) - amount) as Paise;
  const isOver = isOpenHold(hold.state) && amount === 0;
  const now: HoldRow = {
    ...{ ...hold, held: amount, released, isTied: true, tiedAt: await marketNow(tx) },
    state: isOver ? endedAs({ released, returned: hold.returned }) : hold.state,
  };
  await saveHolds(
    tx,
    [now],
    [{ ...byMarket(hold), to: now.state, why: "tied", amount: 0 as Paise }],
  );
}

/**
 * A credit note on a truck's paper: before the release less is tied with it. Called in the
 * transaction that issues the note.
 * @param gst of the note
 */
export async function creditHold(tx: Tx, invoiceId: number, gst: Paise): Promise<void> {
  const hold = await holdOfInvoice(tx, invoiceId);
  if (!hold) return;
  const credited = (hold.credited + gst) as Paise;
  const isBefore = !hold.isTied && hold.state !== "cancelled";
  const released = isBefore ? foundAfterNote(hold, credited) : hold.released;
  const isGone = isBefore && isOpenHold(hold.state) && credited >= hold.tax;
  const now: HoldRow = { ...hold, credited, released, state: isGone ? "cancelled" : hold.state };
  await saveHolds(
    tx,
    [now],
    [{ ...byMarket(hold), to: now.state, why: "credited", amount: 0 as Paise }],
  );
}

/**
 * A claim after the release: of its note's GST whatever is tied still goes back from there.
 * @returns how much is taken from what is tied
 */
export async function takeClaimed(tx: Tx, invoiceId: number, gst: Paise): Promise<Paise> {
  const hold = await holdOfInvoice(tx, invoiceId);
  if (!hold?.isTied || !isOpenHold(hold.state)) return 0 as Paise;
  const amount = Math.min(hold.held, gst) as Paise;
  const held = (hold.held - amount) as Paise;
  const state = held === 0 ? endedAs(hold) : hold.state;
  await saveHolds(
    tx,
    [{ ...hold, held, state }],
    [{ ...byMarket(hold), to: state, why: "claimed", amount }],
  );
  return amount;
}

/**
 * Why a release may not be turned back: what it tied is not all there. Null where it may.
 * @param tied paise that the release's entry tied
 */
export async function whyTaxStays(tx: Tx, tripId: number, tied: number): Promise<Words | null> {
  const hold = await holdOfTrip(tx, tripId);
  return hold && hold.held < tied
    ? {
        en: "Of its GST some went on since: turn those entries back first",
        hi: "इसके GST में से कुछ इस बीच आगे जा चुका है: पहले वे एंट्री रिवर्स कीजिए",
      }
    : null;
}

/** A release that was turned back has tied nothing; it is released anew without. */
export async function cancelHold(tx: Tx, tripId: number, tied: number): Promise<void> {
  const hold = await holdOfTrip(tx, tripId);
  if (!hold) return;
  const held = (hold.held - tied) as Paise;
  await saveHolds(
    tx,
    [{ ...hold, held, state: "cancelled" }],
    [{ ...byMarket(hold), to: "cancelled", why: "release_turned_back", amount: 0 as Paise }],
  );
}

const byMarket = ({ id, state }: HoldRow) =>
  ({ holdId: id, from: state, by: "market", actorId: null }) as const;
