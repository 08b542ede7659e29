import { content, listings, office } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { enquiryRoutes } from "../enquiries/index.ts";
import { listingRoutes } from "../listings/index.ts";
import { materialRoutes } from "../materials/index.ts";
import { officeRoutes } from "../office/index.ts";
import { contentRoutes } from "./index.ts";

const market = await createMarket(
  marketOf(contentRoutes, officeRoutes, enquiryRoutes, listingRoutes, materialRoutes),
);
const { ask, db } = market;
let admin: SignedIn;
beforeAll(async () => {
  admin = await market.anAdmin();
});
const policy = (over: object = {}) =>
  ask(content.officePolicies.add, {
    token: admin.token,
    body: { title: "Refunds", url: "refunds", description: "<p>Soon.</p>", ...over },
  });
const mails = () =>
  db.selectFrom("messages").select(["recipient", "subject", "body"]).orderBy("id").execute();

describe("policies", () => {
  test("(S2.18, S2.59, S7.17) written by the office, listed and read by url at once by everybody; each change leaves an audit row", async () => {
    await ask(content.policies);
    const { body } = await policy();
    expect((await ask(content.policies)).body.data.map((p) => p.url)).toEqual(["refunds"]);
    expect(
      (await ask(content.policyByUrl, { params: { path: "refunds" } })).body.data.description,
    ).toBe("<p>Soon.</p>");
    await ask(content.officePolicies.change, {
      token: admin.token,
      params: { id: body.data._id },
      body: { title: "Refunds and returns" },
    });
    expect((await ask(content.policyByUrl, { params: { path: "refunds" } })).body.data.title).toBe(
      "Refunds and returns",
    );
    const { body: audit } = await ask(office.audit, { token: admin.token, query: { q: "policy" } });
    expect(audit.data.map((a) => [a.action, a.who])).toEqual([
      ["policy changed", "Office"],
      ["policy added", "Office"],
    ]);
  });

  test.each(["buyer", "are-selling", "admin", "api", "how_we_do_it"])(
    "(S2.18) may not take the url of the page /%s",
    async (url) => {
      const { status, body } = await policy({ url });
      expect([409, 400]).toContain(status);
      expect(body.errors[0]?.path).toBe("url");
    },
  );

  test("a url is used once, also when a policy is changed", async () => {
    const { body } = await policy({ url: "privacy" });
    expect((await policy({ url: "privacy" })).body.code).toBe("url_taken");
    expect(
      (
        await ask(content.officePolicies.change, {
          token: admin.token,
          params: { id: body.data._id },
          body: { url: "refunds" },
        })
      ).body.code,
    ).toBe("url_taken");
    expect(
      (
        await ask(content.officePolicies.change, {
          token: admin.token,
          params: { id: body.data._id },
          body: { url: "epr" },
        })
      ).body.code,
    ).toBe("url_reserved");
  });

  test("only harmless HTML is kept", async () => {
    const { body } = await policy({
      url: "harmless",
      description:
        '<h1>Terms</h1><script>alert(1)</script><p onclick="x()" style="color:red">Hi <a href="javascript:alert(1)" target=_blank>bad</a> <a href="https://cpcb.nic.in" rel="x">good</a></p><img src="https://evil.example/p.gif"><img src="/uploads/a.webp" onerror="x()"><iframe src="//x"></iframe><svg onload=x()></svg>',
    });
    expect(body.data.description).toBe(
      '<h2>Terms</h2><p>Hi <a rel="noopener noreferrer">bad</a> <a href="https://cpcb.nic.in" rel="noopener noreferrer">good</a></p><img src="/uploads/a.webp" />',
    );
    expect(
      (await policy({ url: "nothing-left", description: "<script>alert(1)</script>" })).body
        .errors[0]?.path,
    ).toBe("description");
  });

  test.each(["no-such", "\u0000", "../etc/passwd", "%"])(
    "an unknown one (%j) is 404",
    async (path) => {
      expect((await ask(content.policyByUrl, { params: { path } })).status).toBe(404);
    },
  );
});

