import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import {
  answerProblem,
  type Failure,
  failureOf,
  replyFailure,
} from "../http/problems/answer-problem.ts";
import type { Problem } from "../http/problems/problem.ts";

/**
 * A person who asks for a page reads a page, also where the site itself may not or cannot be
 * rendered; a program reads the envelope.
 */
export function answerVisitor(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!String(request.headers.accept).includes("text/html"))
    return answerProblem(error, request, reply);
  const failure = failureOf(error, request);
  return replyFailure(reply, failure)
    .headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    .send(failedPage(failure, request.id));
}

/**
 * Cheap to make, for it is what a hurried visitor gets. Its texts are our own: nothing that was
 * sent stands in it.
 */
function failedPage({ words, retryAfter }: Failure, reference: string): string {
  const wait = retryAfter && `${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}`;
  const title = wait ? "One moment, please" : "This page could not be shown";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${retryAfter ? `<meta http-equiv="refresh" content="${retryAfter}">` : ""}
<title>${title} · Rebale</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${look}</style>
</head>
<body>
<main>
${mark}
<h1>${title}</h1>
<p>${words.en.replace(/[^.]$/, "$&.")}</p>
${
  wait
    ? `<p>This page opens by itself in ${wait}. Bids that you placed are safe.</p>`
    : `<p>Reference: <code>${reference}</code></p>`
}
<a href="">Try again</a>
</main>
</body>
</html>
`;
}

/** The site's colours (apps/web/src/shell/style/tokens.css): this page has no other style sheet. */
const look = `
body{margin:0;min-height:100vh;display:grid;place-items:center;
  background:#faf7f0;color:#10281e;
  font:17px/1.55 "Manrope Variable",system-ui,sans-serif}
main{max-width:34rem;padding:32px 24px;text-align:center}
svg{margin:0 auto}
h1{margin:20px 0 12px;
  font-size:clamp(1.8rem,1.3rem + 2.4vw,2.6rem);line-height:1.15;letter-spacing:-.03em}
p{margin:0 0 12px;color:#4c5f55}
a{display:inline-flex;align-items:center;min-height:48px;
  margin-top:14px;padding:0 26px;border-radius:10px;
  background:#f7a81b;color:#231600;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid #f7a81b;outline-offset:2px;box-shadow:0 0 0 2px #10281e}`;

const mark = `<svg width="56" height="56" viewBox="0 0 32 32" aria-hidden="true"><path fill="#0f4430" d="M6 3h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z"/><path fill="#f7a81b" d="M9.5 3h3.6v26H9.5zM18.9 3h3.6v26h-3.6z"/></svg>`;
