import type { Award } from "@rebale/contract/awards";
import type { Kilograms as Weights } from "@rebale/contract/kilograms";
import { t } from "ttag";
import { dateTime, kilograms } from "../../lib/formatting/formatting.ts";
import { saveFile } from "../../lib/forms/save-file.ts";
import classes from "../../shared/goods/goods.module.css";
import { hasLeft } from "../../shared/goods/goods.rules.ts";
import award from "../../shared/goods/sale.module.css";
import type { Side } from "../../shared/goods/side.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { FailedPart } from "../../ui/states/failed-part.tsx";
import { WithDates } from "../../ui/with-dates.tsx";
import { shortHash, weightLines } from "./kg-labels.rules.ts";
import { MakePack } from "./make-pack.tsx";
import { ReportOutputs } from "./report-outputs.tsx";

interface Props {
  award: Award;
  /** Null where they could not be read. */
  weights: Weights | null;
  side: Side;
  may: boolean;
}

/** Where a sale's kilograms are, what came out of them, and the evidence of it. */
export function Kilograms({ award: sale, weights, side, may }: Props) {
  if (!sale.trips.some(hasLeft)) return null;
  if (weights === null)
    return (
      <section id="kilograms">
        <FailedPart what={t`Kilograms`} />
      </section>
    );
  const isTold = weights.reports.length > 0 || weights.packs.length > 0;
  if (!isTold && !weights.authorised) return null;
  return (
    <section id="kilograms">
      <h3>{t`Kilograms and evidence`}</h3>
      <Weighed weights={weights} side={side} />
      {may && side === "buyer" && weights.authorised && (
        <div className={award.steps}>
          {weights.can_report && <ReportOutputs weights={weights} />}
          {weights.outputs.some(({ free_kg }) => free_kg > 0) && <MakePack weights={weights} />}
        </div>
      )}
    </section>
  );
}

function Weighed({ weights, side }: { weights: Weights; side: Side }) {
  const { outputs, reports, packs } = weights;
  return (
    <>
      <dl className={classes.facts}>
        {weightLines(weights).map(({ name, kg }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{kilograms(kg)}</dd>
          </div>
        ))}
      </dl>
      {reports.length === 0 && (
        <p>
          {side === "buyer"
            ? t`Once you have recycled the goods, say here what came out of them and what was lost. What you do not name stays in stock.`
            : t`The buyer has not said yet what came out of the goods.`}
        </p>
      )}
      <ul className={classes.rows}>
        {outputs.map(({ material, kg, evidence_kg, free_kg }) => (
          <li key={material} className={classes.row}>
            <div className={classes.what}>
              <strong>
                {material} <span className="figures">{kilograms(kg)}</span>
              </strong>
              <span className="figures">
                {t`${kilograms(evidence_kg)} in evidence, ${kilograms(free_kg)} free`}
              </span>
            </div>
          </li>
        ))}
        {reports.map((report) => (
          <ReportRow key={report._id} report={report} />
        ))}
        {packs.map((pack) => (
          <PackRow key={pack._id} pack={pack} />
        ))}
      </ul>
    </>
  );
}

function ReportRow({ report }: { report: Weights["reports"][number] }) {
  const { outputs, loss_kg, made_at, document } = report;
  const file = document.slice(document.lastIndexOf("/") + 1);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{t`Report of the buyer`}</strong>
        <span className="figures">
          <WithDates>
            {[
              dateTime(made_at),
              ...outputs.map(({ material, kg }) => `${material}: ${kilograms(kg)}`),
              loss_kg > 0 && t`lost: ${kilograms(loss_kg)}`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </WithDates>
        </span>
      </div>
      <div className={classes.buttons}>
        <PlainButton
          kind="quiet"
          onClick={() => void saveFile(document.replace(/^\/api/, ""), file)}
        >
          {t`Document`}
        </PlainButton>
      </div>
    </li>
  );
}

function PackRow({ pack }: { pack: Weights["packs"][number] }) {
  const { material, kg, brand, made_at, sha256, url, _id } = pack;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>
          {t`Evidence of recycling`}: {material} <span className="figures">{kilograms(kg)}</span>
        </strong>
        <span className="figures">
          <WithDates>
            {[dateTime(made_at), brand && t`for ${brand}`].filter(Boolean).join(" · ")}
          </WithDates>
        </span>
        <span className="figures" title={sha256}>
          SHA-256 {shortHash(sha256)}
        </span>
      </div>
      <div className={classes.buttons}>
        <PlainButton kind="quiet" onClick={() => void saveFile(url, `evidence-${_id}.zip`)}>
          {t`Download (ZIP)`}
          <span className="unseen"> {material}</span>
        </PlainButton>
      </div>
    </li>
  );
}
