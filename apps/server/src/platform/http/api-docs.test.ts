import { operations } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";

const { app } = await createMarket();

test("the document names every call of the contract, with its fields, its reply and refusals", async () => {
  const reply = await app.inject("/api/openapi.json");
  const { paths, servers } = reply.json();
  expect(servers).toEqual([{ url: "/api" }]);
  const named = operations.map(({ method, path }) => [path, method.toLowerCase()]);
  for (const [path = "", method = ""] of named) expect(paths[path]).toHaveProperty(method);
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(["/auction/stream/{lotId}", "/auction/prices"]),
  );
  expect(Object.keys(paths)).not.toContain("/health");

  const bid = paths["/auction"].post;
  expect(bid.security).toEqual([{ bearer: [] }]);
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

test("its page comes whole from this server, and may run nothing from elsewhere", async () => {
  const page = await app.inject("/api/docs/");
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/https?:/);
  const named = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(4);
  for (const path of named) {
    const { href, host } = new URL(path, "http://localhost/api/docs/");
    expect(host).toBe("localhost");
    expect((await app.inject(new URL(href).pathname)).statusCode).toBe(200);
  }
  expect((await app.inject("/api/docs")).statusCode).toBe(200);
});
