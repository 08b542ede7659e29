import { Link } from "react-router";
import { t } from "ttag";
import IconArrowRight from "~icons/tabler/arrow-right";
import { langOf } from "../../lib/language/written-in.ts";
import classes from "./home-banner.module.css";

interface Banner {
  readonly text: string;
  readonly link: string | null;
}

/** The office's line above everything on Home, on its days; all of it leads where its link does. */
export function HomeBanner({ text, link }: Banner) {
  const words = <span lang={langOf(text)}>{text}</span>;
  return (
    <aside className={classes.strip} aria-label={t`From Rebale`}>
      {link ? (
        <Link className="wide" to={link}>
          {words} <IconArrowRight size={18} aria-hidden />
        </Link>
      ) : (
        <p className="wide">{words}</p>
      )}
    </aside>
  );
}
