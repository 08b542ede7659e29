import type { banking } from "@rebale/contract";
import { rupees } from "@rebale/contract/values/money";
import { lastOf } from "../../../platform/audit/last-of.store.ts";
import { type Db, inSnapshot } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { balancesOf } from "../../money-entries/index.ts";
import { ownersOf } from "../bank-accounts/bank-accounts.store.ts";
import { earlierThan, factsOf } from "./withdrawal-facts.store.ts";

const EARLIER = 5;
/** Deeds after which another may sit at an owner's account; a number is never changed. */
const SIGN_IN_CHANGES = ["password set by mail", "mail address proven", "second factor turned off"];

/**
 * Facts to decide a withdrawal by, as of one moment.
 * @throws Problem not_found
 */
export const readWithdrawalFacts = (
  db: Db,
  id: string,
  viewerId: number,
): Promise<banking.WithdrawalFacts> =>
  inSnapshot(db, async (tx) => {
    const found = await factsOf(tx, id);
    if (!found) throw new Problem("not_found");
    const { deposit, held, paid_in, proceeds, leaving, owed } = await balancesOf(
      tx,
      found.companyId,
    );
    const earlier = await earlierThan(tx, id, EARLIER);
    const changed = await lastOf(tx, await ownersOf(tx, found.companyId), SIGN_IN_CHANGES);
    return {
      balance: {
        ...{ deposit: rupees(deposit), held: rupees(held), paid_in: rupees(paid_in) },
        ...{ proceeds: rupees(proceeds), leaving: rupees(leaving), owed: rupees(owed) },
      },
      account: {
        sent_at: found.sentAt.toISOString(),
        accepted_at: found.acceptedAt?.toISOString() ?? null,
        accepted_by: found.acceptedBy,
        accepted_by_you: found.accepterId === viewerId,
        accepted_by_approver: found.accepterId !== null && found.accepterId === found.approvedBy,
        payouts: found.payouts,
      },
      earlier: earlier.map(({ id: _id, amount, state, at, sameAccount }) => ({
        ...{ _id, amount: rupees(amount), state, at: at.toISOString() },
        same_account: sameAccount,
      })),
      sign_in_changed: changed ? { what: changed.action, at: changed.at.toISOString() } : null,
    };
  });
