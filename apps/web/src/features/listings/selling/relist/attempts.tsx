import type { Attempt, OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import IconHistory from "~icons/tabler/history";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { date, lotPrice } from "../../../../lib/formatting/formatting.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { lotStates } from "../../../../shared/lot/card/lot-states.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { WithDates } from "../../../../ui/with-dates.tsx";
import classes from "./relist.module.css";

/** All attempts to sell a lot that was listed before or again. */
export function Attempts({ lot }: { lot: OwnLot }) {
  const [attempts, setAttempts] = useState<Attempt[] | null>(null);
  if (!lot.relist_of && !lot.relisted_as) return null;
  const read = async () => {
    try {
      const { data } = await api.call(listings.readAttempts, { params: { id: lot._id } });
      setAttempts(data);
    } catch (error) {
      toast.error(explain(error));
    }
  };
  const words = lot.relisted_as ? t`Listed again` : t`Listed before`;
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label={`${words}: ${lot.title}`}
        onClick={() => void read()}
      >
        <IconHistory size={18} aria-hidden /> {words}
      </button>
      <Dialog
        open={attempts !== null}
        onClose={() => setAttempts(null)}
        title={t`Attempts to sell this lot`}
      >
        <ol className={classes.attempts}>
          {attempts?.map((one) => (
            <AttemptRow key={one._id} attempt={one} isThis={one._id === lot._id} />
          ))}
        </ol>
      </Dialog>
    </>
  );
}

const waits = (stands: Attempt["stands"]) => stands === "pending" || stands === "refused";

function AttemptRow({ attempt, isThis }: { attempt: Attempt; isThis: boolean }) {
  const { _id, url, title, stands, listed_at, heightest, market_value } = attempt;
  const listed = date(listed_at);
  return (
    <li aria-current={isThis || undefined}>
      <Link to={waits(stands) ? `/sellnow/${_id}` : `/auctiondetail/${url}`}>{title}</Link>
      <span>
        {lotStates[stands]} · <WithDates>{t`listed ${listed}`}</WithDates>
        {isThis && ` · ${t`this one`}`}
      </span>
      {heightest > 0 ? (
        <span>
          {t`Highest bid`} <b className="figures">{lotPrice(heightest, attempt)}</b>
        </span>
      ) : (
        market_value && (
          <span>
            {t`Market value`} <b className="figures">{lotPrice(market_value, attempt)}</b>
          </span>
        )
      )}
      {stands === "refused" && attempt.refusal_reason && <span>{attempt.refusal_reason}</span>}
    </li>
  );
}
