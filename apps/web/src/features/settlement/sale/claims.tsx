import type { Award } from "@rebale/contract/awards";
import type { Invoice } from "@rebale/contract/invoices";
import type { Claim } from "@rebale/contract/settlement";
import { t } from "ttag";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { saveFile } from "../../../lib/forms/save-file.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import classes from "../../../shared/goods/goods.module.css";
import { claimable, hasLeft } from "../../../shared/goods/goods.rules.ts";
import { Mark } from "../../../shared/goods/mark.tsx";
import award from "../../../shared/goods/sale.module.css";
import type { Side } from "../../../shared/goods/side.ts";
import { plate } from "../../../shared/goods/truck-labels.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import { AcceptClaim, DisputeClaim } from "./answer-claim.tsx";
import { claimStates, claimTone, outcomeText, percentText } from "./claim-labels.rules.ts";
import { MakeClaim } from "./make-claim.tsx";

interface Props {
  award: Award;
  /** Null where they could not be read. */
  papers: readonly Invoice[] | null;
  side: Side;
  may: boolean;
}

/** The buyer's claims on the goods of a truck, and their outcome. */
export function Claims({ award: sale, papers, side, may }: Props) {
  if (!sale.trips.some(hasLeft) && sale.claims.length === 0) return null;
  const trucks = claimable(sale, serverNow());
  const last = trucks.map(({ claim_until }) => claim_until ?? "").sort()[0];
  return (
    <section id="claims">
      <h3>{t`Claims`}</h3>
      {sale.claims.length === 0 && <p>{emptyText(side, last)}</p>}
      {sale.claims.length > 0 && (
        <ul className={classes.rows}>
          {sale.claims.map((claim) => (
            <ClaimRow
              key={claim._id}
              claim={claim}
              papers={papers}
              truck={sale.trips.find(({ _id }) => _id === claim.trip_id)?.vehicle_no ?? ""}
              answers={side === "seller" && may && claim.state === "open"}
            />
          ))}
        </ul>
      )}
      {side === "buyer" && may && trucks.length > 0 && (
        <div className={award.steps}>
          <MakeClaim award={sale} trucks={trucks} />
        </div>
      )}
    </section>
  );
}

function emptyText(side: Side, until: string | undefined): React.ReactNode {
  if (side === "seller") return t`The buyer claims nothing.`;
  return (
    <WithDates>
      {until
        ? t`Is something wrong with the goods of a truck? You may claim until ${dateTime(until)}.`
        : t`You claimed nothing, and the time to claim is over.`}
    </WithDates>
  );
}

interface RowProps {
  claim: Claim;
  papers: readonly Invoice[] | null;
  truck: string;
  answers: boolean;
}

function ClaimRow({ claim, papers, truck, answers }: RowProps) {
  const { what, measured_percent, words, files, reason, made_at, state } = claim;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>
          {measured_percent === null ? what : t`${what}: ${percentText(measured_percent)} measured`}{" "}
          <Mark tone={claimTone(claim)}>{claimStates[state]}</Mark>
        </strong>
        <span className="figures">
          {plate(truck)} · {outcomeText(claim)} · <WithDates>{dateTime(made_at)}</WithDates>
        </span>
        <q>{words}</q>
        {reason && (
          <span>
            {t`Answer`}: <q>{reason}</q>
          </span>
        )}
      </div>
      <div className={classes.buttons}>
        {files.map((file) => (
          <PlainButton
            key={file}
            kind="quiet"
            onClick={() =>
              void saveFile(file.replace(/^\/api/, ""), file.slice(file.lastIndexOf("/") + 1))
            }
          >
            {t`Picture or paper`}
          </PlainButton>
        ))}
        {answers && <AcceptClaim claim={claim} papers={papers} kind="quiet" />}
        {answers && <DisputeClaim claim={claim} />}
      </div>
    </li>
  );
}
