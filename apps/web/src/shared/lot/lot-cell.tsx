import type { Lot } from "@rebale/contract/listings";
import { Link } from "react-router";
import classes from "./lot-cell.module.css";
import { LotPicture } from "./lot-picture.tsx";

type Image = Lot["images"][number] | undefined;

/** A picture as small as a row has room for. */
export const RowPicture = ({ image, ...rest }: { image: Image; sizes?: string; alt: string }) => (
  <span className={classes.picture}>
    <LotPicture image={image} sizes="72px" widths={[160, 320]} {...rest} />
  </span>
);

interface Props {
  to: string;
  title: string;
  /** Left out where a column of its own shows it. */
  picture?: boolean;
  image?: Image;
  /** A line below the title. */
  children?: React.ReactNode;
}

/** The lot that a row is about. */
export const LotCell = ({ to, title, picture, image, children }: Props) => (
  <span className={classes.lot}>
    {picture && <RowPicture image={image} alt="" />}
    <span>
      <Link to={to}>{title}</Link>
      {children && <small>{children}</small>}
    </span>
  </span>
);
