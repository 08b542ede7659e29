import { useEffect, useRef, useState } from "react";
import IconChevronDown from "~icons/tabler/chevron-down";
import classes from "./fold.module.css";

interface Props {
  /** By which an address leads here; it opens then. */
  id: string;
  title: string;
  /** Its content in a few words or one figure. */
  sum?: string | null;
  /** Whether it stands open on a phone; on a desk all do. */
  opens: boolean;
  children: React.ReactNode;
}

/** A part of a page that folds: its head says what is inside. */
export function Fold({ id, title, sum, opens, children }: Props) {
  const element = useRef<HTMLDetailsElement>(null);
  const [isDesk] = useState(() => innerWidth >= DESK);
  const isOpen = isDesk || opens;
  useEffect(() => {
    const part = location.hash.slice(1);
    const details = element.current;
    if (!part || !details) return;
    if (id !== part && !details.querySelector(`[id="${CSS.escape(part)}"]`)) return;
    details.open = true;
    details.scrollIntoView();
  }, [id]);
  return (
    <details ref={element} id={id} className={classes.fold} open={isOpen}>
      <summary>
        <h2>{title}</h2>
        {sum && <span className="figures">{sum}</span>}
        <IconChevronDown width={22} height={22} aria-hidden />
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}
const DESK = 900;
