import { useRef, useState } from "react";
import classes from "./carousel.module.css";
import { useAutoplay } from "./use-autoplay.ts";

interface Props<T> {
  items: readonly T[];
  render: (item: T, index: number) => React.ReactNode;
  keyOf: (item: T) => string;
  /** What the slides are, for who cannot see them. */
  label: string;
  /** Cards side by side: wide, medium, small (their breakpoints stand in the style sheet). */
  look: "testimonials" | "services";
  /** Milliseconds; 0 for none. */
  autoplay: number;
  transition?: number;
}

/**
 * A looping row of cards with dots and swipe. Without JavaScript it is a row that scrolls by hand.
 */
export function Carousel<T>({
  items,
  render,
  keyOf,
  label,
  look,
  autoplay,
  transition = 500,
}: Props<T>) {
  const [{ at, jump }, setPlace] = useState({ at: 0, jump: false });
  const root = useRef<HTMLDivElement>(null);
  const touch = useRef(0);
  const count = items.length;
  const go = (to: number) => setPlace({ at: to, jump: false });
  useAutoplay(root, autoplay, () =>
    setPlace((p) => ({ at: p.at >= count ? p.at : p.at + 1, jump: false })),
  );

  // The row ends in copies of its first cards: having moved onto them, it stands at the start again
  // without moving.
  const settle = () => at >= count && setPlace({ at: 0, jump: true });
  const swipe = (end: number) => {
    const moved = end - touch.current;
    if (Math.abs(moved) > 40) go(moved < 0 ? Math.min(at + 1, count) : Math.max(at - 1, 0));
  };

  return (
    <section
      ref={root}
      className={classes.carousel}
      data-look={look}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div
        className={classes.window}
        onTouchStart={(e) => (touch.current = e.touches[0]?.clientX ?? 0)}
        onTouchEnd={(e) => swipe(e.changedTouches[0]?.clientX ?? 0)}
      >
        <ul
          className={classes.row}
          style={
            {
              "--at": at,
              transitionDuration: jump ? "0ms" : `${transition}ms`,
            } as React.CSSProperties
          }
          onTransitionEnd={(e) => e.target === e.currentTarget && settle()}
        >
          {items.map((item, i) => (
            <li key={keyOf(item)}>{render(item, i)}</li>
          ))}
          {items.slice(0, 3).map((item, i) => (
            <li key={`again-${keyOf(item)}`} className={classes.copy} aria-hidden inert>
              {render(item, i)}
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.dots}>
        {items.map((item, i) => (
          <button
            key={keyOf(item)}
            type="button"
            aria-label={`Go to ${i + 1} of ${count}`}
            aria-current={i === at % count || undefined}
            onClick={() => go(i)}
          />
        ))}
      </div>
    </section>
  );
}
