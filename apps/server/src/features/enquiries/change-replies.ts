import { office } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import {
  findReply,
  listReplies,
  lockReplies,
  putReply,
  type ReplyRow,
  removeReply,
} from "./saved-replies.store.ts";

type WithDb = Pick<Deps, "db">;

/** @throws Problem invalid_input at `title` where there are as many as there may be */
export const saveReply = (
  { db }: WithDb,
  userId: number,
  asked: { title: string; text: string },
): Promise<ReplyRow> =>
  db.transaction().execute(async (tx) => {
    await lockReplies(tx);
    const before = await findReply(tx, asked.title);
    if (!before && (await listReplies(tx)).length >= office.MAX_REPLIES)
      throw new Problem("invalid_input", {
        path: "title",
        msg: {
          en: `${office.MAX_REPLIES} replies are saved. Delete one first`,
          hi: `${office.MAX_REPLIES} जवाब पहले से सेव हैं। पहले कोई एक हटाइए`,
        },
      });
    const saved = await putReply(tx, { userId, ...asked });
    await writeAudit(tx, {
      adminId: userId,
      action: "reply saved",
      subject: saved.title,
      details: { ...(before && { before: { text: before.text } }), after: { text: saved.text } },
    });
    return saved;
  });

/** @throws Problem not_found */
export const deleteReply = ({ db }: WithDb, userId: number, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockReplies(tx);
    const gone = await removeReply(tx, id);
    if (!gone) throw new Problem("not_found");
    await writeAudit(tx, {
      adminId: userId,
      action: "saved reply deleted",
      subject: gone.title,
      details: { before: { text: gone.text } },
    });
  });
