import type { OwnLot } from "@rebale/contract/listings";
import { Link } from "react-router";
import { t } from "ttag";
import IconArrowRight from "~icons/tabler/arrow-right";
import IconSignature from "~icons/tabler/signature";
import figures from "../figures/figures.module.css";

/** Lots that do not open before the seller has signed; nothing is shown where there are none. */
export function LotsToSign({ lots }: { lots: readonly OwnLot[] }) {
  const [first, second] = lots;
  if (!first) return null;
  return (
    <section className={figures.needs} aria-labelledby="to-sign">
      <h2 id="to-sign">{t`Needs attention`}</h2>
      <ul>
        <li>
          <Link to={second ? "/dashproduct/unsigned" : `/sign/${first._id}`}>
            <IconSignature size={22} stroke={1.8} aria-hidden />
            <b className="figures">{lots.length}</b>{" "}
            {second ? t`lots need your signature` : t`lot needs your signature`}
            <IconArrowRight size={20} aria-hidden />
          </Link>
        </li>
      </ul>
    </section>
  );
}
