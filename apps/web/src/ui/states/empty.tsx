import type { Drawing } from "./drawings.tsx";
import { EmptyDrawing } from "./empty-drawing.tsx";
import classes from "./states.module.css";

interface Props {
  title: string;
  children?: React.ReactNode;
  next?: React.ReactNode;
  /** `h3` inside a section that has a heading of its own. */
  heading?: "h2" | "h3";
  /** The place's subject. */
  drawing?: Drawing;
}

/** Nothing to list: says what that means and what to do next. */
export function Empty({ title, children, next, heading: Heading = "h2", drawing }: Props) {
  return (
    <div className={classes.state}>
      <EmptyDrawing of={drawing} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {next}
    </div>
  );
}
