import type { Language } from "@rebale/contract";
import type { Deps } from "../../platform/deps.ts";
import { drawPdf } from "../../platform/pdf/draw-pdf.ts";
import type { DrawnInvoice } from "./paper/draw-invoice.ts";
import type { Paper } from "./paper.ts";

const module = new URL("./paper/draw-invoice.ts", import.meta.url).href;

/** A paper as PDF: the seller's own, or drawn; null where the seller's own is gone. */
export const paperPdf = (
  { files }: Pick<Deps, "files">,
  paper: Paper,
  language: Language,
): Promise<Buffer | null> =>
  paper.file
    ? files.read(`private/${paper.file}`)
    : drawPdf<DrawnInvoice>(module, { paper, language });
