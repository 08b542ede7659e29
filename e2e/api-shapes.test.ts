import { beforeAll, describe, expect, test } from "vitest";
import { apiOf, type Session } from "./parts/api.ts";
import { formOf, number, refused, text, whole } from "./parts/envelope.ts";
import { pdf, png } from "./parts/files.ts";
import { aLiveLot } from "./parts/lots.ts";
import { marketUrl } from "./parts/stage.ts";

/**
 * The calls of section 7 about accounts and content, as an outside client makes them: path,
 * payload, envelope, field names.
 */

const api = apiOf(marketUrl());

let buyer: Session;
let seller: Session;
let admin: Session;
beforeAll(async () => {
  [buyer, seller, admin] = await Promise.all([api.buyer(), api.seller(), api.admin()]);
});

test("every reply carries is_success, message, data and errors of path and msg (S7.1, S5.5)", async () => {
  whole(await api.get("/category"));
  const { errors } = refused(await api.post("/user/enter-mobile", { mobile: "12" }), 400);
  expect(errors).toEqual([{ path: "mobile", msg: "Please Fill Correct Phone Number" }]);
});

test("the category list has _id, url, icon, title and sub-categories, at both paths (S7.2, S7.3, S3.1)", async () => {
  const list = whole(await api.get("/category"));
  expect(list.length).toBeGreaterThanOrEqual(4);
  for (const category of list) {
    expect(category).toMatchObject({
      _id: text,
      url: text,
      icon: expect.stringMatching(/^\//),
      title: text,
    });
    for (const sub of category.sub_category)
      expect(sub).toMatchObject({ _id: text, url: text, title: text });
  }
  const again = whole(await api.get("/category/list"));
  expect(again.map((c: { url: string }) => c.url)).toEqual(list.map((c: { url: string }) => c.url));
});

test("the states are a list of {state} (S7.4, S3.10)", async () => {
  const list = whole(await api.get("/admin/states"));
  expect(list).toHaveLength(36);
  expect(list).toContainEqual({ state: "Maharashtra" });
});

describe("accounts", () => {
  test("enter-mobile says User Exists or User Not Exists, verify-otp answers '1' and a token (S7.6, S7.7, S4.2, S9.1)", async () => {
    const existing = await api.post("/user/enter-mobile", { mobile: "9000000002" });
    expect(existing.body).toMatchObject({ is_success: 1, message: "User Exists" });
    const unknown = await api.post("/user/enter-mobile", { mobile: "9833300001" });
    expect(unknown.body).toMatchObject({ is_success: 1, message: "User Not Exists" });
    expect(unknown.body.data.demo_otp).toMatch(/^\d{4}$/);
    const verified = await api.post("/user/verify-otp", {
      mobile: "9833300001",
      otp: unknown.body.data.demo_otp,
    });
    expect(verified.body).toMatchObject({ is_success: "1", token: text, message: text });
    const otp = unknown.body.data.demo_otp === "0000" ? "0001" : "0000";
    expect(
      refused(await api.post("/user/verify-otp", { mobile: "9000000002", otp }), 400).message,
    ).toBe("Otp Mismatch");
  });

  const person = (mobile: string, type: "buyer" | "seller") => ({
    name: "Devika Nair",
    ...(type === "seller"
      ? {
          business_name: "Nair Polymers",
          email: "devika@nair-polymers.example",
          password: "Granules-and-Flakes",
        }
      : {}),
    contact: { country_code: "+91", mobile, whatsapp: "" },
    address: { address: "12 Mill Road", city: "Kochi", state: "Kerala", pincode: "682001" },
    documents: { pancard: { number: "ABCDE1234F" } },
    login_type: { role: "User", isBuyer: type === "buyer", isSeller: type === "seller" },
  });

  test("POST /user gives a buyer a token and a seller a temp_token, or errors (S7.8, S3.9, S4.3, S4.4)", async () => {
    const first = (await api.prove("9833300011")).body.token;
    const bought = whole(await api.post("/user", person("9833300011", "buyer"), first));
    expect(bought).toMatchObject({ _id: text, token: text });
    const second = (await api.prove("9833300012")).body.token;
    const { errors } = refused(
      await api.post(
        "/user",
        { ...person("9833300012", "seller"), business_name: "", password: "" },
        second,
      ),
      400,
    );
    expect(errors).toEqual(
      expect.arrayContaining([
        { path: "business_name", msg: "Business Name is required." },
        { path: "password", msg: "Password is required." },
      ]),
    );
    const sold = whole(await api.post("/user", person("9833300012", "seller"), second));
    expect(sold).toMatchObject({ _id: text, temp_token: text });
    whole(
      await api.call("POST", "/user/upload-images", {
        body: formOf({ panimage: await png("pan.png") }),
        token: sold.temp_token,
      }),
    );
    const early = refused(
      await api.post("/user/login", {
        email: "devika@nair-polymers.example",
        password: "Granules-and-Flakes",
      }),
      403,
    );
    expect(early.message).toContain("waiting for activation");
  });

  test("GET /user/profile answers the user with all of section 3's fields (S7.5, S3.9)", async () => {
    expect(whole(await api.get("/user/profile", buyer.token))).toMatchObject({
      name: text,
      business_name: expect.anything(),
      contact: { country_code: "+91", mobile: "9000000001" },
      address: { city: text, state: text },
      documents: {
        pancard: { number: text },
        bank: {},
        incorporation_certificate: {},
        gst_certificate: {},
      },
      login_type: { role: "User", isBuyer: true, isSeller: false },
    });
    expect(whole(await api.get("/user/profile", buyer.token))).not.toHaveProperty("password");
    refused(await api.get("/user/profile"), 401);
  });

  test("PUT /user changes the profile, but neither email nor mobile (S7.9, S5.8)", async () => {
    const change = {
      name: "Asha Traders",
      business_name: "Asha & Co",
      email: "x@y.example",
      mobile: "9999999999",
      whatsapp: "",
      address: "1 Yard",
      city: "Pune",
      state: "Maharashtra",
      pincode: "411001",
    };
    const before = whole(await api.get("/user/profile", buyer.token));
    const after = whole(await api.call("PUT", "/user", { body: change, token: buyer.token }));
    expect(after).toMatchObject({
      name: "Asha Traders",
      email: before.email,
      contact: { mobile: before.contact.mobile },
      address: { pincode: "411001" },
    });
  });

  test("POST /user/login answers the token as data (S7.10)", async () => {
    const data = whole(
      await api.post("/user/login", {
        email: "seller1@rebale.example",
        password: "Sell-Scrap-2026",
      }),
    );
    expect(data).toEqual(text);
    refused(
      await api.post("/user/login", { email: "seller1@rebale.example", password: "no" }),
      401,
    );
  });

  test("POST /user/upload-images takes the four files as a form (S7.11, S3.15)", async () => {
    const body = formOf({
      panimage: await png("a.png"),
      profile_image: await png("b.png"),
      doi: pdf("c.pdf"),
      gst_image: await png("d.png"),
    });
    whole(await api.call("POST", "/user/upload-images", { body, token: buyer.token }));
    const { profile_image, documents } = whole(await api.get("/user/profile", buyer.token));
    expect((await fetch(`${marketUrl()}/uploads/${profile_image}`)).status).toBe(200);
    // Papers are nobody else's: they are not below /uploads.
    expect((await fetch(`${marketUrl()}/uploads/${documents.pancard.image}`)).status).toBe(404);
  });

  test("the dashboards count, each for its own role (S7.12, S3.12, S6.2, S6.3)", async () => {
    const counts = {
      completed: number,
      total_products: number,
      approved: number,
      expired_pending: number,
      approval_pending: number,
    };
    expect(whole(await api.get("/user/seller-dashboard", seller.token))).toMatchObject(counts);
    expect(whole(await api.get("/user/user-dashboard", buyer.token))).toMatchObject({
      total_bids: number,
    });
    refused(await api.get("/user/seller-dashboard", buyer.token), 403);
  });

  test("authenticated calls carry the Bearer token; without it they answer 401 (S6.5)", async () => {
    for (const path of ["/user/profile", "/auction/my-auction", "/admin/notifications"])
      refused(await api.get(path), 401);
    refused(
      await api.call("GET", "/user/profile", { headers: { authorization: buyer.token } }),
      401,
    );
  });
});

test("notifications: the list carries success and data, and one can be deleted (S7.13, S7.14, S3.10)", async () => {
  await api.post(
    "/admin/notifications",
    { title: "Holiday", description: "No lifting on Friday.", audience: "buyers" },
    admin.token,
  );
  const reply = await api.get("/admin/notifications", buyer.token);
  expect(reply.body.success).toBe(1);
  const [notice] = whole(reply);
  expect(notice).toMatchObject({
    _id: text,
    title: "Holiday",
    description: "No lifting on Friday.",
  });
  expect(
    (await api.call("DELETE", `/user/notification/${notice._id}`, { token: buyer.token })).body
      .is_success,
  ).toBe(1);
  const left = whole(await api.get("/admin/notifications", buyer.token));
  expect(left.some(({ _id }: { _id: string }) => _id === notice._id)).toBe(false);
});

test("contact media by type are titles with values (S7.15, S3.3)", async () => {
  const contact = whole(await api.get("/admin/contact-media-by-type/Contact"));
  expect(contact.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(["Email", "Mobile", "Address", "Whatsapp"]),
  );
  for (const item of contact) expect(item).toMatchObject({ title: text, media_value: text });
  const social = whole(await api.get("/admin/contact-media-by-type/Social"));
  expect(social.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(["Facebook", "Instagram", "Linkedin"]),
  );
});

test("a contact query is taken, or answered with errors[].msg (S7.16, S3.13, S5.7)", async () => {
  const query = {
    name: "Asha",
    email: "asha@example.org",
    mobile: "9812345678",
    message: "Do you take CRTs?",
  };
  expect((await api.post("/admin/contact-query", query)).body).toMatchObject({
    is_success: 1,
    message: text,
  });
  const { errors } = refused(
    await api.post("/admin/contact-query", { ...query, mobile: "12" }),
    400,
  );
  expect(errors[0]).toMatchObject({ path: "mobile", msg: text });
});

test("policies and one policy by its path (S7.17, S3.4)", async () => {
  const list = whole(await api.get("/policy"));
  for (const policy of list) expect(policy).toMatchObject({ title: text, url: text });
  const one = whole(await api.get(`/policy/by-url/${list[0].url}`));
  expect(one).toMatchObject({
    title: list[0].title,
    url: list[0].url,
    description: expect.stringMatching(/<\w+/),
  });
  refused(await api.get("/policy/by-url/none"), 404);
});

test("the blog answers oldest first, for the client to reverse (S7.18, S3.2)", async () => {
  const list = whole(await api.get("/blog"));
  expect(list.length).toBeGreaterThanOrEqual(6);
  for (const post of list)
    expect(post).toMatchObject({
      slug: text,
      title: text,
      short_description: text,
      start_at: text,
      created_at: text,
    });
  const dates = list.map(({ start_at }: { start_at: string }) => start_at);
  expect(dates).toEqual([...dates].sort());
  expect(whole(await api.get(`/blog/${list[0].slug}`))).toMatchObject({
    slug: list[0].slug,
    description: text,
    image: text,
  });
});

test("any path is called by GET or POST, with or without a token, and answers the same envelope (S7.34)", async () => {
  for (const token of [undefined, buyer.token]) {
    whole(await api.call("GET", "/category", { token }));
    whole(
      await api.call("POST", "/auction/pinnacle", {
        token,
        body: { product_id: (await aLiveLot(api))._id },
      }),
    );
    refused(await api.call("GET", "/no/such/path", { token }), 404);
    refused(await api.call("POST", "/no/such/path", { token, body: {} }), 404);
  }
});
