export { markEnding } from "./ending.store.ts";
export { watchlistRoutes } from "./watchlist.routes.ts";
