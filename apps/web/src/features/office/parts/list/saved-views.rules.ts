/** A list's address under a name; `search` begins with `?`. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
}

/** What of an address belongs to a view: not the page, nor what lies open. */
export function viewOf(search: string): string {
  const kept = new URLSearchParams(search);
  kept.delete("page");
  kept.delete("open");
  kept.sort();
  return `?${kept}`;
}

const keyOf = (path: string) => `office-views:${path}`;
const isView = (one: unknown): one is SavedView =>
  typeof (one as SavedView)?.name === "string" &&
  typeof (one as SavedView)?.search === "string" &&
  (one as SavedView).search.startsWith("?");

/** Storage may be forbidden, or hold what an older version wrote: then there are none. */
export function readViews(path: string): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(path)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

export function writeViews(path: string, views: readonly SavedView[]) {
  try {
    localStorage.setItem(keyOf(path), JSON.stringify(views));
  } catch {
    // forbidden: then the view lives as long as the screen
  }
}
