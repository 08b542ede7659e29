import type { Body, taxHolds } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { storeCompanyDocument } from "../../papers/index.ts";
import { isAnswerable } from "../tax-holds.access.ts";
import { lockHold, requireSide } from "./lock-hold.ts";
import { moveHolds } from "./move-holds.ts";

type Answering = Pick<Deps, "db" | "config" | "files" | "limits">;

/**
 * The seller says that the return is filed, with its ARN and acknowledgement: the office decides.
 * @throws Problem not_found, not_allowed for the buyer; invalid_input at `document` or `filed_on`,
 * tax_hold_not_open, document_unreadable
 */
export async function answerHold(
  deps: Answering,
  caller: Acting & { readonly kind: "buyer" | "seller" },
  id: number,
  { arn, filed_on, note }: Body<typeof taxHolds.answer>,
  [upload]: readonly Upload[],
): Promise<void> {
  await requireSide(deps.db, caller, id, "seller");
  if (!upload)
    throw new Problem("invalid_input", {
      path: "document",
      msg: {
        en: "Choose the acknowledgement of the return",
        hi: "रिटर्न की रसीद (acknowledgement) चुनिए",
      },
    });
  const { userId } = caller;
  const sending = { companyId: caller.company.companyId, userId, upload };
  await storeCompanyDocument(deps, sending, async (tx, file) => {
    const hold = await lockHold(tx, id);
    if (!isAnswerable(hold.state)) throw new Problem("tax_hold_not_open");
    const now = await marketNow(tx);
    if (filed_on > indiaDay(now))
      throw new Problem("invalid_input", {
        path: "filed_on",
        msg: { en: "This day is in the future", hi: "यह तारीख़ आगे की है" },
      });
    const answer = { arn, filed_on, note, document: file };
    await moveHolds(tx, deps.config.home, [
      {
        ...{ hold, to: "disputed", by: "seller", actorId: userId, move: "answered" },
        also: { answer: { ...answer, at: now.toISOString() } },
      },
    ]);
    await writeAudit(tx, {
      ...{ adminId: userId, action: "GST answered", ...aboutLot(hold.lotId, hold.title) },
      details: { tax_hold_id: id, award_id: hold.awardId, arn, filed_on },
    });
  });
}
