import type { Board } from "@rebale/contract/price-board/price-board";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { priceBoard } from "../../../lib/api/operations.ts";
import { lotPrice } from "../../../lib/formatting/formatting.ts";
import { materialName } from "../../../lib/formatting/material-names.ts";
import { useNear } from "../../../ui/charts/near.ts";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import classes from "./history.module.css";

const perKg = (rate: number) => lotPrice(rate, { basis: "kg" });

/** What the price board says of the lot's material; read when somebody opens the tab. */
export function BoardPrice({ material }: { material: string }) {
  const frame = useRef<HTMLElement>(null);
  const near = useNear(frame);
  const [board, setBoard] = useState<Board | null>(null);
  const [error, setError] = useState<unknown>();
  const read = useCallback(() => {
    setError(undefined);
    api
      .call(priceBoard.board, { query: { material } })
      .then(({ data }) => setBoard(data), setError);
  }, [material]);
  useEffect(() => {
    if (near) read();
  }, [near, read]);
  return (
    <section ref={frame} className={classes.board}>
      <h3>{t`${materialName(material)} on the price board, last 90 days`}</h3>
      {error !== undefined && <FailedPart what={t`The price board`} error={error} retry={read} />}
      {error === undefined && (board ? <Rates board={board} /> : <Skeleton height={64} />)}
      <Link to={`/price-board/${material}`}>{t`See the price board`}</Link>
    </section>
  );
}

function Rates({ board: { p25, median, p75, lots } }: { board: Board }) {
  if (p25 === undefined || median === undefined || p75 === undefined)
    return (
      <p>{t`Not enough sales yet. Shown once five lots from three sellers are sold within 90 days.`}</p>
    );
  return (
    <dl className={`${classes.last} figures`}>
      <div>
        <dt>{t`Median`}</dt>
        <dd>{perKg(median)}</dd>
      </div>
      <div>
        <dt>{t`Half of the lots between`}</dt>
        <dd>{t`${perKg(p25)} and ${perKg(p75)}`}</dd>
      </div>
      <div>
        <dt>{t`Lots sold`}</dt>
        <dd>{lots}</dd>
      </div>
    </dl>
  );
}
