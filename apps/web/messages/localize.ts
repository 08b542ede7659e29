import { createHash } from "node:crypto";
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { minifySync, parseSync, Visitor } from "rolldown/utils";
import type { Wording } from "./catalogues.ts";
import { LANGUAGE_MARK, MARKS } from "./plugin.ts";
import { expressionOf, type Place, rewrite } from "./syntax.ts";

/**
 * Writes the site in English and in each of `languages` from what the bundler built in `from`,
 * where texts are marks: the browser's files of all languages into `to`/client, what renders the
 * pages of a language into `to`/LANGUAGE. A file without texts, that leads to none with texts, is
 * the same for all languages.
 * @throws Error that names a text for which a language has no words
 */
export function localize(
  from: string,
  to: string,
  languages: Readonly<Record<string, Wording>>,
): void {
  cpSync(join(from, "client"), join(to, "client"), { recursive: true });
  const scripts = readScripts(join(from, "client"));
  const pages = readScripts(join(from, "server"));
  const english = filled(scripts, "en", (_, key) => key);
  write(join(to, "client"), english);
  write(
    join(to, "en"),
    filled(pages, "en", (_, key) => key),
  );
  for (const [language, words] of Object.entries(languages)) {
    const own = filled(scripts, language, words);
    const names = newNames(language, english, own);
    const renamed = (code: string) => code.replace(NAME, (name) => names.get(name) ?? name);
    const changed = [...own].filter(([path]) => names.has(basename(path)));
    write(
      join(to, "client"),
      changed.map(([path, code]) => [renamed(path), renamed(code)]),
    );
    write(
      join(to, language),
      [...filled(pages, language, words)].map(([path, code]) => [path, renamed(code)]),
    );
  }
}

/** A script's name, as others and pages name it. */
const NAME = /[\w.~-]+\.js\b/g;

type Mark = Place &
  (
    | { readonly kind: "text" | "parts"; readonly path: string; readonly key: string }
    | { readonly kind: "language" }
  );
interface Script {
  readonly code: string;
  readonly marks: readonly Mark[];
}

const readScripts = (folder: string): ReadonlyMap<string, Script> =>
  new Map(
    globSync("**/*.js", { cwd: folder }).map((path) => {
      const code = readFileSync(join(folder, path), "utf8");
      return [path, { code, marks: findMarks(path, code) }];
    }),
  );

const KINDS = { [MARKS.text]: "text", [MARKS.parts]: "parts" } as const;
const PURE = /\/\* ?@__PURE__ ?\*\/ ?$/;

function findMarks(path: string, code: string): Mark[] {
  if (!/\$(?:text|parts|language)\b/.test(code)) return [];
  const marks: Mark[] = [];
  new Visitor({
    CallExpression(call) {
      if (call.callee.type !== "Identifier" || !(call.callee.name in KINDS)) return;
      const kind = KINDS[call.callee.name as keyof typeof KINDS];
      const [path, key] = call.arguments.slice(0, 2).map((given) => {
        if (given.type === "TemplateLiteral") return given.quasis[0]?.value.cooked;
        return given.type === "Literal" ? given.value : undefined;
      });
      // The call, and that it may be left out, which a bundler was told before it.
      const start = call.start - (PURE.exec(code.slice(0, call.start))?.[0].length ?? 0);
      const parameters = call.arguments.slice(2);
      marks.push({ kind, path: String(path), key: String(key), parameters, start, end: call.end });
    },
    Identifier({ name, start, end }) {
      if (name === LANGUAGE_MARK) marks.push({ kind: "language", parameters: [], start, end });
    },
  }).visit(parseSync(path, code).program);
  return marks;
}

/** Every script with the words of a language. */
function filled(
  scripts: ReadonlyMap<string, Script>,
  language: string,
  words: Wording,
): Map<string, string> {
  const missing: string[] = [];
  const expression = (mark: Mark, parameters: string[]) => {
    if (mark.kind === "language") return JSON.stringify(language);
    const said = words(mark.path, mark.key);
    if (said === undefined) missing.push(`${mark.path}: ${JSON.stringify(mark.key)}`);
    return expressionOf(mark.kind, said ?? mark.key, parameters);
  };
  const done = new Map(
    [...scripts].map(([path, { code, marks }]) => {
      const own = rewrite(code, marks, expression);
      // Code for other languages alone goes.
      const asks = marks.some(({ kind }) => kind === "language");
      return [path, asks ? minifySync(path, own, { mangle: false }).code : own];
    }),
  );
  if (missing.length > 0) throw new Error(`No words in ${language} for\n${missing.join("\n")}`);
  return done;
}

/**
 * Names for the scripts that differ from the English ones, or lead to one that does. A browser
 * keeps a file for ever, so that its name follows from its words and from those of what it loads.
 */
function newNames(
  language: string,
  english: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
): Map<string, string> {
  const paths = new Map([...own.keys()].map((path) => [basename(path), path]));
  const namedIn = new Map(
    [...own].map(([path, code]) => [
      path,
      new Set(code.match(NAME)?.flatMap((name) => paths.get(name) ?? [])),
    ]),
  );
  const names = new Map<string, string>();
  for (const [name, path] of paths) {
    const reached = new Set([path]);
    for (const one of reached) for (const next of namedIn.get(one) ?? []) reached.add(next);
    const differing = [...reached].filter((one) => own.get(one) !== english.get(one)).sort();
    if (differing.length === 0) continue;
    const hash = createHash("sha256");
    for (const one of differing) hash.update(own.get(one) ?? "");
    names.set(name, name.replace(/\.js$/, `-${language}${hash.digest("hex").slice(0, 8)}.js`));
  }
  return names;
}

function write(folder: string, files: Iterable<readonly [path: string, code: string]>): void {
  for (const [path, code] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}
