import { Stack } from "@mantine/core";
import "@mantine/core/styles/Stack.css";
import { t } from "ttag";
import { bidCount } from "../../../lib/formatting/bid-count.ts";
import { quantity } from "../../../lib/formatting/formatting.ts";
import { MarketClock } from "../../../lib/server-clock.tsx";
import { AnswerRequest } from "../../../shared/lot/answer/answer-request.tsx";
import { LotBrief } from "../../../shared/lot/lot-brief.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import classes from "./awaited.module.css";
import type { Awaited } from "./read-awaited.ts";

/** Lots that await the seller stand before everything else; nothing is shown where none do. */
export function AwaitedLots(awaited: Awaited) {
  if ("failure" in awaited)
    return (
      <div className={classes.section}>
        <FailedPart what={t`Lots that need your decision`} error={awaited.failure} />
      </div>
    );
  const { lots, time } = awaited;
  if (lots.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="awaited">
      <h3 id="awaited">
        {lots.length === 1 ? t`Your decision is needed` : t`${lots.length} decisions needed`}
      </h3>
      {lots.some((lot) => !lot.is_next_bid) && (
        <p>{t`Bidding ended below your reserve. You can still sell to the highest bidder.`}</p>
      )}
      <MarketClock time={time}>
        <Stack gap={14} mt={14}>
          {lots.map((lot) => (
            <article key={lot._id} className={classes.lot} aria-label={lot.title}>
              <LotBrief lot={lot}>
                {quantity(lot.quantity, lot.unit)} · {bidCount(lot.bid_count)}
              </LotBrief>
              {lot.is_next_bid && (
                <p>{t`The highest bidder had no valid authorisation when bidding ended. This is the next bid.`}</p>
              )}
              <AnswerRequest lot={lot} />
            </article>
          ))}
        </Stack>
      </MarketClock>
    </section>
  );
}
