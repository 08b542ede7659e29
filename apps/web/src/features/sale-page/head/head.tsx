import type { Award } from "@rebale/contract/awards";
import { Link } from "react-router";
import { lotPrice, quantity } from "../../../lib/formatting/formatting.ts";
import { named } from "../../../lib/names/named.ts";
import classes from "../../../shared/goods/sale.module.css";
import { RowPicture } from "../../../shared/lot/lot-cell.tsx";
import { Rail } from "./rail.tsx";

/** The lot that was sold, and how far its sale is. */
export function Head({ award }: { award: Award }) {
  const { title, url, images, location } = award;
  const amount = quantity(award.quantity, award.unit);
  return (
    <>
      <header className={classes.head}>
        <RowPicture image={images[0]} alt="" />
        <div>
          <h1>
            <Link to={`/auctiondetail/${url}`}>{title}</Link>
          </h1>
          <p>
            {[
              amount,
              lotPrice(award.rate, award),
              named(location.city),
              named(location.state),
            ].join(" · ")}
          </p>
        </div>
      </header>
      <Rail award={award} />
    </>
  );
}
