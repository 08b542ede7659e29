/** Characters on either side of what differs, so that a reader finds the place. */
const AROUND = 30;

/** The passage of a long text in which two of its versions differ, as each has it. */
export function changedPassage(before: string, after: string): [before: string, after: string] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const passageOf = (text: string) => {
    const from = wordBegin(text, Math.max(0, start - AROUND));
    const to = wordEnd(text, Math.min(text.length, text.length - end + AROUND));
    return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
  };
  return [passageOf(before), passageOf(after)];
}

/** Where the word at a place begins, and where it ends. */
const wordBegin = (text: string, at: number) => text.lastIndexOf(" ", at) + 1;
const wordEnd = (text: string, at: number) => {
  const space = text.indexOf(" ", at);
  return space < 0 ? text.length : space;
};
