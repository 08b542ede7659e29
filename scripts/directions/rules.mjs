import { calendarRule } from "./calendar.mjs";
import { walk } from "./source.mjs";

const server = /^apps\/server\/src\//;
const web = /^apps\/web\/src\//;
const contract = /^packages\/contract\/src\//;
const embedded = /^packages\/embedded-database\/src\//;
const platform = /^apps\/server\/src\/platform\//;
const live = /^apps\/server\/src\/live\//;
/** Packages that a rule may use: the same input always gives the same answer. */
const purePackages = ["node:crypto", "slugify", "ttag"];
/** The words of this copy of the site, whose language is fixed when it is built. */
const sayings =
  /^apps\/web\/src\/lib\/(language\/(language|(form-)?messages)|formatting\/formatting)\.ts$/;
const pure = /\.(rules|access)\.ts$|\/features\/[^/]+\/domain\//;
/** Where a process begins: it hands the environment on to platform/config.ts. */
const entrance = /^apps\/server\/src\/((main|serve)\.ts|commands\/)/;

/** The sale's page alone stands above others, as on the server: it is made of their parts. */
const isOfSale = (path, other) =>
  path.startsWith("apps/web/src/features/sale-page/") &&
  /\/(lifting|settlement|invoices|kilograms|tax-holds)$/.test(other);
const featureOf = (path, app) => new RegExp(`^apps/${app}/src/features/[^/]+`).exec(path)?.[0];

/**
 * A rule about what a file may import: `refuses(found, file)` for each import of the files it is
 * `about`.
 */
const imports = (name, about, refuses) => ({
  name,
  check: (file) =>
    about.test(file.path)
      ? file.imports
          .filter((found) => refuses(found, file))
          .map(({ at, from }) => ({ at, what: `imports ${from}` }))
      : [],
});

/** A rule about what a file may say: `says(node)` answers what is wrong with a piece of syntax. */
const words = (name, about, describe) => ({
  name,
  check(file) {
    const found = [];
    if (about(file.path))
      walk(
        file.program,
        (node) => describe(node) && found.push({ at: node.start, what: describe(node) }),
      );
    return found;
  },
});

/** The folders of a large server feature, and which others of it each may import. */
const layers = {
  domain: [],
  store: ["domain"],
  formats: ["domain"],
  actions: ["store", "domain", "formats"],
  "bid-queue": ["store", "domain", "formats"],
  live: ["store", "domain"],
};

/** `features/auctions/store/x.ts` → its feature and `store`; a file beside the folders: no layer. */
function layerOf(path) {
  const [feature, layer] =
    /^(apps\/server\/src\/features\/[^/]+)\/(?:([^/]+)\/)?/.exec(path)?.slice(1) ?? [];
  return { feature, layer: layer in layers ? layer : undefined };
}

/** One rule a layer: routes, jobs and index stand beside the folders and may import them all. */
const layerRules = Object.entries(layers).map(([name, below]) =>
  imports(
    `${name} imports ${below.join(", ") || "nothing"} of its feature`,
    new RegExp(`^apps/server/src/features/[^/]+/${name}/`),
    ({ target }, { path }) => {
      const [from, to] = [layerOf(path), layerOf(target ?? "")];
      // An access rule is pure, and asked wherever something is done.
      const isAccess = below.includes("store") && target?.endsWith(".access.ts");
      return (
        from.feature === to.feature && to.layer !== name && !below.includes(to.layer) && !isAccess
      );
    },
  ),
);

const isPackage = ({ target }) => target === undefined;

