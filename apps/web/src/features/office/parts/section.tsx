import classes from "./section.module.css";

/** A titled piece of a panel or page. */
export const Section = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: React.ReactNode;
}) => (
  <section className={classes.section}>
    <h3>{title}</h3>
    {lead && <p>{lead}</p>}
    {children}
  </section>
);
