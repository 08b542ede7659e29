export interface GuideBlock {
  language: string;
  code: string;
}

/** The blocks of code of a guide's page, in their order. */
export const blocksOf = (html: string): GuideBlock[] =>
  [...html.matchAll(/<pre><code class="language-(\w+)">(.*?)<\/code><\/pre>/gs)].map(
    ([, language = "", code = ""]) => ({ language, code: plain(code) }),
  );

const ENTITIES: Record<string, string> = {
  ...{ "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" },
};
const plain = (code: string) => code.replace(/&[\w#]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** A reply as a guide states it: a `…` may stand for a number, too. */
export const statedIn = (code: string): unknown =>
  JSON.parse(code.replace(/([:[,]\s*)…/g, '$1"…"'));

/** Where what came is not as a guide states it: more fields may come, `…` is anything. */
export function differences(came: unknown, stated: unknown, path = ""): string[] {
  if (stated === "…") return came === null || came === undefined ? [`${path} is empty`] : [];
  if (Array.isArray(stated) || (typeof stated === "object" && stated !== null)) {
    if (typeof came !== "object" || came === null || Array.isArray(came) !== Array.isArray(stated))
      return [`${path}: ${JSON.stringify(came)}`];
    return Object.entries(stated).flatMap(([key, value]) =>
      key in came
        ? differences((came as Record<string, unknown>)[key], value, `${path}.${key}`)
        : [`${path}.${key} is not there: ${JSON.stringify(came).slice(0, 300)}`],
    );
  }
  const same =
    typeof stated === "string" && typeof came === "string" ? isLike(came, stated) : came === stated;
  return same ? [] : [`${path}: ${JSON.stringify(came)}, not ${JSON.stringify(stated)}`];
}

/** A text as stated, with anything in place of each `…`. */
export function isLike(came: string, stated: string): boolean {
  const parts = stated.trim().split("…");
  const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}$`, "s").test(came.trim());
}
