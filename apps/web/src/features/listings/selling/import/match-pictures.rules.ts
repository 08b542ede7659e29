import { MAX_PICTURES } from "@rebale/contract/listings/pictures";

/** Which picture of a ZIP belongs to which lot, by its name. */

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;
/** After a lot's number: `-2`, `_2`, ` (2)`. */
const COUNTED = /^(?:[-_ ]+\d{1,2}|[-_ ]*\(\d{1,2}\))$/;

export interface Matched {
  /** Paths in the ZIP by lot number, in the order of their names. */
  readonly lots: ReadonlyMap<string, readonly string[]>;
  /** Pictures that belong to no lot of the table. */
  readonly strays: readonly string[];
  /** Files left out: no picture that browsers show, such as HEIC, or one too many of a lot. */
  readonly unread: readonly string[];
}

/**
 * `A-17.jpg`, `A-17 (2).jpg` or whatever lies in a folder `A-17`. Of two numbers that fit the longer
 * is meant.
 */
export function matchPictures(paths: readonly string[], numbers: readonly string[]): Matched {
  const byLength = [...numbers].sort((a, b) => b.length - a.length);
  const lots = new Map<string, string[]>();
  const strays: string[] = [];
  const named = new Intl.Collator("en", { numeric: true });
  // Without their endings, so that `A-17.jpg` comes before `A-17 (2).jpg`.
  const bare = (path: string) => path.replace(PICTURE, "");
  const seen = paths.filter(isSeen);
  const sorted = seen.filter(isPicture).sort((a, b) => named.compare(bare(a), bare(b)));
  for (const path of sorted) {
    const number = byLength.find((lot) => belongs(path, lot));
    if (number === undefined) strays.push(path);
    else lots.set(number, [...(lots.get(number) ?? []), path]);
  }
  const unread = seen.filter((path) => !isPicture(path));
  for (const [number, all] of lots) {
    unread.push(...all.slice(MAX_PICTURES));
    lots.set(number, all.slice(0, MAX_PICTURES));
  }
  return { lots, strays, unread };
}

const isPicture = (path: string) => PICTURE.test(path);
/** Files that systems put beside people's are nobody's. */
const isSeen = (path: string) =>
  !path.startsWith("__MACOSX/") && !/(^|\/)(\.|Thumbs\.db$|desktop\.ini$)/i.test(path);

function belongs(path: string, lot: string): boolean {
  const number = lot.toLowerCase();
  const parts = path.toLowerCase().split("/");
  const name = (parts.pop() ?? "").replace(PICTURE, "");
  if (parts.includes(number) || name === number) return true;
  return name.startsWith(number) && COUNTED.test(name.slice(number.length));
}
