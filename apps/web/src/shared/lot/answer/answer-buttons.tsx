import { t } from "ttag";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "./answer.module.css";

/** The two answers to a price, each naming the lot for who hears the page. */
export function AnswerButtons({
  price,
  title,
  onAnswer,
  children,
}: {
  price: string;
  title: string;
  onAnswer: (word: "accepted" | "declined") => void;
  /** Another way to answer. */
  children?: React.ReactNode;
}) {
  return (
    <div className={classes.actions}>
      <PlainButton
        kind="brand"
        onClick={() => onAnswer("accepted")}
        aria-label={t`Accept ${price}: ${title}`}
      >
        {t`Accept ${price}`}
      </PlainButton>
      <PlainButton
        kind="quiet"
        onClick={() => onAnswer("declined")}
        aria-label={t`Decline: ${title}`}
      >
        {t`Decline`}
      </PlainButton>
      {children}
    </div>
  );
}
