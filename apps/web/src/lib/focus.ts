/** To an element that by itself takes none: a screen's main part, a dialog. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches("a[href], button, input, select, textarea, [tabindex]"))
    element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const isLost = () => !document.activeElement || document.activeElement === document.body;

/**
 * Remembers what has the focus; the answer gives it back, if it is then on nothing. What has gone
 * from the page meanwhile cannot have it: then the screen's main part does, so that the next Tab
 * does not begin at the top of the page.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (isLost() && before instanceof HTMLElement && before !== document.body) before.focus();
    if (isLost()) focusOn(document.querySelector("main"));
  };
}

/** Where the focus goes when `element` is about to leave the page: the dialog or screen around it. */
export function leaveFocus(element: HTMLElement | null): void {
  if (isLost() || document.activeElement === element)
    focusOn(element?.closest<HTMLElement>("dialog, main"));
}
