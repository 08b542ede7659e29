import { writeFileSync } from "node:fs";
import { openApiDocument } from "@rebale/contract/openapi/document";
import makeTypes, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";

/** Where the types of the client stand. */
export const TYPES = new URL("./schema.d.ts", import.meta.url);

const HEAD = "// Made from the contract: npm run client-types.\n\n";
const BLOB = ts.factory.createTypeReferenceNode("Blob");

/** The client's types. The office's own operations are not in them: no key opens these. */
export async function clientTypes(): Promise<string> {
  const document = openApiDocument({}, (who) => who !== "admin");
  const tree = await makeTypes(document as unknown as OpenAPI3, {
    alphabetize: true,
    transform: (schema) =>
      "contentMediaType" in schema ? { schema: BLOB, questionToken: false } : undefined,
  });
  // Half of it would be blanks.
  const text = astToString(tree).replace(/^( {4})+/gm, (blanks) => " ".repeat(blanks.length / 4));
  return HEAD + text;
}

if (import.meta.main) writeFileSync(TYPES, await clientTypes());
