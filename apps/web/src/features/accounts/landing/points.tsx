import { type Point, PointCards } from "../../../ui/layout/point-cards.tsx";
import classes from "./landing.module.css";

/** A feature section of a landing page. */
export const Points = ({ title, points }: { title: string; points: readonly Point[] }) => (
  <section className={classes.section}>
    <h2>{title}</h2>
    <PointCards points={points} most={points.length === 4 ? 4 : 3} />
  </section>
);
