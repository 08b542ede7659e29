import { content, office } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import {
  addCategory,
  changeCategory,
  listCategories,
  lockCategories,
  materialCodes,
  moveCategory,
  removeCategory,
} from "./categories.store.ts";
import { changeContent, removed, titled } from "./change-content.ts";
import { doubledUrl, withoutDoubled } from "./content.rules.ts";
import { countContent } from "./content.store.ts";
import { hindiMissing, textsToCome } from "./content-waiting.store.ts";
import { presentCategory } from "./present-content.ts";
import { usualCategories } from "./usual/usual-categories.ts";

/** Categories with their sub-categories. */
export function officeCategoryRoutes(app: FastifyInstance, deps: Deps): void {
  const { list, add, change, remove } = content.officeCategories;
  // Compared with all the others before anything is written.
  const needsOwnUrls = async (
    tx: Tx,
    id: number | null,
    change: { url?: string; sub_category?: readonly { url: string }[] },
  ) => {
    await lockCategories(tx);
    const all = await listCategories(tx);
    const now = all.find((category) => category.id === id) ?? { url: "", sub_category: [] };
    const next = {
      url: change.url ?? now.url,
      sub_category: change.sub_category ?? now.sub_category,
    };
    const doubled = doubledUrl([...all.filter((category) => category.id !== id), next]);
    if (doubled)
      throw new Problem("url_taken", {
        path: doubled === next.url ? "url" : "sub_category",
        msg: { en: `${doubled} is in use already`, hi: `${doubled} पहले से काम में है` },
      });
  };
  const needsMaterials = async (tx: Tx, subs: readonly { material?: string | null }[] = []) => {
    const materials = await materialCodes(tx);
    const at = subs.findIndex(({ material }) => material && !materials.has(material));
    if (at >= 0)
      throw new Problem("invalid_input", {
        path: `sub_category.${at}.material`,
        msg: { en: "Choose a material from the list", hi: "सूची में से माल चुनिए" },
      });
  };
  const was = async (tx: Tx, id: number) =>
    (await listCategories(tx)).find((category) => category.id === id);
  const written = async (tx: Tx, id: number) =>
    titled((await listCategories(tx)).find((category) => category.id === id));
  shortListEndpoint(app, deps, list, async () => ({
    data: (await listCategories(deps.db)).map(presentCategory),
  }));
  endpoint(app, add, async ({ body, caller }) => {
    const row = await changeContent(
      deps,
      { adminId: caller.userId, action: "category added" },
      async (tx) => {
        await needsOwnUrls(tx, null, body);
        await needsMaterials(tx, body.sub_category);
        return written(tx, await addCategory(tx, body));
      },
    );
    return { data: presentCategory(row), message: "The category is added" };
  });
  endpoint(app, change, async ({ params, body, caller }) => {
    const row = await changeContent(
      deps,
      { adminId: caller.userId, action: "category changed", before: (tx) => was(tx, params.id) },
      async (tx) => {
        await needsOwnUrls(tx, params.id, body);
        await needsMaterials(tx, body.sub_category);
        if (!(await changeCategory(tx, params.id, body))) throw new Problem("not_found");
        return written(tx, params.id);
      },
    );
    return { data: presentCategory(row), message: "The category is changed" };
  });
  const placeOf = async (tx: Tx, id: number) => {
    const all = await listCategories(tx);
    const place = all.findIndex((category) => category.id === id) + 1;
    return place ? { place, title: all[place - 1]?.title ?? "" } : undefined;
  };
  endpoint(app, content.moveCategory, async ({ params, body, caller }) => {
    await changeContent(
      deps,
      {
        adminId: caller.userId,
        action: "category moved",
        before: async (tx) => {
          await lockCategories(tx);
          return placeOf(tx, params.id);
        },
      },
      async (tx) => {
        await moveCategory(tx, params.id, body.place);
        return titled(await placeOf(tx, params.id));
      },
    );
    return { data: null, message: "The category is moved" };
  });
  endpoint(app, office.addUsualCategories, async ({ caller }) => {
    const added = await changeContent(
      deps,
      { adminId: caller.userId, action: "usual categories added" },
      async (tx) => {
        await lockCategories(tx);
        const free = withoutDoubled(usualCategories, await listCategories(tx));
        for (const category of free) await addCategory(tx, category);
        const result = { added: free.map(({ title }) => title) };
        return { result, subject: `${free.length} categories` };
      },
    );
    return { data: { added: added.added.length }, message: "The usual categories are added" };
  });
  endpoint(app, office.setUp, async ({ caller }) => ({
    data: await countContent(deps.db, caller.userId),
  }));
  endpoint(app, office.contentWaiting, async () => ({
    data: { to_come: await textsToCome(deps.db), hindi_missing: await hindiMissing(deps.db) },
  }));
  endpoint(app, remove, async ({ params, caller }) => {
    await changeContent(
      deps,
      { adminId: caller.userId, action: "category deleted", before: (tx) => was(tx, params.id) },
      (tx) => removed(removeCategory(tx, params.id)),
    );
    return { data: null, message: "The category is deleted" };
  });
}
