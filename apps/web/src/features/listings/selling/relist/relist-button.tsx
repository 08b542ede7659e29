import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { useCommand } from "../../../../lib/forms/use-command.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";

/** One press lists the goods of a lot that is over once more; pressed again, nothing more is made. */
export function RelistButton({ lot }: { lot: OwnLot }) {
  const { busy, send } = useCommand();
  if (!lot.can_relist) return null;
  const relist = () => api.call(listings.relistLot, { params: { id: lot._id } });
  return (
    <PlainButton
      kind="quiet"
      disabled={busy}
      aria-label={t`List again: ${lot.title}`}
      onClick={() =>
        void send(relist, t`The lot is listed again. Our team reviews it before it opens.`)
      }
    >
      {t`List again`}
    </PlainButton>
  );
}
