export { countOpen } from "./listed-questions.store.ts";
export { questionRoutes } from "./questions.routes.ts";
export { askersOf } from "./questions.store.ts";
export { answeredOf, questionsOf } from "./read-questions.ts";
