import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

type IconSet = Readonly<Record<string, { body: string } | undefined>>;

const ICON = /^(<g [^>]+>)?(<path [^>]+>)+(<\/g>)?$/;
const MAKER = JSON.stringify(fileURLToPath(new URL("../src/ui/icon.tsx", import.meta.url)));

/** `icon:user` is the component of Tabler's icon `user`: each page loads those that it shows. */
export function icons(): Plugin {
  const set: IconSet = createRequire(import.meta.url)("@iconify-json/tabler/icons.json").icons;
  return {
    name: "rebale:icons",
    resolveId: { filter: { id: /^icon:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0icon:/ },
      handler(id) {
        const name = id.slice("\0icon:".length);
        const { body = "" } = set[name] ?? {};
        if (!ICON.test(body) || body.includes('fill="currentColor"'))
          this.error(`There is no icon ${name} that is drawn in strokes alone`);
        const strokes = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
        return `import { icon } from ${MAKER};
          export default /* @__PURE__ */ icon(${JSON.stringify(strokes)});`;
      },
    },
  };
}
