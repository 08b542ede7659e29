import type { Tx } from "../../../platform/db.ts";
import { Problem } from "../../../platform/problem.ts";
import { notice, notifyMembers } from "../../messages/index.ts";
import {
  addCompany,
  findCompanyByPan,
  findOwners,
  type Seat,
  seatUser,
} from "./membership.store.ts";

interface Entering {
  readonly userId: number;
  /** Of the person. */
  readonly name: string;
  readonly companyName: string;
  readonly pan: string | null;
}

/**
 * Makes the user the owner of a new company, or one who asks to join the company that has this PAN;
 * its owners are told. Of two at once with one new PAN the first to write owns it: the other waits
 * for that at the index, and then asks.
 * @throws Problem company_named when the user has a company, or asks one
 */
export async function enterCompany(
  tx: Tx,
  home: string,
  { userId, name, companyName, pan }: Entering,
): Promise<Seat> {
  const made = await addCompany(tx, { name: companyName, pan });
  const known = made || pan === null ? undefined : await findCompanyByPan(tx, pan);
  const seat: Seat | null = made
    ? { companyId: made.id, status: "active" }
    : known
      ? { companyId: known.id, status: "asked" }
      : null;
  if (!seat) throw new Error("A company was neither made nor found");
  if (!(await seatUser(tx, userId, seat))) throw new Problem("company_named");
  if (known) {
    const asked = { name, company: known.name };
    const owners = await findOwners(tx, known.id);
    await notifyMembers(
      tx,
      home,
      owners.map((owner) => notice(owner.user_id, "join_asked", asked, { link: "/company" })),
    );
  }
  return seat;
}
