import pLimit from "p-limit";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { nextPoll } from "./payment-states.rules.ts";
import { endPolls, findPayment, setPoll, takeDue } from "./payments.store.ts";
import { refreshPayment } from "./take-payments.ts";

type PollDeps = Pick<Deps, "db" | "config" | "clock" | "log">;

/** In one run; what is left comes a minute later. */
const MAX = 200;
const AT_ONCE = 5;

/** Asks the gateway for payments of which nothing was told; each fails for itself alone. */
export async function pollPayments(deps: PollDeps): Promise<void> {
  const due = await deps.db.transaction().execute((tx) => takeDue(tx, MAX));
  const atOnce = pLimit(AT_ONCE);
  await Promise.all(due.map((id) => atOnce(() => pollPayment(deps, id))));
}

async function pollPayment(deps: PollDeps, id: number): Promise<void> {
  const { db, log } = deps;
  const payment = await findPayment(db, id);
  if (!payment) return;
  const state = await refreshPayment(deps, payment).catch((error: unknown) => {
    log.warn({ err: error, payment: id }, "the gateway was not asked for a payment");
    return null;
  });
  // One that could not be asked for was put off already: it comes again, and expires unasked never.
  if (!state) return;
  const next = nextPoll({ askedAt: payment.askedAt, state }, await marketNow(db));
  if (next) await setPoll(db, id, next);
  else await endPolls(db, id);
}
