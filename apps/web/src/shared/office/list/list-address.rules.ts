/**
 * A list's state stands in its address: `page`, `rows`, `q`, a filter, and `open` for what lies
 * open above it.
 */
export const ROWS = [20, 50, 100] as const;

const whole = (text: string | null, otherwise: number) =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;

export function readListAddress(address: URLSearchParams) {
  const rows = whole(address.get("rows"), ROWS[0]);
  return {
    page: whole(address.get("page"), 1),
    rows: Math.min(rows, 100),
    q: address.get("q")?.trim().slice(0, 100) || undefined,
  };
}

const day = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** Order and days, of the lists that have them; what is not in `columns` is no order. */
export function readOrder<C extends string>(address: URLSearchParams, columns: readonly C[]) {
  const sort = columns.find((column) => column === address.get("sort"));
  return {
    from: day(address.get("from")),
    to: day(address.get("to")),
    ...(sort && {
      sort,
      dir: address.get("dir") === "desc" ? ("desc" as const) : ("asc" as const),
    }),
  };
}

/** One of the allowed values, or the first. */
export const oneOf = <T extends string>(value: string | null, allowed: readonly [T, ...T[]]): T =>
  allowed.find((a) => a === value) ?? allowed[0];

/**
 * The address after a change. Another filter starts at page 1 and closes what lies open; empty
 * values disappear.
 */
export function changedAddress(
  address: URLSearchParams,
  change: Record<string, string | number | null>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (!("page" in change) && !("open" in change)) {
    next.delete("page");
    next.delete("open");
  }
  for (const [name, value] of Object.entries(change)) {
    const isDefault =
      value === null ||
      value === "" ||
      (name === "page" && Number(value) === 1) ||
      (name === "rows" && Number(value) === ROWS[0]);
    if (isDefault) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Whether nothing of the list is asked for anew: a panel opened, or closed. */
export function onlyPanelMoved({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) return false;
  const asked = ({ searchParams }: URL) => changedAddress(searchParams, { open: null }).toString();
  return asked(currentUrl) === asked(nextUrl);
}

/** For lists that the server sends whole: search and pages on this side. */
export function pageOf<T>(
  items: readonly T[],
  { page, rows, q }: { page: number; rows: number; q?: string },
  textOf: (item: T) => string,
) {
  const words = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const found = items.filter((item) =>
    words.every((word) => textOf(item).toLowerCase().includes(word)),
  );
  const totalpage = Math.max(1, Math.ceil(found.length / rows));
  const at = Math.min(page, totalpage);
  return { data: found.slice((at - 1) * rows, at * rows), totalpage, page: at };
}
