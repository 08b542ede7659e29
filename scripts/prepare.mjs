import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { step } from "./progress.mjs";
import { node, packaged, root, run, systemPath } from "./run.mjs";
import { readSources } from "./site-sources.mjs";

/** Ends the script with the code and words of what went wrong. */
export class Stop extends Error {
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

/**
 * Runs npm where node_modules is not as the lock file says. Without `dev` only what it takes to
 * build and run the market: what tests, checks and benches use comes with them, and then stays.
 */
export async function installWhatIsMissing({ dev = false } = {}) {
  if (!existsSync(node) || !isInstalled(root, dev)) {
    const withDev = dev || existsSync(join(root, "node_modules/vitest"));
    await install(root, withDev ? "--include=dev" : "--omit=dev");
  }
  if (dev && !isInstalled(documentTools, dev)) await install(documentTools, "--include=dev");
}

/** Programs for the API's document, apart from the packages that the market runs with. */
const documentTools = join(root, "scripts/openapi");

async function install(cwd, which) {
  // Not `npm ci`, which would fetch everything anew when tests need some more: docs/decisions/009.
  const command = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  // The prefix of `npm --prefix … start`: packages that install others would put them there.
  const { npm_config_prefix: _, ...env } = process.env;
  const { code, output, interrupted } = await step("Installing packages", () =>
    run([...command, which], {
      cwd,
      env: { ...env, PATH: systemPath() },
      quiet: true,
    }),
  );
  if (interrupted) throw new Stop("Stopped while installing.", code || 130);
  if (code !== 0)
    throw new Stop(
      `${output.trim()}\n\nThe packages could not be installed (npm install, exit code ${code}).`,
    );
  if (!existsSync(node))
    throw new Stop(
      "npm ran no install scripts, so Node 24 is missing: allow them (npm config set ignore-scripts false) and try again.",
    );
}

/** Compares the lock file with npm's own note of what node_modules has. */
function isInstalled(folder, dev) {
  const found = packagesIn(join(folder, "node_modules/.package-lock.json"));
  return Object.entries(packagesIn(join(folder, "package-lock.json"))).every(
    ([path, { version, dev: isDev, devOptional, optional, link }]) =>
      !path.startsWith("node_modules/") ||
      optional ||
      link ||
      (!dev && (isDev || devOptional)) ||
      found[path]?.version === version,
  );
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

const web = join(root, "apps/web");
/** The last file that each of the two steps of a build writes. */
const bundled = join(web, "build/marked/server/index.js");
const localized = join(web, "build/site/en/index.js");
/** The sources of what is built, as `readSources` has them. */
const note = join(web, "build/made-from.json");

/**
 * Builds the site where it is made from other files than these; where only words are other ones,
 * they alone are put in anew. The site that is there serves until the new one is whole. `before` is
 * done first, `beside` meanwhile; neither where all is built.
 */
export async function buildWhatIsStale({
  before = async () => undefined,
  beside = async () => undefined,
} = {}) {
  const sources = readSources(root);
  const made = existsSync(note) ? JSON.parse(readFileSync(note, "utf8")) : {};
  const isStale = made.code !== sources.code || !existsSync(bundled);
  if (!isStale && made.words === sources.words && existsSync(localized)) return;
  await before();
  const building = step("Building the site", async () => {
    if (isStale) {
      // A build that is broken off leaves nothing that could be taken for the whole.
      rmSync(note, { force: true });
      rmSync(join(web, "build/marked"), { recursive: true, force: true });
      await buildStep("react-router build", packaged("react-router", "build"));
      writeFileSync(note, JSON.stringify({ code: sources.code }));
    }
    await buildStep("localize.ts", [node, "localize.ts"]);
    writeFileSync(note, JSON.stringify(sources));
  });
  await Promise.all([building, beside()]);
}

async function buildStep(name, command) {
  const env = { ...process.env, NODE_ENV: "production" };
  const { code, output, interrupted } = await run(command, { cwd: web, env, quiet: true });
  if (interrupted) throw new Stop("Stopped while building.", code || 130);
  if (code !== 0)
    throw new Stop(`${output.trim()}\n\nThe site could not be built (${name}, exit code ${code}).`);
}
