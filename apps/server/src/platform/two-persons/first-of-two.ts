import type { Tx } from "../db/db.ts";
import { marketNow } from "../db/market-now.store.ts";
import { Problem } from "../http/problems/problem.ts";
import { areIndependent, mayBeOneOfTwo } from "./two-persons.rules.ts";
import { findPersons } from "./two-persons.store.ts";

/**
 * The first actor of the two that something needs, as of now: null where nobody did, or where they
 * have left the office since, so that `me` is the first.
 * @param before who acted before, and when it counted
 * @throws Problem colleague_too_new where `me` came a moment ago; second_person_needed where `me`
 * is the first, or one of the two has let the other in
 */
export async function firstOfTwo(
  tx: Tx,
  me: number,
  before: number | null,
): Promise<number | null> {
  const persons = await findPersons(tx, before === null ? [me] : [me, before]);
  const now = await marketNow(tx);
  const mine = persons.get(me);
  if (!mine || !mayBeOneOfTwo(mine, now)) throw new Problem("colleague_too_new");
  const first = before === null ? undefined : persons.get(before);
  if (!first || !mayBeOneOfTwo(first, now)) return null;
  if (first.id === me) throw new Problem("second_person_needed");
  if (!areIndependent(first, mine, now))
    throw new Problem("second_person_needed", {
      msg: {
        en: "One of you two has let the other into the office, or reset their second factor, in the last 7 days: somebody else has to agree",
        hi: "आप दोनों में से एक ने पिछले 7 दिनों में दूसरे को ऑफ़िस में लिया है या उनका दूसरा कोड बंद किया है: किसी और की हाँ चाहिए",
      },
    });
  return first.id;
}
