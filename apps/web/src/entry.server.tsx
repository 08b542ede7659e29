import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { lean } from "./lean-document.ts";
import { NonceContext } from "./lib/nonce.ts";
import { visitContext } from "./lib/visit.ts";
import { withVisitorsManifest } from "./visitors-manifest.ts";

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
  const { nonce } = context.get(visitContext);
  const { pathname } = new URL(request.url);
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter
        context={withVisitorsManifest(entry, pathname)}
        url={request.url}
        nonce={nonce}
      />
    </NonceContext>
  );
  const { html, failed } = await renderWhole(page, nonce);
  return new WholePage(lean(html, nonce), { status: failed ? 500 : status, headers });
}

function renderWhole(
  page: React.ReactNode,
  nonce: string,
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const sink = textSink((html) => resolve({ html, failed }));
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Every part stands in its place, also for who has no scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

/**
 * All that React asks of what it writes to, without a stream's queue. It writes text
 * (plugins/react-text.ts), and bytes only while somebody develops.
 */
function textSink(done: (html: string) => void): NodeJS.WritableStream {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  const sink = {
    write: (piece: string | Uint8Array) =>
      pieces.push(typeof piece === "string" ? piece : decoder.decode(piece, { stream: true })) > 0,
    end: () => done(pieces.join("")),
    on: () => sink,
  };
  return sink as unknown as NodeJS.WritableStream;
}

/** A page asked for in whole; a stream of it is made for who asks, as in development. */
class WholePage extends Response {
  readonly #html: string;
  #stream: Response["body"] = null;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }
  override get body() {
    this.#stream ??= new Response(this.#html).body;
    return this.#stream;
  }
  override async text() {
    return this.#html;
  }
  override async arrayBuffer() {
    return new TextEncoder().encode(this.#html).buffer;
  }
}

/** A bug is logged whole; a page that is not there, or a visitor who left, is no bug. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error);
}
