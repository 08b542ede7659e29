import { WithDates } from "../../ui/with-dates.tsx";
import classes from "./section.module.css";

/** A titled piece of a panel or page. */
export const Section = ({
  title,
  lead,
  level: Heading = "h3",
  children,
}: {
  title: string;
  lead?: string;
  /** `h2` straight below the page's title. */
  level?: "h2" | "h3";
  children: React.ReactNode;
}) => (
  <section className={classes.section}>
    <Heading>{title}</Heading>
    {lead && (
      <p>
        <WithDates>{lead}</WithDates>
      </p>
    )}
    {children}
  </section>
);
