import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { openApiDocument } from "@rebale/contract/openapi/document";
import { installWhatIsMissing } from "../prepare.mjs";

/** Where the types of the client stand. */
export const TYPES = new URL("../../packages/client/schema.d.ts", import.meta.url);

const HEAD = "// Made from the contract: npm run client-types.\n\n";

/** The client's types. The office's own operations are not in them: no key opens these. */
export async function clientTypes() {
  const [{ default: makeTypes, astToString }, { default: ts }] = await Promise.all([
    import("openapi-typescript"),
    import("typescript"),
  ]);
  const blob = ts.factory.createTypeReferenceNode("Blob");
  const tree = await makeTypes(
    openApiDocument({}, (who) => who !== "admin"),
    {
      alphabetize: true,
      transform: (schema) =>
        "contentMediaType" in schema ? { schema: blob, questionToken: false } : undefined,
    },
  );
  // Half of it would be blanks.
  const text = astToString(tree).replace(/^( {4})+/gm, (blanks) => " ".repeat(blanks.length / 4));
  return HEAD + text;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installWhatIsMissing({ dev: true });
  writeFileSync(TYPES, await clientTypes());
}
