import { useEffect, useRef, useState } from "react";
import { t } from "ttag";
import classes from "./carousel.module.css";
import { shortestMove, slides } from "./carousel-positions.ts";
import { PauseButton } from "./pause-button.tsx";
import { useAutoplay } from "./use-autoplay.ts";

interface Props<T> {
  items: readonly T[];
  render: (item: T, index: number) => React.ReactNode;
  keyOf: (item: T) => string;
  /** The slides' name, for screen readers. */
  label: string;
  /** Cards side by side: wide, medium, small (their breakpoints stand in the style sheet). */
  look: "testimonials" | "services";
  /** Milliseconds; 0 for none. */
  autoplay: number;
  /** Milliseconds. */
  transition?: number;
}

/**
 * A looping row of cards with dots and swipe: every card in sight is the card itself. Without
 * JavaScript it is a row that scrolls by hand.
 */
export function Carousel<T>({
  items,
  render,
  keyOf,
  label,
  look,
  autoplay: every,
  transition = 500,
}: Props<T>) {
  const count = items.length;
  const [at, setAt] = useState(0);
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const touch = useRef(0);
  const visible = useVisible(row);

  const go = (to: number) => {
    const move = shortestMove(at, to, count);
    slides(at, move, count).forEach(({ from, to: end }, card) =>
      slide(row.current?.children[card], from - card, end - card, transition),
    );
    setAt(to);
  };
  const step = (by: number) => go((at + by + count) % count);
  const autoplay = useAutoplay(root, every, () => step(1));
  const swipe = (end: number) => {
    const moved = end - touch.current;
    if (Math.abs(moved) > 40) step(moved < 0 ? 1 : -1);
  };
  const places = slides(at, 0, count);

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
        <ul ref={row} className={classes.row}>
          {items.map((item, card) => {
            const place = places[card]?.to ?? card;
            return (
              <li
                key={keyOf(item)}
                style={{ "--shift": place - card } as React.CSSProperties}
                inert={visible !== null && place >= visible}
              >
                {render(item, card)}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={classes.dots}>
        {items.map((item, i) => (
          <button
            key={keyOf(item)}
            type="button"
            data-dot
            aria-label={t`Go to ${i + 1} of ${count}`}
            aria-current={i === at || undefined}
            onClick={() => go(i)}
          />
        ))}
        <PauseButton autoplay={autoplay} />
      </div>
    </section>
  );
}

/** Moves a card by whole cards from its own place; at once for who prefers less motion. */
function slide(card: Element | undefined, from: number, to: number, duration: number) {
  if (from === to || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const at = (shift: number) => ({ transform: `translateX(calc(${shift} * (100% + var(--gap))))` });
  card?.animate?.([at(from), at(to)], { duration, easing: "ease" });
}

/** How many cards stand side by side; null until the scripts have looked. */
function useVisible(row: React.RefObject<HTMLElement | null>): number | null {
  const [visible, setVisible] = useState<number | null>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => setVisible(Number(getComputedStyle(element).getPropertyValue("--visible")));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  return visible;
}
