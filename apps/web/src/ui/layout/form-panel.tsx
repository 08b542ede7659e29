import classes from "./form-panel.module.css";
import { NeedsScripts } from "./needs-scripts.tsx";

interface Props {
  title: string;
  lead?: React.ReactNode;
  id?: string;
  children: React.ReactNode;
}

/** The card that a form stands in. Without JavaScript it says how to reach us instead. */
export function FormPanel({ title, lead, id, children }: Props) {
  return (
    <div className={classes.panel} id={id}>
      <h2>{title}</h2>
      {lead && <p className={classes.lead}>{lead}</p>}
      <NeedsScripts />
      {children}
    </div>
  );
}

/** Two fields side by side where there is room. */
export const FieldRow = ({ children }: { children: React.ReactNode }) => (
  <div className={classes.row}>{children}</div>
);
