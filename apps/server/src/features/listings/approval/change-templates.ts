import type { Body, listings } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { findTemplate, putTemplate, removeTemplate, type TemplateRow } from "./templates.store.ts";

type Saved = Body<typeof listings.saveApprovalTemplate>;

/** Saves a template under its name, in place of one that has it. */
export const saveTemplate = (
  { db }: Pick<Deps, "db">,
  adminId: number,
  { name, template }: Saved,
): Promise<TemplateRow> =>
  db.transaction().execute(async (tx) => {
    const before = await findTemplate(tx, name);
    const saved = await putTemplate(tx, name, inRupees(template), adminId);
    await writeAudit(tx, {
      adminId,
      action: "approval template saved",
      subject: `Template ${name}`,
      details: { before: before?.template ?? null, after: saved.template },
    });
    return saved;
  });

/** @throws Problem not_found */
export const deleteTemplate = ({ db }: Pick<Deps, "db">, adminId: number, id: number) =>
  db.transaction().execute(async (tx) => {
    const gone = await removeTemplate(tx, id);
    if (!gone) throw new Problem("not_found");
    await writeAudit(tx, {
      adminId,
      action: "approval template deleted",
      subject: `Template ${gone.name}`,
      details: { before: gone.template },
    });
  });

/** As its sender wrote it: amounts in rupees. */
function inRupees({ value, increment, ...rest }: Saved["template"]): object {
  return {
    ...rest,
    value: value.by === "rate" ? { ...value, rate: value.rate / 100 } : value,
    increment:
      increment.by === "amount" ? { ...increment, amount: increment.amount / 100 } : increment,
  };
}
