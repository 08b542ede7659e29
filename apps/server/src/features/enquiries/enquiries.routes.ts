import { content, office } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../platform/audit/audit.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Account } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { searchText } from "../../platform/lists/list-query.ts";
import { addNote, changeEnquiry, replyToEnquiry } from "./change-enquiry.ts";
import { deleteReply, saveReply } from "./change-replies.ts";
import {
  countWaiting,
  type Kind,
  listQuestions,
  listRequests,
  type QuestionRow,
  type RequestRow,
} from "./enquiries.store.ts";
import { presentQuestion, presentRequest, readQuestion, readRequest } from "./present-enquiry.ts";
import { receiveContactQuery, receiveServiceRequest } from "./receive-enquiry.ts";
import { listReplies, type ReplyRow } from "./saved-replies.store.ts";

type Query = { q?: string | undefined; assignee?: "me" | "none" | number | undefined };
const asked = <Q extends Query>({ q, assignee, ...query }: Q, caller: Pick<Account, "userId">) => ({
  ...query,
  q: searchText(q),
  assignee: assignee === "me" ? caller.userId : assignee,
});

/** An asker leaves a name, a phone and an address: who looks is known. */
const lookedAt = ({ db }: Deps, adminId: number, subject: string) =>
  noteLook(db, { adminId, action: "enquiries read", subject });

/** Visitors' enquiries, and what the office does about them. */
export function enquiryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const waiting = (kind: Kind) => async () => {
    const { n, since } = await countWaiting(db, kind);
    return { waiting: n, waiting_since: since?.toISOString() ?? null };
  };

  listEndpoint(
    app,
    deps,
    office.contactQueries.list,
    async ({ query, caller }) => {
      await lookedAt(deps, caller.userId, "contact questions");
      return {
        listing: listQuestions(db, asked(query, caller)),
        present: (row: QuestionRow) => presentQuestion(row),
        extra: waiting("question"),
      };
    },
    QUESTION_HEADS,
  );
  listEndpoint(
    app,
    deps,
    office.serviceRequests.list,
    async ({ query, caller }) => {
      await lookedAt(deps, caller.userId, "service requests");
      return {
        listing: listRequests(db, asked(query, caller)),
        present: (row: RequestRow) => presentRequest(row),
        extra: waiting("request"),
      };
    },
    REQUEST_HEADS,
  );

  receiving(app, deps);
  answering(app, deps, "question", office.contactQueries, (id) => readQuestion(db, id));
  replyRoutes(app, deps);
  answering(app, deps, "request", office.serviceRequests, (id) => readRequest(db, id));
}

/** The routes for visitors. */
function receiving(app: FastifyInstance, deps: Deps): void {
  endpoint(app, content.contactQuery, async ({ body, visitor }) => {
    await deps.limits.enquiry(body.email, visitor);
    await receiveContactQuery(deps, body);
    return { data: null, message: "Thank you for contacting us. We will get back to you soon." };
  });
  endpoint(app, content.serviceRequest, async ({ body, visitor }) => {
    await deps.limits.enquiry(body.email, visitor);
    const reference = await receiveServiceRequest(deps, body);
    return {
      data: { reference },
      message: `Thank you. Your enquiry has the reference ${reference}.`,
    };
  });
}

/** The answers given often. */
function replyRoutes(app: FastifyInstance, deps: Deps): void {
  const present = ({ id, ...reply }: ReplyRow) => ({ _id: String(id), ...reply });
  endpoint(app, office.savedReplies, async () => ({
    data: { replies: (await listReplies(deps.db)).map(present) },
  }));
  endpoint(app, office.saveReply, async ({ caller, body }) => ({
    data: present(await saveReply(deps, caller.userId, body)),
    message: "The reply is saved",
  }));
  endpoint(app, office.deleteReply, async ({ caller, params }) => {
    await deleteReply(deps, caller.userId, params.id);
    return { data: null, message: "The saved reply is deleted" };
  });
}

const QUESTION_HEADS = {
  reference: "Reference",
  stage: "Status",
  "assignee.name": "Assigned to",
  name: "Name",
  email: "Email",
  mobile: "Mobile",
  message: "Message",
  created_at: "Received",
};
const REQUEST_HEADS = {
  ...QUESTION_HEADS,
  service: "Service",
  organisation: "Organisation",
  city: "City",
  state: "State",
};

/** The four calls on one enquiry, the same for both kinds. */
function answering<D>(
  app: FastifyInstance,
  deps: Deps,
  kind: Kind,
  { read, change, reply, note }: typeof office.contactQueries | typeof office.serviceRequests,
  readWhole: (id: number) => Promise<D>,
): void {
  const whole = async (id: number) => ({ data: (await readWhole(id)) as never });
  endpoint(app, read, async ({ params, caller }) => {
    const data = await whole(params.id);
    await lookedAt(deps, caller.userId, `${kind} ${params.id}`);
    return data;
  });
  endpoint(app, change, async ({ params, body, caller }) => {
    await changeEnquiry(deps, { kind, id: params.id, adminId: caller.userId }, body);
    return whole(params.id);
  });
  endpoint(app, reply, async ({ params, body, caller }) => {
    const at = { kind, id: params.id, adminId: caller.userId, by: caller.name };
    await replyToEnquiry(deps, at, body);
    return { ...(await whole(params.id)), message: "Your answer is on its way" };
  });
  endpoint(app, note, async ({ params, body, caller }) => {
    await addNote(deps, { kind, id: params.id, adminId: caller.userId }, body);
    return whole(params.id);
  });
}
