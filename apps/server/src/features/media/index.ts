export { mediaRoutes } from "./media.routes.ts";
export { type StoredDocument, storeDocument } from "./store-document.ts";
export { storeGoodsFiles } from "./store-goods-files.ts";
export { type StoredPicture, storePicture } from "./store-picture.ts";
