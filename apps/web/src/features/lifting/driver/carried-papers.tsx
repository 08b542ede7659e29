import type { Trip } from "@rebale/contract/lifting";
import { t } from "ttag";
import IconFileInvoice from "~icons/tabler/file-invoice";
import IconScale from "~icons/tabler/scale";
import { kilograms } from "../../../lib/formatting/formatting.ts";
import { saveFile } from "../../../lib/forms/save-file.ts";
import { language } from "../../../lib/language/language.ts";
import { ewayNumber } from "../../../shared/goods/paper-labels.rules.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "./trip.module.css";

interface Props {
  carried: NonNullable<Trip["carried"]>;
  eway: string | null;
  /** The driver's link's; undefined for a side of the sale, who is signed in. */
  driverKey: string | undefined;
}

const slipNames = { tare: t`Slip of the empty truck`, gross: t`Slip of the loaded truck` } as const;

/** The papers that the police ask a driver for on the road. */
export function CarriedPapers({ carried: { invoice, slips }, eway, driverKey }: Props) {
  const asked = (path: string) =>
    `${path}?${new URLSearchParams({ lang: language, ...(driverKey && { key: driverKey }) })}`;
  return (
    <section className={classes.card}>
      <h2>{t`Papers for the road`}</h2>
      <p>{t`Show these when you are stopped. Save them now: on the road there may be no network.`}</p>
      {eway && (
        <p>
          {t`E-way bill`}: <strong className="figures">{ewayNumber(eway)}</strong>
        </p>
      )}
      <div className={classes.actions}>
        {invoice && (
          <PlainButton onClick={() => void saveFile(asked(invoice), "invoice.pdf")}>
            <IconFileInvoice width={20} height={20} aria-hidden /> {t`Invoice (PDF)`}
          </PlainButton>
        )}
        {slips.map((slip) => (
          <PlainButton
            key={slip._id}
            kind="quiet"
            onClick={() => void saveFile(asked(slip.photo), `${slip.kind}-${slip.slip_no}.webp`)}
          >
            <IconScale width={20} height={20} aria-hidden /> {slipNames[slip.kind]}:{" "}
            {kilograms(slip.kg)}
          </PlainButton>
        ))}
      </div>
    </section>
  );
}
