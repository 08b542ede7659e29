import { content, listings, office } from "@rebale/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { listingRoutes } from "../listings/index.ts";
import { materialRoutes } from "../materials/index.ts";
import { notificationRoutes } from "../notifications/index.ts";
import { officeRoutes } from "../office/index.ts";
import { contentRoutes } from "./index.ts";

const market = await createMarket(
  marketOf(contentRoutes, officeRoutes, listingRoutes, materialRoutes, notificationRoutes),
);
const { ask, db } = market;
let admin: SignedIn;
beforeAll(async () => {
  admin = await market.anAdmin();
});
const hindi = { "accept-language": "hi" };
const token = () => ({ token: admin.token });

describe("policies (trader d: Hindi to the end)", () => {
  const rules = { title: "Auction Rules", url: "auction-rules", description: "<p>It binds.</p>" };
  const read = async (headers = {}) => {
    const { body } = await ask(content.policyByUrl, {
      params: { path: "auction-rules" },
      headers,
    });
    const { title, description, lang } = body.data;
    return [title, description, lang];
  };
  const english = ["Auction Rules", "<p>It binds.</p>", "en"];

  test("are read in the caller's language, and in English as long as either the title or the text is missing in Hindi", async () => {
    const { body } = await ask(content.officePolicies.add, { ...token(), body: rules });
    const params = { id: body.data._id };
    const change = (body: object) =>
      ask(content.officePolicies.change, { ...token(), params, body });
    expect(await read(hindi)).toEqual(english);
    await change({ title_hi: "नीलामी के नियम" });
    expect(await read(hindi)).toEqual(english);
    await change({ description_hi: "<p>पक्का है।<script>x</script></p>" });
    expect(await read(hindi)).toEqual(["नीलामी के नियम", "<p>पक्का है।</p>", "hi"]);
    expect(await read()).toEqual(english);
    expect(await read({ "accept-language": "ta,hi;q=0.8,en;q=0.9" })).toEqual(english);
    const { body: list } = await ask(content.policies, { headers: hindi });
    expect(list.data.map(({ title, lang }) => [title, lang])).toEqual([["नीलामी के नियम", "hi"]]);
    await change({ title: "Rules of the auction" });
    expect(await read(hindi), "what is left out of a change stays").toEqual([
      "नीलामी के नियम",
      "<p>पक्का है।</p>",
      "hi",
    ]);
    await change({ title_hi: null });
    expect((await read(hindi))[2]).toBe("en");
  });
});

test("each part of a post is Hindi where there is Hindi, and its lang is that of its text (trader d)", async () => {
  const { body } = await ask(content.officeBlogs.add, {
    ...token(),
    body: {
      slug: "weighing",
      title: "Weighing",
      short_description: "At the bridge.",
      description: "<p>Slowly.</p>",
      title_hi: "तौल",
    },
  });
  const read = async () => {
    const { body } = await ask(content.blogBySlug, {
      params: { slug: "weighing" },
      headers: hindi,
    });
    return body.data;
  };
  expect(await read()).toMatchObject({
    title: "तौल",
    short_description: "At the bridge.",
    lang: "en",
  });
  await ask(content.officeBlogs.change, {
    ...token(),
    params: { id: body.data._id },
    body: { description_hi: "<p>धीरे।</p>" },
  });
  expect(await read()).toMatchObject({ title: "तौल", description: "<p>धीरे।</p>", lang: "hi" });
});

test("what a client said is Hindi as a whole, or English (trader d)", async () => {
  const body = { name: "Sunita", role: "Manager", review: "It pays.", name_hi: "सुनीता" };
  const { body: added } = await ask(content.officeTestimonials.add, { ...token(), body });
  const names = async () =>
    (await ask(content.testimonials, { headers: hindi })).body.data.map(({ name }) => name);
  expect(await names()).toEqual(["Sunita"]);
  await ask(content.officeTestimonials.change, {
    ...token(),
    params: { id: added.data._id },
    body: { role_hi: "मैनेजर", review_hi: "फ़ायदा है।" },
  });
  expect(await names()).toEqual(["सुनीता"]);
});

