import { operations } from "@rebale/contract";
import { FILE_ROUTES } from "@rebale/contract/openapi/file-routes";
import { expect, test } from "vitest";
import { createMarket, wholeMarket } from "../../../test/app.ts";

const { app } = await createMarket(wholeMarket);

interface Call {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: string[];
  readonly responses: Record<string, { content?: Record<string, unknown> }>;
}
const document = (await app.inject("/api/openapi.json")).json();
const calls = Object.entries<Record<string, Call>>(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, call]) => ({ path, method, ...call })),
);

test("the document names every call of the contract, with its fields, its reply and refusals (O66)", () => {
  const { paths, servers } = document;
  expect(document.openapi).toBe("3.1.0");
  expect(servers).toEqual([{ url: "/api" }]);
  expect(calls).toHaveLength(operations.length + FILE_ROUTES.length);
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(["/auction/stream/{lotId}", "/auction/prices"]),
  );
  expect(Object.keys(paths)).not.toContain("/health");

  const bid = paths["/auction"].post;
  expect(bid.security).toEqual([{ bearer: [] }]);
  expect(bid["x-key-scope"]).toBe("bid");
  expect(bid.requestBody.content["application/json"].schema.properties).toHaveProperty("amount");
  expect(Object.keys(bid.responses)).toEqual(["200", "4XX"]);
  const list = paths["/product/shop"].get;
  expect(list.parameters).toContainEqual(expect.objectContaining({ name: "rows", in: "query" }));
  for (const path of ["/admin/audit", "/admin/team"])
    expect(paths[path].get.parameters, "W19").toContainEqual(
      expect.objectContaining({ name: "format", in: "query" }),
    );
  const pictures = paths["/product/update-images"].post.requestBody.content;
  expect(Object.keys(pictures)).toEqual(["multipart/form-data"]);
});

test("each call has a name of its own, its feature's tag, words and a refusal, files and streams too (O66)", () => {
  expect(paths("awards.list")).toEqual(["get /award"]);
  expect(paths("content.officeBlogs.add")).toEqual(["post /admin/blogs"]);
  expect(paths("auctions.stream")).toEqual(["get /auction/stream/{lotId}"]);
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  const tags = new Map(
    document.tags.map(
      (tag: { name: string; description: string }) =>
        [...[tag.name, tag.description]] as [string, string],
    ),
  );
  for (const { operationId, description, tags: own, responses } of calls) {
    expect([operationId, own]).toEqual([operationId, [operationId.split(".")[0]]]);
    expect([operationId, tags.get(own[0] as string), description]).toEqual([
      operationId,
      expect.stringMatching(/\.$/),
      expect.stringMatching(/.{10}/),
    ]);
    expect([operationId, Object.keys(responses)]).toEqual([operationId, ["200", "4XX"]]);
  }
  expect(document.info.contact.url).toMatch(/^https?:/);
});

test("paths that differ in a parameter's name alone are one (O66)", () => {
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, "{}"));
  expect(new Set(shapes).size).toBe(shapes.length);
  const questions = document.paths["/auction/questions/{product_id}"] ?? {};
  const other = document.paths["/auction/questions/{idname}"] ?? {};
  expect(Object.keys({ ...questions, ...other }).sort()).toEqual(["get", "post"]);
});

test("each type of webhook is in it, with the schema of its body and an example (O66, O65)", async () => {
  const { data } = (await app.inject("/api/webhook-events")).json();
  const named = data.map(({ type }: { type: string }) => type);
  expect(Object.keys(document.webhooks).sort()).toEqual(named.sort());
  const content = document.webhooks["trip.out"].post.requestBody.content["application/json"];
  expect(content.schema.properties.type.const).toBe("trip.out");
  expect(content.example.data).toHaveProperty("href");
});

test("the market answers nothing below /api that the document leaves out (O66)", () => {
  const documented = new Set(
    calls.map(({ method, path }) => `${method.toUpperCase()} /api${unnamed(path)}`),
  );
  const aside = /^\S+ \/api(\/docs|\/(health|ready|metrics)$)/;
  const served = routesOf(app.printRoutes({ commonPrefix: false }));
  expect(served.length).toBeGreaterThan(documented.size);
  const own = served.filter((call) => / \/api\//.test(call) && !/^(HEAD|OPTIONS)/.test(call));
  expect(own.filter((call) => !documented.has(call) && !aside.test(call))).toEqual([]);
});

const unnamed = (path: string) => path.replace(/\{\w+\}|:\w+(\|:\w+)*/g, "*");

/** `GET /api/award/*` of Fastify's tree of routes, whose depth is in its indentation. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent = "", segment = "", methods = ""] =
      /^([│├└─ ]*)(\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    above.length = Math.max(0, indent.length / 4 - 1);
    const path = `${above.join("")}${segment}`;
    above.push(segment);
    return methods ? methods.split(", ").map((method) => `${method} ${unnamed(path)}`) : [];
  });
}

const paths = (id: string) =>
  calls
    .filter(({ operationId }) => operationId === id)
    .map(({ method, path }) => `${method} ${path}`);

test("its page comes whole from this server, may run nothing from elsewhere, and leads to the guides (O67)", async () => {
  const page = await app.inject("/api/docs/");
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/https?:/);
  expect(page.body).toContain('href="/api/docs/guides"');
  const named = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(4);
  for (const path of named) {
    const { href, host } = new URL(path, "http://localhost/api/docs/");
    expect(host).toBe("localhost");
    expect((await app.inject(new URL(href).pathname)).statusCode).toBe(200);
  }
  expect((await app.inject("/api/docs")).statusCode).toBe(200);
});
