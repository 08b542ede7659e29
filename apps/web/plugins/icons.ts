import type { Plugin } from "vite";
import { SOURCE } from "./source.ts";

const ICON = /[\\/]@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]Icon\w+\.mjs$/;
const MAKER = /[\\/]@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]createReactComponent\.mjs$/;
const STROKES = /const __iconNode = (\[.*?\]);\nconst (\w+) = createReactComponent\("outline",/s;

/** An icon as this site uses them: one line of strokes, in the colour of the text around it. */
const MAKE = `import { jsx } from "react/jsx-runtime";
export default (d) => ({ size = 24, stroke = 2, ...rest }) =>
  jsx("svg", {
    width: size, height: size, viewBox: "0 0 24 24", fill: "none", stroke: "currentColor",
    strokeWidth: stroke, strokeLinecap: "round", strokeLinejoin: "round", ...rest,
    children: jsx("path", { d }),
  });`;

/** Each icon is imported from its own file, so that the build knows which page needs which. */
const oneByOne = (code: string) =>
  code.replace(/import \{([^}]+)\} from "@tabler\/icons-react";/g, (_, names: string) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith("type "))
      .map((name) => `import ${name} from "@tabler/icons-react/dist/esm/icons/${name}.mjs";`)
      .join(" "),
  );

/** The strokes of an icon as one path; each begins where it says, wherever the last one ended. */
function asOnePath(code: string): string | null {
  const [, nodes = "[]", name] = STROKES.exec(code) ?? [];
  const strokes = (JSON.parse(nodes) as [string, { d?: string }][]).map(([tag, { d }]) =>
    tag === "path" && d?.startsWith("M") ? d : null,
  );
  if (strokes.length === 0 || strokes.includes(null)) return null;
  return `import icon from "../createReactComponent.mjs";
    const ${name} = /* @__PURE__ */ icon("${strokes.join("")}");
    export default ${name};`;
}

/** In what is built, an icon carries its strokes and not the names, keys and classes beside them. */
export function leanIcons(): Plugin {
  return {
    name: "rebale:icons",
    apply: "build",
    enforce: "pre",
    load: { filter: { id: MAKER }, handler: () => MAKE },
    transform: {
      filter: { id: [SOURCE, ICON] },
      handler(code, id) {
        if (!ICON.test(id)) return code.includes("@tabler/icons-react") ? oneByOne(code) : null;
        const lean = asOnePath(code);
        return lean ?? this.error(`${id} is not drawn in strokes alone`);
      },
    },
  };
}
