import { office } from "@rebale/contract";
import { type Permission, roleMay } from "@rebale/contract/office/permissions";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { listTeam, removeFromOffice, type TeamRow } from "../../accounts/index.ts";
import { countEnquiriesOf, handOverEnquiries } from "../../enquiries/index.ts";
import { letter, queueMessages } from "../../notifications/index.ts";
import { countWaiting, handOverWork } from "../../review-queue/index.ts";

const QUEUES = [
  ["companies", "company", "companies.review"],
  ["authorisations", "authorisation", "authorisations.review"],
  ["lots", "lot", "lots.review"],
] as const;

/** A colleague's work that waits. */
export async function workOf(db: Db, id: number): Promise<office.ColleagueWork> {
  const [enquiries, ...queues] = await Promise.all([
    countEnquiriesOf(db, id),
    ...QUEUES.map(async ([name, kind]) => [name, (await countWaiting(db, kind, id)).mine] as const),
  ]);
  return office.ColleagueWork.parse({ enquiries, ...Object.fromEntries(queues) });
}

interface Leaving {
  readonly ownerId: number;
  readonly id: number;
  /** Whose their work is from now on; null for anybody's. */
  readonly handTo: number | null;
}

/**
 * Removes a colleague and hands over what is theirs, all or nothing: what the other's role may not
 * do waits for anybody. The other is told by mail.
 * @throws Problem office_role_may_not, not_found, last_office_owner; invalid_input at `hand_to`
 */
export async function removeColleague(
  { db, bus, config }: Pick<Deps, "db" | "bus" | "config">,
  { ownerId, id, handTo }: Leaving,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const heir = handTo === null ? null : await readHeir(tx, handTo, id);
    const may = (permission: Permission) =>
      heir !== null && roleMay(heir.role, permission) ? heir.id : null;
    const moved = { from: id, by: ownerId };
    // First: with who leaves, what they had taken is nobody's.
    let count = await handOverEnquiries(tx, { ...moved, to: may("enquiries.answer") });
    for (const [, kind, permission] of QUEUES)
      count += await handOverWork(tx, kind, { ...moved, to: may(permission) });
    const leaver = await removeFromOffice(tx, ownerId, id);
    if (heir !== null && count > 0) await tellHeir(tx, config.home, heir, leaver);
  });
  bus.publish("session", { userId: id });
}

/** A colleague, and not the one who leaves. */
async function readHeir(tx: Tx, id: number, leaverId: number): Promise<TeamRow> {
  const heir = (await listTeam(tx)).find((one) => one.id === id && one.id !== leaverId);
  if (!heir)
    throw new Problem("invalid_input", {
      path: "hand_to",
      msg: { en: "Choose who works in the office", hi: "टीम में काम करने वाले किसी को चुनिए" },
    });
  return heir;
}

async function tellHeir(tx: Tx, home: string, { email, name, id }: TeamRow, leaver: TeamRow) {
  if (!email) return;
  const text = `${leaver.name} no longer works in the office. What waited for them is yours now.`;
  const body = letter("en", { name, text, open: `${home}/admin` });
  await queueMessages(tx, [
    { ...{ channel: "mail", recipient: email, userId: id, body }, subject: "Handed over to you" },
  ]);
}
