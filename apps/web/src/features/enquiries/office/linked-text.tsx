import { findInOffice } from "../../../shared/office/find.ts";
import classes from "./enquiry.module.css";
import { partsOf } from "./references.rules.ts";

/** A text as it was written; a number in it opens the finder. */
export const LinkedText = ({ text }: { text: string }) => (
  <p className={classes.text}>
    {partsOf(text).map((part, i) =>
      part.isNumber ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts do not move
        <button key={i} type="button" onClick={() => findInOffice(part.text)}>
          {part.text}
        </button>
      ) : (
        part.text
      ),
    )}
  </p>
);
