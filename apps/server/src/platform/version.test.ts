import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inWords, readVersion } from "./version.ts";

/** A folder with a package.json, and a way to ask git in it. */
function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), "rebale-version-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package.json"), '{ "version": "3.1.4" }');
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
      cwd: folder,
      encoding: "utf8",
    }).trim();
  return { folder, git };
}

test("a market says its version and, from a checkout of whatever kind, its commit (V34)", () => {
  const { folder, git } = aFolder();
  expect(readVersion(folder)).toEqual({ version: "3.1.4", commit: null });
  git("init", "--quiet", "--initial-branch=main");
  expect(readVersion(folder).commit).toBeNull();
  git("commit", "--quiet", "--allow-empty", "--message=one");
  const commit = git("rev-parse", "HEAD").slice(0, 12);
  expect(readVersion(folder)).toEqual({ version: "3.1.4", commit });
  git("pack-refs", "--all");
  expect(readVersion(folder).commit).toBe(commit);
  git("checkout", "--quiet", "--detach");
  expect(readVersion(folder).commit).toBe(commit);
  const beside = join(folder, "beside");
  git("worktree", "add", "--quiet", "-b", "next", beside);
  writeFileSync(join(beside, "package.json"), '{ "version": "3.2.0" }');
  expect(inWords(readVersion(beside))).toBe(`3.2.0 (${commit})`);
});

test("an image, which has no checkout, says the commit that its build wrote down (V34)", () => {
  const { folder } = aFolder();
  writeFileSync(join(folder, "commit"), "3f5c1a2b9d0e11223344\n");
  expect(inWords(readVersion(folder))).toBe("3.1.4 (3f5c1a2b9d0e)");
});