export const rules = [
  ...layerRules,
  imports("the contract imports only zod", contract, (found) =>
    isPackage(found) ? found.from !== "zod" : !contract.test(found.target),
  ),
  imports(
    "the embedded database knows nothing of the market",
    embedded,
    ({ target }) => target && !embedded.test(target),
  ),
  imports("the server never imports the web app", server, ({ target }) =>
    target?.startsWith("apps/web/"),
  ),
  imports("the web app never imports the server", web, ({ target }) =>
    target?.startsWith("apps/server/"),
  ),
  imports("nothing stands on the lab", /^(?!lab\/)/, ({ target }) => target?.startsWith("lab/")),
  imports("rules, access and domain are pure", pure, (found) => {
    if (isPackage(found)) return !purePackages.includes(found.from);
    return (
      !found.typeOnly && ![contract, pure, sayings].some((allowed) => allowed.test(found.target))
    );
  }),
  imports(
    "the platform never imports what stands on it",
    platform,
    ({ target }) => server.test(target) && !platform.test(target),
  ),
  imports(
    "the live hub knows nothing of what is followed",
    live,
    ({ target }) => server.test(target) && !live.test(target) && !platform.test(target),
  ),
  imports(
    "the journal knows none of its lodgers",
    /^apps\/server\/src\/features\/journal\/(?!.*\.test\.ts$)/,
    ({ target }, { path }) => {
      const other = featureOf(target, "server");
      return other !== undefined && other !== featureOf(path, "server");
    },
  ),
  imports(
    "shared parts of the web app never import features",
    /^apps\/web\/src\/(shared|ui|lib)\//,
    ({ target }) => /^apps\/web\/src\/(features|shell)\//.test(target),
  ),
  imports(
    "ui and lib of the web app know nothing of the trade",
    /^apps\/web\/src\/(ui|lib)\//,
    ({ target }) => /^apps\/web\/src\/shared\//.test(target),
  ),
  imports(
    "a server feature is entered through its index.ts",
    /^apps\/server\/src\/features\//,
    ({ target }, { path }) => {
      const other = featureOf(target, "server");
      return (
        other !== undefined && other !== featureOf(path, "server") && target !== `${other}/index.ts`
      );
    },
  ),
  imports(
    "web features do not import each other",
    /^apps\/web\/src\/features\//,
    ({ target }, { path }) => {
      const other = featureOf(target, "web");
      return other !== undefined && other !== featureOf(path, "web") && !isOfSale(path, other);
    },
  ),
  imports(
    "SQL stands in stores and the platform",
    server,
    ({ from, typeOnly }, { path }) =>
      ["kysely", "pg"].includes(from) && !typeOnly && !isStore(path),
  ),
  words(
    "queries are written in stores and the platform",
    (path) => server.test(path) && !isStore(path),
    (node) => {
      const called =
        node.type === "CallExpression" &&
        node.callee.type === "MemberExpression" &&
        node.callee.property.name;
      return (
        ["selectFrom", "insertInto", "updateTable", "deleteFrom", "mergeInto"].includes(called) &&
        `calls ${called}`
      );
    },
  ),
  words(
    "the environment is read in platform/config.ts",
    (path) =>
      (server.test(path) || contract.test(path)) &&
      !path.endsWith("/platform/config.ts") &&
      !entrance.test(path),
    (node) => isMember(node, "process", "env") && "reads process.env",
  ),
  words(
    "the time is read in platform/clock.ts",
    (path) => (server.test(path) || contract.test(path)) && !path.endsWith("/platform/clock.ts"),
    (node) => {
      if (
        node.type === "NewExpression" &&
        node.callee.name === "Date" &&
        node.arguments.length === 0
      )
        return "says new Date()";
      return isMember(node, "Date", "now") && "says Date.now";
    },
  ),
  calendarRule,
  words(
    "HTTP status codes stand in platform/http",
    (path) => server.test(path) && !path.startsWith("apps/server/src/platform/http/"),
    (node) => {
      const sets =
        node.type === "CallExpression" &&
        node.callee.type === "MemberExpression" &&
        ["code", "status", "writeHead"].includes(node.callee.property.name);
      if (sets && isStatus(node.arguments[0])) return `answers ${node.arguments[0].value}`;
      return (
        node.type === "Property" &&
        node.key.name === "statusCode" &&
        isStatus(node.value) &&
        `says statusCode ${node.value.value}`
      );
    },
  ),
];

function isStore(path) {
  return path.endsWith(".store.ts") || platform.test(path);
}

function isMember(node, object, property) {
  return (
    node.type === "MemberExpression" &&
    node.object.name === object &&
    (node.property.name ?? node.property.value) === property
  );
}

function isStatus(node) {
  return (
    node?.type === "Literal" &&
    typeof node.value === "number" &&
    node.value >= 100 &&
    node.value < 600
  );
}
