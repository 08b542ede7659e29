import classes from "./states.module.css";

/** A placeholder of the size of what will come. */
export const Bone = ({
  height,
  width = "100%",
}: {
  height: number | string;
  width?: number | string;
}) => <div className={classes.bone} style={{ height, width }} />;

/** A page that waits for its data: `export { Waiting as HydrateFallback }`. */
export function Waiting() {
  return (
    <main id="content" className={`wide ${classes.waiting}`} aria-busy="true">
      <span className="unseen">Loading</span>
      <Bone height={40} width="45%" />
      <Bone height={180} />
      <Bone height={180} />
    </main>
  );
}
