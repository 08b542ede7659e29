export { salePageRoutes } from "./sale-page.routes.ts";
