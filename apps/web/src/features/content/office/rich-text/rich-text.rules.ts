/** Tags that the site keeps but the editor does not know: it would lose them in silence. */
const UNKNOWN = /<(caption|figure|figcaption|sub|sup)\b/i;

export const needsSource = (html: string): boolean => UNKNOWN.test(html);

/** True for the markup of an empty editor. */
export const isEmptyText = (html: string): boolean =>
  html.replace(/<(?!img|hr)[^>]*>|&nbsp;|\s/gi, "") === "";
