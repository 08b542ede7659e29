import type { Config } from "../../apps/server/src/platform/config.ts";
import { publicHalfOf } from "../../apps/server/src/platform/x25519.ts";
import { ok } from "./finding.ts";

/** Whether this node takes sealed tenders, and whether it can open them. */
export function lookAtTenders({ OPENING_KEYS, OPENING_PUBLIC, demo }: Config) {
  const [newest] = OPENING_KEYS ?? [];
  if (newest)
    return ok(
      `This node opens them; for one that only takes them: OPENING_PUBLIC=${publicHalfOf(newest)}`,
    );
  if (OPENING_PUBLIC) return ok("This node takes them, and one with OPENING_KEYS opens them");
  return ok(
    demo ? "The demo makes keys of its own" : "No lot is sold by tender: OPENING_KEYS is not set",
  );
}
