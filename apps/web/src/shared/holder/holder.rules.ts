import { DEMO_HOLDER } from "@rebale/contract/values/demo-holder";
import { t } from "ttag";

/** The money's keeper in the office's words; the demo's, which nobody wrote, in the reader's. */
export const keptBy = (holder: string): string => {
  const named = holder === DEMO_HOLDER ? t`Demo bank: no real money` : holder;
  return t`Who keeps the money: ${named}`;
};
