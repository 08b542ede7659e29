import { readFileSync } from "node:fs";

/** The commands under each heading of a document, as they are typed: its blocks marked `sh`. */
export function commandsIn(document: URL): ReadonlyMap<string, string> {
  const [, ...sections] = readFileSync(document, "utf8").split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [heading = ""] = section.split("\n");
      const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
      return [heading, blocks.join("")];
    }),
  );
}
