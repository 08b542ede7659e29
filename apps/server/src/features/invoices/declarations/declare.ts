import type { Paise } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { type Award, dropTcs, findAwardById, lockAward, sideOf } from "../../awards/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { storeCompanyDocument } from "../../papers/index.ts";
import { collectedTcs } from "../papers.store.ts";
import { addDeclaration, answerDeclaration, lastDeclaration } from "./declarations.store.ts";

type Declaring = Pick<Deps, "db" | "config" | "files" | "limits">;

const OVER: ReadonlySet<string> = new Set(["completed", "defaulted", "cancelled"]);

/**
 * The buyer declares to use the goods in manufacture; one that was declined may be sent again.
 * @throws Problem not_found for whoever is not the buyer; invalid_input at `document`,
 * award_closed, declared_already, document_unreadable
 */
export async function declare(
  deps: Declaring,
  caller: Acting,
  awardId: number,
  [upload]: readonly Upload[],
): Promise<void> {
  const seen = await findAwardById(deps.db, awardId);
  if (!seen || sideOf(caller, seen) !== "buyer") throw new Problem("not_found");
  if (!upload)
    throw new Problem("invalid_input", {
      path: "document",
      msg: { en: "Choose the declaration's file", hi: "घोषणा की फ़ाइल चुनिए" },
    });
  const { userId } = caller;
  const sending = { companyId: caller.company.companyId, userId, upload };
  await storeCompanyDocument(deps, sending, async (tx, file) => {
    const award = await lockAward(tx, awardId);
    if (!award || OVER.has(award.state)) throw new Problem("award_closed");
    const last = await lastDeclaration(tx, awardId);
    if (last && last.state !== "declined") throw new Problem("declared_already");
    await addDeclaration(tx, awardId, file, userId);
    await notifyMembers(tx, deps.config.home, [
      notice(award.sellerId, "declaration_sent", { title: award.title }, pageOf(award)),
    ]);
    await audit(tx, award, userId, "declaration sent");
  });
}

/**
 * The seller's answer. Accepted, it takes the TCS from what is owed and from invoices made after
 * it; the same again changes nothing.
 * @throws Problem not_found for whoever is not the seller; declaration_answered, award_closed
 */
export async function answer(
  deps: Pick<Deps, "db" | "config">,
  caller: Acting,
  awardId: number,
  said: "accepted" | "declined",
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const award = await lockAward(tx, awardId);
    if (!award || sideOf(caller, award) !== "seller") throw new Problem("not_found");
    const last = await lastDeclaration(tx, awardId);
    if (last?.state === said) return;
    if (last?.state !== "waiting") throw new Problem("declaration_answered");
    if (OVER.has(award.state)) throw new Problem("award_closed");
    await answerDeclaration(tx, last.id, said, caller.userId);
    if (said === "accepted")
      await dropTcs(tx, deps, award, (await collectedTcs(tx, awardId)) as Paise);
    await notifyMembers(tx, deps.config.home, [
      notice(
        award.buyerId,
        "declaration_answered",
        { title: award.title, answer: said },
        pageOf(award),
      ),
    ]);
    await audit(tx, award, caller.userId, `declaration ${said}`);
  });
}

const pageOf = ({ id }: Award) => ({ link: `/award/${id}` });

const audit = (tx: Tx, award: Award, adminId: number, action: string) =>
  writeAudit(tx, {
    ...{ adminId, action, ...aboutLot(award.lotId, award.title) },
    details: { award_id: award.id },
  });
