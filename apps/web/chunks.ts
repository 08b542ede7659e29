import type { Plugin, Rolldown } from "vite";

type Name = Rolldown.CodeSplittingNameFunction;

/** What is loaded with every page, and by kind the pages that visitors arrive at. */
const ARRIVALS: readonly [string, RegExp][] = [
  ["every", /src[\\/](entry\.client|root|app[\\/](boundary|shell[\\/]shell))\.tsx$/],
  ["home", /features[\\/]home[\\/]home\.tsx$/],
  ["lists", /features[\\/]listings[\\/](live-listings|category|all-products)\.tsx$/],
  ["auction", /features[\\/]auctions[\\/]auction\.tsx$/],
  ["article", /features[\\/]content[\\/]blog-article\.tsx$/],
];

/** The kinds of pages that a module is loaded with: who imports it, and who imports these. */
function arrivalsWith(id: string, context: Parameters<Name>[1]): Set<string> {
  const found = new Set<string>();
  const seen = new Set([id]);
  for (const module of seen) {
    for (const [kind, page] of ARRIVALS) if (page.test(module)) found.add(kind);
    for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return found;
}

/** Without what starts the page: that has to come after all that it starts. */
const OWN = /src[\\/](?!entry\.client|features[\\/]listings)|@tabler/;

const nameForArrivals: Name = (id, context) => {
  const kinds = arrivalsWith(id, context);
  if (kinds.has("every") || kinds.size > 1) return "shared";
  const [only] = kinds;
  return only ? `with-${only}` : null;
};

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
    { name: nameForArrivals, test: OWN },
    {
      name: "work",
      test: /src[\\/](app|lib|ui)[\\/](?!fields)|@tabler|@mantine[\\/]core[\\/]esm[\\/]core[\\/]/,
      minShareCount: 2,
    },
  ],
};

/** Each icon is imported from its own file, so that the build knows which page needs which. */
export function iconsApart(): Plugin {
  return {
    name: "rebale:icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/, code: "@tabler/icons-react" },
      handler: (code) =>
        code.replace(/import \{([^}]+)\} from "@tabler\/icons-react";/g, (_, names: string) =>
          names
            .split(",")
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith("type "))
            .map((name) => `import ${name} from "@tabler/icons-react/dist/esm/icons/${name}.mjs";`)
            .join(" "),
        ),
    },
  };
}
