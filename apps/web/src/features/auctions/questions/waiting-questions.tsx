import { t } from "ttag";
import { Skeleton } from "../../../ui/states/waiting.tsx";

/** In place of the questions until they are there. */
export const WaitingQuestions = () => (
  <div aria-busy="true">
    <span className="unseen">{t`Loading…`}</span>
    <Skeleton height={150} />
    <br />
    <Skeleton height={96} />
  </div>
);
