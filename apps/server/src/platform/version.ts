import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** The market that runs: its version, and its commit where that is known. */
export interface Version {
  readonly version: string;
  readonly commit: string | null;
}

/**
 * The version of package.json, and the commit of this checkout. An image has no checkout: the file
 * `commit` that its build writes says it.
 */
export function readVersion(root = ROOT): Version {
  const { version } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));
  const commit = textOf(root, "commit") ?? commitOf(root);
  return { version, commit: commit?.slice(0, SHOWN) ?? null };
}

/** `0.1.0 (3f5c1a2b9d0e)`. */
export const inWords = ({ version, commit }: Version): string =>
  commit ? `${version} (${commit})` : version;

/** Characters of a commit: enough to find it. */
const SHOWN = 12;

function textOf(...path: string[]): string | null {
  try {
    return readFileSync(resolve(...path), "utf8").trim() || null;
  } catch {
    return null;
  }
}

/** Git itself is not asked: it refuses the checkout of another user, and may be missing. */
function commitOf(root: string): string | null {
  // In a worktree `.git` is a file that names the folder.
  const own = resolve(root, textOf(root, ".git")?.replace(/^gitdir: /, "") ?? ".git");
  const head = textOf(own, "HEAD");
  const ref = head?.replace(/^ref: /, "");
  if (!ref || ref === head) return head;
  const shared = resolve(own, textOf(own, "commondir") ?? ".");
  const packed = textOf(shared, "packed-refs")?.match(new RegExp(`^(\\w+) ${ref}$`, "m"));
  return textOf(shared, ref) ?? packed?.[1] ?? null;
}

/** As this process began: a checkout that is changed under it does not change it. */
export const VERSION = readVersion();
