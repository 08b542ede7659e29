import { Problem } from "../../platform/http/problems/problem.ts";

/** @throws Problem second_person_needed where who agrees is who asked */
export function requireOther(first: number | null, second: number): void {
  if (first === second) throw new Problem("second_person_needed");
}
