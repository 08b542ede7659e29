import { writeAudit } from "../../platform/audit/audit.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { recordMaterialCode } from "../materials/index.ts";

export interface MaterialCode {
  readonly code: string;
  /** Null where the goods of each lot decide. */
  readonly hsn6: string | null;
  readonly confirmed: boolean;
}

/** For later papers, and portal files that lack it. @throws Problem not_found, invalid_input */
export async function setMaterialCode(
  { db }: Pick<Deps, "db">,
  adminId: number,
  material: MaterialCode,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const done = await recordMaterialCode(tx, material);
    if (done === "unknown") throw new Problem("not_found");
    if (done === "unfit")
      throw new Problem("invalid_input", {
        path: "hsn6",
        msg: { en: "It begins with the material's HSN", hi: "यह माल के HSN से शुरू होता है" },
      });
    const subject = `Material ${material.code}`;
    await writeAudit(tx, { adminId, action: "HSN set", subject, details: material });
  });
}
