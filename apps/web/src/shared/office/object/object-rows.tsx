import { jt, t } from "ttag";
import {
  auctions,
  authorisations,
  awards,
  listings,
  office,
} from "../../../lib/api/office-operations.ts";
import { authorisationStatusNames } from "../../../lib/formatting/authorisations.ts";
import { date, lotPrice, quantity, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { streamNames } from "../../../lib/formatting/streams.ts";
import { toneOf } from "../../goods/sale-labels.rules.ts";
import { stateLabels } from "../../goods/state-labels.ts";
import { StageChip } from "../../lot/card/stage-chip.tsx";
import { Chip } from "../chip.tsx";
import { channelNames, statesOf } from "../message-labels.rules.ts";
import { api } from "../session/office-api.ts";
import { When } from "../when.tsx";
import classes from "./object.module.css";
import { ObjectLink, SideLink } from "./object-link.tsx";
import { placeOf } from "./places.rules.ts";
import type { LoadRows } from "./rows.tsx";
import { sentTogether } from "./sent-together.rules.ts";

/** Rows on the pages of several kinds of object: each names whose it wants. */

export const lotsOf =
  (of: { company_id: string } | { seller_id: string }): LoadRows =>
  async (page, rows, signal) => {
    const { data, totalpage } = await api.call(listings.adminLots, {
      query: { ...of, page, rows },
      signal,
    });
    return {
      totalpage,
      rows: data.map((lot) => ({
        key: lot._id,
        to: placeOf("lot", lot._id),
        name: lot.title,
        below: t`Lot ${lot._id}, ${quantity(lot.quantity, lot.unit)}, ${lot.city}`,
        chip: <StageChip lot={lot} />,
        figure:
          lot.heightest || lot.market_value
            ? lotPrice(lot.heightest || (lot.market_value ?? 0), lot)
            : null,
        at: <When time={lot.ends_at ?? lot.created_at} relative={false} />,
      })),
    };
  };

const tones = { good: "good", bad: "bad", wait: "waits", plain: "calm" } as const;
export const SaleState = ({ state }: { state: keyof typeof stateLabels }) => (
  <Chip tone={tones[toneOf(state)]}>{stateLabels[state]}</Chip>
);

export const salesOf =
  (of: { company_id: string } | { user_id: string } | { lot_id: string }): LoadRows =>
  async (page, rows, signal) => {
    const { data, totalpage } = await api.call(awards.officeAwards, {
      query: { ...of, page, rows },
      signal,
    });
    return {
      totalpage,
      rows: data.map((sale) => ({
        key: sale._id,
        to: placeOf("award", sale._id),
        name: sale.title,
        below: (
          <>
            {jt`Sale ${sale._id}, ${<SideLink key="from" of={sale} side="seller" />} to ${<SideLink key="to" of={sale} side="buyer" />}`}
            {sale.pay_through === "market" &&
              t`, paid ${rupeesExact(sale.paid)}, due ${rupeesExact(sale.due)}`}
          </>
        ),
        chip: <SaleState state={sale.state} />,
        figure: rupeesExact(sale.value),
        at: <When time={sale.made_at} relative={false} />,
      })),
    };
  };

const standings = {
  leads: t`Leads`,
  outbid: t`Outbid`,
  won: t`Won`,
  lost: t`Did not win`,
} as const;
const standingTones = { leads: "good", outbid: "calm", won: "good", lost: "calm" } as const;

export const bidsOf =
  (of: { company_id: string } | { user_id: string } | { lot_id: string }): LoadRows =>
  async (page, rows, signal) => {
    const { data, totalpage } = await api.call(auctions.placedBids, {
      query: { ...of, page, rows },
      signal,
    });
    const ofLot = "lot_id" in of;
    return {
      totalpage,
      rows: data.map((bid) => ({
        key: bid._id,
        to: ofLot
          ? bid.company
            ? placeOf("company", bid.company._id)
            : placeOf("user", bid.user._id)
          : placeOf("lot", bid.lot._id),
        name: ofLot ? (bid.company?.name ?? bid.user.name) : bid.lot.title,
        below: (
          <>
            {bid.bidder},{" "}
            <ObjectLink kind="user" id={bid.user._id}>
              {bid.user.name}
            </ObjectLink>
            , {bid.bids === 1 ? t`1 bid` : t`${bid.bids} bids`}
          </>
        ),
        chip: <Chip tone={standingTones[bid.standing]}>{standings[bid.standing]}</Chip>,
        figure: lotPrice(bid.best_bid, bid),
        at: <When time={bid.last_bid_at} relative={false} />,
      })),
    };
  };

export const messagesOf =
  (of: { company_id: string } | { user_id: string }): LoadRows =>
  async (page, rows, signal) => {
    const { data, totalpage } = await api.call(office.outbox, {
      query: { ...of, page, rows },
      signal,
    });
    return {
      totalpage,
      rows: sentTogether(data).map((sent) => ({
        key: sent[0]._id,
        to: null,
        name: sent[0].subject || t`No subject`,
        below: [
          ...new Set(sent.map(({ channel, to }) => t`${channelNames[channel]} to ${to}`)),
        ].join(" · "),
        chip: (
          <span className={classes.chips}>
            {statesOf(sent).map(({ tone, words }) => (
              <Chip key={words} tone={tone}>
                {words}
              </Chip>
            ))}
          </span>
        ),
        at: <When time={sent[0].created_at} relative={false} />,
      })),
    };
  };

export const authorisationsOf =
  (company_id: string): LoadRows =>
  async (page, rows, signal) => {
    const { data, totalpage } = await api.call(authorisations.authorisations, {
      query: { company_id, status: "all", page, rows },
      signal,
    });
    return {
      totalpage,
      rows: data.map((held) => ({
        key: held._id,
        to: placeOf("authorisation", held._id),
        name: held.number,
        below: t`${streamNames[held.stream]}, ${date(held.valid_from)} to ${date(held.valid_to)}`,
        chip: <Chip>{authorisationStatusNames[held.status]}</Chip>,
        figure: quantity(held.capacity_kg, "kg"),
      })),
    };
  };
