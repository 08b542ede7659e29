import { findSubjectless } from "./comments.mjs";
import { rules } from "./rules.mjs";
import { readSource } from "./source.mjs";
import { findForeignTables } from "./tables.mjs";

/**
 * The violations of the directions in the checkout at `root`: a list of
 * `{ rule, path, line, what }`.
 */
export function findViolations(root) {
  const files = readSource(root);
  const broken = files.flatMap((file) =>
    rules.flatMap(({ name, check }) =>
      check(file).map(({ at, what }) => ({
        rule: name,
        path: file.path,
        line: file.lineOf(at),
        what,
      })),
    ),
  );
  return [
    ...broken,
    ...findForeignTables(root, files),
    ...findCycles(files),
    ...findSubjectless(root),
  ];
}

/** Also of types alone: neither of two files can be read without the other. */
function findCycles(files) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const state = new Map();
  const cycles = [];
  const visit = (path, trail) => {
    if (state.get(path) === "done" || !byPath.has(path)) return;
    if (state.get(path) === "open") {
      const round = [...trail.slice(trail.indexOf(path)), path];
      cycles.push({ rule: "no cycles", path, line: 1, what: round.join(" → ") });
      return;
    }
    state.set(path, "open");
    for (const { target } of byPath.get(path).imports) if (target) visit(target, [...trail, path]);
    state.set(path, "done");
  };
  for (const path of byPath.keys()) visit(path, []);
  return cycles;
}
