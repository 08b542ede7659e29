/** To an element that by itself takes none: a screen's main part, a dialog. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.matches("a[href], button, input, select, textarea, [tabindex]"))
    element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Remembers what has the focus when a dialog opens; the answer gives it back once it is closed.
 * What has gone from the page meanwhile cannot have it: then the screen's main part does, so that
 * the next Tab does not begin at the top of the page.
 */
export function rememberFocus(dialog: HTMLElement): () => void {
  const before = document.activeElement;
  const isLost = () => isNowhere() || dialog.contains(document.activeElement);
  return () => {
    if (isLost() && before instanceof HTMLElement && before !== document.body) before.focus();
    if (isLost()) focusOn(document.querySelector("main"));
  };
}

const isNowhere = () => !document.activeElement || document.activeElement === document.body;

/** Where the focus goes when `element` leaves the page: to the dialog or screen around it. */
export function leaveFocus(element: HTMLElement | null): void {
  if (isNowhere() || document.activeElement === element)
    focusOn(element?.closest<HTMLElement>("dialog, main"));
}
