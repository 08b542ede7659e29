import { content, office } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Selectable } from "kysely";
import type { z } from "zod";
import type { Tx } from "../../platform/db/db.ts";
import type { Policies } from "../../platform/db/db-types.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import { changeContent, removed, titled, was } from "./change-content.ts";
import { cleaned } from "./clean-html.ts";
import { doesHindiFollow, whyNotPolicyUrl } from "./content.rules.ts";
import * as store from "./policies.store.ts";
import { presentPolicy } from "./present-content.ts";
import { firstOpenMark, policiesToFill } from "./usual/fill-policies.ts";

type Change = z.output<typeof content.officePolicies.change.body>;

/** Policies: drafts, what is out, and the text that waits for its day. */
export function officePolicyRoutes(app: FastifyInstance, deps: Deps): void {
  const { list, add, change, remove } = content.officePolicies;
  shortListEndpoint(app, deps, list, async () => ({
    data: (await store.listPolicies(deps.db, "all")).map(presentPolicy),
  }));
  shortListEndpoint(app, deps, content.policyVersions, async ({ params }) => ({
    data: (await store.listVersions(deps.db, params.id)).map(({ since, agreed, ...text }) => ({
      ...text,
      since: since.toISOString(),
      agreed: agreed ?? 0,
    })),
  }));
  endpoint(app, add, async ({ body, caller }) => {
    const row = await changeContent(
      deps,
      { adminId: caller.userId, action: "policy added" },
      async (tx) => {
        await needsToWait(tx, body, body.is_draft ?? false);
        return titled(publishable(await store.addPolicy(tx, rowOf(body))));
      },
    );
    return { data: presentPolicy(row), message: "The policy is added" };
  });
  endpoint(app, change, async ({ params, body, caller }) => {
    const before = was("policies", params.id);
    const row = await changeContent(
      deps,
      { adminId: caller.userId, action: "policy changed", before },
      async (tx) => {
        const now = (await before(tx)) as Selectable<Policies> | undefined;
        if (body.is_draft) await refuseAgreed(tx, params.id, "is_draft");
        if (body.needs_consent === false) await refuseAgreed(tx, params.id, "needs_consent");
        await needsToWait(tx, body, body.is_draft ?? now?.is_draft ?? false);
        const row = rowOf(body);
        const hindi_follows = now && doesHindiFollow(now, { ...now, ...row });
        const changed = await store.changePolicy(tx, params.id, { hindi_follows, ...row });
        return titled(changed && publishable(changed));
      },
    );
    return { data: presentPolicy(row), message: "The policy is changed" };
  });
  endpoint(app, remove, async ({ params, caller }) => {
    await changeContent(
      deps,
      { adminId: caller.userId, action: "policy deleted", before: was("policies", params.id) },
      async (tx) => {
        await refuseAgreed(tx, params.id);
        return removed(store.removePolicy(tx, params.id));
      },
    );
    return { data: null, message: "The policy is deleted" };
  });
  endpoint(app, office.addUsualPolicies, async ({ caller }) => {
    const { added } = await changeContent(
      deps,
      { adminId: caller.userId, action: "usual policies added" },
      async (tx) => {
        const drafts = policiesToFill().map((policy) => ({ ...policy, is_draft: true }));
        const titles = (await store.addMissingPolicies(tx, drafts)).map(({ title }) => title);
        return { result: { added: titles }, subject: `${titles.length} policies` };
      },
    );
    return { data: { added: added.length }, message: "The usual policies are added as drafts" };
  });
}

/**
 * A text that a member has agreed to is never taken away: it is followed by another text.
 * @throws Problem in_use
 */
async function refuseAgreed(tx: Tx, id: number, path?: string): Promise<void> {
  if (!(await store.isAgreedTo(tx, id))) return;
  throw new Problem("in_use", {
    ...(path && { path }),
    msg: {
      en: "Members agreed to this text. Change it, or set a text for a later day: it is followed, never taken away",
      hi: "सदस्य इस टेक्स्ट पर हाँ कर चुके हैं। इसे बदलिए, या आगे की तारीख़ का टेक्स्ट रखिए: इसके बाद नया टेक्स्ट आ सकता है, पर यह हटता नहीं",
    },
  });
}

/** @throws Problem invalid_input for a next text of a draft, or one whose day has come */
async function needsToWait(tx: Tx, { next }: Change, isDraft: boolean): Promise<void> {
  if (!next) return;
  if (isDraft)
    throw new Problem("invalid_input", {
      path: "next",
      msg: {
        en: "A draft is changed as it is: nobody reads it yet",
        hi: "ड्राफ़्ट को सीधे बदलिए: इसे अभी कोई नहीं पढ़ता",
      },
    });
  if (!(await store.isLater(tx, next.in_force_from)))
    throw new Problem("invalid_input", {
      path: "next.in_force_from",
      msg: { en: "Choose a day after today", hi: "आज के बाद का दिन चुनिए" },
    });
}

/** @throws Problem url_reserved for the url of a page of the product */
function rowOf<C extends Change>({ next, ...policy }: C) {
  const why = policy.url === undefined ? null : whyNotPolicyUrl(policy.url);
  if (why) throw new Problem(why, { path: "url" });
  const clean = { ...policy, ...cleaned(policy) };
  // A new draft waits for nothing.
  if (policy.is_draft || next === null) return { ...clean, ...store.NOTHING_WAITS };
  if (next === undefined) return clean;
  const waits = { ...next, ...cleaned(next, "next.") };
  return {
    ...clean,
    next_title: waits.title,
    next_description: waits.description,
    next_title_hi: waits.title_hi ?? null,
    next_description_hi: waits.description_hi ?? null,
    next_from: waits.in_force_from,
  };
}
const TEXTS = [
  ["title", "title"],
  ["description", "description"],
  ["title_hi", "title_hi"],
  ["description_hi", "description_hi"],
  ["next_title", "next.title"],
  ["next_description", "next.description"],
  ["next_title_hi", "next.title_hi"],
  ["next_description_hi", "next.description_hi"],
] as const;
/** @throws Problem invalid_input for a text that is out with a mark that nobody has filled */
function publishable(policy: Selectable<Policies>): Selectable<Policies> {
  if (policy.is_draft) return policy;
  const errors = TEXTS.flatMap(([column, path]) => {
    const mark = firstOpenMark(policy[column] ?? "");
    return mark
      ? [
          {
            path,
            msg: {
              en: `Put your own in place of ${mark}, or keep it as a draft`,
              hi: `${mark} की जगह अपनी जानकारी लिखिए, या इसे ड्राफ़्ट रहने दीजिए`,
            },
          },
        ]
      : [];
  });
  if (errors.length) throw new Problem("invalid_input", { errors });
  return policy;
}
