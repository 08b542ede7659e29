import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { walk } from "./source.mjs";

/**
 * The writers and readers of each table. Its owner's name stands in its comment in the migrations;
 * a view is a window: everybody may read it. Older uses are listed beside; the list gets no longer.
 */

export const WRITTEN = "a table is written by its owner alone";
export const READ = "others read a table through its owner's views and functions";
const LEFT = "scripts/directions/foreign-tables.json";

/** Lower parts of features, for features below them: they share their tables. */
const PARTS = { "auction-times": "auctions", "company-register": "companies", trucks: "lifting" };

const WRITES =
  /\b(?:insert\s+into|merge\s+into|update|delete\s+from|truncate)\s+(?:only\s+)?(\w+)/gi;
const READS = /(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:only\s+)?(\w+)/gi;
const WRITERS = new Set(["insertInto", "updateTable", "deleteFrom", "mergeInto", "replaceInto"]);
const READERS = /^(selectFrom|from|using|\w*[jJ]oin\w*)$/;

/** `{ kind: "table" | "view", owner }` by name. */
export function readTables(root) {
  const folder = join(root, "apps/server/migrations");
  const tables = new Map();
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  // As they are applied: what was a table may be a view since.
  const isLater = (file) => !file.includes("/");
  files.sort((a, b) => isLater(a) - isLater(b) || a.localeCompare(b));
  for (const file of files.filter((name) => name.endsWith(".sql"))) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, kind, name] of text.matchAll(/\bcreate (?:or replace )?(table|view) (\w+)/g))
      tables.set(name, { ...tables.get(name), kind });
    for (const [, name, words] of text.matchAll(
      /\bcomment on (?:table|view) (\w+) is\s+((?:'(?:[^']|'')*'\s*)+);/g,
    )) {
      const owner = /Owner: ([\w-]+)\./.exec(words.replaceAll(/'\s+'/g, ""))?.[1];
      if (owner) tables.set(name, { ...tables.get(name), owner });
    }
  }
  return tables;
}

/** The feature, or the part of the platform; nothing of the demo, which fills all of it. */
function placeOf(path) {
  const name = /^apps\/server\/src\/(?:features\/|platform\/)?([^/.]+)/.exec(path)?.[1];
  return PARTS[name] ?? name;
}
const ofServer = (path) => /^apps\/server\/src\/(?!demo\/)/.test(path);

function usesIn({ program }) {
  const uses = [];
  const inText = (text, at) => {
    for (const [, name] of text.matchAll(WRITES)) uses.push({ how: "writes", name, at });
    for (const [, name] of text.matchAll(READS)) uses.push({ how: "reads", name, at });
  };
  walk(program, (node) => {
    if (node.type === "TemplateLiteral")
      inText(node.quasis.map(({ value }) => value.raw).join(" ? "), node.start);
    if (node.type === "Literal" && typeof node.value === "string") inText(node.value, node.start);
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return;
    const called = node.callee.property.name ?? "";
    const how = WRITERS.has(called) ? "writes" : READERS.test(called) ? "reads" : undefined;
    const [first] = node.arguments;
    for (const one of first?.type === "ArrayExpression" ? first.elements : [first])
      if (how && one?.type === "Literal" && typeof one.value === "string")
        uses.push({ how, name: one.value.split(" ")[0], at: node.start });
  });
  return uses;
}

/** Each use of a table by another than its owner: `{ how, place, name, path, line }`. */
export function findForeign(files, tables) {
  return files
    .filter(({ path }) => ofServer(path))
    .flatMap((file) =>
      usesIn(file).flatMap(({ how, name, at }) => {
        const place = placeOf(file.path);
        const table = tables.get(name);
        if (!table || table.owner === place || (how === "reads" && table.kind === "view"))
          return [];
        return [{ how, place, name, path: file.path, line: file.lineOf(at) }];
      }),
    );
}

/** Foreign uses that are not listed; and listed ones that are gone. */
export function findForeignTables(root, files) {
  const tables = readTables(root);
  const foreign = findForeign(files, tables);
  const left = existsSync(join(root, LEFT)) ? JSON.parse(readFileSync(join(root, LEFT))) : {};
  const isLeft = ({ how, place, name }) => left[how]?.[place]?.includes(name);
  const unowned = [...tables]
    .filter(([, { owner }]) => !owner)
    .map(([name]) => ({ rule: WRITTEN, path: LEFT, line: 1, what: `nobody owns ${name}` }));
  const gone = Object.entries(left).flatMap(([how, places]) =>
    Object.entries(places).flatMap(([place, names]) =>
      names
        .filter(
          (name) => !foreign.some((f) => f.how === how && f.place === place && f.name === name),
        )
        .map((name) => `${place} ${how} ${name} no longer: take it out`),
    ),
  );
  return [
    ...unowned,
    ...foreign
      .filter((use) => !isLeft(use))
      .map(({ how, name, path, line }) => ({
        rule: how === "writes" ? WRITTEN : READ,
        ...{ path, line, what: `${how} ${name} of ${tables.get(name).owner}` },
      })),
    ...gone.map((what) => ({ rule: READ, path: LEFT, line: 1, what })),
  ];
}
