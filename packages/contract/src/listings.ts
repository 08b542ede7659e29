import { z } from "zod";
import { Stream } from "./authorisations.ts";
import { envelope, operation } from "./http/operation.ts";
import { AllRows, officeList } from "./http/paging.ts";
import { Approval } from "./listings/approval.ts";
import { Batch, Draft } from "./listings/drafts.ts";
import { Category, LOT_STATES, LotStatus, OwnLot } from "./listings/lot-shapes.ts";
import { MAX_PICTURES, Picture, pictureOrder } from "./listings/pictures.ts";
import { Assigned, assignment, QueueCounts } from "./office/assignment.ts";
import { Decided, heldDecision, UndoUntil } from "./office/decided.ts";
import { ById, Day, Id, IdName, IdOut, Nothing } from "./values/fields.ts";
import { RupeesOut } from "./values/money.ts";

/**
 * Categories and lots (the specification's 'product'): section 3, calls S7.2, S7.3, S7.19 to S7.22,
 * S7.28 to S7.33.
 */

const LotSeller = z.object({
  _id: IdOut,
  name: z.string(),
  business_name: z.string().nullable(),
  company: z.object({ _id: IdOut, name: z.string() }).nullable(),
});
const LotBuyer = z.object({
  _id: IdOut,
  name: z.string(),
  company: z.string().nullable(),
  company_id: IdOut.nullable(),
  gstin: z.string().nullable().describe("Of a site in the lot's state where there is one."),
  state: z.string().nullable(),
});

const HeldDecision = heldDecision(["accept", "correct", "refuse"]);

const categoriesReply = envelope(z.array(Category));
export const categories = operation({
  method: "GET",
  path: "/category",
  who: "anyone",
  summary: "Categories with their sub-categories.",
  reply: categoriesReply,
});
export const categoryList = operation({
  method: "GET",
  path: "/category/list",
  who: "anyone",
  summary: "The same list as /category.",
  reply: categoriesReply,
});

export const subCategories = operation({
  method: "POST",
  path: "/subcategory/get",
  who: "member",
  summary: "One category with its sub-categories.",
  body: z.object({ category_id: Id }),
  reply: envelope(Category),
});

export const myLots = operation({
  method: "POST",
  path: "/product/my",
  who: "seller",
  summary: "The seller's own lots, newest first unless asked otherwise.",
  body: z
    .object({
      page: z.int().min(1).max(1000).default(1),
      rows: AllRows,
      order: z
        .enum(["newest", "waiting"])
        .default("newest")
        .describe("`waiting`: what waits for the seller first, then what is live, then the rest."),
      filter: z.enum(["approved", "expired", "pending", "awaited", "unsigned"]).optional(),
      state: z.enum(LOT_STATES).optional(),
      material: z.string().max(120).optional().describe("A category's url."),
      from: Day.optional().describe("Auctions that ended since this day."),
      to: Day.optional().describe("And until this day, in India."),
    })
    .prefault({}),
  reply: envelope(z.array(OwnLot), { server_time: z.string(), totalpage: z.number() }),
});

export const viewLot = operation({
  method: "GET",
  path: "/product/view/{id}",
  who: "user",
  may: "lots.read",
  summary:
    "One lot as its seller or the office sees it; other members get what everybody sees of an approved one.",
  params: z.object({ id: IdName }),
  reply: envelope(
    OwnLot.partial({ refusal_reason: true, reserve_price: true }).extend({
      decided: Decided.optional().describe("For the office."),
      seller: LotSeller.optional().describe("For the office."),
      views: z.number().optional().describe("Of its page, for the office."),
      assigned: Assigned.optional().describe("Who reviews it now, for the office."),
      signs: z
        .boolean()
        .optional()
        .describe("Whether it opens on its seller's signature alone, for the office."),
      gate: z
        .object({ stream: Stream, on_from: z.string().nullable() })
        .nullable()
        .optional()
        .describe(
          "The authorisation that the law asks of who buys such goods, and since which day the office has turned that on; for the office.",
        ),
      undo_until: UndoUntil.optional(),
      held: HeldDecision.nullable().optional(),
    }),
  ),
});

