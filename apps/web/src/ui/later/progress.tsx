import classes from "./progress.module.css";

/** How much of an upload has left: `share` is 0 to 1. At 1 the market is still working on it. */
export function Progress({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100);
  return (
    <div className={classes.progress}>
      <span>
        {label} <b className="figures">{percent} %</b>
      </span>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${percent}%` }} data-working={percent === 100 || undefined} />
      </div>
    </div>
  );
}
