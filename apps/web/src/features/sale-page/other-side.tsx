import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import IconPhone from "~icons/tabler/phone";
import { named } from "../../lib/names/named.ts";
import { CompanyRecordLines } from "../../shared/goods/company-record.tsx";
import classes from "../../shared/goods/sale.module.css";
import type { Side } from "../../shared/goods/side.ts";

/** Whom to call about payment and lifting. */
export function OtherSide({ award, side }: { award: Award; side: Side }) {
  const { name, company, city, state, mobile, record } =
    side === "buyer" ? award.seller : award.buyer;
  const places = [city, state].flatMap((place) => (place ? named(place) : []));
  return (
    <section className={classes.card}>
      <h2>{side === "buyer" ? t`Seller` : t`Buyer`}</h2>
      <strong>{company ?? name}</strong>
      <p>{[company && company !== name ? name : null, ...places].filter(Boolean).join(", ")}</p>
      {record && <CompanyRecordLines record={record} />}
      {mobile && (
        <a href={`tel:+91${mobile}`}>
          <IconPhone size={18} aria-hidden /> +91 {mobile}
        </a>
      )}
    </section>
  );
}
