import { accounts } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutAccount } from "../../../platform/audit/audit-subjects.rules.ts";
import { withOrigin } from "../../../platform/audit/call-origin.ts";
import type { Deps } from "../../../platform/deps.ts";
import { sendPrivateFile } from "../../../platform/http/private-file.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { maySeeDocument } from "./documents.access.ts";
import { findDocument } from "./profile.store.ts";

/** The bytes of a private document. Somebody else's is answered like one that does not exist. */
export function documentRoute(app: FastifyInstance, { db, files }: Deps): void {
  app.get(accounts.documentPath.replace("{file}", ":file"), async (request, reply) => {
    if (!["buyer", "seller", "admin"].includes(request.caller.kind))
      throw new Problem("sign_in_first");
    const asked = accounts.DocumentFile.safeParse(request.params);
    const document = asked.success ? await findDocument(db, asked.data.file) : undefined;
    if (!asked.success || !document || !maySeeDocument(request.caller, document))
      throw new Problem("not_found");
    const bytes = await files.read(`private/${asked.data.file}`);
    if (!bytes) throw new Problem("not_found");
    const { caller } = request;
    if (caller.kind === "admin")
      await withOrigin(request.ip, () =>
        db.transaction().execute((tx) =>
          writeAudit(tx, {
            adminId: caller.userId,
            action: "document opened",
            ...aboutAccount(document.user_id, asked.data.file),
          }),
        ),
      );
    const { file } = asked.data;
    return sendPrivateFile(reply, { file, mediaType: document.media_type, bytes });
  });
}
