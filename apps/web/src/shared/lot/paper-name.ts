import type { PicturedPaperKind } from "@rebale/contract/listings";
import { t } from "ttag";

/** Names of pictures that show no goods. */
export const paperName: Readonly<Record<PicturedPaperKind, string>> = {
  slip: t`Weigh slip`,
  report: t`Test report`,
};
