import { content, office, personalData } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import { beforeEach, describe, expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../test/app.ts";
import { officeRoutes } from "../office/index.ts";
import { contentJobs, contentRoutes } from "./index.ts";

const market = await createMarket(marketOf(contentRoutes, officeRoutes));
const { ask, deps } = market;
let admin: SignedIn;
const token = () => ({ token: admin.token });
const { list, add, change, remove } = content.officePolicies;
beforeEach(async () => {
  admin = await market.anAdmin();
  // A text that members agreed to is never deleted in the office.
  await market.db.deleteFrom("policies").execute();
});

const hindi = { "accept-language": "hi" };
const urls = async () => (await ask(content.policies)).body.data.map(({ url }) => url);
const read = async (path: string, headers = {}) => {
  const { status, body } = await ask(content.policyByUrl, { params: { path }, headers });
  return status === 200 ? body.data : status;
};
const changeIt = (id: string, body: object) =>
  ask(change, { ...token(), params: { id }, body: body as never });
const addIt = async (body: object = {}) => {
  const policy = { title: "Terms", url: "terms", description: "<p>One</p>", ...body };
  return (await ask(add, { ...token(), body: policy })).body.data;
};

describe("the usual policies (office g)", () => {
  const addUsual = () => ask(office.addUsualPolicies, token());
  const all = async () => (await ask(list, token())).body.data;

  test("come as drafts in both languages that nobody else reads or agrees to, beside what is there already", async () => {
    await addIt({ title: "Our terms", url: "terms-and-conditions" });
    const { body } = await addUsual();
    expect(body.data.added).toBe(4);
    expect(await urls()).toEqual(["terms-and-conditions"]);
    expect(await read("privacy-policy")).toBe(404);
    const listed = await all();
    expect(listed.map(({ url, is_draft }) => [url, is_draft]).sort()).toEqual([
      ["about-us", true],
      ["auction-rules", true],
      ["privacy-policy", true],
      ["refund-policy", true],
      ["terms-and-conditions", false],
    ]);
    expect(listed.find(({ url }) => url === "terms-and-conditions")?.title).toBe("Our terms");
    expect(listed.every((p) => p.title_hi || !p.is_draft)).toBe(true);
    const { data } = (await ask(office.setUp, token())).body;
    expect([data.policies, data.policy_drafts]).toEqual([1, 4]);
    const member = await market.aBuyer();
    expect((await ask(personalData.consents, { token: member.token })).body.data.agreed).toEqual(
      [],
    );
  });

  test("are made once, by two at the same time and by one who presses again", async () => {
    const added = await Promise.all([addUsual(), addUsual()]);
    const counts = added.map(({ body }) => body.data.added);
    expect(counts.sort()).toEqual([0, 5]);
    expect((await addUsual()).body.data.added).toBe(0);
    expect(await all()).toHaveLength(5);
  });

  test("are refused to whoever may not write content", async () => {
    const support = await market.anAdmin("support");
    expect((await ask(office.addUsualPolicies, { token: support.token })).status).toBe(403);
  });

  test("are published once no mark is left in either language", async () => {
    await addUsual();
    const rules = (await all()).find(({ url }) => url === "auction-rules");
    const publish = (body: object = {}) => changeIt(rules?._id ?? "", { is_draft: false, ...body });
    const refused = await publish();
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        expect.objectContaining({
          path: "description",
          msg: expect.stringContaining("[[Email for complaints]]"),
        }),
        expect.objectContaining({ path: "description_hi" }),
      ],
    ]);
    expect(await read("auction-rules")).toBe(404);
    const filled = (text: string | null = "") => text?.replace(/\[\[.*?\]\]/g, "us@acme.example");
    const { status } = await publish({
      description: filled(rules?.description),
      description_hi: filled(rules?.description_hi),
    });
    expect(status).toBe(200);
    expect(await read("auction-rules", hindi)).toMatchObject({
      lang: "hi",
      title: "नीलामी के नियम",
      description: expect.stringContaining("us@acme.example"),
    });
  });
});

