import type { Stream } from "@rebale/contract/authorisations";
import { t } from "ttag";

/** How the streams of waste are called. */
export const streamNames: Readonly<Record<Stream, string>> = {
  "e-waste": t`E-waste`,
  plastics: t`Plastics`,
  batteries: t`Batteries`,
  tyres: t`Tyres`,
  metals: t`Metals`,
  "non-ferrous": t`Non-ferrous metals`,
};
