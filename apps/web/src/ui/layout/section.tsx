import classes from "./section.module.css";

interface Props {
  id?: string;
  title?: string;
  lead?: React.ReactNode;
  tone?: "paper" | "deep" | "brand";
  /** A drawing beside the text on wide screens. */
  aside?: React.ReactNode;
  /** The drawing stands left. */
  turned?: boolean;
  /** The drawing stays in view beside a long text. */
  sticky?: boolean;
  children?: React.ReactNode;
}

/** One part of a page that informs: a heading, a lead, and what it is about. */
export function Section({
  id,
  title,
  lead,
  tone = "paper",
  aside,
  turned,
  sticky,
  children,
}: Props) {
  const text = (
    <>
      {title && <h2>{title}</h2>}
      {lead && <p className={classes.lead}>{lead}</p>}
    </>
  );
  return (
    <section id={id} className={classes.section} data-tone={tone}>
      <div className="wide">
        {aside ? (
          <div className={classes.pair} data-turned={turned || undefined}>
            <div className={classes.prose}>
              {text}
              {children}
            </div>
            <div className={classes.aside} data-sticky={sticky || undefined}>
              {aside}
            </div>
          </div>
        ) : (
          <>
            {text}
            {children}
          </>
        )}
      </div>
    </section>
  );
}
