import classes from "../wallet.module.css";

interface Props {
  of: { readonly words: string; readonly tone: "wait" | "good" | "bad" | "plain" };
}

/** Where something stands, in words and by colour. */
export const Standing = ({ of: { words, tone } }: Props) => (
  <span className={classes.standing} data-tone={tone}>
    {words}
  </span>
);
