import { complaint, type Words } from "./complaint.ts";
import { line, optionalLine } from "./fields.ts";

/** A scheme, www., a mail address or tag, or a word with a dot and an ending. */
const ADDRESS = new RegExp(
  [
    ":\\/\\/|\\bwww\\.|@\\p{L}",
    // Older browsers cannot look back. Pvt.Ltd and Dr.Rao are names.
    "(?:^|[^\\p{L}\\d])(?!(?:mr|mrs|ms|dr|shri|smt|st|pvt|co|messrs)\\.)[\\p{L}\\d-]{2,}" +
      "\\.(?!(?:pvt|ltd|limited|private|llp|bros)\\b)\\p{L}{2,}",
  ].join("|"),
  "iu",
);

/** Names go into texts to strangers' phones: they say who somebody is, and lead nowhere. */
export const holdsAddress = (name: string): boolean => ADDRESS.test(name.normalize("NFKC"));

const leadsAway = ({ en, hi }: Words) =>
  complaint({
    en: `${en} may have no web or mail address; put a blank after a dot`,
    hi: `${hi} में वेब या ईमेल का पता नहीं चलेगा; बिंदु के बाद जगह छोड़िए`,
  });

/** A name of a company or a place, without a web or mail address in it. */
export const nameLine = (most: number, what: Words) =>
  line(most, what).refine((name) => !holdsAddress(name), leadsAway(what));
export const optionalNameLine = (most: number, what: Words) =>
  optionalLine(most, what).refine((name) => !name || !holdsAddress(name), leadsAway(what));
