export { contentRoutes } from "./content.routes.ts";
export { usualCategories } from "./usual-categories.ts";
