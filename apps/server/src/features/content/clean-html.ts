import sanitizeHtml from "sanitize-html";
import { Problem } from "../../platform/http/problems/problem.ts";

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "br",
    "hr",
    "ul",
    "ol",
    "li",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "sub",
    "sup",
    "blockquote",
    "a",
    "img",
    "figure",
    "figcaption",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "caption",
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    ol: ["start"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  // Pictures of our own only: any other host would learn who reads the page.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === "img" && !/^\/(uploads|pictures)\/[\w./-]+$/.test(attribs.src ?? ""),
  transformTags: {
    a: (tagName, { href = "" }) => ({ tagName, attribs: { href, rel: "noopener noreferrer" } }),
    h1: "h2",
  },
};

/** The office's text, with harmless tags only. */
export function cleanHtml(html: string, path: string): string {
  const clean = sanitizeHtml(html.replaceAll("\u0000", ""), options).trim();
  if (!clean)
    throw new Problem("invalid_input", {
      path,
      msg: {
        en: "Nothing is left of this text once unsafe parts are removed",
        hi: "ख़तरे वाले हिस्से हटाने पर इस टेक्स्ट में कुछ नहीं बचता",
      },
    });
  return clean;
}

export interface Written {
  readonly description?: string | undefined;
  readonly description_hi?: string | null | undefined;
}
/** A text's own words, in either language, with harmless tags only. */
export const cleaned = ({ description, description_hi }: Written, at = "") => ({
  ...(description !== undefined && { description: cleanHtml(description, `${at}description`) }),
  ...(description_hi && { description_hi: cleanHtml(description_hi, `${at}description_hi`) }),
});
