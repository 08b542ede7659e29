import type { Lot } from "@rebale/contract/listings";
import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./lot-brief.module.css";
import { LotPicture } from "./lot-picture.tsx";

/**
 * A lot at the head of a row: its picture, and beside it the title that leads to it with a few
 * words below.
 */
export const LotBrief = ({
  lot,
  children,
}: {
  lot: Pick<Lot, "images" | "title" | "url">;
  children: ReactNode;
}) => (
  <>
    <span className={classes.picture}>
      <LotPicture image={lot.images[0]} sizes="112px" widths={[160, 320]} alt="" />
    </span>
    <div className={classes.what}>
      <Link to={`/auctiondetail/${lot.url}`}>{lot.title}</Link>
      <span>{children}</span>
    </div>
  </>
);
