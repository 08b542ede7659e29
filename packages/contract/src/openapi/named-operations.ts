import type { Operation } from "../http/operation.ts";
import { isOperation } from "../index.ts";

export interface NamedOperation {
  /** As `awards`. */
  readonly feature: string;
  /** Its name in the feature, with its group where it has one: `list`, `officeBlogs.add`. */
  readonly name: string;
  readonly operation: Operation;
}

/** Every operation with the name that it is exported under, by the alphabet. */
export const namedOperations = (features: object): NamedOperation[] =>
  sorted(features).flatMap(([feature, of]) => [
    ...operationsIn(of).map(([name, operation]) => ({ feature, name, operation })),
    ...groupsIn(of).flatMap(([group, one]) =>
      operationsIn(one).map(([name, operation]) => ({
        feature,
        name: `${group}.${name}`,
        operation,
      })),
    ),
  ]);

/** Not every loader of modules has their exports in the same order. */
const sorted = (of: object): [string, object][] =>
  Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1));
const operationsIn = (of: object) =>
  sorted(of).filter((one): one is [string, Operation] => isOperation(one[1]));
const groupsIn = (of: object) =>
  sorted(of).filter(
    ([, one]) => !isOperation(one) && Object.getPrototypeOf(Object(one)) === Object.prototype,
  );
