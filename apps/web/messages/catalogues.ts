import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { po } from "gettext-parser";
import { findTagged, parametersOf } from "./syntax.ts";

/** The site's sources; paths below are relative to them. */
export const source = fileURLToPath(new URL("../src/", import.meta.url));

/** Languages beside English: each has its catalogue at the sources' root, `hi.po`. */
export const languagesOf = (folder = source): string[] =>
  globSync("*.po", { cwd: folder }).map((file) => file.replace(/\.po$/, ""));

interface Text {
  /** The source that it stands in. */
  readonly path: string;
  readonly line: number;
  readonly key: string;
}

/** Every tagged text of the site. */
export const readTexts = (folder = source): Text[] =>
  globSync("**/*.{ts,tsx}", { cwd: folder })
    .filter((path) => !/\.(test|d)\.tsx?$/.test(path))
    .flatMap((path) => {
      const code = readFileSync(join(folder, path), "utf8");
      if (!code.includes('from "ttag"')) return [];
      return findTagged(path, code).flatMap((place) => {
        if (place.kind === "import") return [];
        return [{ path, line: code.slice(0, place.start).split("\n").length, key: place.key }];
      });
    });

/** The catalogue that a source's texts are in: the nearest above it. */
export function catalogueOf(language: string, path: string, folder = source): string {
  for (let at = dirname(path); at !== "."; at = dirname(at))
    if (existsSync(join(folder, at, `${language}.po`))) return `${at}/${language}.po`;
  return `${language}.po`;
}

/** A catalogue's texts by key; empty where there is none yet. */
export function readCatalogue(path: string, folder = source): Map<string, string> {
  const file = join(folder, path);
  if (!existsSync(file)) return new Map();
  const { translations } = po.parse(readFileSync(file));
  const entries = Object.entries(translations[""] ?? {}).filter(([key]) => key !== "");
  return new Map(entries.map(([key, { msgstr }]) => [key, msgstr[0] ?? ""]));
}

/** How a language says the text `key` of the source at `path`; undefined where it does not. */
export type Wording = (path: string, key: string) => string | undefined;

/** The words of a language's catalogues, each read once. */
export function wordingIn(language: string, folder = source): Wording {
  const catalogues = new Map<string, Map<string, string>>();
  return (path, key) => {
    const name = catalogueOf(language, path, folder);
    const words = catalogues.get(name) ?? readCatalogue(name, folder);
    catalogues.set(name, words);
    return words.get(key) || undefined;
  };
}

interface Faults {
  /** Texts that the language lacks, or whose parameters differ from the English. */
  readonly missing: readonly (Text & { readonly catalogue: string })[];
  /** Words that no text asks for. */
  readonly unused: readonly { readonly catalogue: string; readonly key: string }[];
}

/** The faults in the translations of every language. */
export function findFaults(folder = source): Faults {
  const texts = readTexts(folder);
  const ofLanguages = languagesOf(folder).map((language) => faultsIn(language, texts, folder));
  return {
    missing: ofLanguages.flatMap(({ missing }) => missing),
    unused: ofLanguages.flatMap(({ unused }) => unused),
  };
}

function faultsIn(language: string, texts: readonly Text[], folder: string): Faults {
  const wanted = Map.groupBy(texts, ({ path }) => catalogueOf(language, path, folder));
  const paths = new Set([...wanted.keys(), ...globSync(`**/${language}.po`, { cwd: folder })]);
  const faults = [...paths].map((catalogue) => {
    const words = readCatalogue(catalogue, folder);
    const asked = wanted.get(catalogue) ?? [];
    const keys = new Set(asked.map(({ key }) => key));
    return {
      missing: asked
        .filter(({ key }) => !isWorded(key, words.get(key)))
        .map((text) => ({ ...text, catalogue })),
      unused: [...words.keys()].filter((key) => !keys.has(key)).map((key) => ({ catalogue, key })),
    };
  });
  return {
    missing: faults.flatMap(({ missing }) => missing),
    unused: faults.flatMap(({ unused }) => unused),
  };
}

const isWorded = (key: string, words = "") =>
  words !== "" && parametersOf(words) === parametersOf(key);

/** Faults in words, one a line. */
export const toldOf = ({ missing, unused }: Faults): string[] => [
  ...missing.map(
    ({ path, line, key, catalogue }) =>
      `apps/web/src/${path}:${line} ${JSON.stringify(key)} has no translation in ${catalogue}`,
  ),
  ...unused.map(({ catalogue, key }) => `${catalogue}: no text is ${JSON.stringify(key)}`),
];
