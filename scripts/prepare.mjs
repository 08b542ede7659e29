import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { node, packaged, root, run, systemPath } from "./run.mjs";

const modules = join(root, "node_modules");
/** Says that files which only people and type checks read were removed: docs/decisions/022. */
const leanStamp = join(modules, ".lean");
const builtStamp = join(root, "apps/web/build/.built-from");

/** Ends the script with the code and words of what went wrong. */
export class Stop extends Error {
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

/**
 * Installs what the lock file names and node_modules lacks. Without `dev` only what it takes to
 * build and run the market: what tests, checks and benches use comes with them.
 */
export async function installWhatIsMissing({ dev = false } = {}) {
  // npm does not miss the files that a lean install has removed: everything is installed anew.
  const lean = join(root, "node_modules.lean");
  const isLean = dev && existsSync(leanStamp);
  if (isLean) renameSync(modules, lean);
  try {
    await install(dev);
  } catch (error) {
    if (isLean) {
      rmSync(modules, { recursive: true, force: true });
      renameSync(lean, modules);
    }
    throw error;
  }
  rmSync(lean, { recursive: true, force: true });
  if (!dev && wantsTraces()) await installTracing();
}

/** As platform/config.ts reads it; what is switched off all the same is installed for nothing. */
const wantsTraces = ({ env } = process) =>
  Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);

/** 15 MB that hardly any market needs: the server loads them only to trace. */
async function installTracing() {
  const { devDependencies } = JSON.parse(read(join(root, "apps/server/package.json")));
  const packages = Object.entries(devDependencies).filter(([name]) =>
    name.startsWith("@opentelemetry/"),
  );
  if (packages.every(([name]) => existsSync(join(modules, name)))) return;
  console.log("Installing OpenTelemetry …");
  const specs = packages.map(([name, version]) => `${name}@${version}`);
  await npmInstall("--omit=dev", ...specs);
  rmSync(join(modules, "node/node_modules"), { recursive: true, force: true });
  removeUnread();
}

async function install(dev) {
  const wanted = packagesIn("package-lock.json");
  const found = packagesIn("node_modules/.package-lock.json");
  const isThere = ([path, { version, optional, link }]) =>
    !path.startsWith("node_modules/") || optional || link || found[path]?.version === version;
  const packages = Object.entries(wanted);
  const needed = packages.filter(
    ([, { dev: isDev, devOptional }]) => dev || !(isDev || devOptional),
  );
  if (existsSync(node) && needed.every(isThere)) return;

  console.log("Installing what is missing (about a minute, the first time) …");
  // What somebody has for tests is not taken away from them.
  const hasDev = packages.some(
    ([path, { dev: isDev, optional }]) => isDev && !optional && found[path],
  );
  await npmInstall(dev || hasDev ? "--include=dev" : "--omit=dev");
  if (!existsSync(node))
    throw new Stop(
      "npm ran no install scripts, so Node 24 is missing: allow them (npm config set ignore-scripts false) and try again.",
    );
  // The package links Node's program from here; the headers and the npm beside it are 68 MB.
  rmSync(join(modules, "node/node_modules"), { recursive: true, force: true });
  if (!dev && !hasDev) removeUnread();
}

/**
 * Not `npm ci`: it refuses a lock file that lacks the optional packages of other systems, which
 * some registries do not carry.
 */
async function npmInstall(...args) {
  const env = { ...process.env, PATH: systemPath() };
  const quiet = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const command = ["npm", "install", ...quiet, ...args];
  const { code, output, interrupted } = await run(command, { env, quiet: true });
  if (interrupted) throw new Stop("Stopped while installing.", code || 130);
  if (code !== 0)
    throw new Stop(
      `${output.trim()}\n\nThe packages could not be installed (npm install, exit code ${code}).`,
    );
}

const UNREAD_FILE = /\.(map|md|markdown|flow|a|d\.[cm]?ts)$|\/src\/.*\.tsx?$/i;
const UNREAD_FOLDER = /^(umd|docs|examples|tests?|__tests__|\.yarn)$/;
/** Copies of the same for other ways of loading them: neither our Node nor Vite asks for these. */
const UNREAD_COPY = new RegExp(
  [
    "@(aws-sdk|smithy)/[^/]+/dist-es",
    "@ip-location-db/[^/]+/.+-ipv[46]\\.mmdb",
    "@mantine/[^/]+/cjs",
    "@tabler/icons-react/dist/cjs",
    "@zip\\.js/zip\\.js/dist/zip(?!-web-worker|-module).*",
    "lodash/fp",
    "pdfjs-dist/(legacy|image_decoders)",
    "pdfkit/js/pdfkit\\.standalone\\.js",
    "react-dom/cjs/.+[.-]profiling\\..+",
  ]
    .map((path) => `/node_modules/${path}$`)
    .join("|"),
);

/** Source maps, types, documents, tests and copies: a third of what was installed. */
function removeUnread(folder = modules) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // A link leads to one of our own packages.
    if (!entry.isDirectory() && !entry.isFile()) continue;
    const unread = entry.isDirectory() ? UNREAD_FOLDER.test(entry.name) : UNREAD_FILE.test(path);
    if (unread || UNREAD_COPY.test(path)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeUnread(path);
  }
  if (folder === modules) writeFileSync(leanStamp, "");
  else if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** What npm notes of the packages in a tree, by path. */
const packagesIn = (lock) => JSON.parse(read(join(root, lock)) || "{}").packages ?? {};

export async function buildWhatIsStale() {
  const wanted = hashOf(["apps/web", "packages/contract", "package-lock.json", "tsconfig.json"]);
  if (read(builtStamp) === wanted) return;
  console.log("Building the site …");
  for (const language of ["en", "hi"]) {
    const { code, output, interrupted } = await run(packaged("react-router", "build"), {
      cwd: join(root, "apps/web"),
      env: { ...process.env, NODE_ENV: "production", SITE_LANGUAGE: language },
      quiet: true,
    });
    if (interrupted) throw new Stop("Stopped while building.", code || 130);
    if (code !== 0)
      throw new Stop(
        `${output.trim()}\n\nThe site could not be built (react-router build, exit code ${code}).`,
      );
  }
  writeFileSync(builtStamp, wanted);
}

/** One hash over every file in these places, names and contents. */
function hashOf(places) {
  const hash = createHash("sha256").update(process.platform + process.arch);
  for (const place of places) {
    for (const file of filesIn(join(root, place)))
      hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

const made = new Set(["node_modules", "build", ".react-router"]);

function filesIn(place) {
  let entries;
  try {
    entries = readdirSync(place, { withFileTypes: true });
  } catch {
    return existsSync(place) ? [place] : [];
  }
  const here = entries
    .filter((entry) => !made.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return here.flatMap((entry) => filesIn(join(place, entry.name)));
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