export const createLots = operation({
  method: "POST",
  path: "/product",
  who: "seller-manager",
  summary:
    "Submits drafts as one batch, all or nothing; each is pending approval. With an Idempotency-Key header a retry gets the same answer and makes no second lot.",
  body: Batch,
  reply: envelope(z.array(OwnLot), {
    batch: z.object({
      products: z.array(
        z.object({ _id: IdOut, id: IdOut, product_id: IdOut, title: z.string(), url: z.string() }),
      ),
    }),
  }),
});

export const editLot = operation({
  method: "PUT",
  path: "/product/{id}",
  who: "seller-manager",
  summary:
    "Changes an own lot that is pending; a refused one waits for approval again. 409 once it is approved.",
  params: ById,
  body: Draft,
  reply: envelope(OwnLot),
});

/** In an order of pictures, the place of the next picture that is sent with it. */
export const SENT_PICTURE = "+";
export const updateImages = operation({
  method: "POST",
  path: "/product/update-images",
  who: "seller-manager",
  summary:
    "Pictures and the catalogue of an own lot that is not approved yet; without `order`, pictures sent replace those there.",
  files: { images: { max: MAX_PICTURES, what: "picture" }, catalog: { max: 1, what: "catalog" } },
  body: z.object({
    product_id: Id,
    order: pictureOrder(2000)
      .optional()
      .describe(
        "All pictures that the lot then has, first one first, separated by commas: names of stored ones, and `+` for the next one sent; with `:slip` or `:report` behind it where it shows a weigh slip or a test report, and `@` with a shot of the checklist where it is one.",
      ),
  }),
  reply: envelope(
    z.object({
      images: z.array(Picture.pick({ image: true, shot: true })),
      catalog: z.string().nullable(),
    }),
  ),
});

export const adminLots = operation({
  method: "GET",
  path: "/admin/products",
  who: "admin",
  may: "lots.read",
  summary:
    "Lots for the office, oldest pending first; `from` and `to` are days of submission, of ended lots those of the end.",
  query: officeList(["title", "price", "submitted", "ends"]).extend({
    status: LotStatus.optional(),
    assigned: assignment.describe("Of pending lots."),
    company_id: Id.optional().describe("Of this seller's company alone."),
    seller_id: Id.optional().describe("Of this seller alone."),
  }),
  reply: envelope(
    z.array(
      OwnLot.extend({
        seller: LotSeller,
        whole_lot: z
          .object({
            market_value: RupeesOut.nullable(),
            reserve_price: RupeesOut.nullable(),
            highest_bid: RupeesOut.nullable(),
            sold_for: RupeesOut.nullable().describe("Before taxes; null where it is not sold."),
          })
          .describe("Whatever a bid of it is for: these can be added up."),
        buyer: LotBuyer.nullable().describe("Who won it, once it is sold."),
        decided: Decided,
        assigned: Assigned,
      }),
    ),
    { totalpage: z.number(), waiting: QueueCounts },
  ),
});

export const reviewLot = operation({
  method: "PATCH",
  path: "/admin/products/{id}",
  who: "admin",
  may: "lots.review",
  summary:
    "Approves a lot and sets its auction, or refuses it with a reason or with corrections that are asked for; the seller is notified.",
  params: ById,
  body: Approval,
  reply: envelope(OwnLot.extend({ undo_until: UndoUntil })),
});

export * from "./listings/approve-lots.ts";
export * from "./listings/bulk-edit.ts";
export * from "./listings/deposit.ts";
export * from "./listings/import.ts";
export * from "./listings/lot-drafts.ts";
export * from "./listings/lot-queue.ts";
export * from "./listings/lot-shapes.ts";
export * from "./listings/materials.ts";
export * from "./listings/photo-shots.ts";
export * from "./listings/pictures.ts";
export * from "./listings/relist.ts";
export * from "./listings/search.ts";
export * from "./listings/shop.ts";
export * from "./listings/sign-many.ts";
export * from "./listings/sign-sheet.ts";
export * from "./listings/usual-terms.ts";
export { Nothing };