describe("the day from which a policy is in force (office b10)", () => {
  test("a changed text waits for its day in India, and is then a version that members are asked for", async () => {
    await market.setTime(new Date("2026-11-20T06:00:00Z"));
    admin = await market.anAdmin();
    const { _id } = await addIt({ needs_consent: true, in_force_from: "2026-04-01" });
    const mobile = "9811111111";
    await market.aBuyer({ contact: { mobile } });
    const next = {
      title: "Terms of use",
      description: "<p>Two<script>x</script></p>",
      title_hi: "शर्तें",
      description_hi: "<p>दो</p>",
      in_force_from: "2026-12-01",
    };
    const waits = await changeIt(_id, { next });
    expect(waits.body.data.next).toEqual({ ...next, description: "<p>Two</p>" });
    const comesDue = async (time: string) => {
      await market.setTime(new Date(time));
      await contentJobs(deps)["bring-policies"]();
      admin = await market.anAdmin();
    };
    await comesDue("2026-11-30T18:29:00Z");
    const before = { title: "Terms", description: "<p>One</p>", in_force_from: "2026-04-01" };
    expect(await read("terms")).toMatchObject(before);
    expect(await read("terms", hindi)).toMatchObject({ ...before, lang: "en" });
    // Half past six in the evening in Greenwich is midnight in India.
    await comesDue("2026-11-30T18:30:00Z");
    const after = { title: "Terms of use", description: "<p>Two</p>", in_force_from: "2026-12-01" };
    expect(await read("terms")).toMatchObject(after);
    expect(await read("terms", hindi)).toMatchObject({ title: "शर्तें", lang: "hi" });
    expect((await ask(list, token())).body.data[0]?.next).toBeNull();
    await market.setTime(new Date("2026-12-02T06:00:00Z"));
    const session = await market.proveMobile(mobile);
    const { agreed, asked } = (await ask(personalData.consents, { token: session })).body.data;
    expect(agreed).toMatchObject([{ title: "Terms", version: 1 }]);
    expect(asked).toMatchObject([{ title: "Terms of use", version: 2 }]);
  });

  test("is a later one for a text that waits, of a policy that is out; what waits is dropped, and goes with a draft", async () => {
    const today = indiaDay(new Date());
    const next = { title: "T", description: "<p>Two</p>", in_force_from: "2099-01-01" };
    const { _id } = await addIt();
    const paths = async (body: object) => (await changeIt(_id, body)).body.errors?.[0]?.path;
    expect(await paths({ next: { ...next, in_force_from: today } })).toBe("next.in_force_from");
    expect(await paths({ next: { ...next, description: "[[Mark]]" } })).toBe("next.description");
    expect((await changeIt(_id, { next })).status).toBe(200);
    expect((await changeIt(_id, { title: "Rules" })).body.data.next).toMatchObject(next);
    expect((await changeIt(_id, { next: null })).body.data.next).toBeNull();
    expect((await changeIt(_id, { next })).status).toBe(200);
    expect((await changeIt(_id, { is_draft: true })).body.data.next).toBeNull();
    expect(await paths({ next })).toBe("next");
  });

  test("a text that is a draft again and comes back unchanged is no new version", async () => {
    const { _id } = await addIt({ needs_consent: true });
    for (const is_draft of [true, false]) await changeIt(_id, { is_draft });
    const member = await market.aBuyer();
    const { agreed } = (await ask(personalData.consents, { token: member.token })).body.data;
    expect(agreed).toMatchObject([{ version: 1 }]);
  });
});

test("what a member agreed to is followed by another text, never taken away (V10)", async () => {
  const terms = await addIt({ title: "The terms", url: "the-terms", needs_consent: true });
  // A new member agrees to it.
  await market.aBuyer();
  const refused = [
    await ask(remove, { ...token(), params: { id: terms._id } }),
    await changeIt(terms._id, { is_draft: true }),
    await changeIt(terms._id, { needs_consent: false }),
  ];
  for (const { status, body } of refused) {
    expect([status, body.code]).toEqual([409, "in_use"]);
    expect(JSON.stringify(body)).toContain("followed");
  }
  expect(await urls()).toContain("the-terms");
  expect((await changeIt(terms._id, { description: "<p>Two</p>" })).status).toBe(200);
  const other = await addIt({ title: "Other", url: "other", needs_consent: true });
  expect((await ask(remove, { ...token(), params: { id: other._id } })).status).toBe(200);
});

test("each earlier text of a policy is there for the office, as it stood (V10)", async () => {
  const { _id } = await addIt({ title: "Old", url: "old-rules", description: "<p>One</p>" });
  await changeIt(_id, { description: "<p>Two</p>" });
  const { body } = await ask(content.policyVersions, { ...token(), params: { id: _id } });
  expect(body.data.map(({ version, description }) => [version, description])).toEqual([
    [2, "<p>Two</p>"],
    [1, "<p>One</p>"],
  ]);
});

describe("Hindi of the text before (V31)", () => {
  const both = { description_hi: "<p>एक</p>", title_hi: "शर्तें" };
  const follows = async () => (await ask(list, token())).body.data[0]?.hindi_follows;

  test("is marked where the English changed alone, for the office and for readers, until the Hindi changes or the office says that it follows (V31)", async () => {
    const { _id } = await addIt(both);
    expect(await follows()).toBe(true);
    await changeIt(_id, { needs_consent: false, title_hi: "नियम" });
    expect(await follows()).toBe(true);
    await changeIt(_id, { ...both, description: "<p>Two</p>" });
    expect(await read("terms", hindi)).toMatchObject({ lang: "hi", hindi_follows: false });
    await changeIt(_id, { title: "Terms of use" });
    expect(await follows(), "it stays marked").toBe(false);
    await changeIt(_id, { hindi_follows: true });
    expect(await follows()).toBe(true);
    await changeIt(_id, { description: "<p>Three</p>" });
    expect(await follows()).toBe(false);
    await changeIt(_id, { description_hi: "<p>तीन</p>" });
    expect(await follows()).toBe(true);
  });

  test("is marked once the English that waited is in force, too (V31)", async () => {
    await market.setTime(new Date("2026-11-29T06:00:00Z"));
    admin = await market.anAdmin();
    const { _id } = await addIt(both);
    const next = { title: "Terms", description: "<p>Two</p>", in_force_from: "2026-12-15" };
    const comesDue = async (time: string) => {
      await market.setTime(new Date(time));
      await contentJobs(deps)["bring-policies"]();
      admin = await market.anAdmin();
    };
    await changeIt(_id, { next: { ...next, ...both } });
    await comesDue("2026-12-14T19:00:00Z");
    expect(await read("terms", hindi)).toMatchObject({ lang: "hi", hindi_follows: false });
    await changeIt(_id, {
      next: { ...next, ...both, description_hi: "<p>दो</p>", in_force_from: "2026-12-20" },
    });
    await comesDue("2026-12-19T19:00:00Z");
    expect(await follows()).toBe(true);
  });
});
