export { questionRoutes } from "./questions.routes.ts";
export { answeredOf, questionsOf } from "./read-questions.ts";
