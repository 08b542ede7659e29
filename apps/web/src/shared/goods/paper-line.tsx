import { WithDates } from "../../ui/with-dates.tsx";
import type { SavedFile } from "./paper-files.tsx";
import classes from "./paper-line.module.css";
import { PaperMenu } from "./paper-menu.tsx";

interface Props {
  icon: React.ReactNode;
  name: string;
  number: string;
  /** Day, truck, amount; what is missing is left out. */
  about: readonly (string | undefined | null | false)[];
  /** The portals' answers, a line each. */
  notes?: readonly string[];
  files: readonly SavedFile[];
  /** Buttons for numbers that are still to be entered. */
  children?: React.ReactNode;
}

/** A paper of a sale: its number first, and its files behind one button. */
export const PaperLine = ({ icon, name, number, about, notes, files, children }: Props) => (
  <li className={classes.line}>
    <span className={classes.icon}>{icon}</span>
    <strong className={classes.name}>
      {name} <span className="figures">{number}</span>
    </strong>
    <PaperMenu number={number} files={files} />
    <div className={classes.about}>
      <span className="figures">
        <WithDates>{about.filter(Boolean).join(" · ")}</WithDates>
      </span>
      {notes?.map((note) => (
        <span key={note} className="figures">
          <WithDates>{note}</WithDates>
        </span>
      ))}
      {children && <div className={classes.more}>{children}</div>}
    </div>
  </li>
);
