import * as contract from "@rebale/contract";
import type { Plugin } from "vite";

const features: Readonly<Record<string, object>> = {
  accounts: contract.accounts,
  auctions: contract.auctions,
  authorisations: contract.authorisations,
  companies: contract.companies,
  content: contract.content,
  events: contract.events,
  figures: contract.figures,
  irregularities: contract.irregularities,
  listings: contract.listings,
  office: contract.office,
  personalData: contract.personalData,
  priceBoard: contract.priceBoard,
  savedSearches: contract.savedSearches,
  watchlist: contract.watchlist,
};

const isOperation = (v: unknown): v is contract.Operation =>
  typeof v === "object" && v !== null && "method" in v && "path" in v;

type Choice = (operation: contract.Operation) => boolean;
const ofOffice: Choice = ({ who }) => who === "admin";

/** What a caller needs of an operation at run time; the zod schemas stay out of the bundle. */
const light = ({ method, path, files }: contract.Operation) => ({
  method,
  path,
  files: files && Object.keys(files),
});

/** Of a feature, or of a group of operations in it, those that are chosen. */
function chosenOf(values: object, choice: Choice): object {
  const entries = Object.entries(values).flatMap(([name, value]): [string, object][] => {
    if (isOperation(value)) return choice(value) ? [[name, light(value)]] : [];
    if (Object.getPrototypeOf(Object(value)) !== Object.prototype) return [];
    const group = chosenOf(value, choice);
    return Object.keys(group).length > 0 ? [[name, group]] : [];
  });
  return Object.fromEntries(entries);
}

/** By feature and name: what others than the office call. */
const everybodys: Readonly<Record<string, Readonly<Record<string, object>>>> = Object.fromEntries(
  Object.entries(features).map(([feature, values]) => [
    feature,
    chosenOf(values, (operation) => !ofOffice(operation)) as Record<string, object>,
  ]),
);

const ONE = "virtual:operation/";

/**
 * `virtual:operations` and `virtual:office-operations`: method and path of the contract's
 * operations, typed in src/lib/api. The office's own come to no visitor. Each operation is a module
 * of its own beside.
 */
export function lightOperations(): Plugin {
  const choices: Readonly<Record<string, Choice>> = {
    "virtual:operations": (operation) => !ofOffice(operation),
    "virtual:office-operations": ofOffice,
  };
  return {
    name: "rebale:operations",
    resolveId: (source) =>
      source in choices || source.startsWith(ONE) ? `\0${source}` : undefined,
    load(wanted) {
      if (wanted.startsWith(`\0${ONE}`)) {
        const [feature = "", name = ""] = wanted.slice(ONE.length + 1).split(".");
        return `export const operation = ${JSON.stringify(everybodys[feature]?.[name])};`;
      }
      const choice = choices[wanted.slice(1)];
      if (!choice) return undefined;
      return Object.entries(features)
        .map(
          ([feature, values]) =>
            `export const ${feature} = ${JSON.stringify(chosenOf(values, choice))};`,
        )
        .join("\n");
    },
  };
}

const IMPORT = /import \{([^}]+)\} from "[./]*\/(?:lib\/)?(?:api\/)?operations\.ts";/;

/** As a value: not as a word of a text, an address or an attribute. */
const isUsed = (name: string, code: string) =>
  new RegExp(String.raw`(?<![\w.$"'/-])${name}(?=\s*[.,;)}\]])`).test(code);

/** `office.outbox` of a module that imports these features is imported by itself. */
export function withOwnOperations(code: string): string {
  const imported = (IMPORT.exec(code)?.[1] ?? "").split(",").map((name) => name.trim());
  const named = imported.filter((name) => everybodys[name]).join("|");
  if (!named) return code;
  const own = new Set<string>();
  const uses = new RegExp(String.raw`(?<![\w.$"'])(${named})\.(\w+)\b`, "g");
  const changed = code.replace(uses, (use, feature: string, name: string) => {
    if (!everybodys[feature]?.[name]) return use;
    const as = `$${feature}_${name}`;
    own.add(`import { operation as ${as} } from "${ONE}${feature}.${name}";`);
    return as;
  });
  // An import that nothing uses any more would still have the page load what it names.
  const [statement = ""] = IMPORT.exec(changed) ?? [];
  const rest = changed.replace(statement, "");
  const left = imported.filter((name) => isUsed(name, rest));
  return [...own, left.length > 0 ? changed : rest].join(" ");
}

/** Each page loads the operations that it calls, and not those of all others. */
export function operationsApart(): Plugin {
  return {
    name: "rebale:operations-apart",
    apply: "build",
    enforce: "pre",
    transform: {
      // With what stands after it: a page's loader is taken out of the page's own text.
      filter: { id: /\.tsx?(\?|$)/, code: "operations.ts" },
      handler: withOwnOperations,
    },
  };
}
