import type { ComponentType } from "react";
import classes from "./point-cards.module.css";

export interface Point {
  title: string;
  text: React.ReactNode;
  icon?: ComponentType<{ size?: number; "aria-hidden"?: boolean }>;
}

/** Reasons, benefits, rules: a grid of short cards. `numbered` where their count matters. */
export function PointCards({
  points,
  numbered = false,
  most = 3,
}: {
  points: readonly Point[];
  numbered?: boolean;
  most?: 2 | 3 | 4;
}) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={classes.grid} data-most={most} data-count={points.length}>
      {points.map(({ title, text, icon: Icon }, i) => (
        <li key={title} className={classes.card}>
          {Icon && (
            <span className={classes.icon}>
              <Icon size={26} aria-hidden />
            </span>
          )}
          {numbered && !Icon && (
            <span className={`figures ${classes.number}`} aria-hidden="true">
              {i + 1}
            </span>
          )}
          <div className={classes.text}>
            <h3>{title}</h3>
            <div>{text}</div>
          </div>
        </li>
      ))}
    </List>
  );
}
