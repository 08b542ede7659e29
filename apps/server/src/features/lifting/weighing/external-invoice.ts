import type { Deps } from "../../../platform/deps.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { storeDocument } from "../../media/index.ts";
import type { GateCaller } from "../gate/use-pass.ts";

/** The invoice of a seller who numbers himself; file below `private/`. */
export interface ExternalInvoice {
  readonly number: string;
  readonly file: string;
}

/**
 * A seller's own invoice, kept.
 * @throws Problem invalid_input where one of number and paper lacks, document_unreadable
 */
export async function storeExternal(
  deps: Pick<Deps, "files" | "limits">,
  caller: GateCaller,
  number: string | null,
  upload: Upload | undefined,
): Promise<ExternalInvoice | undefined> {
  if (number === null && !upload) return undefined;
  if (number === null)
    throw new Problem("invalid_input", {
      path: "invoice_no",
      msg: { en: "Enter the invoice's number", hi: "इनवॉइस का नंबर लिखिए" },
    });
  if (!upload)
    throw new Problem("invalid_input", {
      path: "invoice",
      msg: { en: "Send the invoice as a PDF", hi: "इनवॉइस PDF में भेजिए" },
    });
  await deps.limits.upload(caller.kind === "gate" ? -caller.deviceId : caller.userId, upload.size);
  return { number, file: (await storeDocument(deps, upload)).file };
}
