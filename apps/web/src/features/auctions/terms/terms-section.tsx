import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import IconFileDownload from "~icons/tabler/file-download";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { saveFile } from "../../../lib/forms/save-file.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "../facts/facts.module.css";
import TermsFacts from "./terms-facts.tsx";

/** Terms of sale on the auction page, and what its reader has accepted of them. */
export default function TermsSection({
  lot: { terms, terms_accepted, url },
}: {
  lot: AuctionDetails;
}) {
  if (!terms) return null;
  return (
    <section aria-labelledby="sale-terms">
      <h2 id="sale-terms" className={classes.sectionTitle}>
        {t`Terms of sale`}
      </h2>
      <p>
        <WithDates>
          {terms_accepted
            ? t`You accepted version ${terms_accepted.version} on ${dateTime(terms_accepted.at)}.`
            : t`Version ${terms.version}. By bidding you accept them.`}
        </WithDates>
      </p>
      <TermsFacts terms={terms} />
      <button
        type="button"
        className={classes.catalog}
        onClick={() => void saveFile(`/auction/${url}/terms.pdf`, `terms-${url}.pdf`)}
      >
        <IconFileDownload size={22} aria-hidden /> {t`Download the terms (PDF)`}
      </button>
    </section>
  );
}
