/** A kind of goods, with the name of its material. */
export interface Kind {
  readonly id: number;
  readonly title: string;
  readonly material: string;
}

/** Words of materials' names that say nothing of one. */
const COMMON = new Set(
  "and of other mixed it home hard mobile equipment storage powder cut".split(" "),
);

/** Words in small letters, the plural as the singular. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .map((word) => word.replace(/ies$/, "y").replace(/s$/, ""))
    .filter((word) => !COMMON.has(word));

/**
 * The material that a title names and its sub-category does not have: copper wire under HDPE. Null
 * where the title says its own, too, or none, and of goods that are not sure or mixed.
 */
export function otherMaterial(
  title: string,
  subCategoryId: number | null,
  kinds: readonly Kind[],
): { readonly said: string; readonly kind: string } | null {
  const own = kinds.find(({ id }) => id === subCategoryId);
  if (!own) return null;
  const said = wordsOf(title);
  const ownWords = new Set(
    kinds
      .filter(({ material }) => material === own.material)
      .flatMap((kind) => [...wordsOf(kind.title), ...wordsOf(kind.material)]),
  );
  if (said.some((word) => ownWords.has(word))) return null;
  const others = kinds.filter(({ material }) => material !== own.material);
  const named = others.find(({ material }) => wordsOf(material).some((w) => said.includes(w)));
  return named ? { said: named.material, kind: own.title } : null;
}
