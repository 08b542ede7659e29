import type { ObjectKind } from "@rebale/contract/office/object-kinds";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import {
  type AuditSubject,
  aboutCompany,
  aboutLot,
  aboutUser,
} from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { NOTE } from "./notes.rules.ts";
import { findObject } from "./timeline.store.ts";

interface Note {
  readonly kind: ObjectKind;
  readonly id: number;
  readonly text: string;
}

/**
 * Notes something for the office alone.
 * @throws Problem not_found of what there is not
 */
export async function addNote(
  { db }: Pick<Deps, "db">,
  adminId: number,
  { kind, id, text }: Note,
): Promise<void> {
  const found = await findObject(db, kind, id);
  if (!found) throw new Problem("not_found");
  const { name, lot_id } = found;
  await db.transaction().execute((tx) =>
    writeAudit(tx, {
      adminId,
      action: NOTE,
      ...subjectOf(kind, id, name ?? "", lot_id),
      details: { text, ...(kind === "award" && { award_id: id }) },
    }),
  );
}

function subjectOf(kind: ObjectKind, id: number, name: string, lot: number | null): AuditSubject {
  if (kind === "company") return aboutCompany(id, name);
  if (kind === "user") return aboutUser({ id, name });
  return kind === "lot" ? aboutLot(id, name) : aboutLot(lot ?? 0, `sale ${id}`);
}
