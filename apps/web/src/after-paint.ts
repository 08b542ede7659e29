/**
 * Runs in the visitor's browser, as a text in the page. The line is the picture's until it is there; then the scripts
 * have it. Who touches or types before that has them fetched at once, and what a finger asked of a button is done when
 * the page can do it (see entry.client.tsx): no tap is lost, and no form leaves with what it holds.
 */
export function afterPaint(program: string, modules: readonly string[], nonce: string): void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of modules) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    const script = Object.assign(document.createElement("script"), { type: "module", nonce, textContent: program });
    document.head.append(script);
    script.remove();
  };

  const early = (event: Event) => {
    begin();
    const button = event.type === "click" && (event.target as Element).closest("button");
    if (!button || button.form?.hasAttribute("action")) return;
    event.preventDefault();
    // React may be listening already; it shall hear of it once.
    event.stopPropagation();
    window.earlyTap = button;
  };
  const kinds = ["pointerdown", "keydown", "click"];
  for (const kind of kinds) addEventListener(kind, early, true);
  window.answered = () => {
    for (const kind of kinds) removeEventListener(kind, early, true);
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
  interface Window {
    /** The button that was tapped before the page could answer. */
    earlyTap?: HTMLButtonElement;
    /** From now on the page hears for itself. */
    answered?: () => void;
  }
}
