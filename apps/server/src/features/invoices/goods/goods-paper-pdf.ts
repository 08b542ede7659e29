import type { Language } from "@rebale/contract";
import { drawPdf } from "../../../platform/pdf/draw-pdf.ts";
import type { DrawnGoodsPaper } from "./draw/draw-goods-paper.ts";
import type { GoodsPaper } from "./goods-paper.ts";

const module = new URL("./draw/draw-goods-paper.ts", import.meta.url).href;

/** A paper that goes with goods as PDF. */
export const goodsPaperPdf = (paper: GoodsPaper, language: Language): Promise<Buffer> =>
  drawPdf<DrawnGoodsPaper>(module, { paper, language });
