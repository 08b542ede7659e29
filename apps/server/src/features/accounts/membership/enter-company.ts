import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { carryBars } from "../../bars/index.ts";
import {
  addCompany,
  findCompanyByPan,
  findOwners,
  lockPan,
  type Seat,
  seatUser,
} from "../../company-register/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";

interface Entering {
  readonly userId: number;
  /** The person's. */
  readonly name: string;
  readonly companyName: string;
  readonly pan: string | null;
  /**
   * Founds an own company beside one that only typed this PAN, and leaves that one: nobody is shut
   * out by who was first.
   */
  readonly isOwn?: boolean;
}

/**
 * Makes the user the owner of a new company, or one who asks to join the company that has this PAN;
 * its owners are notified. Of two at once with one new PAN the first owns it, and the other asks.
 * @throws Problem company_named when the user has a company, or asks one
 */
export async function enterCompany(
  tx: Tx,
  home: string,
  { userId, name, companyName, pan, isOwn = false }: Entering,
): Promise<Seat> {
  if (pan !== null) await lockPan(tx, pan);
  const found = pan === null ? undefined : await findCompanyByPan(tx, pan);
  const existing = found && (found.isAccepted || !isOwn) ? found : undefined;
  const seat: Seat = existing
    ? { companyId: existing.id, status: "asked" }
    : { companyId: (await addCompany(tx, { name: companyName, pan })).id, status: "active" };
  if (!(await seatUser(tx, userId, seat, isOwn))) throw new Problem("company_named");
  if (!existing) await carryBars(tx, seat.companyId);
  if (existing) {
    const asked = { name, company: existing.name };
    const owners = await findOwners(tx, existing.id);
    await notifyMembers(
      tx,
      home,
      owners.map((owner) => notice(owner.user_id, "join_asked", asked, { link: "/company" })),
    );
  }
  return seat;
}
