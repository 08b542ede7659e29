import { parseSync, Visitor } from "rolldown/utils";

/** A place in a source, and the parameters that stand in it. */
export interface Place {
  readonly start: number;
  readonly end: number;
  readonly parameters: readonly { readonly start: number; readonly end: number }[];
}

/** A text in a source: of `t` or of `jt`, and its key as catalogues have it. */
export interface Tagged extends Place {
  readonly kind: "text" | "parts";
  readonly key: string;
}

/** Where a source imports the tags. */
interface Import extends Place {
  readonly kind: "import";
}

const KINDS = { t: "text", jt: "parts" } as const;

/**
 * Every text that ttag's `t` or `jt` marks in a source, and where they are imported. A text's key is
 * the English, with `${ 0 }`, `${ 1 }` … where its parameters stand.
 */
export function findTagged(path: string, code: string): (Tagged | Import)[] {
  const found: (Tagged | Import)[] = [];
  const { program } = parseSync(path, code);
  new Visitor({
    ImportDeclaration({ source, start, end }) {
      if (source.value === "ttag") found.push({ kind: "import", start, end, parameters: [] });
    },
    TaggedTemplateExpression({ tag, quasi, start, end }) {
      if (tag.type !== "Identifier" || !(tag.name in KINDS)) return;
      const kind = KINDS[tag.name as keyof typeof KINDS];
      const key = quasi.quasis
        .map(({ value }, i) => (i === 0 ? value.cooked : `\${ ${i - 1} }${value.cooked}`))
        .join("");
      found.push({ kind, key, start, end, parameters: quasi.expressions });
    },
  }).visit(program);
  return found;
}

/**
 * `code` with each of `places` written anew by `write`, which is given the place's parameters as
 * they are written now. Places may stand in the parameters of others.
 */
export function rewrite<P extends Place>(
  code: string,
  places: readonly P[],
  write: (place: P, parameters: string[]) => string,
): string {
  const left = [...places].sort((a, b) => a.start - b.start);
  const between = (from: number, to: number): string => {
    let done = "";
    let at = from;
    for (let next = left[0]; next && next.start < to; next = left[0]) {
      left.shift();
      const parameters = next.parameters.map(({ start, end }) => between(start, end));
      done += code.slice(at, next.start) + write(next, parameters);
      at = next.end;
    }
    return done + code.slice(at, to);
  };
  return between(0, code.length);
}

const PARAMETER = /\$\{ (\d+) \}/;

/** `words` as an expression of JavaScript: a string, or for `jt` a list of what React renders. */
export function expressionOf(kind: Tagged["kind"], words: string, parameters: string[]): string {
  const pieces = words.split(PARAMETER).map((piece, i) =>
    // Every second piece is a parameter's number.
    i % 2 === 0 ? { text: piece } : { parameter: parameters[Number(piece)] },
  );
  if (kind === "parts") {
    const parts = pieces.map(({ text, parameter }) => parameter ?? (text && JSON.stringify(text)));
    return `[${parts.filter(Boolean).join(", ")}]`;
  }
  if (pieces.length === 1) return JSON.stringify(words);
  const escaped = (text = "") => text.replace(/[\\`]|\$\{/g, "\\$&");
  return `\`${pieces.map(({ text, parameter }) => (parameter ? `\${${parameter}}` : escaped(text))).join("")}\``;
}

/** The parameters that a text has, in a fixed order. */
export const parametersOf = (text: string): string =>
  [...new Set(text.match(/\$\{ \d+ \}/g) ?? [])].sort().join();
