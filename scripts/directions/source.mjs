import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "rolldown/utils";

const places = [
  "packages/contract/src",
  "packages/embedded-database/src",
  "apps/server/src",
  "apps/web/src",
  "bench",
  "ops",
  "lab",
];

/**
 * Every source file of the checkout at `root`, tests left out: `{ path, imports, program, lineOf
 * }`. An import is
 * `{ from, target, typeOnly, at }`; `target` is the path of the imported file, or undefined for a
 * package.
 */
export function readSource(root) {
  return places.flatMap((place) => filesIn(join(root, place))).map((file) => readFile(root, file));
}

function readFile(root, file) {
  const text = readFileSync(file, "utf8");
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new SyntaxError(`${relative(root, file)}: ${errors[0].message}`);
  const imports = importsOf(module, text).map((found) => ({
    ...found,
    target: resolve(root, file, found.from),
  }));
  return {
    path: relative(root, file),
    imports,
    program,
    lineOf: (at) => text.slice(0, at).split("\n").length,
  };
}

function importsOf({ staticImports, staticExports, dynamicImports }, text) {
  const named = staticImports.map(({ moduleRequest, entries, start }) => ({
    from: moduleRequest.value,
    entries,
    at: start,
  }));
  const passedOn = staticExports.flatMap(({ entries, start }) => {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest.value;
    return from === undefined ? [] : [{ from, entries, at: start }];
  });
  const later = dynamicImports.flatMap(({ moduleRequest, start }) => {
    const from = /^["'`]([^"'`$]*)["'`]$/.exec(
      text.slice(moduleRequest.start, moduleRequest.end),
    )?.[1];
    return from === undefined ? [] : [{ from, entries: [], at: start }];
  });
  return [...named, ...passedOn, ...later].map(({ from, entries, at }) => ({
    from,
    at,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
}

function resolve(root, file, from) {
  const contract = /^@rebale\/contract(?:\/(.+))?$/.exec(from);
  if (contract) return `packages/contract/src/${contract[1] ?? "index"}.ts`;
  if (from === "@rebale/embedded-database") return "packages/embedded-database/src/index.ts";
  if (!from.startsWith(".")) return undefined;
  const bare = join(dirname(file), from.replace(/\?.*$/, ""));
  const found = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"]
    .map((end) => bare + end)
    .find((path) => existsSync(path) && statSync(path).isFile());
  return relative(root, found ?? bare);
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Calls `visit` with every node of a syntax tree. */
export function walk(node, visit) {
  if (node === null || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const part of node) walk(part, visit);
    return;
  }
  if (typeof node.type === "string") visit(node);
  for (const key in node) if (key !== "parent") walk(node[key], visit);
}