test("a category and its parts have a title in Hindi beside the English one, on lots as well (office a19)", async () => {
  const { body } = await ask(content.officeCategories.add, {
    ...token(),
    body: {
      url: "paper",
      title: "Paper",
      title_hi: "काग़ज़",
      icon: "/icons/plastics.svg",
      sub_category: [{ url: "boxes", title: "Boxes", title_hi: "गत्ता" }],
    },
  });
  const { body: list } = await ask(listings.categories);
  const paper = list.data.find(({ url }) => url === "paper");
  expect([paper?.title_hi, paper?.sub_category[0]?.title_hi]).toEqual(["काग़ज़", "गत्ता"]);
  const seller = await market.aSeller();
  await aLot(db, { sellerId: seller.id, categoryId: Number(body.data._id) });
  const { body: shop } = await ask(listings.shop, { query: { category: "paper" } as never });
  expect(shop.data[0]?.category).toEqual({ url: "paper", title: "Paper", title_hi: "काग़ज़" });
  await ask(content.officeCategories.change, {
    ...token(),
    params: { id: body.data._id },
    body: { sub_category: [{ url: "boxes", title: "Boxes" }] },
  });
  const [sub] = (await ask(content.officeCategories.list, token())).body.data.flatMap((c) =>
    c.url === "paper" ? c.sub_category : [],
  );
  expect(sub?.title_hi, "left out, it stays").toBe("गत्ता");
});

test("news of the office are read in Hindi where it wrote both of their texts in it, too (trader d)", async () => {
  const buyer = await market.aBuyer();
  const send = (body: object) =>
    ask(office.sendNotification, {
      ...token(),
      body: { title: "Closed", description: "On Monday.", audience: buyer.id, ...body } as never,
    });
  await send({});
  await send({ title_hi: "बंद", description_hi: "सोमवार को।" });
  const titles = async (headers = {}) =>
    (await ask(office.notifications, { token: buyer.token, headers })).body.data.map(
      ({ title }) => title,
    );
  expect(await titles(hindi)).toEqual(["बंद", "Closed"]);
  expect(await titles()).toEqual(["Closed", "Closed"]);
});

test("only the office sees a draft, whatever its day, and a post of tomorrow until it is tomorrow in India (office a17)", async () => {
  await market.setTime(new Date("2026-12-31T18:00:00Z"));
  admin = await market.anAdmin();
  const post = { title: "New", short_description: "New.", description: "<p>New.</p>" };
  const add = (body: object) =>
    ask(content.officeBlogs.add, { ...token(), body: { ...post, ...body } as never });
  await add({ slug: "next-year", start_at: "2027-01-01" });
  const { body: draft } = await add({ slug: "a-draft", is_draft: true, start_at: "2026-12-01" });
  const isOut = async (slug: string) =>
    (await ask(content.blogBySlug, { params: { slug } })).status === 200;
  const listed = async () => (await ask(content.blogs)).body.data.map(({ slug }) => slug);
  expect([await isOut("next-year"), await isOut("a-draft")]).toEqual([false, false]);
  expect(await listed()).not.toContain("a-draft");
  const { body: list } = await ask(content.officeBlogs.list, token());
  expect(
    list.data
      .filter(({ slug }) => slug !== "weighing")
      .map(({ slug, is_draft, is_scheduled }) => [slug, is_draft, is_scheduled]),
  ).toEqual([
    ["next-year", false, true],
    ["a-draft", true, false],
  ]);
  // Half past six in the evening in Greenwich is midnight in India.
  await market.setTime(new Date("2026-12-31T18:30:00Z"));
  await ask(content.officeBlogs.change, {
    ...token(),
    params: { id: draft.data._id },
    body: { is_draft: false },
  });
  expect([await isOut("next-year"), await isOut("a-draft")]).toEqual([true, true]);
});
