import { questions } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { listEndpoint } from "../../platform/lists/list-endpoint.ts";
import { pageCount } from "../../platform/lists/list-query.ts";
import { answerQuestion } from "./answer-question.ts";
import { askQuestion } from "./ask-question.ts";
import { hideQuestion } from "./hide-question.ts";
import {
  countOpen,
  listForOffice,
  listForSeller,
  type OfficeRow,
} from "./listed-questions.store.ts";
import { presentForOffice, presentListed } from "./present-question.ts";
import { readQuestions } from "./read-questions.ts";

/** Questions about lots before their end. */
export function questionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  endpoint(app, questions.ofLot, ({ params, caller }) => readQuestions(db, caller, params.idname));

  endpoint(app, questions.ask, async ({ params, body, caller }) => ({
    data: await askQuestion(deps, caller, params.product_id, body.text),
    message: "Your question is sent to the seller",
  }));

  endpoint(app, questions.answer, async ({ params, body, caller }) => ({
    data: await answerQuestion(deps, caller, params.id, body.text),
    message: "Your answer is published",
  }));

  endpoint(app, questions.own, async ({ query, caller }) => {
    const { listed, total } = await listForSeller(db, caller.userId, query.state).page(query);
    const now = await marketNow(db);
    return {
      data: listed.map((row) => presentListed(row, caller, now)),
      totalpage: pageCount(total, query.rows),
      total,
      waiting: await countOpen(db, caller.userId),
    };
  });

  listEndpoint(app, deps, questions.forOffice, async ({ query, caller }) => {
    const now = await marketNow(db);
    return {
      listing: listForOffice(db, query.state),
      present: (row: OfficeRow) => presentForOffice(row, caller, now),
    };
  });

  endpoint(app, questions.hide, async ({ params, body, caller }) => ({
    data: await hideQuestion(deps, caller, params.id, body),
    message: body.hidden ? "The question is hidden" : "The question is shown again",
  }));
}
