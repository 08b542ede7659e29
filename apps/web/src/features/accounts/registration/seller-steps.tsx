import { t } from "ttag";
import IconCheck from "~icons/tabler/check";
import classes from "./registration.module.css";

const steps = [t`Fill Your Details`, t`Document Details`];

export function SellerSteps({ step }: { step: 1 | 2 }) {
  return (
    <ol className={classes.steps}>
      {steps.map((title, i) => (
        <li
          key={title}
          aria-current={i + 1 === step ? "step" : undefined}
          data-done={i + 1 < step || undefined}
        >
          <b>{i + 1 < step ? <IconCheck size={18} aria-label={t`Done`} /> : i + 1}</b>
          {title}
        </li>
      ))}
    </ol>
  );
}
