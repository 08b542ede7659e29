import { useRef, useState } from "react";
import { t } from "ttag";
import { timing } from "../../lib/language/messages.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PauseButton } from "../../ui/carousel/pause-button.tsx";
import { useAutoplay } from "../../ui/carousel/use-autoplay.ts";
import { BannerPicture } from "../../ui/layout/banner-picture.tsx";
import classes from "./hero.module.css";

interface Slide {
  title: string;
  text: string;
  picture: string;
  to: string;
  action: string;
}

const slides: readonly Slide[] = [
  {
    title: t`Buy, sell and contribute to a sustainable future`,
    text: t`Your one-stop solution for buying and selling waste, with EPR compliance. Open timed auctions and lots that we check; where a lot needs an authorisation, only authorised companies bid.`,
    picture: "hero-1",
    to: "/are-selling",
    action: t`See live auctions`,
  },
  {
    title: t`Your partner for hassle-free EPR compliance`,
    text: t`E-waste, plastics, batteries and tyres: registration, targets, certificates and returns, handled by people who do it every quarter.`,
    picture: "hero-2",
    to: "/epr",
    action: t`EPR services`,
  },
  {
    title: t`Shop eco-friendly and sell recycled goods`,
    text: t`Flakes, regrind, casings and recovered metal, sold as a whole or by weight.`,
    picture: "hero-3",
    to: "/viewallproduct",
    action: t`Browse all lots`,
  },
];

/** S2.27: fades every 4 s; a third slide only when it has a title. */
export function Hero() {
  const [at, setAt] = useState(0);
  // Later pictures are fetched when the first change comes, so that they do not delay the first.
  const [moved, setMoved] = useState(false);
  const area = useRef<HTMLElement>(null);
  const shown = slides.filter((slide) => slide.title);
  const go = (to: number) => {
    setMoved(true);
    setAt(to % shown.length);
  };
  const autoplay = useAutoplay(area, timing.heroAutoplay, () => go(at + 1));

  return (
    <section
      ref={area}
      className={classes.hero}
      aria-roledescription="carousel"
      aria-label={t`What Rebale does`}
    >
      {shown.map((slide, i) => (
        <HeroSlide
          key={slide.picture}
          slide={slide}
          first={i === 0}
          on={i === at}
          fetched={i === 0 || moved}
        />
      ))}
      <div className={classes.dots}>
        {shown.map((slide, i) => (
          <button
            key={slide.picture}
            type="button"
            data-dot
            aria-label={t`Slide ${i + 1}: ${slide.title}`}
            aria-current={i === at || undefined}
            onClick={() => go(i)}
          />
        ))}
        <PauseButton autoplay={autoplay} />
      </div>
    </section>
  );
}

function HeroSlide({
  slide,
  first,
  on,
  fetched,
}: {
  slide: Slide;
  first: boolean;
  on: boolean;
  fetched: boolean;
}) {
  const Title = first ? "h1" : "h2";
  return (
    <div className={classes.slide} data-on={on || undefined} inert={!on}>
      {fetched && <BannerPicture name={slide.picture} turn={first ? "first" : "next"} upright />}
      <div className={`wide ${classes.text}`}>
        <Title>{slide.title}</Title>
        <p>{slide.text}</p>
        <div className={classes.actions}>
          <ButtonLink to={slide.to} kind="main">
            {slide.action}
          </ButtonLink>
          <ButtonLink to="/seller" kind="on-dark">
            {t`Sell your scrap`}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
