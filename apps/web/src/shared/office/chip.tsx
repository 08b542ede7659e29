import classes from "./chip.module.css";

export type Tone = "calm" | "good" | "waits" | "bad";

/** A state told by its word; the colour only helps. */
export const Chip = ({ tone = "calm", children }: { tone?: Tone; children: React.ReactNode }) => (
  <span className={classes.chip} data-tone={tone}>
    {children}
  </span>
);
