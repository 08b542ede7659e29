import { BrandMark } from "../brand-mark.tsx";
import classes from "./call-to-action.module.css";

/** The band that ends a page: what to do next. */
export function CallToAction({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: React.ReactNode;
}) {
  return (
    <section className="wide">
      <div className={classes.band}>
        <span className={classes.mark}>
          <BrandMark size={260} />
        </span>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={classes.actions}>{children}</div>
      </div>
    </section>
  );
}
