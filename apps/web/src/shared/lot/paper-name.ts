import type { PicturedPaperKind } from "@rebale/contract/listings";
import { t } from "ttag";

/** What a picture is that shows no goods. */
export const paperName: Readonly<Record<PicturedPaperKind, string>> = {
  slip: t`Weigh slip`,
  report: t`Test report`,
};
