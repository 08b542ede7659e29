export { yearOf } from "./paper-number.rules.ts";
export { type Numbered, takeNumber, todayInIndia } from "./series.store.ts";
