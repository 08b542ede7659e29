import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type Visit, visitContext } from "./lib/page/visit.ts";

export type { Visit };

const answer = createRequestHandler(build, import.meta.env.MODE);

/** Renders one page, or the data of one, for `*.data`. */
export function handle(request: Request, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return answer(request, context);
}