describe("the blog", () => {
  test("(S7.18) lists posts oldest first with their text; one is read alone", async () => {
    const post = (slug: string, start_at: string) =>
      ask(content.officeBlogs.add, {
        token: admin.token,
        body: {
          slug,
          title: slug,
          short_description: "Short",
          description: "<p>Long</p>",
          start_at,
        },
      });
    await post("newer", "2026-03-01");
    await post("older", "2026-01-01");
    const { body } = await ask(content.blogs);
    expect(body.data.map((b) => b.slug)).toEqual(["older", "newer"]);
    expect(body.data[0]).toMatchObject({ description: "<p>Long</p>" });
    expect(
      (await ask(content.blogBySlug, { params: { slug: "older" } })).body.data.description,
    ).toBe("<p>Long</p>");
    expect((await post("older", "2026-01-01")).body.errors[0]?.path).toBe("slug");
  });

  test("a post without a date is of today; its picture must be one that was uploaded", async () => {
    const base = {
      slug: "today",
      title: "Today",
      short_description: "Short",
      description: "<p>Long</p>",
    };
    expect(
      (
        await ask(content.officeBlogs.add, {
          token: admin.token,
          body: { ...base, image: "../../x" },
        })
      ).body.errors[0]?.path,
    ).toBe("image");
    const { body } = await ask(content.officeBlogs.add, { token: admin.token, body: base });
    expect(body.data.start_at).toBe(indiaDay(new Date()));
    expect(
      (
        await ask(content.officeBlogs.change, {
          token: admin.token,
          params: { id: body.data._id },
          body: {},
        })
      ).status,
    ).toBe(200);
    expect(
      (await ask(content.officeBlogs.remove, { token: admin.token, params: { id: body.data._id } }))
        .status,
    ).toBe(200);
    expect(
      (await ask(content.officeBlogs.remove, { token: admin.token, params: { id: body.data._id } }))
        .status,
    ).toBe(404);
  });
});

describe("a post with a later day", () => {
  test("waits for it: in no list, on no page, and marked in the office (office 17)", async () => {
    const add = (slug: string, start_at: string) =>
      ask(content.officeBlogs.add, {
        token: admin.token,
        body: { slug, title: slug, short_description: "…", description: "<p>x</p>", start_at },
      });
    expect((await add("next-year", "2099-06-01")).status).toBe(200);
    expect((await add("today-or-before", "2026-01-01")).status).toBe(200);
    const slugs = (await ask(content.blogs)).body.data.map(({ slug }) => slug);
    expect(slugs).toContain("today-or-before");
    expect(slugs).not.toContain("next-year");
    const read = (slug: string) => ask(content.blogBySlug, { params: { slug } });
    expect((await read("next-year")).status).toBe(404);
    const all = (await ask(content.officeBlogs.list, { token: admin.token })).body.data;
    expect(all.find(({ slug }) => slug === "next-year")?.is_scheduled).toBe(true);
    expect(all.find(({ slug }) => slug === "today-or-before")?.is_scheduled).toBe(false);
  });
});

