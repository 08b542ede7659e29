import { content } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { cachedEndpoints } from "../../platform/http/cached-endpoint.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { isSlug } from "./content.rules.ts";
import {
  findBlog,
  findPolicy,
  listBlogs,
  listContactMedia,
  listPolicies,
  listTestimonials,
} from "./content.store.ts";
import { officeContentRoutes } from "./office-content.routes.ts";
import { presentBlog, presentPolicy, withTextId } from "./present-content.ts";
import { receiveContactQuery, receiveServiceRequest } from "./receive-enquiry.ts";

export function contentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const cached = cachedEndpoints(app, deps.caches);

  cached(content.policies, async () => ({ data: (await listPolicies(db)).map(presentPolicy) }));
  cached(content.policyByUrl, async ({ params }) => {
    const policy = isSlug(params.path) ? await findPolicy(db, params.path) : undefined;
    if (!policy) throw new Problem("not_found");
    return { data: presentPolicy(policy) };
  });
  cached(content.blogs, async () => ({
    // S7.18: oldest first; the specification's client reverses them.
    data: (await listBlogs(db, "public")).toReversed().map(presentBlog),
  }));
  cached(content.blogBySlug, async ({ params }) => {
    const blog = isSlug(params.slug) ? await findBlog(db, params.slug) : undefined;
    if (!blog) throw new Problem("not_found");
    return { data: presentBlog(blog) };
  });
  cached(content.contactMedia, async ({ params }) => ({
    data: (await listContactMedia(db, params.type)).map(withTextId) as never,
  }));
  cached(content.testimonials, async () => ({
    data: (await listTestimonials(db)).map(withTextId),
  }));

  endpoint(app, content.contactQuery, async ({ body, address }) => {
    await deps.limits.enquiry(body.email, address);
    await receiveContactQuery(deps, body);
    return { data: null, message: "Thank you for contacting us. We will get back to you soon." };
  });
  endpoint(app, content.serviceRequest, async ({ body, address }) => {
    await deps.limits.enquiry(body.email, address);
    const reference = await receiveServiceRequest(deps, body);
    return {
      data: { reference },
      message: `Thank you. Your enquiry has the reference ${reference}.`,
    };
  });
  officeContentRoutes(app, deps);
}
