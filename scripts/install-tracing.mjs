import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run, systemPath } from "./run.mjs";

// `npm run install:tracing`: OpenTelemetry for a market that is to be traced; 28 MB that hardly any
// needs, in the versions that the tests have.

const file = join(root, "apps/server/package.json");
const { devDependencies } = JSON.parse(readFileSync(file, "utf8"));
const packages = Object.entries(devDependencies)
  .filter(([name]) => name.startsWith("@opentelemetry/"))
  .map(([name, version]) => `${name}@${version}`);
const env = { ...process.env, PATH: systemPath() };
const { code } = await run(["npm", "install", "--no-save", "--omit=dev", ...packages], { env });
process.exitCode = code;
