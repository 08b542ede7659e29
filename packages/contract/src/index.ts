import * as features from "./features.ts";
import type { Operation } from "./http/operation.ts";

export * from "./features.ts";
export * from "./http/operation.ts";
export * from "./http/problems.ts";
export * from "./values/basis.ts";
export * from "./values/formatting.ts";
export * from "./values/language.ts";
export * from "./values/money.ts";
/** Feature → its operations, by name or in a named group. */
export { features };

export const isOperation = (v: unknown): v is Operation =>
  typeof v === "object" && v !== null && "method" in v && "path" in v && "reply" in v;

/** A feature's own operations, and those of its groups. */
const operationsOf = (feature: object): Operation[] =>
  Object.values(feature).flatMap((v): Operation[] => {
    if (isOperation(v)) return [v];
    const isGroup =
      typeof v === "object" && v !== null && Object.getPrototypeOf(v) === Object.prototype;
    return isGroup ? Object.values(v).filter(isOperation) : [];
  });

/** Every operation of the API, for OpenAPI and for the tests that walk them all. */
export const operations: readonly Operation[] = Object.values(features).flatMap(operationsOf);
