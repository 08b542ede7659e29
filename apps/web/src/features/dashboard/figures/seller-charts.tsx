import type { SellerFigures } from "@rebale/contract/figures";
import { Link } from "react-router";
import { indianNumber, quantity, rupees, rupeesShort } from "../../../lib/formatting.ts";
import { monthName, monthsBetween } from "../../../ui/charts/chart.rules.ts";
import { ChartPanel } from "../../../ui/charts/chart-panel.tsx";
import charts from "../../../ui/charts/charts.module.css";
import classes from "./figures.module.css";
import type { Days } from "./read-figures.ts";

const states: Record<SellerFigures["states"][number]["state"], string> = {
  pending: "Pending",
  refused: "Refused",
  upcoming: "Upcoming",
  live: "Live",
  awaiting: "Awaiting a decision",
  sold: "Sold",
  unsold: "Not sold",
};

/** A seller's lots and money, beside what the market pays. */
export function SellerCharts({ data, from, to }: { data: SellerFigures } & Days) {
  const sales = monthsBetween(from, to).map((month) => ({
    name: monthName(month),
    Sold: data.sales.find((sale) => sale.month === month)?.value ?? 0,
  }));
  const rates = data.rates.map(({ material, unit, own, market }) => ({
    name: `${material.title}, ₹/${quantity(1, unit).slice(2)}`,
    "Your rate": own,
    "Market rate": market,
  }));
  return (
    <>
      <div className={charts.grid}>
        <ChartPanel
          title="Sales by month"
          of="Month"
          data={sales}
          series={["Sold"]}
          format={rupees}
          short={rupeesShort}
          empty="Nothing was sold in this period."
        />
        <ChartPanel
          title="Your rate and the market's"
          of="Material"
          data={rates}
          series={["Your rate", "Market rate"]}
          format={rupees}
          lying
          empty="Nothing was sold in this period."
        />
        <ChartPanel
          title="Lots by state"
          of="State"
          data={data.states.map(({ state, lots }) => ({ name: states[state], Lots: lots }))}
          series={["Lots"]}
          format={(n) => indianNumber(n)}
          lying
          empty="You have not listed anything yet."
        />
      </div>
      <Interest lots={data.lots} />
    </>
  );
}

/** Who looked at each lot and who bid. */
function Interest({ lots }: Pick<SellerFigures, "lots">) {
  if (lots.length === 0) return null;
  return (
    <section className={charts.panel} aria-labelledby="interest">
      <h3 id="interest">Views and bidders by lot</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={charts.scroll} aria-label="Table of views and bidders" tabIndex={0}>
        <table className={`${charts.table} ${classes.interest} figures`}>
          <thead>
            <tr>
              <th scope="col">Lot</th>
              <th scope="col">Views</th>
              <th scope="col">Bidders</th>
              <th scope="col">Bids</th>
            </tr>
          </thead>
          <tbody>
            {lots.map((lot) => (
              <tr key={lot._id}>
                <th scope="row">
                  <Link to={`/auctiondetail/${lot.url}`}>{lot.title}</Link>
                </th>
                <td>{indianNumber(lot.views)}</td>
                <td>{indianNumber(lot.bidders)}</td>
                <td>{indianNumber(lot.bids)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={charts.empty}>
        The newest {lots.length} lots. A visit counts once a day; no cookies are used.
      </p>
    </section>
  );
}
