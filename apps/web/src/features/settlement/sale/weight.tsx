import type { Award } from "@rebale/contract/awards";
import type { Invoice } from "@rebale/contract/invoices";
import { t } from "ttag";
import { kilograms, rupeesExact } from "../../../lib/formatting/formatting.ts";
import classes from "../../../shared/goods/goods.module.css";
import { goodsStepOf, hasLeft } from "../../../shared/goods/goods.rules.ts";
import { invoiced } from "../../../shared/goods/paper-labels.rules.ts";
import award from "../../../shared/goods/sale.module.css";
import type { Side } from "../../../shared/goods/side.ts";
import { weightText } from "./claim-labels.rules.ts";
import { SayLifted } from "./say-lifted.tsx";

interface Props {
  award: Award;
  papers: readonly Invoice[] | null;
  side: Side;
  may: boolean;
}

const SHOWN: ReadonlySet<Award["state"]> = new Set(["lifting", "lifted", "settled", "completed"]);

/** The weight the trucks carried, its price, and both sides' answers. */
export function Weight({ award: sale, papers, side, may }: Props) {
  const trucks = sale.trips.filter(hasLeft);
  if (!SHOWN.has(sale.state) || trucks.length === 0) return null;
  const { sold_kg, out_kg, tolerance_percent } = sale.goods;
  const sums = papers && invoiced(papers);
  const isFinal = sale.state === "settled" || sale.state === "completed";
  const saysLater =
    may && sale.moves_allowed.includes("lifted") && goodsStepOf(sale, side)?.kind !== "say_lifted";
  return (
    <section className={award.card} id="weight">
      <h2>{isFinal ? t`Final weight` : t`Weight`}</h2>
      <dl className={`figures ${award.sums}`}>
        {sold_kg !== null && (
          <Line
            name={
              tolerance_percent === null
                ? t`Sold`
                : t`Sold, give or take ${String(tolerance_percent)}%`
            }
            value={kilograms(sold_kg)}
          />
        )}
        <Line
          name={trucks.length === 1 ? t`Out, in 1 truck` : t`Out, in ${trucks.length} trucks`}
          value={kilograms(out_kg)}
        />
        {sums && sums.charged > 0 && (
          <>
            <Line name={t`Invoiced`} value={rupeesExact(sums.charged)} />
            {sums.credited > 0 && (
              <Line name={t`Credit notes`} value={`− ${rupeesExact(sums.credited)}`} />
            )}
            <Line
              name={isFinal ? t`What it came to` : t`So far`}
              value={rupeesExact(sums.final)}
              isTotal
            />
          </>
        )}
      </dl>
      {sale.state === "lifting" && <Lifted sale={sale} />}
      {sale.state === "lifted" && <Words sale={sale} />}
      {saysLater && (
        <div className={award.steps}>
          <SayLifted award={sale} kind="quiet" />
        </div>
      )}
    </section>
  );
}

const Line = ({ name, value, isTotal }: { name: string; value: string; isTotal?: boolean }) => (
  <div data-total={isTotal || undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const Lifted = ({ sale: { lifted_by } }: { sale: Award }) =>
  lifted_by.length === 0 ? null : (
    <p>
      {lifted_by.includes("buyer")
        ? t`The buyer says that all is lifted.`
        : t`The seller says that all is lifted.`}
    </p>
  );

const Words = ({ sale: { weight } }: { sale: Award }) => (
  <ul className={classes.rows}>
    {(["buyer", "seller"] as const).map((one) => (
      <li key={one} className={classes.row}>
        <div className={classes.what}>
          {weightText(weight[one], one)}
          {weight[one]?.reason && <q>{weight[one].reason}</q>}
        </div>
      </li>
    ))}
  </ul>
);
