import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const opening = globSync(["e2e/**/*.ts", "apps/web/src/**/*.test.{ts,tsx}"], { cwd: root });

/** The paths that a list of routes has; an office's are below `/admin`. */
function pathsOf(routes) {
  const [site, office = ""] = routes.split('route("admin"');
  const of = (text, base) =>
    [...text.matchAll(/\broute\(\s*"([^"*]+)"/g)].map(([, path]) => `${base}/${path}`);
  return ["/", "/admin", ...of(site, ""), ...of(office, "/admin")];
}

/** In a text a path ends where its string, query or hash does; a parameter is any one step. */
function isOpened(path, texts) {
  const steps = path
    .split("/")
    .slice(1)
    .map((step) => {
      if (!step.startsWith(":")) return `/${step.replace(".", "\\.")}`;
      return step.endsWith("?") ? "(/[^/\\s\"'`?#]+)?" : "/[^/\\s\"'`?#]+";
    });
  const written = new RegExp(`["'\`}]${steps.join("")}["'\`?#]`);
  return texts.some((text) => written.test(text));
}

test("every screen is opened by a journey or named by a component's test", () => {
  const texts = opening.map(read);
  const paths = pathsOf(read("apps/web/src/routes.ts"));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !isOpened(path, texts))).toEqual([]);
});

test("to every list of the office there is a way: the menu, a tab, a link or a mail", () => {
  const exclude = ["**/routes.ts", "**/*.test.*"];
  const texts = globSync("apps/{web,server}/src/**/*.{ts,tsx}", { cwd: root, exclude }).map(read);
  const paths = pathsOf(read("apps/web/src/routes.ts"));
  const lists = paths.filter((path) => path.startsWith("/admin/") && !path.includes(":"));
  expect(lists.length).toBeGreaterThan(30);
  expect(lists.filter((path) => !isOpened(path, texts))).toEqual([]);
});

test("a screen that nobody opens is named", () => {
  const routes = 'route("lot/:id", "a.tsx"), route("admin", "b.tsx", [route("new", "c.tsx")])';
  const texts = ['go("/"); go("/admin"); go("/lot/7?bid"); go("/new")'];
  expect(pathsOf(routes).filter((path) => !isOpened(path, texts))).toEqual(["/admin/new"]);
});
