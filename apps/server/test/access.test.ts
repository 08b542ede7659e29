import { lifting, type Operation, type office, operations, type Who } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "./app.ts";

const market = await createMarket();
type Kind =
  | "visitor"
  | "registrant"
  | "uploader"
  | "buyer"
  | "seller"
  | "admin"
  | "stranger"
  | "gate"
  | OfficeKind
  | Role;
/** People of the office by their role; `admin` is an owner. */
type OfficeKind = `office-${Exclude<office.OfficeRole, "owner">}`;
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

/** The callers the contract lets in, written out again, so that a slip in the guards shows. */
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
const officers = [
  "admin",
  "office-moderator",
  "office-finance",
  "office-content",
  "office-support",
] as const;
const admitted: Record<Who, readonly Kind[]> = {
  anyone: [
    "visitor",
    "registrant",
    "uploader",
    ...buyers,
    ...sellers,
    ...officers,
    "stranger",
    "gate",
  ],
  registrant: ["registrant"],
  uploader: ["uploader", ...buyers, ...sellers],
  member: [...buyers, ...sellers],
  user: [...buyers, ...sellers, ...officers],
  "seller-or-admin": [...sellers, ...officers],
  buyer: buyers,
  seller: sellers,
  bidder: ["buyer", "manager-buyer", "bidder-buyer"],
  "seller-manager": ["seller", "manager-seller"],
  "company-owner": ["buyer", "seller"],
  "company-manager": ["buyer", "manager-buyer", "seller", "manager-seller"],
  applicant: ["uploader", ...buyers, ...sellers],
  "waiting-seller": ["uploader"],
  "applicant-manager": ["uploader", "buyer", "manager-buyer", "seller", "manager-seller"],
  gate: ["gate", "seller", "manager-seller"],
  admin: officers,
};
/** A phone at a gate of nobody else's here. */
async function aGate(): Promise<string> {
  const { token, id } = await market.aSeller();
  const { company_id } = await market.db
    .selectFrom("company_users")
    .select("company_id")
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  const place = { address: "1 Road", city: "Pune", state: "Maharashtra", pincode: "411001" };
  const site = await market.db
    .insertInto("company_sites")
    .values({ company_id, name: "Yard", ...place })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { body } = await market.ask(lifting.addGateDevice, {
    ...{ token, params: { id: String(site.id) }, body: { name: "Gate" } },
  });
  return body.data.link.split("#")[1] ?? "";
}

/** Which roles beside the owner a permission is given to, a second time as well. */
const permitted: Record<office.Permission, string> = {
  "overview.read": "moderator finance content support",
  "figures.read": "moderator finance",
  "accounts.read": "moderator finance support",
  "accounts.review": "moderator",
  "companies.read": "moderator finance support",
  "companies.review": "moderator",
  "authorisations.read": "moderator finance support",
  "authorisations.review": "moderator",
  "documents.read": "moderator finance",
  "lots.read": "moderator finance content support",
  "lots.review": "moderator",
  "auctions.read": "moderator finance support",
  "auctions.manage": "moderator",
  "awards.manage": "moderator",
  "wallets.read": "finance support",
  "money.read": "finance",
  "money.match": "finance",
  "money.approve": "finance",
  "money.reverse": "finance",
  "content.edit": "content",
  "notifications.read": "moderator content support",
  "notifications.send": "moderator support",
  "outbox.read": "moderator support",
  "enquiries.read": "moderator finance support",
  "enquiries.answer": "moderator finance support",
  "security.read": "moderator",
  "irregularities.decide": "moderator",
  "erasures.decide": "moderator",
  "audit.read": "moderator",
  "settings.change": "",
  "team.manage": "",
};
const isPermitted = (kind: Kind, may: office.Permission | undefined) =>
  !may ||
  !kind.startsWith("office-") ||
  permitted[may].split(" ").includes(kind.slice("office-".length));

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
  "office-moderator": (await market.anAdmin("moderator")).token,
  "office-finance": (await market.anAdmin("finance")).token,
  "office-content": (await market.anAdmin("content")).token,
  "office-support": (await market.anAdmin("support")).token,
  // Well-formed, and nobody's.
  stranger: "A".repeat(43),
  gate: await aGate(),
};
for (const kind of [...buyers, ...sellers])
  if (kind !== "buyer" && kind !== "seller") tokens[kind] = await placed(kind);

const refusedAtTheDoor = new Set([
  "sign_in_first",
  "not_allowed",
  "office_role_may_not",
  "phone_not_proven",
  "seller_may_not_bid",
  "seller_may_not_ask",
  "company_waiting",
  "company_needed",
  "role_may_not_bid",
  "role_may_not_sell",
  "owner_needed",
  "manager_needed",
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
  inOrder.map(
    (operation) =>
      [operation.method, operation.path, operation.who, operation.may ?? "all", operation] as const,
  ),
)(
  "%s %s lets in %s, of the office who may %s, and nobody else (S6.1, S6.2, S6.3, S6.4, S6.5, W2, W4, W5, W12)",
  async (_method, _path, who, _may, operation) => {
    const letIn: Kind[] = [];
    for (const kind of Object.keys(tokens) as Kind[])
      if (await isLetIn(operation, kind)) letIn.push(kind);
    const expected = admitted[who].filter((kind) => isPermitted(kind, operation.may));
    expect(letIn.sort()).toEqual(expected.sort());
  },
);

test("every operation of the contract is registered", async () => {
  const missing = operations.filter(
    ({ method, path }) =>
      !market.app.hasRoute({ method, url: `/api${path.replace(/\{(\w+)\}/g, ":$1")}` }),
  );
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
