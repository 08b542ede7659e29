import { indiaDay } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import { RangeField } from "../../../ui/charts/range-field.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { BuyerCharts } from "./buyer-charts.tsx";
import classes from "./figures.module.css";
import type { ReadFigures } from "./read-figures.ts";
import { SellerCharts } from "./seller-charts.tsx";

/** The dashboard's charts, for the days that were chosen. */
export function Figures({ figures }: { figures: ReadFigures }) {
  return (
    <section className={classes.section} aria-labelledby="figures">
      <h2 id="figures">{t`Your figures`}</h2>
      {figures.who === "nobody" ? (
        <FailedPart what={t`Your figures`} error={figures.failure} />
      ) : (
        <>
          <RangeField
            from={figures.from}
            to={figures.to}
            today={indiaDay(new Date(figures.server_time))}
          />
          {figures.who === "buyer" ? <BuyerCharts {...figures} /> : <SellerCharts {...figures} />}
        </>
      )}
    </section>
  );
}
