export { mediaJobs } from "./media.jobs.ts";
export { mediaRoutes } from "./media.routes.ts";
export { totalSize } from "./media.rules.ts";
export { namedFiles, noteUnused } from "./media.store.ts";
export { type StoredDocument, storeDocument, storePrivatePicture } from "./store-document.ts";
export { storeGoodsFiles } from "./store-goods-files.ts";
export { type StoredPicture, storePicture } from "./store-picture.ts";
