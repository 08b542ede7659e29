import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createMarket, marketOf } from "../../../test/app.ts";
import { guideRoutes } from "./index.ts";
import { GUIDES } from "./render-guide.ts";

const { app, deps } = await createMarket(marketOf(guideRoutes));
await app.listen({ port: 0, host: "127.0.0.1" });
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const run = promisify(execFile);

test.each(["", ...GUIDES.map((name) => `/${name}`)])(
  "/api/docs/guides%s is a page without script, in the market's own address (O67)",
  async (path) => {
    const page = await app.inject(`/api/docs/guides${path}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
    expect(page.body).not.toMatch(/<script|market\.example/);
    expect(page.body).toMatch(/<h1>[^<]+<\/h1>/);
    for (const [, href = ""] of page.body.matchAll(/href="(\/api\/docs\/guides[^"]*)"/g))
      expect([href, (await app.inject(href)).statusCode]).toEqual([href, 200]);
  },
);

test("the index leads to every guide, and another name is none (O67)", async () => {
  const { body } = await app.inject("/api/docs/guides");
  for (const name of GUIDES) expect(body).toContain(`href="/api/docs/guides/${name}"`);
  expect(body).toContain(`${deps.config.home}/api/client.tgz`);
  for (const name of ["index", "nothing", "..%2Findex"])
    expect((await app.inject(`/api/docs/guides/${name}`)).statusCode).toBe(404);
});

test("npm installs the client from the market into an empty folder, asking nobody else, and Node runs it (O67)", async () => {
  const cwd = mkdtempSync(join(tmpdir(), "rebale-client-"));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  writeFileSync(join(cwd, "package.json"), '{"private":true}');
  // No registry there: whatever npm would fetch fails.
  const quietly = ["--no-audit", "--no-fund", "--registry", "http://127.0.0.1:9"];
  const cache = ["--cache", join(cwd, ".npm")];
  const PATH = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((part) => !part.includes("node_modules"))
    .join(delimiter);
  const env = { HOME: cwd, PATH };
  await run("npm", ["install", `${url}/api/client.tgz`, ...quietly, ...cache], { cwd, env });

  const folder = join(cwd, "node_modules/@rebale/client");
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  expect(manifest).not.toHaveProperty("private");
  expect(manifest).not.toHaveProperty("devDependencies");
  expect(readFileSync(join(folder, "index.d.ts"), "utf8")).toContain("createRebale");
  const program = `import { createRebale, verifyWebhook } from "@rebale/client";
    const rebale = createRebale({ url: ${JSON.stringify(url)}, key: "rbk_none" });
    const { error, response } = await rebale.GET("/user/profile");
    console.log(response.status, error.code, typeof verifyWebhook);`;
  writeFileSync(join(cwd, "try.mjs"), program);
  const { stdout } = await run(process.execPath, ["try.mjs"], { cwd, env });
  expect(stdout.trim()).toBe("401 key_invalid function");
});

test("the client is the same bytes each time (O67)", async () => {
  const [one, two] = await Promise.all([
    app.inject("/api/client.tgz"),
    app.inject("/api/client.tgz"),
  ]);
  expect(one.headers["content-type"]).toBe("application/gzip");
  expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
});
