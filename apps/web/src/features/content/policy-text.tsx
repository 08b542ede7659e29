import { jt } from "ttag";
import { date } from "../../lib/formatting/formatting.ts";
import { langOf } from "../../lib/language/written-in.ts";
import classes from "./policy.module.css";
import prose from "./written.module.css";

/** The day that the office has named, else that of the last change. */
function Since({
  in_force_from,
  updated_at,
}: {
  in_force_from: string | null;
  updated_at: string;
}) {
  const day = in_force_from ?? updated_at;
  const time = (
    <time key="day" dateTime={day}>
      {date(day)}
    </time>
  );
  return in_force_from ? jt`In force from ${time}` : jt`Last changed on ${time}`;
}

interface Head extends React.ComponentProps<typeof Since> {
  title: string;
  children?: React.ReactNode;
}

/** A policy's title and day, for its readers and for the office before it is out. */
export const PolicyHead = ({ title, children, ...since }: Head) => (
  <header className={classes.head}>
    <div className="wide">
      <h1>{title}</h1>
      <p>
        <Since {...since} />
      </p>
      {children}
    </div>
  </header>
);

export const PolicyProse = ({ description }: { description: string }) => (
  <div
    className={prose.written}
    lang={langOf(description)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the office, sanitised by the server
    dangerouslySetInnerHTML={{ __html: description }}
  />
);
