import { features, isOperation, type Operation } from "@rebale/contract";
import type { Plugin } from "vite";

/** A file of ours, also with what React Router asks it for after a `?`. */
const SOURCE = /\.tsx?(\?|$)/;

/** Where the tables get their types and names. */
const TYPED = /lib[\\/]api[\\/](office-)?operations\.ts$/;

const isOffices = ({ who }: Operation) => who === "admin";

/** An operation as a caller needs it at run time; the zod schemas stay out of the bundle. */
const light = ({ method, path, files }: Operation) => ({
  method,
  path,
  files: files && Object.keys(files),
});

/** The chosen operations of a feature, or of a group of operations in it. */
function chosenOf(values: object, offices: boolean): object {
  const entries = Object.entries(values).flatMap(([name, value]): [string, object][] => {
    if (isOperation(value)) return isOffices(value) === offices ? [[name, light(value)]] : [];
    if (Object.getPrototypeOf(Object(value)) !== Object.prototype) return [];
    const group = chosenOf(value, offices);
    return Object.keys(group).length > 0 ? [[name, group]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * `virtual:operations` and `virtual:office-operations`: method and path of the contract's
 * operations, typed in src/lib/api. The office's own come to no visitor.
 */
export function lightOperations(): Plugin {
  return {
    name: "rebale:operations",
    resolveId: (source) =>
      /^virtual:(office-)?operations$/.test(source) ? `\0${source}` : undefined,
    load(wanted) {
      if (!/^\0virtual:(office-)?operations$/.test(wanted)) return undefined;
      const offices = wanted.includes("office");
      const chosen = Object.entries(features).map(([name, of]) => [name, chosenOf(of, offices)]);
      const code = `export const features = ${JSON.stringify(Object.fromEntries(chosen))};`;
      return { code, moduleSideEffects: false };
    },
    // Whoever uses no name of the table is not sent it.
    transform: {
      filter: { id: TYPED },
      handler: (code) => ({ code, map: null, moduleSideEffects: false }),
    },
  };
}

/** The operation that `accounts.login` or `office.lots.approve` names, if it names one. */
function operationAt(path: readonly string[]): Operation | undefined {
  let value: unknown = features;
  for (const name of path)
    value = Object.hasOwn(Object(value), name)
      ? (value as Record<string, unknown>)[name]
      : undefined;
  return isOperation(value) ? value : undefined;
}

const TABLE_CHUNK = "all-operations";

const IMPORT = /^import \{([^}]+)\} from "[^"]*\/(?:office-)?operations\.ts";/m;
/** `virtual:operation/accounts.login`, and for the office's own `virtual:office-operation/…`. */
const ONE = /^\0?virtual:(?:office-)?operation\/([\w.]+)$/;

/**
 * In what is built, each operation is a module of its own: a page is sent those that it calls, and
 * not the table of all.
 */
export function operationsApart(): Plugin {
  return {
    name: "rebale:operations-apart",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (ONE.test(source) ? `\0${source}` : undefined),
    load(wanted) {
      const operation = operationAt(ONE.exec(wanted)?.[1]?.split(".") ?? []);
      return operation && `export default ${JSON.stringify(light(operation))};`;
    },
    transform: {
      filter: { id: SOURCE, code: IMPORT },
      handler: (code) => ({ code: apart(code), map: null }),
    },
    /** A visitor's page that takes a whole group of them brings them all: chunks.ts sets them apart. */
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const files = Object.values(bundle).filter((file) => file.type === "chunk");
      const tables = files.filter(({ moduleIds }) => moduleIds.includes("\0virtual:operations"));
      const asking = files.filter(
        ({ name, imports }) =>
          /^(shared|with-|part-of-)/.test(name) &&
          tables.some(({ fileName }) => imports.includes(fileName)),
      );
      for (const { name } of [...asking, ...tables.filter(({ name }) => name !== TABLE_CHUNK)])
        this.error(`${name} brings all operations instead of those that it calls`);
    },
  };
}

function apart(code: string): string {
  const imported = IMPORT.exec(code);
  if (!imported) return code;
  const names = (imported[1] ?? "").split(",").map((name) => name.trim());
  const used = new Map<string, string>();
  let own = code.replace(IMPORT, "");
  const left = names.filter((name) => {
    if (!(name in features)) return name !== "";
    own = own.replace(new RegExp(`(?<![.\\w])${name}((?:\\.\\w+){1,2})`, "g"), (all, members) => {
      const [, first = "", second] = (members as string).split(".");
      for (const path of [[name, first], second ? [name, first, second] : []]) {
        const operation = operationAt(path);
        if (!operation) continue;
        const kind = isOffices(operation) ? "office-operation" : "operation";
        const local = `_${path.join("_")}`;
        used.set(local, `import ${local} from "virtual:${kind}/${path.join(".")}";`);
        return local + all.slice(path.join(".").length);
      }
      return all;
    });
    return new RegExp(`(?<![.\\w])${name}\\b(?!:)`).test(own);
  });
  const remaining = left.length ? imported[0].replace(/\{[^}]+\}/, `{ ${left.join(", ")} }`) : "";
  return `${[...used.values()].join(" ")} ${remaining}${own}`;
}
