import type { AuctionDetails } from "@rebale/contract/auctions";
import type { CompanyRecord } from "@rebale/contract/awards";
import type { SentField } from "@rebale/contract/listings/drafts";
import { Link } from "react-router";
import { t } from "ttag";
import IconFileDownload from "~icons/tabler/file-download";
import { dateTime, lotPrice, priceNote, quantity } from "../../../lib/formatting/formatting.ts";
import { langOf } from "../../../lib/language/written-in.ts";
import { named } from "../../../lib/names/named.ts";
import { CompanyRecordLines } from "../../../shared/goods/company-record.tsx";
import { formatChip } from "../../../shared/lot/formats/format-labels.ts";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "./facts.module.css";

interface Props {
  lot: AuctionDetails;
  /** How the seller's company keeps its sales. */
  record: CompanyRecord | null;
}

type Fact = readonly [name: string, value: string | null];
type Told = SentField | "market_value" | "heightest" | "lowest" | "seller";

/**
 * By field, in their order: one that a seller sends and this page forgets does not compile. Null
 * where another part of the page says it, or where only its seller knows it.
 */
const factsOf = (lot: AuctionDetails): Readonly<Record<Told, Fact | null>> => ({
  title: null,
  lot_no: null,
  category_id: null,
  sub_category_id: null,
  description: null,
  terms: null,
  deposit: null,
  pay_through: null,
  asking_price: null,
  reserve_price: null,
  site_id: null,
  quantity: [t`Quantity`, quantity(lot.quantity, lot.unit)],
  unit: null,
  format: [t`How this lot is sold`, formatChip(lot)],
  min_bidders: [
    t`Companies needed`,
    lot.min_bidders ? t`${lot.min_bidders}, or it is not sold` : null,
  ],
  market_value: [t`Market value`, lot.market_value ? lotPrice(lot.market_value, lot) : null],
  heightest: [t`Highest bid`, lot.heightest ? lotPrice(lot.heightest, lot) : null],
  lowest: [t`Lowest bid`, lot.lowest ? lotPrice(lot.lowest, lot) : null],
  bid_increment: [t`Bid step`, lot.bid_increment ? lotPrice(lot.bid_increment, lot) : null],
  basis: [
    lot.basis === "lot" ? t`Per unit, at this price` : t`The whole lot, at this price`,
    priceNote(lot.heightest || lot.market_value || 0, lot),
  ],
  start_at: [t`Starts`, lot.starts_at && dateTime(lot.starts_at)],
  end_at: [t`Ends`, lot.ends_at && dateTime(lot.ends_at)],
  city: [t`Place`, `${named(lot.location.city)}, ${named(lot.location.state)}, ${lot.pincode}`],
  state: null,
  pincode: null,
  seller: [
    t`Seller`,
    t`from ${named(lot.seller.city)}, ${named(lot.seller.state)}; on Rebale since ${lot.seller.since.slice(0, 4)}`,
  ],
});

/** S2.39, S2.40: values only when present and not zero. */
export function LotFacts({ lot, record }: Props) {
  const facts = Object.values(factsOf(lot)).filter((fact) => fact !== null);
  return (
    <section aria-labelledby="about-lot">
      <h2 id="about-lot" className={classes.sectionTitle}>
        {t`About this lot`}
      </h2>
      <div className={classes.description} lang={langOf(lot.description)}>
        {lot.description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
      </div>
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <WithDates>{value}</WithDates>
                </dd>
              </div>
            ),
        )}
        {record && (
          <div>
            <dt>{t`The seller’s record`}</dt>
            <dd>
              <CompanyRecordLines record={record} />
            </dd>
          </div>
        )}
        {lot.relist_of && (
          <div>
            <dt>{t`Listed before`}</dt>
            <dd>
              <Link to={`/auctiondetail/${lot.relist_of}`}>{t`The earlier lot`}</Link>
            </dd>
          </div>
        )}
      </dl>
      {lot.catalog && (
        <a className={classes.catalog} href={`/uploads/${lot.catalog}`} download>
          <IconFileDownload size={22} aria-hidden /> {t`Download the catalogue`}
        </a>
      )}
    </section>
  );
}
