import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Checks another version out, with this one's libraries and site beside its own code. One from
 * before the site was built once for all languages finds none, and serves the API alone.
 */
export function checkOut(root: string, commit: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "rebale-version-")), "checkout");
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", path, commit], { cwd: root });
  const libraries = join(path, "node_modules");
  mkdirSync(join(libraries, "@rebale"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (!["@rebale", ".cache"].includes(name))
      symlinkSync(join(root, "node_modules", name), join(libraries, name));
  for (const [name, folder] of Object.entries({
    contract: "packages/contract",
    "embedded-database": "packages/embedded-database",
  }))
    symlinkSync(join(path, folder), join(libraries, "@rebale", name));
  const site = "apps/web/build";
  if (existsSync(join(root, site))) symlinkSync(join(root, site), join(path, site));
  return path;
}
