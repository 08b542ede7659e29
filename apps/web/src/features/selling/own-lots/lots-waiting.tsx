import { Bone } from "../../../ui/states/waiting.tsx";
import classes from "./own-lots.module.css";

/** S2.50: pictures 300 px high while the list is on its way. */
export function LotsWaiting() {
  return (
    <main id="content" className={classes.waiting} aria-busy="true">
      <span className="unseen">Loading</span>
      <div className={classes.grid}>
        {["a", "b", "c"].map((key) => (
          <Bone key={key} height={300} />
        ))}
      </div>
    </main>
  );
}
