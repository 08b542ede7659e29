import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { deferScripts } from "./defer-scripts.ts";
import { inlineCriticalCss } from "./inline-critical-css.ts";
import type { AsksFirst, FirstCalls } from "./lib/api/first-calls.ts";
import { PARAMETER } from "./lib/language/language.ts";
import { NonceContext } from "./lib/page/nonce.ts";
import { renderContext } from "./lib/page/render-context.ts";

/**
 * Rendered whole before the first byte leaves, so that the host can keep a page for the next
 * visitor.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { nonce } = context.get(renderContext);
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const { html, failed } = await renderWhole(page, nonce);
  const sent = import.meta.env.DEV
    ? html
    : deferScripts(inlineCriticalCss(html), nonce, firstCallsOf(request, entry));
  return new Response(sent, { status: failed ? 500 : status, headers });
}

/** Days that were asked for, or a payment to look at, are asked for by the page itself. */
function firstCallsOf(request: Request, entry: EntryContext): FirstCalls | null {
  const asked = [...new URL(request.url).searchParams.keys()];
  if (asked.some((name) => name !== PARAMETER)) return null;
  for (const { route, params } of entry.staticHandlerContext.matches) {
    const handle = entry.routeModules[route.id]?.handle as AsksFirst | undefined;
    if (handle?.first) return handle.first(params);
  }
  return null;
}

function renderWhole(
  page: React.ReactNode,
  nonce: string,
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Every part stands in its place, also for who has no scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () =>
        text(pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject),
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

/** A bug is logged whole; a page that is not there, or a visitor who left, is no bug. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error);
}
