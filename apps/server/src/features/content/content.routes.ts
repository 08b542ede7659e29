import { content } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { cachedEndpoints } from "../../platform/http/cached-endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { findBanner } from "./banners.store.ts";
import { isSlug } from "./content.rules.ts";
import { findBlog, listBlogs, listContactMedia, listTestimonials } from "./content.store.ts";
import { officeContentRoutes } from "./office-content.routes.ts";
import { findPolicy, listPolicies } from "./policies.store.ts";
import {
  readBanner,
  readBlog,
  readPolicy,
  readTestimonial,
  withTextId,
} from "./present-content.ts";

export function contentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const cached = cachedEndpoints(app, deps.caches);

  readInBoth(app, deps);
  cached(content.contactMedia, async ({ params }) => ({
    data: (await listContactMedia(db, params.type)).map(withTextId) as never,
  }));
  officeContentRoutes(app, deps);
}

/** The texts that the office may have written in Hindi, too. */
function readInBoth(app: FastifyInstance, { db, caches }: Deps): void {
  const cached = cachedEndpoints(app, caches);
  const byLanguage = { byLanguage: true };
  cached(
    content.policies,
    async ({ language }) => ({
      data: (await listPolicies(db, "public")).map((policy) => readPolicy(policy, language)),
    }),
    byLanguage,
  );
  cached(
    content.policyByUrl,
    async ({ params, language }) => {
      const policy = isSlug(params.path) ? await findPolicy(db, params.path) : undefined;
      if (!policy) throw new Problem("not_found");
      return { data: readPolicy(policy, language) };
    },
    byLanguage,
  );
  cached(
    content.blogs,
    async ({ language }) => ({
      // S7.18: oldest first; the specification's client reverses them.
      data: (await listBlogs(db, "public")).toReversed().map((blog) => readBlog(blog, language)),
    }),
    byLanguage,
  );
  cached(
    content.blogBySlug,
    async ({ params, language }) => {
      const blog = isSlug(params.slug) ? await findBlog(db, params.slug) : undefined;
      if (!blog) throw new Problem("not_found");
      return { data: readBlog(blog, language) };
    },
    byLanguage,
  );
  cached(
    content.testimonials,
    async ({ language }) => ({
      data: (await listTestimonials(db)).map((row) => readTestimonial(row, language)),
    }),
    byLanguage,
  );
  cached(
    content.banner,
    async ({ language }) => {
      const banner = await findBanner(db);
      return { data: banner ? readBanner(banner, language) : null };
    },
    byLanguage,
  );
}
