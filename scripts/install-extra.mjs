import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run, systemPath } from "./run.mjs";

// `npm run install:tracing`, `npm run install:object-store`: libraries that hardly any market needs,
// in the versions that the tests have. npm takes away what is not asked for, so one that is already
// there is asked for again.

const extras = { tracing: "@opentelemetry/", "object-store": "@aws-sdk/" };
const file = join(root, "apps/server/package.json");
const libraries = Object.entries(JSON.parse(readFileSync(file, "utf8")).devDependencies);
const isThere = ([name]) => existsSync(join(root, "node_modules", name));

const packages = Object.entries(extras).flatMap(([extra, scope]) => {
  const its = libraries.filter(([name]) => name.startsWith(scope));
  return extra === process.argv[2] || its.every(isThere) ? its : [];
});
const command = ["npm", "install", "--no-save", "--omit=dev"];
const names = packages.map(([name, version]) => `${name}@${version}`);
const env = { ...process.env, PATH: systemPath() };
const { code } = await run([...command, ...names], { env });
process.exitCode = code;
