export { materialCodes, recordMaterialCode } from "./material-codes.store.ts";
export { materialRoutes } from "./materials.routes.ts";
export { readGstRates } from "./materials.store.ts";
