export { priceBoardRoutes } from "./price-board.routes.ts";
export { usualValue } from "./price-board.rules.ts";
export { createBoardRates, createUsualRates, type UsualRates } from "./sales-cache.ts";
