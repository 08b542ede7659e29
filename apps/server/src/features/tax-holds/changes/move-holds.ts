import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import { notifyMembers } from "../../notifications/index.ts";
import { tellWebhooks } from "../../webhooks/index.ts";
import type { HoldRow } from "../store/holds.store.ts";
import { type Move, saveHolds } from "../store/write-holds.store.ts";
import type { Step } from "./step.ts";
import { noticesOf } from "./tell-parties.ts";
import { happeningsOf } from "./tell-webhooks-of-step.ts";

const none = 0 as Paise;
const plus = (a: Paise, b: Paise) => (a + b) as Paise;

/**
 * Carries steps out: journal, rows, moves, notices and webhooks, each in one statement. The sales
 * are locked, and where money moves their companies. What is freed before its truck's release is
 * paid with it.
 * @returns the holds as they are now
 */
export async function moveHolds(tx: Tx, home: string, steps: readonly Step[]): Promise<HoldRow[]> {
  const done = steps.map((step) => ({ step, after: after(step) }));
  await postEntries(tx, steps.flatMap(entriesOf));
  await saveHolds(
    tx,
    done.map((one) => one.after),
    steps.map(moveOf),
  );
  await notifyMembers(
    tx,
    home,
    done.flatMap((one) => noticesOf(one.step, one.after)),
  );
  await tellWebhooks(
    tx,
    done.flatMap((one) => happeningsOf(one.step, one.after)),
  );
  return done.map((one) => one.after);
}

function after({ hold, to, why, toSeller = none, toBuyer = none, also }: Step): HoldRow {
  const moved = plus(toSeller, toBuyer);
  return {
    ...hold,
    ...also,
    state: to,
    why: why ?? hold.why,
    held: hold.isTied ? ((hold.held - moved) as Paise) : hold.held,
    released: plus(hold.released, toSeller),
    returned: plus(hold.returned, toBuyer),
  };
}

function entriesOf({ hold, actorId, toSeller = none, toBuyer = none }: Step) {
  if (!hold.isTied) return [];
  const { id: holdId, awardId, lotId, sellerCompanyId: sellerId, buyerCompanyId: buyerId } = hold;
  const of = { holdId, awardId, sellerId };
  const freed = entryFor({ kind: "tax_released", ...of, no: hold.freed + 1, amount: toSeller });
  const back = entryFor({ kind: "tax_returned", ...of, buyerId, amount: toBuyer });
  const cause = { tax_hold: holdId, trip: hold.tripId };
  const params = { number: hold.paper.number };
  return [freed, back].flatMap((entry) =>
    entry ? [{ ...entry, lotId, actorId, cause, params }] : [],
  );
}

const moveOf = ({ hold, to, by, actorId, move, ...step }: Step): Move => ({
  ...{ holdId: hold.id, from: hold.state, to, by, actorId, why: move },
  amount: hold.isTied ? plus(step.toSeller ?? none, step.toBuyer ?? none) : none,
});
