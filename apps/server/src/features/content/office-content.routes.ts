import { content } from "@rebale/contract";
import { type ContactTitle, contactFault } from "@rebale/contract/values/contact-values";
import type { FastifyInstance } from "fastify";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import { storePicture } from "../media/index.ts";
import { changeContent, needsPicture, orNotFound, removed, titled, was } from "./change-content.ts";
import { cleaned, type Written } from "./clean-html.ts";
import * as store from "./content.store.ts";
import { officeBannerRoutes } from "./office-banners.routes.ts";
import { officeCategoryRoutes } from "./office-categories.routes.ts";
import { officePolicyRoutes } from "./office-policies.routes.ts";
import { presentBlog, withTextId } from "./present-content.ts";

/** The office's content: list, add, change and remove, one kind after the other. */
export function officeContentRoutes(app: FastifyInstance, deps: Deps): void {
  officePolicyRoutes(app, deps);
  blogRoutes(app, deps);
  contactMediaRoutes(app, deps);
  testimonialRoutes(app, deps);
  officeBannerRoutes(app, deps);
  officeCategoryRoutes(app, deps);

  endpoint(app, content.officePicture, async ({ uploads: [picture] }) => {
    if (!picture)
      throw new Problem("invalid_input", {
        path: "picture",
        msg: { en: "Send a picture", hi: "फ़ोटो भेजिए" },
      });
    return { data: { image: (await storePicture(deps, picture)).file } };
  });
}

function blogRoutes(app: FastifyInstance, deps: Deps): void {
  const { list, add, change, remove } = content.officeBlogs;
  const clean = async <B extends Written & { image?: string | null }>(
    tx: Tx,
    blog: B,
  ): Promise<B> => {
    await needsPicture(tx, blog.image);
    return { ...blog, ...cleaned(blog) };
  };
  shortListEndpoint(app, deps, list, async () => ({
    data: (await store.listBlogs(deps.db, "all")).map(({ is_scheduled, ...post }) => ({
      ...presentBlog(post),
      is_scheduled,
    })),
  }));
  endpoint(app, add, async ({ body, caller }) => {
    const row = await changeContent(
      deps,
      { adminId: caller.userId, action: "post added", key: "slug" },
      async (tx) => titled(await store.addBlog(tx, await clean(tx, body))),
    );
    return { data: presentBlog(row), message: "The post is added" };
  });
  endpoint(app, change, async ({ params, body, caller }) => {
    const { start_at, ...rest } = body;
    const row = await changeContent(
      deps,
      {
        adminId: caller.userId,
        action: "post changed",
        key: "slug",
        before: was("blogs", params.id),
      },
      async (tx) =>
        titled(
          await store.changeBlog(tx, params.id, {
            ...(await clean(tx, rest)),
            ...(start_at ? { start_at } : {}),
          }),
        ),
    );
    return { data: presentBlog(row), message: "The post is changed" };
  });
  endpoint(app, remove, async ({ params, caller }) => {
    await changeContent(
      deps,
      {
        adminId: caller.userId,
        action: "post deleted",
        before: was("blogs", params.id),
      },
      (tx) => removed(store.removeBlog(tx, params.id)),
    );
    return { data: null, message: "The post is deleted" };
  });
}

/** @throws Problem invalid_input for what nobody could call, write to or open */
function fitting<I extends { title: string; media_value: string }>(item: I): I {
  const msg = contactFault(item.title as ContactTitle, item.media_value);
  if (msg) throw new Problem("invalid_input", { path: "media_value", msg });
  return item;
}

function contactMediaRoutes(app: FastifyInstance, deps: Deps): void {
  const { list, add, change, remove } = content.officeContactMedia;
  const present = (row: { id: number; title: string; media_value: string; kind: string }) => ({
    ...withTextId(row),
    kind: row.kind as "Contact" | "Social",
  });
  shortListEndpoint(app, deps, list, async () => ({
    data: (await store.listContactMedia(deps.db)).map(present),
  }));
  endpoint(app, add, async ({ body, caller }) => {
    const row = await changeContent(
      deps,
      { adminId: caller.userId, action: "contact item added", key: "title" },
      async (tx) => titled(await store.addContactMedia(tx, fitting(body))),
    );
    return { data: present(row), message: "The contact item is added" };
  });
  endpoint(app, change, async ({ params, body, caller }) => {
    const row = await changeContent(
      deps,
      {
        adminId: caller.userId,
        action: "contact item changed",
        key: "title",
        before: was("contact_media", params.id),
      },
      async (tx) => {
        const row = await store.changeContactMedia(tx, params.id, body);
        if (row) fitting(row);
        return titled(row);
      },
    );
    return { data: present(row), message: "The contact item is changed" };
  });
  endpoint(app, remove, async ({ params, caller }) => {
    await changeContent(
      deps,
      {
        adminId: caller.userId,
        action: "contact item deleted",
        before: was("contact_media", params.id),
      },
      (tx) => removed(store.removeContactMedia(tx, params.id)),
    );
    return { data: null, message: "The contact item is deleted" };
  });
}

function testimonialRoutes(app: FastifyInstance, deps: Deps): void {
  const { list, add, change, remove } = content.officeTestimonials;
  const named = <R extends { name: string }>(row: R | undefined) => {
    const result = orNotFound(row);
    return { result, subject: result.name };
  };
  shortListEndpoint(app, deps, list, async () => ({
    data: (await store.listTestimonials(deps.db)).map(withTextId),
  }));
  endpoint(app, add, async ({ body, caller }) => {
    const row = await changeContent(
      deps,
      { adminId: caller.userId, action: "testimonial added" },
      async (tx) => {
        await needsPicture(tx, body.image);
        return named(await store.addTestimonial(tx, body));
      },
    );
    return { data: withTextId(row), message: "The testimonial is added" };
  });
  endpoint(app, change, async ({ params, body, caller }) => {
    const row = await changeContent(
      deps,
      {
        adminId: caller.userId,
        action: "testimonial changed",
        before: was("testimonials", params.id),
      },
      async (tx) => {
        await needsPicture(tx, body.image);
        return named(await store.changeTestimonial(tx, params.id, body));
      },
    );
    return { data: withTextId(row), message: "The testimonial is changed" };
  });
  endpoint(app, remove, async ({ params, caller }) => {
    await changeContent(
      deps,
      {
        adminId: caller.userId,
        action: "testimonial deleted",
        before: was("testimonials", params.id),
      },
      (tx) => removed(store.removeTestimonial(tx, params.id)),
    );
    return { data: null, message: "The testimonial is deleted" };
  });
}
