import { menu } from "../desk/menu.ts";

export interface Found {
  to: string;
  name: string;
  below?: string;
}
export interface Group {
  title: string;
  found: readonly Found[];
}

const pages: readonly Found[] = menu.flatMap(({ entries }) =>
  entries.map(({ to, title }) => ({ to, name: title })),
);
/** Every page when nothing is typed yet. */
export const pagesFor = (q: string): readonly Found[] =>
  pages.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
