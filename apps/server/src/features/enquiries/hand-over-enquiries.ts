import { writeAudits } from "../../platform/audit/audit.store.ts";
import type { Db, Tx } from "../../platform/db/db.ts";
import { countAssigned, type Kind, reassign } from "./enquiries.store.ts";

const KINDS = ["question", "request"] as const;
const names: Readonly<Record<Kind, string>> = {
  question: "contact query",
  request: "service request",
};

/** How many enquiries wait for somebody's answer. */
export async function countEnquiriesOf(db: Db, userId: number): Promise<number> {
  const counts = await Promise.all(KINDS.map((kind) => countAssigned(db, kind, userId)));
  return counts.reduce((sum, n) => sum + n, 0);
}

interface HandOver {
  readonly from: number;
  /** Null for nobody: they wait unassigned. */
  readonly to: number | null;
  readonly by: number;
}

/** The colleague has from now on what waits for the one who leaves; how many there were. */
export async function handOverEnquiries(tx: Tx, { from, to, by }: HandOver): Promise<number> {
  const entries = [];
  for (const kind of KINDS)
    for (const id of await reassign(tx, kind, { from, to, by }))
      entries.push({
        ...{ adminId: by, action: "enquiry changed", subject: `${names[kind]} ${id}` },
        details: { before: { assignee: from }, after: { assignee: to } },
      });
  if (entries.length > 0) await writeAudits(tx, entries);
  return entries.length;
}
