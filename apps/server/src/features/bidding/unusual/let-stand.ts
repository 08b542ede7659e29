import { writeAudit } from "../../../platform/audit.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/problem.ts";
import { passUnusual } from "./unusual.store.ts";

/** The office has looked at an unusual bid and leaves it as it is; said again, nothing changes. */
export function letStand(
  { db }: Pick<Deps, "db">,
  adminId: number,
  lotId: number,
  seq: number,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const done = await passUnusual(tx, lotId, seq);
    if (done === "none") throw new Problem("bid_not_found", { path: "seq" });
    if (done === "passed")
      await writeAudit(tx, {
        adminId,
        action: "let bid stand",
        subject: `lot ${lotId}`,
        details: { seq },
      });
  });
}
