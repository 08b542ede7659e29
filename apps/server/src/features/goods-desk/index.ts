export { goodsDeskRoutes } from "./goods-desk.routes.ts";
export { countGoods } from "./goods-desk.store.ts";
