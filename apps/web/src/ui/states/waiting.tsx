import { t } from "ttag";
import { PANEL_HEIGHT } from "../charts/heights.ts";
import classes from "./states.module.css";

/** A block of the size of what will come. */
export const Skeleton = ({
  height,
  width = "100%",
}: {
  height: number | string;
  width?: number | string;
}) => <div className={classes.skeleton} style={{ height, width }} />;

export const WaitingFrame = ({ children }: { children: React.ReactNode }) => (
  <main id="content" className={`wide ${classes.waiting}`} aria-busy="true">
    <span className="unseen">{t`Loading…`}</span>
    <Skeleton height={40} width="45%" />
    {children}
  </main>
);

/** A page that waits for its data: `export { Waiting as HydrateFallback }`. */
export const Waiting = () => (
  <WaitingFrame>
    <Skeleton height={180} />
    <Skeleton height={180} />
  </WaitingFrame>
);

/** The dashboard: its welcome, its cards, the days to choose and its charts. */
export const WaitingCards = () => (
  <WaitingFrame>
    <div className={classes.waitingCards}>
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} height={132} />
      ))}
    </div>
    <Skeleton height={44} width="min(100%, 560px)" />
    <div className={classes.waitingCharts}>
      <Skeleton height={PANEL_HEIGHT} />
      <Skeleton height={PANEL_HEIGHT} />
    </div>
  </WaitingFrame>
);

/** A list: its head and some rows. */
export const WaitingRows = () => (
  <WaitingFrame>
    {["a", "b", "c", "d", "e", "f"].map((key) => (
      <Skeleton key={key} height={64} />
    ))}
  </WaitingFrame>
);
