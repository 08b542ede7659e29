import { EmptyDrawing } from "./empty-drawing.tsx";
import classes from "./states.module.css";

/** Nothing to list: says what that means and what to do next. */
export function Empty({ title, children, next }: { title: string; children?: React.ReactNode; next?: React.ReactNode }) {
  return (
    <div className={classes.state}>
      <EmptyDrawing />
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {next}
    </div>
  );
}
