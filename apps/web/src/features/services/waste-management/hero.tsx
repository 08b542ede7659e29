import { useRef, useState } from "react";
import { t } from "ttag";
import { timing } from "../../../lib/language/messages.ts";
import { PauseButton } from "../../../ui/carousel/pause-button.tsx";
import { useAutoplay } from "../../../ui/carousel/use-autoplay.ts";
import { CategoryIcon } from "../../../ui/category-icon.tsx";
import classes from "./hero.module.css";
import { wasteStreams } from "./streams.text.ts";

/** S2.55: the banner changes every 4 s; its four tiles lead to their sections. */
export function WasteHero() {
  const [at, setAt] = useState(0);
  // Later pictures are fetched when the first change comes, so that they do not delay the first.
  const [moved, setMoved] = useState(false);
  const area = useRef<HTMLElement>(null);
  const autoplay = useAutoplay(area, timing.heroAutoplay, () => {
    setMoved(true);
    setAt((now) => (now + 1) % wasteStreams.length);
  });
  return (
    <section ref={area} className={classes.hero} aria-label={t`Waste management`}>
      {wasteStreams.map(({ anchor, picture, slide, text }, i) => {
        const Title = i === 0 ? "h1" : "h2";
        return (
          <div
            key={anchor}
            className={classes.slide}
            data-on={i === at || undefined}
            inert={i !== at}
          >
            {(i === 0 || moved) && (
              <img
                src={picture}
                alt=""
                width={1200}
                height={900}
                fetchPriority={i === 0 ? "high" : "auto"}
                ref={(img) => {
                  if (img?.complete && img.naturalWidth === 0) img.hidden = true;
                }}
                onError={(e) => {
                  e.currentTarget.hidden = true;
                }}
              />
            )}
            <div className={`wide ${classes.text}`}>
              <Title>
                {i === 0 && <span className={classes.kicker}>{t`Waste Management`}</span>}
                {slide}
              </Title>
              <p>{text}</p>
            </div>
          </div>
        );
      })}
      <ul className={`wide ${classes.tiles}`}>
        {wasteStreams.map(({ anchor, title, short, icon }, i) => (
          <li key={anchor} className={classes.tile} data-on={i === at || undefined}>
            <CategoryIcon icon={icon} size={52} />
            <h2>{title}</h2>
            <p>{short}</p>
            <a href={`#${anchor}`} aria-label={t`more detail... about ${title}`}>
              {t`more detail...`}
            </a>
          </li>
        ))}
      </ul>
      <div className={classes.pause}>
        <PauseButton autoplay={autoplay} />
      </div>
    </section>
  );
}
