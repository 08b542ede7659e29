import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { kilograms } from "../../../lib/formatting/formatting.ts";
import classes from "../../../shared/goods/goods.module.css";
import { hasLeft } from "../../../shared/goods/goods.rules.ts";
import award from "../../../shared/goods/sale.module.css";
import { stepOf } from "../../../shared/goods/sale-facts.rules.ts";
import type { Side } from "../../../shared/goods/side.ts";
import { weightText } from "./claim-labels.rules.ts";
import { SayLifted } from "./say-lifted.tsx";

interface Props {
  award: Award;
  side: Side;
  may: boolean;
}

const SHOWN: ReadonlySet<Award["state"]> = new Set(["lifting", "lifted", "settled", "completed"]);

/** The weight the trucks carried, and both sides' answers. */
export function Weight({ award: sale, side, may }: Props) {
  const trucks = sale.trips.filter(hasLeft);
  if (!SHOWN.has(sale.state) || trucks.length === 0) return null;
  const { sold_kg, out_kg, tolerance_percent } = sale.goods;
  const isFinal = sale.state === "settled" || sale.state === "completed";
  const saysLater =
    may && sale.moves_allowed.includes("lifted") && stepOf(sale, side).what !== "say_lifted";
  return (
    <section id="weight">
      <h3>{isFinal ? t`Final weight` : t`Weight`}</h3>
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
      </dl>
      {sale.state === "lifting" && <Lifted sale={sale} side={side} />}
      {sale.state === "lifted" && <Words sale={sale} />}
      {saysLater && (
        <div className={award.steps}>
          <SayLifted award={sale} kind="quiet" />
        </div>
      )}
    </section>
  );
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Lifted({ sale: { lifted_by }, side }: { sale: Award; side: Side }) {
  if (lifted_by.length === 0) return null;
  if (lifted_by.includes(side)) return <p>{t`You said that all is lifted.`}</p>;
  return (
    <p>
      {lifted_by.includes("buyer")
        ? t`The buyer says that all is lifted.`
        : t`The seller says that all is lifted.`}
    </p>
  );
}

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
