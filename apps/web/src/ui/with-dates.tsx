import { Fragment } from "react";

const CLOCK = String.raw`(?:\d{2}:\d{2}(?::\d{2})? [ap]m(?: IST)?|(?:सुबह|दोपहर|शाम|रात) \d{1,2}:\d{2}(?::\d{2})? बजे)`;
/** A day, its time with it where that follows, or a time alone. */
const MOMENT = new RegExp(String.raw`(\d{2}-\d{2}-\d{4}(?:, ${CLOCK})?|${CLOCK})`);

/**
 * A sentence whose dates stay in one piece: Chromium breaks 26-11-2026 after its hyphens. Its text
 * is the same, letter by letter.
 */
export function WithDates({ children }: { children: string }) {
  const parts = children.split(MOMENT);
  return (
    <>
      {parts.map((part, place) => {
        const key = `${place} ${part}`;
        return place % 2 === 0 ? (
          <Fragment key={key}>{part}</Fragment>
        ) : (
          <Moment key={key}>{part}</Moment>
        );
      })}
    </>
  );
}

/** On one line where that is wide enough, else the day on one and its time on the next. */
function Moment({ children }: { children: string }) {
  const [day, clock] = children.split(", ");
  if (!clock) return <span className="unbroken">{day}</span>;
  return (
    <span className="moment">
      <span className="unbroken">{day},</span> <span className="unbroken">{clock}</span>
    </span>
  );
}
