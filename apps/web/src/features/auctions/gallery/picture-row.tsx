import IconChevronLeft from "~icons/tabler/chevron-left";
import IconChevronRight from "~icons/tabler/chevron-right";
import classes from "./picture-row.module.css";

interface RowProps extends React.ComponentProps<"ul"> {
  /** The picture at which a finger has left the row. */
  onSeen: (at: number) => void;
}

/** Pictures side by side, one in sight; the row scrolls by finger. */
export const PictureRow = ({ onSeen, className = "", ...row }: RowProps) => (
  <ul
    {...row}
    className={`${classes.row} ${className}`}
    onScrollEnd={({ target, currentTarget }) => {
      if (target !== currentTarget) return;
      const { scrollLeft, clientWidth, children } = currentTarget;
      onSeen(Math.min(children.length - 1, Math.round(scrollLeft / Math.max(1, clientWidth))));
    }}
  />
);

interface ArrowsProps {
  previous: string;
  next: string;
  onStep: (by: 1 | -1) => void;
  /** Where they lie on the pictures. */
  className: string | undefined;
}

/** To the picture before, and to the next. */
export function Arrows({ previous, next, onStep, className }: ArrowsProps) {
  const arrow = (side: "left" | "right", label: string, Icon: typeof IconChevronLeft) => (
    <button
      type="button"
      className={`${classes.arrow} ${className}`}
      data-side={side}
      aria-label={label}
      onClick={() => onStep(side === "left" ? -1 : 1)}
    >
      <Icon aria-hidden />
    </button>
  );
  return (
    <>
      {arrow("left", previous, IconChevronLeft)}
      {arrow("right", next, IconChevronRight)}
    </>
  );
}
