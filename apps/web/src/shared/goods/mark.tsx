import classes from "./mark.module.css";

/** A state in a word, by tone and text. */
export const Mark = ({
  tone,
  children,
}: {
  tone: "wait" | "good" | "bad" | "plain";
  children: string;
}) => (
  <span className={classes.mark} data-tone={tone}>
    {children}
  </span>
);
