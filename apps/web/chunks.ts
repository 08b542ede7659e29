import type { Rolldown } from "vite";

type Name = Rolldown.CodeSplittingNameFunction;

/** Modules loaded with every page, and by kind the pages that visitors arrive at. */
const ARRIVALS: readonly [string, RegExp][] = [
  ["every", /src[\\/](entry\.client|root|shell[\\/](boundary|shell))\.tsx$/],
  ["home", /features[\\/]home[\\/]home\.tsx$/],
  ["lists", /features[\\/]listings[\\/]shop[\\/](live-listings|category|all-products)\.tsx$/],
  ["auction", /features[\\/]auctions[\\/]auction\.tsx$/],
  ["article", /features[\\/]content[\\/]blog-article\.tsx$/],
];

/** Parts of these pages that are fetched later, and further pages for visitors, by kind. */
const LATER: readonly [string, RegExp][] = [
  ["table", /features[\\/]listings[\\/]shop[\\/]lots-table\.tsx$/],
  ["pages", /features[\\/](pages[\\/](about|how-we-do-it)|content[\\/](blogs|policy))\.tsx$/],
  ["events", /features[\\/]events[\\/]events\.tsx$/],
  [
    "search",
    /features[\\/]listings[\\/]shop[\\/](filters[\\/]chips|search[\\/]suggestion-list)\.tsx$/,
  ],
];
/** The calls to the API: few visitors' pages need them before somebody does something. */
const CALLS = /lib[\\/]api[\\/](browser|client|upload)\.ts$/;

/** The kinds of pages that a module is loaded with: who imports it, and who imports these. */
function kindsWith(
  id: string,
  context: Parameters<Name>[1],
  among: readonly [string, RegExp][],
): Set<string> {
  const found = new Set<string>();
  const seen = new Set([id]);
  for (const module of seen) {
    for (const [kind, page] of among) if (page.test(module)) found.add(kind);
    for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return found;
}

const isShared = (kinds: ReadonlySet<string>) => kinds.has("every") || kinds.size > 1;

const nameForShared: Name = (id, context) =>
  !CALLS.test(id) && isShared(kindsWith(id, context, ARRIVALS)) ? "shared" : null;

/** Another page's later part does not bring the whole of the one page that has it too. */
const nameForPart: Name = (id, context) => {
  const [only] = kindsWith(id, context, ARRIVALS);
  const later = [...kindsWith(id, context, LATER)];
  return only && later.some((part) => !part.startsWith(only)) ? `part-of-${only}` : null;
};

const nameForArrivals: Name = (id, context) => {
  const [only] = kindsWith(id, context, ARRIVALS);
  return only ? `with-${only}` : null;
};

const nameForLater: Name = (id, context) => {
  if (kindsWith(id, context, ARRIVALS).size > 0) return null;
  const kinds = kindsWith(id, context, LATER);
  const first = LATER.find(([kind]) => kinds.has(kind))?.[0];
  return first ? `with-${first}` : null;
};

/** The table of all operations: a visitor's page has those that it calls (operations.ts). */
const TABLE = /virtual:operations$|lib[\\/]api[\\/]operations\.ts$/;

/** Without what starts the page: that has to come after all that it starts. */
const SITE =
  /src[\\/](?!entry\.client|features[\\/]listings[\\/]shop[\\/](filters[\\/])?[\w-]+\.tsx)/;
const OWN = new RegExp(`${SITE.source}|icons[\\\\/]tabler|virtual:operation[\\\\/]`);

/** Modules of an auction page's later parts; with the chunk `work` came 70 KB. */
const SMALL = /[\\/](material-names|save-file|term-lines)\.ts$/;

const WORK =
  /src[\\/](shell|lib|ui|shared)[\\/](?!fields|office)|icons[\\/]tabler|@mantine[\\/]core[\\/]esm[\\/]core[\\/]/;

/**
 * Forty files of half a kilobyte cost a phone more round trips than they save bytes; one file for
 * all brings a visitor the forms, charts and office of others.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: "framework",
      test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    },
    { name: "all-operations", test: TABLE },
    // A group takes along what its files import, unless one before it has that.
    { name: nameForShared, test: OWN },
    { name: "calls", test: CALLS },
    { name: nameForPart, test: OWN },
    { name: nameForArrivals, test: OWN },
    {
      name: nameForLater,
      test: /src[\\/](?!entry\.client)|icons[\\/]tabler|virtual:operation[\\/]/,
    },
    { name: "operations", test: /virtual:operation[\\/]/ },
    { name: "office-operations", test: /virtual:office-operation[\\/]/ },
    { name: (id) => SMALL.exec(id)?.[1] ?? null, test: SMALL },
    { name: "work", test: WORK, minShareCount: 2 },
  ],
};
