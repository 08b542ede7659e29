/** Replays what somebody typed and tapped before the page was hydrated (defer-scripts.ts). */
export function replayEarlyEvents(): void {
  const { early } = window;
  if (!early) return;
  early.end();
  window.early = undefined;
  // A member's own state comes right after the visitor's page.
  setTimeout(() => {
    for (const [field, text] of early.typed) if (field.isConnected) type(field, text);
    setTimeout(() => {
      if (early.tap?.isConnected) early.tap.click();
    });
  });
}

function type(field: EarlyField, text: string): void {
  if (["checkbox", "radio", "file"].includes(field.type)) return;
  // React watches the field's own setter, and takes for a change only what came around it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event("change", { bubbles: true }));
}
