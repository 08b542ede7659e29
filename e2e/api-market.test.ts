import { beforeAll, describe, expect, test } from "vitest";
import { apiOf, replyOf, type Session } from "./parts/api.ts";
import { formOf, number, refused, text, time, whole } from "./parts/envelope.ts";
import { pdf, png } from "./parts/files.ts";
import { aLiveLot, indiaTime, openLot, submitLot } from "./parts/lots.ts";
import { marketUrl } from "./parts/stage.ts";

/** Section 7's calls about lots and bids, as an outside client makes them. */

const api = apiOf(marketUrl());
type Client = ReturnType<typeof api.client>;
const visitor = api.client();
let asBuyer: Client;
let asSeller: Client;

let seller: Session;
beforeAll(async () => {
  seller = await api.seller();
  asSeller = api.client(seller);
  asBuyer = api.client(await api.buyer());
});

const lotShape = {
  _id: text,
  id: text,
  title: text,
  description: text,
  quantity: number,
  unit: expect.stringMatching(/^(kg|liter|pieces|bag|MT)$/),
  url: text,
  images: expect.arrayContaining([expect.objectContaining({ image: text })]),
  imgUrl: expect.stringMatching(/^\/uploads\//),
  market_value: number,
  is_approved: true,
  start_at: time,
  end_at: time,
  is_completed: expect.stringMatching(/^(Pending|Completed)$/),
  timerId: text,
  category_id: text,
  state: text,
  city: text,
  pincode: expect.stringMatching(/^\d{6}$/),
  location: { city: text, state: text },
};

describe("lots", () => {
  test("the shop answers live lots with section 3's fields, and filters by category (S7.19, S3.5)", async () => {
    const lots = whole(
      await replyOf(visitor.GET("/product/shop", { params: { query: { rows: 50 } } })),
    );
    // Other journeys leave lots without pictures.
    const pictured = lots.filter(({ images }: { images: unknown[] }) => images.length > 0);
    expect(pictured.length).toBeGreaterThan(4);
    for (const lot of pictured) expect(lot).toMatchObject(lotShape);
    const [category] = whole(await replyOf(visitor.GET("/category")));
    for (const lot of whole(
      await replyOf(
        visitor.GET("/product/shop", { params: { query: { category: category.url } } }),
      ),
    ))
      expect(lot.category_id).toBe(category._id);
  });

  test("with start_at the shop answers upcoming lots only; /product/live the live ones (S7.20, S7.21)", async () => {
    const now = indiaTime(0);
    const upcoming = whole(
      await replyOf(visitor.GET("/product/shop", { params: { query: { start_at: now } } })),
    );
    expect(upcoming.length).toBeGreaterThan(0);
    for (const lot of upcoming) expect(lot.start_at > now).toBe(true);
    for (const lot of whole(await replyOf(visitor.GET("/product/live")))) {
      expect(lot.start_at <= now).toBe(true);
      expect(lot.end_at > now).toBe(true);
    }
  });

  test("one auction by url or id, and others related to it (S7.22)", async () => {
    const lot = await aLiveLot(api);
    const byUrl = whole(
      await replyOf(
        visitor.GET("/auction/details/{idname}", { params: { path: { idname: lot.url } } }),
      ),
    );
    const byId = whole(
      await replyOf(
        visitor.GET("/auction/details/{idname}", { params: { path: { idname: lot._id } } }),
      ),
    );
    expect(byUrl).toMatchObject({
      ...lotShape,
      can_bid: false,
      why_not: "sign_in_first",
      minimum_bid: number,
      server_time: text,
    });
    expect(byId._id).toBe(byUrl._id);
    const related = whole(
      await replyOf(
        visitor.GET("/auction/related/{idname}", { params: { path: { idname: lot.url } } }),
      ),
    );
    expect(related.length).toBeGreaterThan(0);
    expect(related.some(({ _id }: { _id: string }) => _id === lot._id)).toBe(false);
  });

  test("the lots of one category, 404 for an unknown one (S7.30)", async () => {
    const [category] = whole(await replyOf(visitor.GET("/category")));
    for (const lot of whole(
      await replyOf(
        visitor.GET("/product/category/{urlname}", { params: { path: { urlname: category.url } } }),
      ),
    ))
      expect(lot.category_id).toBe(category._id);
    refused(
      await replyOf(
        visitor.GET("/product/category/{urlname}", {
          params: { path: { urlname: "no-such-kind" } },
        }),
      ),
      404,
    );
  });

  test("one category's sub-categories, for members (S7.31)", async () => {
    const [category] = whole(await replyOf(visitor.GET("/category")));
    const data = whole(
      await replyOf(asSeller.POST("/subcategory/get", { body: { category_id: category._id } })),
    );
    expect(data.sub_category).toEqual(category.sub_category);
    refused(
      await replyOf(visitor.POST("/subcategory/get", { body: { category_id: category._id } })),
      401,
    );
  });
});

describe("bidding", () => {
  test("pinnacle answers market value, heightest and lowest; the history is a list of bids (S7.23, S7.24, S3.6, S3.7)", async () => {
    const lot = await openLot(api, seller, { ends: 3600, market_value: 10_000 });
    const pinnacle = async () =>
      whole(await replyOf(visitor.POST("/auction/pinnacle", { body: { product_id: lot._id } })));
    expect(await pinnacle()).toMatchObject({ market_value: 10_000, heightest: 0, lowest: 0 });
    await replyOf(asBuyer.POST("/auction", { body: { product_id: lot._id, amount: 11_000 } }));
    await replyOf(asBuyer.POST("/auction", { body: { product_id: lot._id, amount: 12_500.5 } }));
    expect(await pinnacle()).toMatchObject({
      market_value: 10_000,
      heightest: 12_500.5,
      lowest: 11_000,
    });
    const bids = whole(
      await replyOf(
        visitor.POST("/auction/get-auction-by-product", { body: { product_id: lot._id } }),
      ),
    );
    expect(bids).toMatchObject([
      { product_id: { _id: lot._id, images: [] }, bid_amount: 12_500.5, bid_date: time },
      { bid_amount: 11_000, bid_date: time },
    ]);
  });

  test("POST /auction takes a bid above the minimum and refuses any other with its words (S7.25, S5.6)", async () => {
    const lot = await openLot(api, seller, { ends: 3600, market_value: 10_000 });
    const low = refused(
      await replyOf(asBuyer.POST("/auction", { body: { product_id: lot._id, amount: 10_000 } })),
      409,
    );
    expect(low.message).toBe("Bid amount should be greater than minimum bid amount");
    expect(
      (
        await replyOf(
          asBuyer.POST("/auction", { body: { product_id: lot._id, amount: 10_000.01 } }),
        )
      ).body.is_success,
    ).toBe(1);
    refused(
      await replyOf(visitor.POST("/auction", { body: { product_id: lot._id, amount: 99_999 } })),
      401,
    );
    refused(
      await replyOf(asSeller.POST("/auction", { body: { product_id: lot._id, amount: 99_999 } })),
      403,
    );
  });

  test("a seller's orders come in pages, a buyer's all, with bid_order_id, status and is_win (S7.26, S7.27, S3.8, S4.10)", async () => {
    const reply = await replyOf(
      asSeller.GET("/auction/seller-auction", { params: { query: { page: 1, rows: 3 } } }),
    );
    expect(reply.body.totalpage).toBeGreaterThan(1);
    const rows = whole(reply);
    expect(rows).toHaveLength(3);
    const order = {
      bid_order_id: text,
      product_id: { title: text },
      quantity: number,
      bid_amount: number,
      is_win: expect.any(Boolean),
    };
    for (const row of rows)
      expect(row).toMatchObject({
        ...order,
        status: expect.stringMatching(/^(pending|completed)$/),
      });
    for (const row of whole(await replyOf(asBuyer.GET("/auction/my-auction"))))
      expect(row).toMatchObject(order);
  });
});

describe("selling", () => {
  test("a batch of products answers each with its id; pictures and catalogue follow as a form (S7.28, S7.29, S7.32, S7.33, S3.11)", async () => {
    const lot = await submitLot(api, seller, { title: "Lead plates, drained" });
    const form = formOf({
      product_id: lot.id,
      images1: await png("1.png"),
      images2: await png("2.png", "#334455"),
      catalog: pdf("slip.pdf"),
    });
    whole(await api.call("POST", "/product/update-images", { body: form, token: seller.token }));
    const own = whole(await replyOf(asSeller.POST("/product/my", { body: {} }))).find(
      ({ _id }: { _id: string }) => _id === lot.id,
    );
    expect(own).toMatchObject({
      title: "Lead plates, drained",
      is_approved: false,
      catalog: expect.stringMatching(/\.pdf$/),
    });
    expect(own.images).toHaveLength(2);
    expect(
      whole(
        await replyOf(asSeller.GET("/product/view/{id}", { params: { path: { id: lot.id } } })),
      ),
    ).toMatchObject({
      _id: lot.id,
      status: "pending",
    });
    refused(
      await replyOf(asBuyer.GET("/product/view/{id}", { params: { path: { id: lot.id } } })),
      404,
    );
  });

  test("the same checks as the form's: a batch with a fault is refused whole, by path and msg (S7.32, S5.9, S8.7)", async () => {
    const [category] = whole(await replyOf(visitor.GET("/category")));
    const good = {
      category_id: category._id,
      quantity: 5,
      unit: "bag",
      title: "Good bags",
      description: "Dry",
      state: "Kerala",
      city: "Kochi",
      pincode: "682001",
    };
    const reply = await api.post(
      "/product",
      { products: [good, { ...good, title: "", unit: "barrel" }] },
      seller.token,
    );
    const paths = refused(reply, 400).errors.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(expect.arrayContaining(["products.1.title", "products.1.unit"]));
    const mine = whole(await replyOf(asSeller.POST("/product/my", { body: {} })));
    expect(mine.some(({ title }: { title: string }) => title === "Good bags")).toBe(false);
  });
});
