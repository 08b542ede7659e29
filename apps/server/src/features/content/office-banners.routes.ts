import { content } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Selectable } from "kysely";
import type { Banners } from "../../platform/db/db-types.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import * as store from "./banners.store.ts";
import { changeContent, orNotFound, removed, was } from "./change-content.ts";
import { withTextId } from "./present-content.ts";

/** The strip above everything on Home, each on days of its own. */
export function officeBannerRoutes(app: FastifyInstance, deps: Deps): void {
  const { list, add, change, remove } = content.officeBanners;
  const named = <R extends { text: string }>(row: R | undefined) => {
    const result = orNotFound(row);
    return { result, subject: result.text };
  };
  shortListEndpoint(app, deps, list, async () => ({
    data: (await store.listBanners(deps.db)).map(withTextId),
  }));
  endpoint(app, add, async ({ body, caller }) => {
    const row = await apart(
      changeContent(deps, { adminId: caller.userId, action: "banner added" }, async (tx) =>
        named(await store.addBanner(tx, inOrder(body))),
      ),
    );
    return { data: withTextId(row), message: "The banner is added" };
  });
  endpoint(app, change, async ({ params, body, caller }) => {
    const before = was("banners", params.id);
    const row = await apart(
      changeContent(
        deps,
        { adminId: caller.userId, action: "banner changed", before },
        async (tx) => {
          const now = orNotFound((await before(tx)) as Selectable<Banners> | undefined);
          inOrder({ ...now, ...body });
          return named(await store.changeBanner(tx, params.id, body));
        },
      ),
    );
    return { data: withTextId(row), message: "The banner is changed" };
  });
  endpoint(app, remove, async ({ params, caller }) => {
    await changeContent(
      deps,
      { adminId: caller.userId, action: "banner deleted", before: was("banners", params.id) },
      (tx) => removed(store.removeBanner(tx, params.id)),
    );
    return { data: null, message: "The banner is deleted" };
  });
}

/** @throws Problem invalid_input for a last day before the first */
function inOrder<B extends { from_day: string; until_day: string }>(banner: B): B {
  if (banner.until_day >= banner.from_day) return banner;
  throw new Problem("invalid_input", {
    path: "until_day",
    msg: { en: "Choose the first day or a later one", hi: "पहला दिन या उसके बाद का दिन चुनिए" },
  });
}

/** @throws Problem invalid_input where another banner has one of the days */
const apart = <R>(written: Promise<R>): Promise<R> =>
  written.catch((error: unknown) => {
    if (!store.isOverlapping(error)) throw error;
    throw new Problem("invalid_input", {
      path: "from_day",
      msg: {
        en: "Another banner is shown on one of these days: end it before, or change it",
        hi: "इनमें से किसी दिन दूसरा बैनर लगा है: उसे इससे पहले ख़त्म कीजिए, या बदलिए",
      },
    });
  });
