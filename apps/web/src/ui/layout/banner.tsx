import classes from "./banner.module.css";
import { BannerPicture } from "./banner-picture.tsx";

interface Props {
  /** Below /pictures/banners; the green ground stands alone until it is there. */
  picture: string;
  title: string;
  children?: React.ReactNode;
  actions?: React.ReactNode;
  /** Takes its room and is neither seen nor read: another banner stands in the same place. */
  away?: boolean;
}

/** The head of a landing page. */
export function Banner({ picture, title, children, actions, away = false }: Props) {
  return (
    <section className={classes.banner} inert={away} aria-hidden={away || undefined}>
      {!away && <BannerPicture name={picture} />}
      <div className={`wide ${classes.text}`}>
        <h1>{title}</h1>
        {children && <p>{children}</p>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </section>
  );
}