describe("categories", () => {
  const sub = (url: string) => ({ url, title: url });
  const add = (url: string, subs: string[]) =>
    ask(content.officeCategories.add, {
      token: admin.token,
      body: { url, title: url, icon: "/icons/x.svg", sub_category: subs.map(sub) },
    });

  test("sub-categories keep their rows by url; one with lots cannot go, nor can its category", async () => {
    const { body } = await add("metals", ["copper", "brass"]);
    const [copper] = body.data.sub_category;
    const seller = await market.aSeller();
    const { id } = await aLot(db, { sellerId: seller.id, categoryId: Number(body.data._id) });
    await db
      .updateTable("lots")
      .set({ sub_category_id: Number(copper?._id) })
      .where("id", "=", id)
      .execute();
    const change = (subs: string[]) =>
      ask(content.officeCategories.change, {
        token: admin.token,
        params: { id: body.data._id },
        body: { sub_category: subs.map(sub) },
      });
    expect(
      (await change(["zinc", "copper"])).body.data.sub_category.map((s) => [
        s.url,
        s._id === copper?._id,
      ]),
    ).toEqual([
      ["zinc", false],
      ["copper", true],
    ]);
    expect((await change(["zinc"])).body.code).toBe("in_use");
    expect(
      (
        await ask(content.officeCategories.remove, {
          token: admin.token,
          params: { id: body.data._id },
        })
      ).body.code,
    ).toBe("in_use");
  });

  test("a sub-category has the material that the office chooses, else the one its title names; an unknown one is refused (office 19)", async () => {
    const { data } = (await ask(listings.materials)).body;
    const [, chosen] = data;
    const made = await ask(content.officeCategories.add, {
      token: admin.token,
      body: {
        url: "boxes",
        title: "Boxes",
        icon: "/icons/x.svg",
        sub_category: [
          { url: "corrugated", title: "Corrugated boxes", material: chosen?.code ?? null },
          { url: "pet-flakes", title: "PET bottles" },
          { url: "nothing-known", title: "Qwertz" },
        ],
      },
    });
    const materialsOf = (reply: typeof made) =>
      reply.body.data.sub_category.map(({ material }) => material);
    const [first, suggested, none] = materialsOf(made);
    expect([first, none]).toEqual([chosen?.code, null]);
    expect(data.map(({ code }) => code)).toContain(suggested);
    const change = (sub_category: { url: string; title: string; material?: string | null }[]) =>
      ask(content.officeCategories.change, {
        token: admin.token,
        params: { id: made.body.data._id },
        body: { sub_category },
      });
    const stored = await change([
      { url: "corrugated", title: "Corrugated boxes" },
      { url: "pet-flakes", title: "PET bottles", material: null },
      { url: "nothing-known", title: "Qwertz", material: chosen?.code ?? null },
    ]);
    expect(materialsOf(stored)).toEqual([chosen?.code, null, chosen?.code]);
    const refused = await change([{ url: "corrugated", title: "Boxes", material: "unobtainium" }]);
    expect([refused.status, refused.body.errors[0]?.path]).toEqual([
      400,
      "sub_category.0.material",
    ]);
  });

  test("a url stands for one category or sub-category, since both have pages", async () => {
    expect((await add("brass-2", ["steel", "steel"])).body.code).toBe("url_taken");
    expect((await add("wood", ["metals"])).body.code).toBe("url_taken");
    expect((await add("copper", [])).body.code).toBe("url_taken");
    expect((await add("wood", ["copper"])).body.code).toBe("url_taken");
  });
});

describe("how the market is reached", () => {
  test.each([
    ["Mobile", "call us"],
    ["Mobile", "12"],
    ["Whatsapp", "ask Ravi"],
    ["Email", "help at rebale"],
    ["Facebook", "rebale"],
    ["Linkedin", "javascript:alert(1)"],
  ] as const)("%s may not be “%s”: nobody could use it (office 16)", async (title, media_value) => {
    const body = { title, media_value, kind: "Contact" } as const;
    const { status, body: reply } = await ask(content.officeContactMedia.add, {
      token: admin.token,
      body,
    });
    expect([status, reply.errors[0]?.path]).toEqual([400, "media_value"]);
  });

  test.each([
    ["Mobile", "+91 98200 12345"],
    ["Whatsapp", "+91-98200-12345"],
    ["Instagram", "https://instagram.com/rebale"],
    ["Address", "Plot 4, MIDC, Pune 411001"],
  ] as const)(
    "%s may be %s, and is changed to nothing that is none (office 16)",
    async (title, media_value) => {
      const added = await ask(content.officeContactMedia.add, {
        token: admin.token,
        body: { title, media_value, kind: "Contact" },
      });
      expect(added.status).toBe(200);
      if (title === "Address") return;
      const changed = await ask(content.officeContactMedia.change, {
        token: admin.token,
        params: { id: added.body.data._id },
        body: { media_value: "call us" },
      });
      expect(changed.status).toBe(400);
      await ask(content.officeContactMedia.remove, {
        token: admin.token,
        params: { id: added.body.data._id },
      });
    },
  );
});

