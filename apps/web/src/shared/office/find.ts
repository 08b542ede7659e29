/** Texts of the office name lots, papers and transfers: each opens the finder with it. */

type Listener = (q: string) => void;
let listener: Listener | null = null;

export const findInOffice = (q: string): void => listener?.(q);

/** The shell's own. @returns ends it */
export function onFind(opens: Listener): () => void {
  listener = opens;
  return () => {
    if (listener === opens) listener = null;
  };
}
