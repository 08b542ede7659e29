import classes from "./steps.module.css";

export interface Step {
  title: string;
  text: string;
  icon: React.ComponentType<{ size?: number; "aria-hidden"?: boolean }>;
}

/** Numbered steps, strapped together by a line as a bale is. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ title, text, icon: Icon }, i) => (
        <li key={title}>
          <span className={`figures ${classes.number}`} aria-hidden="true">
            {i + 1}
          </span>
          <div className={classes.card}>
            <span className={classes.icon}>
              <Icon size={26} aria-hidden />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
