import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { SUBJECT } from "./comments.mjs";
import { rules } from "./rules.mjs";
import { READ, WRITTEN } from "./tables.mjs";
import { findViolations } from "./violations.mjs";

/**
 * A small checkout in which each of these files breaks one rule, and every other file keeps them
 * all.
 */
const broken = {
  "the contract imports only zod": ["packages/contract/src/server-minded.ts:1"],
  "the embedded database knows nothing of the market": [
    "packages/embedded-database/src/index.ts:1",
  ],
  "the server never imports the web app": ["apps/server/src/page-maker.ts:1"],
  "the web app never imports the server": ["apps/web/src/features/home/row.tsx:1"],
  "nothing stands on the lab": ["bench/bids.ts:1"],
  "rules, access and domain are pure": [
    "apps/server/src/features/auctions/domain/bid.ts:1",
    "apps/server/src/features/lots/cost.rules.ts:1",
  ],
  "the platform never imports what stands on it": ["apps/server/src/platform/nightly.ts:1"],
  "the live hub knows nothing of what is followed": ["apps/server/src/live/hub.ts:1"],
  "the journal knows none of its lodgers": ["apps/server/src/features/journal/post.ts:1"],
  "shared parts of the web app never import features": ["apps/web/src/ui/card.tsx:1"],
  "ui and lib of the web app know nothing of the trade": ["apps/web/src/ui/price-tag.tsx:1"],
  "a server feature is entered through its index.ts": [
    "apps/server/src/features/orders/place-order.ts:2",
  ],
  "web features do not import each other": ["apps/web/src/features/lots/lot.tsx:1"],
  "SQL stands in stores and the platform": ["apps/server/src/features/lots/read-raw.ts:1"],
  "queries are written in stores and the platform": [
    "apps/server/src/features/lots/read-lots.ts:1",
  ],
  "the environment is read in platform/config.ts": ["apps/server/src/features/lots/limit.ts:1"],
  "the time is read in platform/clock.ts": [
    "apps/server/src/features/lots/age.ts:1",
    "apps/server/src/features/lots/age.ts:2",
  ],
  "days and India's clock stand in the contract's calendar": [
    ...[4, 5, 6, 7, 8, 9].map((line) => `apps/web/src/lib/until.ts:${line}`),
  ],
  "HTTP status codes stand in platform/http": ["apps/server/src/features/lots/lots.routes.ts:1"],
  "domain imports nothing of its feature": ["apps/server/src/features/auctions/domain/bid.ts:1"],
  "store imports domain of its feature": [
    "apps/server/src/features/auctions/store/bids.store.ts:2",
  ],
  "formats imports domain of its feature": [
    "apps/server/src/features/auctions/formats/open-format.ts:1",
  ],
  "actions imports store, domain, formats of its feature": [
    "apps/server/src/features/auctions/actions/place-bid.ts:3",
    "apps/server/src/features/auctions/actions/place-bid.ts:5",
  ],
  "bid-queue imports store, domain, formats of its feature": [
    "apps/server/src/features/auctions/bid-queue/queue.ts:1",
  ],
  "live imports store, domain of its feature": [
    "apps/server/src/features/auctions/live/broadcast.ts:1",
  ],
  "a table is written by its owner alone": [
    "apps/server/src/features/orders/lots-of-orders.store.ts:1",
  ],
  "others read a table through its owner's views and functions": [
    "apps/server/src/features/orders/lots-of-orders.store.ts:5",
  ],
  "no cycles": ["apps/server/src/features/orders/chicken.ts:1"],
  "a comment begins with a subject: not with What, Who or Of": [
    ...[1, 4, 7, 10].map((line) => `e2e/parts/bids.tsx:${line}`),
  ],
};

const found = findViolations(fileURLToPath(new URL("./fixtures", import.meta.url)));

test.each([...rules.map(({ name }) => name), WRITTEN, READ, "no cycles", SUBJECT])("%s", (name) => {
  expect(
    found.filter(({ rule }) => rule === name).map(({ path, line }) => `${path}:${line}`),
  ).toEqual(broken[name]);
});
