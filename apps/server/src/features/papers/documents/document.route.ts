import { companies } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import { withOrigin } from "../../../platform/audit/call-origin.ts";
import type { Deps } from "../../../platform/deps.ts";
import { sendPrivateFile } from "../../../platform/http/private-file.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { maySeeCompanyDocument } from "./documents.access.ts";
import { findCompanyDocument } from "./documents.store.ts";

/**
 * The bytes of a company's document. A stranger's is answered like one that does not exist; the
 * office's look at one leaves an audit entry.
 */
export function companyDocumentRoute(app: FastifyInstance, { db, files }: Deps): void {
  app.get(companies.companyDocumentPath.replace("{file}", ":file"), async (request, reply) => {
    const { caller } = request;
    if (!("userId" in caller)) throw new Problem("sign_in_first");
    const asked = companies.CompanyDocumentFile.safeParse(request.params);
    const document = asked.success ? await findCompanyDocument(db, asked.data.file) : undefined;
    if (!asked.success || !document || !maySeeCompanyDocument(caller, document))
      throw new Problem("not_found");
    const { file } = asked.data;
    const bytes = await files.read(`private/${file}`);
    if (!bytes) throw new Problem("not_found");
    if (caller.kind === "admin")
      await withOrigin(request.ip, () =>
        db.transaction().execute((tx) =>
          writeAudit(tx, {
            adminId: caller.userId,
            action: "document opened",
            ...aboutCompany(document.company_id, file),
          }),
        ),
      );
    return sendPrivateFile(reply, { file, mediaType: document.media_type, bytes });
  });
}
