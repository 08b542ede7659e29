import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "../../apps/server/src/platform/config.ts";
import { commandsIn } from "./typed.ts";

/** These run each day; that the commands lead to a market is the long test's to say. */
const typed = commandsIn(new URL("../../ops/one-machine.md", import.meta.url));
const { scripts } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { scripts: Record<string, string> };
const bash = (commands: string, ...args: string[]) =>
  execFileSync("bash", args, { input: commands, encoding: "utf8", stdio: "pipe" });

test.each([...typed])("what is typed under %s is a shell's language (V14)", (_, commands) => {
  expect(bash(commands, "-n")).toBe("");
});

test("each of the market's commands that are typed is there (V14)", () => {
  const commands = [...typed.values()].join("");
  const named = [...commands.matchAll(/(?:^\S*\brebale|npm run(?: --silent)?) ([a-z:]+)/gm)].map(
    ([, name]) => name as string,
  );
  expect(named).toEqual(expect.arrayContaining(["build", "ops:backup", "ops:restore"]));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("a real market starts with the settings that are typed (V14)", () => {
  const [file = ""] =
    /^cat > \/etc\/rebale\/market\.env <<END\n[\s\S]*?^END$/m.exec(typed.get("The market") ?? "") ??
    [];
  const given = [
    typed.get("Yours"),
    "OWNS=a WORKS=b",
    "openssl() { echo 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='; }",
  ];
  const text = bash([...given, file.replace("> /etc/rebale/market.env", "")].join("\n"));
  const settings = [...text.matchAll(/^(\w+)="?(.*?)"?$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const { demo, home } = readConfig(Object.fromEntries(settings));
  expect([demo, home]).toEqual([false, "https://market.example"]);
});
