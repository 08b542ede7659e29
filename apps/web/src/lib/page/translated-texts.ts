/**
 * A browser's translator moves texts into elements of its own, which React does not know. To remove
 * such a text, or to insert before it, would throw, and the page would be gone: the translator's
 * element is then taken in its place.
 */
export function endureTranslators(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const standing = standsFor(child, this);
    if (standing) removeChild.call(this, standing);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    added: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, added, before && standsFor(before, this));
    return added;
  };
}

/** The node in the text's place; null where the translator has thrown it away. */
function standsFor(child: Node, parent: Node): Node | null {
  if (child.nodeType !== Node.TEXT_NODE) return child;
  let standing: Node | null = child;
  while (standing && standing.parentNode !== parent) standing = standing.parentNode;
  return standing;
}
