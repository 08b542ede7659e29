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
type SendingAll = Omit<Sending, "upload"> & { readonly uploads: readonly Upload[] };

/**
 * Stores a PDF or a picture privately for a company, in one transaction with the row that names it:
 * when `write` throws, the document is gone again.
 * @param write gets the document's file, for a foreign key to company_documents
 * @throws Problem document_unreadable, active_content, picture_too_large, too_many_requests
 */
export const storeCompanyDocument = <T>(
  deps: Pick<Deps, "db" | "files" | "limits">,
  { upload, ...sending }: Sending,
  write: (tx: Tx, file: string) => Promise<T>,
): Promise<T> =>
  storeCompanyDocuments(deps, { ...sending, uploads: [upload] }, (tx, [file = ""]) =>
    write(tx, file),
  );

/** The same of several; @param write gets their files in the uploads' order */
export async function storeCompanyDocuments<T>(
  deps: Pick<Deps, "db" | "files" | "limits">,
  { companyId, userId, uploads }: SendingAll,
  write: (tx: Tx, files: string[]) => Promise<T>,
): Promise<T> {
  const stored: Awaited<ReturnType<typeof storeDocument>>[] = [];
  try {
    for (const upload of uploads) {
      await deps.limits.upload(userId, upload.size);
      stored.push(await storeDocument(deps, upload));
    }
    return await deps.db.transaction().execute(async (tx) => {
      for (const { file, mediaType } of stored)
        await addCompanyDocument(tx, {
          ...{ file, company_id: companyId, media_type: mediaType, uploaded_by: userId },
        });
      return write(
        tx,
        stored.map(({ file }) => file),
      );
    });
  } catch (error) {
    for (const { file } of stored)
      await deps.files.remove(`private/${file}`).catch(() => undefined);
    throw error;
  }
}
