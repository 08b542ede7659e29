export type { DrawnGoodsPaper } from "./draw/draw-goods-paper.ts";
export type { GoodsPaper } from "./goods-paper.ts";
export { goodsPaperJobs, issueManifests } from "./goods-papers.jobs.ts";
export { findGoodsPaper, goodsPapersOf } from "./goods-papers.store.ts";
export { issueGoodsPaper, issueManifest } from "./issue-goods-paper.ts";

/** The module that draws them, for `drawPdf`. */
export const goodsPaperModule = new URL("./draw/draw-goods-paper.ts", import.meta.url).href;
