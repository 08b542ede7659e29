import type { Operation } from "../http/operation.ts";
import { isOperation } from "../index.ts";

export interface NamedOperation {
  /** As `awards`. */
  readonly feature: string;
  /** Its name in the feature, with its group where it has one: `list`, `officeBlogs.add`. */
  readonly name: string;
  readonly operation: Operation;
}

/** Every operation with the name that it is exported under. */
export const namedOperations = (features: object): NamedOperation[] =>
  Object.entries(features).flatMap(([feature, of]) =>
    named(of).map(([name, operation]) => ({ feature, name, operation })),
  );

function named(of: object): [string, Operation][] {
  return Object.entries(of).flatMap(([name, value]): [string, Operation][] => {
    if (isOperation(value)) return [[name, value]];
    const isGroup = Object.getPrototypeOf(Object(value)) === Object.prototype;
    return isGroup ? named(value).map(([of, operation]) => [`${name}.${of}`, operation]) : [];
  });
}
