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
  Object.entries(features).flatMap(([feature, of]) => [
    ...operationsIn(of).map(([name, operation]) => ({ feature, name, operation })),
    ...groupsIn(of).flatMap(([group, one]) =>
      operationsIn(one).map(([name, operation]) => ({
        feature,
        name: `${group}.${name}`,
        operation,
      })),
    ),
  ]);

const operationsIn = (of: object) =>
  Object.entries(of).filter((one): one is [string, Operation] => isOperation(one[1]));
const groupsIn = (of: object) =>
  Object.entries(of).filter(
    ([, one]) => !isOperation(one) && Object.getPrototypeOf(Object(one)) === Object.prototype,
  );
