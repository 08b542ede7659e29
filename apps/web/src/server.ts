import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type RenderContext, renderContext } from "./lib/page/render-context.ts";

export type { RenderContext };

const answer = createRequestHandler(build, import.meta.env.MODE);

/** Renders one page, or the data of one, for `*.data`. */
export function handle(request: Request, given: RenderContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(renderContext, given);
  return answer(request, context);
}
