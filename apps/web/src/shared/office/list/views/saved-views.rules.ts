/** A list's address under a name; `search` begins with `?`. */
export interface View {
  readonly name: string;
  readonly search: string;
}

/** A view's part of an address: not the page, nor what lies open. */
export function viewOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  params.delete("open");
  params.sort();
  return `?${params}`;
}

const keyOf = (list: string) => `office-views:${list}`;
const isView = (one: unknown): one is View =>
  typeof (one as View)?.name === "string" && /^\?[^#\\\s]*$/.test((one as View).search);

/**
 * This browser's views from before the office's. Storage may be forbidden, or hold what an older
 * version wrote: then there are none.
 */
export function readFromPage(list: string): readonly View[] {
  try {
    const params: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? "[]");
    return Array.isArray(params) ? params.filter(isView) : [];
  } catch {
    return [];
  }
}

export function removeFromPage(list: string): void {
  try {
    localStorage.removeItem(keyOf(list));
  } catch {
    // forbidden: then nothing was stored
  }
}

/** The views of this browser that the office lacks, each under a free name. */
export function toCarryOver(localViews: readonly View[], saved: readonly View[]): View[] {
  const carried: View[] = [];
  for (const { name, search } of localViews) {
    const allViews = [...saved, ...carried];
    if (allViews.some((view) => view.search === search)) continue;
    const isFree = (wanted: string) => allViews.every((view) => view.name !== wanted);
    let free = name;
    for (let n = 2; !isFree(free); n++) free = `${name.slice(0, 36)} ${n}`;
    carried.push({ name: free, search });
  }
  return carried;
}
