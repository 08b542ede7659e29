import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openApiDocument } from "@rebale/contract/openapi/document";
import { node, root, run } from "../run.mjs";

/** The API's document by Spectral's rules; once it was found clean, not again until it changes. */
const rules = join(import.meta.dirname, "spectral.yaml");
const file = join(root, "node_modules/.cache/check/openapi.json");
const clean = `${file}.clean`;

const document = JSON.stringify(openApiDocument());
const hash = createHash("sha256")
  .update(document)
  .update(readFileSync(rules))
  .update(readFileSync(join(import.meta.dirname, "package-lock.json")))
  .digest("hex");
if (!existsSync(clean) || readFileSync(clean, "utf8") !== hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, document);
  const spectral = join(import.meta.dirname, "node_modules/.bin/spectral");
  const lint = [node, spectral, "lint", file, "--ruleset", rules, "--fail-severity", "hint"];
  const { code, output } = await run(lint, { quiet: true, minutes: 5 });
  if (code === 0) writeFileSync(clean, hash);
  else console.log(output);
  process.exitCode = code;
}