describe("contact", () => {
  test("(S7.15) items by kind, one of each", async () => {
    const add = () =>
      ask(content.officeContactMedia.add, {
        token: admin.token,
        body: { title: "Email", media_value: "help@rebale.example", kind: "Contact" },
      });
    expect((await add()).status).toBe(200);
    expect((await add()).body.errors[0]?.path).toBe("title");
    expect(
      (await ask(content.contactMedia, { params: { type: "Contact" } })).body.data.map(
        (m) => m.media_value,
      ),
    ).toContain("help@rebale.example");
    expect((await ask(content.contactMedia, { params: { type: "Social" } })).body.data).toEqual([]);
    expect((await ask(content.contactMedia, { params: { type: "Other" as never } })).status).toBe(
      400,
    );
  });

  test("(S5.7, S7.16, S8.4) a question is kept and mailed to the office; a wrong phone is refused by path", async () => {
    const query = {
      name: "Asha",
      email: "asha@example.org",
      mobile: "9812345678",
      message: "Do you take CRTs?",
    };
    const { body } = await ask(content.contactQuery, { body: query });
    expect(body.message).toMatch(/^Thank you/);
    expect((await mails()).at(-1)).toMatchObject({
      recipient: "help@rebale.example",
      subject: "Question from Asha",
    });
    expect(
      (await ask(office.contactQueries.list, { token: admin.token, query: { q: "crt" } })).body
        .data[0]?.message,
    ).toBe(query.message);
    expect(
      (await ask(content.contactQuery, { body: { ...query, mobile: "12" } })).body.errors[0]?.path,
    ).toBe("mobile");
  });

  test("an enquiry gets a reference; the sender's mail carries nothing that the sender typed", async () => {
    const request = {
      service: "epr" as const,
      name: "http://spam.example",
      organisation: "Acme",
      email: "victim@example.org",
      mobile: "9812345678",
      city: "Pune",
      state: "Maharashtra",
      message: "http://spam.example",
    };
    const { body } = await ask(content.serviceRequest, { body: request });
    expect(body.data.reference).toMatch(/^SR-\d{4}-\d{6}$/);
    const [toOffice, toSender] = (await mails()).slice(-2);
    expect([toOffice?.recipient, toSender?.recipient]).toEqual([
      "help@rebale.example",
      "victim@example.org",
    ]);
    expect(toSender?.body).toContain(body.data.reference);
    expect(toSender?.body).not.toContain("spam");
    expect(
      (await ask(office.serviceRequests.list, { token: admin.token })).body.data[0]?.reference,
    ).toBe(body.data.reference);
  });
});

test("(S6.4) what the office writes, nobody else may", async () => {
  const seller = await market.aSeller();
  const body = { title: "Mine", url: "mine", description: "<p>Mine</p>" };
  expect((await ask(content.officePolicies.add, { token: seller.token, body })).status).toBe(403);
  expect((await ask(content.officePolicies.add, { body })).status).toBe(401);
});

test("a new market's owner sees what it lacks, and adds the usual categories with their materials in one step, once (office g)", async () => {
  const state = async () => (await ask(office.setUp, { token: admin.token })).body.data;
  const before = await state();
  const listed = async () =>
    (await ask(content.officeCategories.list, { token: admin.token })).body.data;
  const add = () => ask(office.addUsualCategories, { token: admin.token });
  const first = await add();
  expect(first.body.data.added).toBeGreaterThan(0);
  expect((await state()).categories).toBe(before.categories + first.body.data.added);
  const tyres = (await listed()).find(({ url }) => url === "tyres");
  expect(tyres?.sub_category.map(({ material }) => material)).not.toContain(null);
  expect((await add()).body.data.added).toBe(0);
});
