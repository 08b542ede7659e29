import { AreaChart } from "@mantine/charts";
import type { AuctionDetails } from "@rebale/contract/auctions";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import "@mantine/charts/styles.css";
import {
  clockTime,
  date,
  dateTime,
  lotPrice,
  rupeesShort,
} from "../../../lib/formatting/formatting.ts";
import { WithMantine } from "../../../ui/mantine/with-mantine.tsx";
import type { History } from "../live/live-state.ts";

/** A price holds until the next bid: steps over time, and the market value as a line of its own. */
export default function PriceChart({
  bids,
  lot,
}: {
  /** Oldest first. */
  bids: readonly History[];
  lot: AuctionDetails;
}) {
  const marketValue = lot.market_value;
  const points = bids.map(({ time, amount }) => ({ at: Date.parse(time), price: amount }));
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const time = (at: number) => {
    const iso = new Date(at).toISOString();
    return to - from > DAY_MS ? date(iso).slice(0, 5) : clockTime(iso);
  };
  const prices = [...points.map(({ price }) => price), ...(marketValue ? [marketValue] : [])];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const room = (high - low) * 0.12 || high * 0.02;
  return (
    <WithMantine>
      <AreaChart
        h={260}
        data={points}
        dataKey="at"
        series={[{ name: "price", label: t`Highest bid`, color: "bottle.7" }]}
        curveType="stepAfter"
        withDots={false}
        gridAxis="xy"
        tickLine="xy"
        valueFormatter={(price) => lotPrice(price, lot)}
        referenceLines={
          marketValue
            ? [
                {
                  y: marketValue,
                  label: t`Market value ${lotPrice(marketValue, lot)}`,
                  color: "marigold.7",
                  labelPosition: "insideBottomLeft",
                },
              ]
            : []
        }
        xAxisProps={{
          type: "number",
          scale: "time",
          domain: ["dataMin", "dataMax"],
          tickFormatter: time,
          minTickGap: 40,
        }}
        yAxisProps={{
          width: 86,
          domain: [Math.max(0, low - room), high + room],
          ticks: [low, (low + high) / 2, high],
          tickFormatter: rupeesShort,
        }}
        tooltipProps={{
          // Asked with nothing, too, while nobody points at the chart.
          labelFormatter: (at) => at && dateTime(new Date(Number(at)).toISOString(), true),
        }}
      />
      <figcaption>
        {date(new Date(from).toISOString())}
        {to - from > DAY_MS && ` ${t`to ${date(new Date(to).toISOString())}`}`}
      </figcaption>
    </WithMantine>
  );
}
