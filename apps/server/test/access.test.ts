import { type Operation, operations, type Who } from "@rebale/contract";
import { expect, test } from "vitest";
import { openMarket } from "./app.ts";

const market = await openMarket();
type Kind =
  | "visitor"
  | "registrant"
  | "uploader"
  | "buyer"
  | "seller"
  | "admin"
  | "stranger"
  | Role;
/** Members by their place in a company; `buyer` and `seller` own theirs. */
type Role =
  | "manager-buyer"
  | "bidder-buyer"
  | "viewer-buyer"
  | "asking-buyer"
  | "removed-buyer"
  | "manager-seller"
  | "bidder-seller"
  | "viewer-seller"
  | "asking-seller"
  | "removed-seller";

/** Who the contract lets in, written out a second time, so that a slip in the guards shows. */
const buyers = [
  "buyer",
  "manager-buyer",
  "bidder-buyer",
  "viewer-buyer",
  "asking-buyer",
  "removed-buyer",
] as const;
const sellers = [
  "seller",
  "manager-seller",
  "bidder-seller",
  "viewer-seller",
  "asking-seller",
  "removed-seller",
] as const;
const admitted: Record<Who, readonly Kind[]> = {
  anyone: ["visitor", "registrant", "uploader", ...buyers, ...sellers, "admin", "stranger"],
  registrant: ["registrant"],
  uploader: ["uploader", ...buyers, ...sellers],
  member: [...buyers, ...sellers],
  insider: [...buyers, ...sellers, "admin"],
  vendor: [...sellers, "admin"],
  buyer: buyers,
  seller: sellers,
  bidder: ["buyer", "manager-buyer", "bidder-buyer"],
  lister: ["seller", "manager-seller"],
  "company-owner": ["buyer", "seller"],
  admin: ["admin"],
};

/** A member with this place in a company of somebody else's. */
async function placed(kind: Role): Promise<string> {
  const [place, type] = kind.split("-") as [string, "buyer" | "seller"];
  const { id, token } = await (type === "buyer" ? market.aBuyer() : market.aSeller());
  const acts = place !== "asking" && place !== "removed";
  await market.db
    .updateTable("company_users")
    .set({ status: acts ? "active" : place === "asking" ? "asked" : place })
    .set({ role: acts ? place : null })
    .where("user_id", "=", id)
    .execute();
  market.deps.bus.publish("session", { userId: id });
  return token;
}

const tokens: Record<Exclude<Kind, Role>, string | undefined> & Partial<Record<Role, string>> = {
  visitor: undefined,
  registrant: await market.proveMobile("9700000001"),
  uploader: (await market.aWaitingSeller()).token,
  buyer: (await market.aBuyer()).token,
  seller: (await market.aSeller()).token,
  admin: (await market.anAdmin()).token,
  // Well-formed, and nobody's.
  stranger: "A".repeat(43),
};
for (const kind of [...buyers, ...sellers])
  if (kind !== "buyer" && kind !== "seller") tokens[kind] = await placed(kind);

const refusedAtTheDoor = new Set([
  "sign_in_first",
  "not_allowed",
  "phone_not_proven",
  "seller_may_not_bid",
  "company_waiting",
  "company_needed",
  "role_may_not_bid",
  "role_may_not_sell",
  "owner_needed",
]);

/** Empty input: whoever is let in is refused for that, or answered. */
async function isLetIn(operation: Operation, kind: Kind): Promise<boolean> {
  const token = tokens[kind];
  const reply = await market.app.inject({
    method: operation.method,
    url: `/api${operation.path.replace(/\{\w+\}/g, "999999")}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(operation.method === "GET" ? {} : { payload: {} }),
  });
  const { code } = reply.json() as { code?: string };
  const refused = refusedAtTheDoor.has(code ?? "");
  expect([401, 403].includes(reply.statusCode) || !refused).toBe(true);
  return !refused;
}

// Logging out comes last: it ends the sessions that the others are tried with.
const inOrder = [...operations].sort(
  (a, b) => Number(a.path === "/user/logout") - Number(b.path === "/user/logout"),
);

test.each(
  inOrder.map((operation) => [operation.method, operation.path, operation.who, operation] as const),
)(
  "%s %s lets in %s and nobody else (S6.1, S6.2, S6.3, S6.4, S6.5, W2)",
  async (_method, _path, who, operation) => {
    const letIn: Kind[] = [];
    for (const kind of Object.keys(tokens) as Kind[])
      if (await isLetIn(operation, kind)) letIn.push(kind);
    expect(letIn.sort()).toEqual([...admitted[who]].sort());
  },
);

test("every operation of the contract is registered", async () => {
  const missing = operations.filter(
    ({ method, path }) =>
      !market.app.hasRoute({ method, url: `/api${path.replace(/\{(\w+)\}/g, ":$1")}` }),
  );
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
