export { mediaRoutes } from "./media.routes.ts";
export { storeCatalog } from "./store-catalog.ts";
export { type StoredDocument, storeDocument } from "./store-document.ts";
export { type StoredPicture, storePicture } from "./store-picture.ts";
export { storeGoodsFiles } from "./store-goods-files.ts";
