import { fileURLToPath } from "node:url";
import Icons from "unplugin-icons/vite";

const maker = JSON.stringify(fileURLToPath(new URL("./src/ui/icon.tsx", import.meta.url)));
const strokesOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

/** `~icons/tabler/user` is Tabler's icon `user`, drawn by ui/icon.tsx. */
export const icons = () =>
  Icons({
    compiler: {
      extension: "ts",
      compiler: (svg) => `import { icon } from ${maker};
        export default /* @__PURE__ */ icon(${JSON.stringify(strokesOf(svg))});`,
    },
  });
