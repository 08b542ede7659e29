import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { putInPlace } from "../put-in-place.ts";

function aBuild() {
  const build = mkdtempSync(join(tmpdir(), "rebale-build-"));
  onTestFinished(() => rmSync(build, { recursive: true }));
  const make = (name: string) => {
    mkdirSync(join(build, "unfinished"));
    writeFileSync(join(build, "unfinished/index.js"), name);
    putInPlace(build, name);
  };
  return { build, make, shown: () => readFileSync(join(build, "site/index.js"), "utf8") };
}

test("a new site takes the place of the old one, which a market that runs goes on with (V38)", () => {
  const { build, make, shown } = aBuild();
  make("1");
  const served = realpathSync(join(build, "site"));
  make("2");
  expect(shown()).toBe("2");
  expect(readFileSync(join(served, "index.js"), "utf8")).toBe("1");
  make("3");
  expect(readdirSync(join(build, "sites"))).toEqual(["2", "3"]);
});

test("the folder that an earlier version built gives way to it (V38)", () => {
  const { build, make, shown } = aBuild();
  mkdirSync(join(build, "site"));
  writeFileSync(join(build, "site/index.js"), "old");
  make("1");
  expect(shown()).toBe("1");
});
