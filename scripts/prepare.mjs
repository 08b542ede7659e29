import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { node, packaged, root, run, systemPath } from "./run.mjs";

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
  if (existsSync(node) && isInstalled(dev)) return;
  console.log("Installing what is missing (about a minute, the first time) …");
  const withDev = dev || existsSync(join(root, "node_modules/vitest"));
  // Not `npm ci`, which would fetch everything anew when tests need some more: docs/decisions/009.
  const command = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output, interrupted } = await run(
    [...command, withDev ? "--include=dev" : "--omit=dev"],
    { env: { ...process.env, PATH: systemPath() }, quiet: true },
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
function isInstalled(dev) {
  const found = packagesIn("node_modules/.package-lock.json");
  return Object.entries(packagesIn("package-lock.json")).every(
    ([path, { version, dev: isDev, devOptional, optional, link }]) =>
      !path.startsWith("node_modules/") ||
      optional ||
      link ||
      (!dev && (isDev || devOptional)) ||
      found[path]?.version === version,
  );
}

function packagesIn(lock) {
  const file = join(root, lock);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

const build = join(root, "apps/web/build");
/** The site is built once for each language; what each build writes last. */
const lastWritten = { en: "server/index.js", hi: "hi/server/index.js" };

/** Builds the site where a file that it is made from is newer than it. */
export async function buildWhatIsStale({ languages = ["en", "hi"] } = {}) {
  const built = languages.map((language) => changedAt(join(build, lastWritten[language])));
  const sources = ["apps/web", "packages/contract", "package-lock.json", "tsconfig.json"];
  const changed = sources.map((source) => newestIn(join(root, source)));
  if (Math.max(...changed) < Math.min(...built)) return;
  console.log("Building the site …");
  // One that is broken off leaves nothing that could be taken for the whole.
  rmSync(build, { recursive: true, force: true });
  for (const language of languages) {
    const { code, output, interrupted } = await run(packaged("react-router", "build"), {
      cwd: join(root, "apps/web"),
      env: { ...process.env, NODE_ENV: "production", SITE_LANGUAGE: language },
      quiet: true,
    });
    if (code === 0 && !interrupted) continue;
    rmSync(build, { recursive: true, force: true });
    if (interrupted) throw new Stop("Stopped while building.", code || 130);
    throw new Stop(
      `${output.trim()}\n\nThe site could not be built (react-router build, exit code ${code}).`,
    );
  }
}

const made = new Set(["node_modules", "build", ".react-router"]);

/** When anything in a place was last changed; a folder counts, for files that were removed. */
function newestIn(place) {
  if (!statSync(place).isDirectory()) return changedAt(place);
  const entries = readdirSync(place);
  const own = entries.filter((name) => !made.has(name));
  // What is made in a folder changes it, too.
  const folder = own.length === entries.length ? changedAt(place) : 0;
  return Math.max(folder, ...own.map((name) => newestIn(join(place, name))));
}

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
