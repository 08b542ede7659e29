import { language } from "../language/language.ts";
import { NAMES } from "./names.ts";

/** A name of a category, material or place in the site's language. */
export const named = (name: string): string =>
  Object.hasOwn(NAMES, name) ? (NAMES[name] as string) : name;

/** The office's Hindi title; else the English one as it is known. */
export const namedTitle = ({
  title,
  title_hi,
}: {
  readonly title: string;
  readonly title_hi?: string | null;
}): string => (language === "hi" && title_hi) || named(title);

/** A place to choose: sent as the market knows it, read in the site's language. */
export const choiceOf = (name: string) => ({ value: name, label: named(name) });

/** A category and its parts. */
export const namedCategory = <
  C extends {
    readonly title: string;
    readonly title_hi?: string | null;
    readonly sub_category: readonly {
      readonly title: string;
      readonly title_hi?: string | null;
    }[];
  },
>(
  category: C,
): C => ({
  ...category,
  title: namedTitle(category),
  sub_category: category.sub_category.map((sub) => ({ ...sub, title: namedTitle(sub) })),
});
