import type { EventLot } from "@rebale/contract/events";
import type { KeyboardEvent } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { t } from "ttag";
import { loaderApi } from "../../../lib/api/loader.ts";
import { events } from "../../../lib/api/operations.ts";
import { zonedClock } from "../../../lib/formatting/formatting.ts";
import type { PageHandle } from "../../../lib/page/page-handle.ts";
import { MarketClock, useNow } from "../../../lib/server-clock.tsx";
import { loginForEvent } from "../../../lib/session/come-back.ts";
import { useSession } from "../../../lib/session/session.ts";
import { cardOf } from "../../../shared/lot/card/card-lot.ts";
import { usePriceStream } from "../../../shared/lot/prices/use-prices.ts";
import { useFreshLots } from "../../../shared/lot/use-fresh-lots.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import type { Route } from "./+types/board";
import classes from "./board.module.css";
import { adjacentRow, type BoardLot } from "./board.rules.ts";
import { BoardRow } from "./board-row.tsx";
import { useOwnParts } from "./own-parts.ts";

export const handle: PageHandle = { isWork: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { data, server_time } = await loaderApi(context).call(events.read, { params });
  const { title, url, status } = data;
  return { title, url, status, lots: data.lots.map(boardLot), server_time };
}

const boardLot = (lot: EventLot): BoardLot => ({
  ...cardOf(lot),
  place: lot.place,
  outcome: lot.outcome,
  terms_version: lot.terms_version,
  corrigenda: lot.corrigenda,
});

/** A closed lot is read again so long after its end, once for all that close meanwhile; ms. */
const OUTCOME_MS = 2_500;

/** All lots of an event on one screen, to bid on without leaving it. */
export default function Board({ loaderData }: Route.ComponentProps) {
  const { title, url, lots, server_time } = loaderData;
  return (
    <Page
      title={t`Bidding board: ${title}`}
      description={t`Every lot of this event, live, to bid on from one screen.`}
      index={false}
      className={classes.page}
    >
      <MarketClock time={server_time}>
        <div className={classes.head}>
          <div>
            <h1>{t`Bidding board`}</h1>
            <p>
              <Link to={`/event/${url}`}>{title}</Link>
            </p>
          </div>
          <ConnectionState />
          <Clock />
        </div>
        {lots.length ? (
          <Lots lots={lots} url={url} />
        ) : (
          <Empty
            drawing="bids"
            title={t`No lots yet`}
            next={<ButtonLink to={`/event/${url}`}>{t`Back to the event`}</ButtonLink>}
          />
        )}
      </MarketClock>
    </Page>
  );
}

/** The market's own clock: all ends are by it. */
function Clock() {
  const now = useNow();
  return (
    <p className={`${classes.clock} figures`}>
      <small>{t`Market time`}</small> {zonedClock(new Date(now).toISOString(), true)}
    </p>
  );
}

function ConnectionState() {
  const connection = usePriceStream();
  const [live, down, connecting] = [t`Live`, t`Reconnecting…`, t`Connecting…`];
  const words = { up: live, down, connecting, off: live };
  return (
    <p className={classes.line} data-line={connection} role="status">
      {words[connection]}
    </p>
  );
}

function Lots({ lots, url }: { lots: readonly BoardLot[]; url: string }) {
  useFreshLots(lots);
  useOwnParts(lots);
  const { token, type } = useSession();
  const [hidden, setHidden] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const onClosed = useOutcomes();
  const may = token ? type === "buyer" : true;
  return (
    <>
      <div className={classes.tools}>
        <label>
          <input type="checkbox" checked={hidden} onChange={() => setHidden(!hidden)} />{" "}
          {t`Hide closed lots`}
        </label>
        {!token && (
          <ButtonLink to={loginForEvent(`/event/${url}/board`)}>{t`Log in to bid`}</ButtonLink>
        )}
        <span
          className={classes.keys}
        >{t`The up and down keys move between the amounts; Enter places the bid.`}</span>
      </div>
      <table className={`${classes.table} figures`} aria-label={t`Lots of this event`}>
        <thead>
          <tr>
            <th scope="col">{t`Lot`}</th>
            <th scope="col">{t`Title`}</th>
            <th scope="col" data-number>{t`Quantity`}</th>
            <th scope="col" data-number>{t`Price`}</th>
            <th scope="col" data-number>{t`Comes to`}</th>
            <th scope="col">{t`You`}</th>
            <th scope="col">{t`Time left`}</th>
            <th scope="col">{t`Your bid`}</th>
          </tr>
        </thead>
        <tbody ref={body} data-hidden={hidden || undefined} onKeyDown={moveFocus}>
          {lots.map((lot) => (
            <BoardRow key={lot._id} lot={lot} may={may && token !== null} onClosed={onClosed} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The stream says that a lot has closed; what came of it is read with the list. */
function useOutcomes(): () => void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), OUTCOME_MS);
  }, [revalidate]);
}

/** Up and down go from one row's amount to the next; what is closed or hidden is passed over. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const direction = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
  const at = event.target as HTMLElement;
  if (!direction || !at.matches("input[data-amount]")) return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[data-amount]")];
  const from = inputs.indexOf(at as HTMLInputElement);
  const open = inputs.map((input) => !input.disabled && input.offsetParent !== null);
  const to = inputs[adjacentRow(open, from, direction)];
  to?.focus();
  to?.select();
  to?.scrollIntoView({ block: "nearest" });
}
