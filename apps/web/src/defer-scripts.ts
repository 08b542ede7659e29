import type { FirstCalls } from "./lib/api/first-calls.ts";
import { language } from "./lib/language/language.ts";

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE = ' type="module" async="">';

/**
 * Scripts come after the first picture: the page's module is not run but handed to a function that
 * waits. React takes the script in the module's place for the one it rendered: it compares
 * addresses, and neither has one.
 */
export function deferScripts(html: string, nonce: string, first: FirstCalls | null): string {
  const at = html.indexOf(MODULE);
  if (at < 0) return html;
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const from = at + MODULE.length;
  const to = html.indexOf("</script>", from);
  const given = [html.slice(from, to), modules, nonce, first, language].map(inScript).join();
  const before = html.slice(0, at).replace(PRELOAD, "");
  return `${before}>(${String(runAfterPaint)})(${given})${html.slice(to)}`;
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Runs in the visitor's browser, as a text in the page. The line is the picture's until it is
 * there; then the scripts have it. Who touches or types before that has them fetched at once; what
 * was tapped and typed is kept for replay-early-events.ts, and no form leaves with what it holds.
 * Where a script does not come, the page is loaded again as soon as all can be had.
 */
function runAfterPaint(
  program: string,
  modules: readonly string[],
  nonce: string,
  first: FirstCalls | null,
  language: string,
): void {
  // The page's first calls are on their way before its scripts are.
  const askFirst = () => {
    const token = localStorage.getItem("webtoken");
    const type = localStorage.getItem("type");
    if (!first || !token || (type !== "buyer" && type !== "seller")) return;
    const replies = new Map<string, Promise<Response>>();
    window.asked = { token, replies };
    for (const path of first[type]) {
      const reply = fetch(path, {
        headers: {
          accept: "application/json",
          "accept-language": language,
          authorization: `Bearer ${token}`,
        },
      });
      reply.catch(() => undefined);
      replies.set(path, reply);
    }
  };
  try {
    askFirst();
  } catch {
    // A browser that keeps nothing for this site.
  }

  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of modules)
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    const script = Object.assign(document.createElement("script"), {
      type: "module",
      nonce,
      textContent: program,
    });
    script.addEventListener("error", lost);
    document.head.append(script);
    script.remove();
  };

  // A document never asks again for a module that did not come: a phone that changes its network
  // would stay without scripts. Each time it was loaded again in vain it is more patient.
  const WAIT_KEY = "patience";
  const remembered = () => {
    try {
      return sessionStorage;
    } catch {
      // A browser that keeps nothing for this site.
      return undefined;
    }
  };
  const [{ type: opened } = { type: "navigate" }] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[];
  const waitMs = opened === "reload" ? Number(remembered()?.getItem(WAIT_KEY) ?? 15_000) : 1_000;
  const loadAgain = () =>
    setTimeout(() => {
      // One that is gone, since the market was updated, has another name in a new document.
      const patient = new AbortController();
      setTimeout(() => patient.abort(), 10_000);
      const asked = modules.map((href) =>
        fetch(href, { signal: patient.signal }).then(
          ({ status }) => status < 500 || Promise.reject(),
        ),
      );
      Promise.all(asked).then(() => {
        remembered()?.setItem(WAIT_KEY, String(Math.max(15_000, waitMs * 2)));
        location.reload();
      }, loadAgain);
    }, waitMs);
  let isLost = false;
  const lost = () => {
    if (!isLost) loadAgain();
    isLost = true;
  };
  // Every browser's words for an import that failed; a mistake of ours would fail again.
  const notImported = ({ reason }: PromiseRejectionEvent) =>
    /module/i.test(reason?.message) && lost();
  addEventListener("unhandledrejection", notImported);

  const early: Window["early"] = { typed: new Map(), tap: null, end: () => undefined };
  window.early = early;
  const keep = (event: Event) => {
    begin();
    const target = event.target as HTMLInputElement;
    if (event.type === "input") early.typed.set(target, target.value);
    const button = event.type === "click" ? target.closest("button") : null;
    if (!button || button.form?.hasAttribute("action")) return;
    event.preventDefault();
    // React may be listening already; it shall hear of it once.
    event.stopPropagation();
    early.tap = button;
  };
  const kinds = ["pointerdown", "keydown", "input", "click"];
  for (const kind of kinds) addEventListener(kind, keep, true);
  early.end = () => {
    remembered()?.removeItem(WAIT_KEY);
    removeEventListener("unhandledrejection", notImported);
    for (const kind of kinds) removeEventListener(kind, keep, true);
  };

  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  const afterPicture = () => {
    if (!picture || picture.complete) begin();
    else for (const end of ["load", "error"]) picture.addEventListener(end, begin, { once: true });
    // A line too slow for the picture must still let somebody bid.
    setTimeout(begin, 500);
  };
  // A page that nobody looks at is not painted, and some browsers do not tell of it.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) begin();
  else
    new PerformanceObserver((paints, observer) => {
      if (!paints.getEntriesByName("first-contentful-paint").length) return;
      observer.disconnect();
      afterPicture();
    }).observe({ type: "paint", buffered: true });
  addEventListener("visibilitychange", begin, { once: true });
}

declare global {
  type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  interface Window {
    early?: {
      /** Fields and what they held last. */
      readonly typed: Map<EarlyField, string>;
      tap: HTMLButtonElement | null;
      /** From now on the page hears for itself. */
      end: () => void;
    };
  }
}
