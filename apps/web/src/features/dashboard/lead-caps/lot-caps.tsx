import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { BidOrder } from "@rebale/contract/auctions";
import type { LeadCaps } from "@rebale/contract/lead-caps";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { PlainButton } from "../../../ui/button-link.tsx";
import action from "../../../ui/table/row-action.module.css";
import classes from "./lead-caps.module.css";
import { NewLotCap } from "./new-lot-cap.tsx";
import { useChangeCaps } from "./use-change-caps.ts";

type LotCap = LeadCaps["lots"][number];
type Standing = LotCap["lots"][number]["standing"];

const standings: Record<Standing, string | null> = {
  leading: t`leading`,
  bought: t`bought`,
  open: null,
  over: t`ended`,
};

/** At most so many of some lots, such as two of five that serve the same need. */
export function LotCaps({ caps, orders }: { caps: LeadCaps; orders: readonly BidOrder[] }) {
  const [adding, setAdding] = useState(false);
  return (
    <section aria-label={t`Of some lots`}>
      <h3>{t`Of some lots`}</h3>
      {caps.lots.length === 0 && !adding && (
        <p>{t`Buy only some of several lots, such as 2 of 5, and bid on all of them.`}</p>
      )}
      {caps.lots.length > 0 && (
        <ul className={classes.caps}>
          {caps.lots.map((cap) => (
            <OneCap key={cap._id} cap={cap} mayChange={caps.may_change} />
          ))}
        </ul>
      )}
      {adding && <NewLotCap orders={orders} onDone={() => setAdding(false)} />}
      {caps.may_change && !adding && (
        <PlainButton kind="quiet" onClick={() => setAdding(true)}>
          {t`Choose lots`}
        </PlainButton>
      )}
    </section>
  );
}

function OneCap({ cap, mayChange }: { cap: LotCap; mayChange: boolean }) {
  const { busy, error, remove } = useChangeCaps();
  const { most, taken, lots } = cap;
  const name = t`At most ${most} of these ${lots.length} lots`;
  return (
    <li>
      <Group justify="space-between" gap={12} wrap="nowrap">
        <span>
          <b>{name}</b> <small>{t`${taken} so far`}</small>
        </span>
        {mayChange && (
          <button
            type="button"
            className={action.action}
            disabled={busy}
            aria-label={`${t`Remove`}: ${name}`}
            onClick={() => void remove(cap._id)}
          >
            {t`Remove`}
          </button>
        )}
      </Group>
      <ul>
        {lots.map(({ product_id, title, url, standing }) => (
          <li key={product_id}>
            <Link to={`/auctiondetail/${url}`}>{title}</Link>
            {standings[standing] && <small> {standings[standing]}</small>}
          </li>
        ))}
      </ul>
      {error && <p role="alert">{error}</p>}
    </li>
  );
}
