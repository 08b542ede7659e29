import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutAccount } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import {
  noteUnused,
  type StoredDocument,
  storeDocument,
  storePicture,
  totalSize,
} from "../../media/index.ts";
import { findStillUsed, storeAsPapers, writeAccountPapers } from "../../papers/index.ts";
import type { AccountDeps } from "../account-deps.ts";
import { addDocument, changeUser, lockFiles, removeDocuments } from "./profile.store.ts";

/** Which column each field of the form fills (S7.11). */
const columns = {
  panimage: "pan_image",
  doi: "incorporation_image",
  gst_image: "gst_image",
} as const;
type DocumentField = keyof typeof columns;
/** And which paper of the company each is. */
const kinds = { panimage: "pan", doi: "incorporation", gst_image: "gst" } as const;
type Column = (typeof columns)[DocumentField];

/**
 * Stores the sent files and puts them in place of those there, all or none; other fields stay. The
 * company of who sends them keeps each as a paper, and those before as its history.
 */
export async function replaceDocuments(
  deps: AccountDeps,
  userId: number,
  uploads: readonly Upload[],
): Promise<string[]> {
  await deps.limits.upload(userId, totalSize(uploads));
  const fresh: Partial<Record<Column, string>> = {};
  let profileImage: string | undefined;
  const documents: (StoredDocument & { kind: (typeof kinds)[DocumentField] })[] = [];
  const discard = (files: string[]) =>
    Promise.all(files.map((file) => deps.files.remove(`private/${file}`)));
  try {
    for (const upload of uploads) {
      if (upload.field === "profile_image") {
        profileImage = (await storePicture(deps, upload)).file;
        continue;
      }
      const field = upload.field as DocumentField;
      const document = await storeDocument(deps, upload);
      documents.push({ ...document, kind: kinds[field] });
      fresh[columns[field]] = document.file;
    }
    if (!uploads.length) return [];
    const old = await deps.db.transaction().execute(async (tx) => {
      await storeAsPapers(tx, userId, documents);
      const { profile_image: portrait, ...before } = await lockFiles(tx, userId);
      if (portrait && profileImage) await noteUnused(tx, [portrait]);
      const replaced = Object.entries(before).flatMap(([column, file]) =>
        file && fresh[column as Column] ? [file] : [],
      );
      for (const { file, mediaType } of documents) await addDocument(tx, file, userId, mediaType);
      if (profileImage) await changeUser(tx, userId, { profile_image: profileImage });
      await writeAccountPapers(tx, userId, fresh);
      // Which, not what is in them.
      if (documents.length > 0)
        await writeAudit(tx, {
          adminId: userId,
          action: "documents sent",
          ...aboutAccount(userId),
          details: { kinds: documents.map(({ kind }) => kind), replaced: replaced.length },
        });
      if (replaced.length) await removeDocuments(tx, replaced);
      const stillUsed = await findStillUsed(tx, replaced);
      return replaced.filter((file) => !stillUsed.has(file));
    });
    await discard(old).catch((error) =>
      deps.log.warn({ err: error }, "an old document's bytes could not be removed"),
    );
  } catch (error) {
    await discard(documents.map(({ file }) => file)).catch(() => undefined);
    throw error;
  }
  return uploads.map(({ field }) => field);
}
