import classes from "./awareness.module.css";
import { posters } from "./posters.tsx";

/** What a drive looks like, in six scenes. */
export function Gallery() {
  return (
    <ul className={classes.gallery}>
      {posters.map(({ title, drawing }) => (
        <li key={title}>
          <figure>
            <svg viewBox="0 0 320 220" fill="none" aria-hidden="true">
              {drawing}
            </svg>
            <figcaption>{title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
