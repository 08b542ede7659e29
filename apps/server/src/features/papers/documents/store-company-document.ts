import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { storeDocument } from "../../media/index.ts";
import { addCompanyDocument } from "./documents.store.ts";

interface Sending {
  readonly companyId: number;
  readonly userId: number;
  readonly upload: Upload;
}

/**
 * Stores a PDF or a picture privately for a company, in one transaction with the row that names it:
 * when `write` throws, the document is gone again.
 * @param write gets the document's file, for a foreign key to company_documents
 * @throws Problem document_unreadable, active_content, picture_too_large, too_many_requests
 */
export async function storeCompanyDocument<T>(
  deps: Pick<Deps, "db" | "files" | "limits">,
  { companyId, userId, upload }: Sending,
  write: (tx: Tx, file: string) => Promise<T>,
): Promise<T> {
  await deps.limits.upload(userId, upload.size);
  const { file, mediaType } = await storeDocument(deps, upload);
  try {
    return await deps.db.transaction().execute(async (tx) => {
      await addCompanyDocument(tx, {
        file,
        company_id: companyId,
        media_type: mediaType,
        uploaded_by: userId,
      });
      return write(tx, file);
    });
  } catch (error) {
    await deps.files.remove(`private/${file}`).catch(() => undefined);
    throw error;
  }
}
