import { useNavigate } from "react-router";
import { t } from "ttag";
import IconHeart from "~icons/tabler/heart";
import { loginFor } from "../../../lib/session/come-back.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useWatched, watchCalls } from "../../../lib/watch/watched.ts";
import classes from "./watch-button.module.css";

interface Props {
  lot: { readonly _id: string; readonly url: string; readonly title: string };
  /** `card` over a picture, `row` in a table, `page` with words. */
  look: "card" | "row" | "page";
}

/** A heart; who is not signed in does so first, and comes back to the lot, which is watched then. */
export function WatchButton({ lot, look }: Props) {
  const { token, type } = useSession();
  const isWatched = useWatched(lot._id);
  const navigate = useNavigate();
  if (type === "admin") return null;
  const press = async () => {
    const { storeIntent, watch } = await watchCalls();
    if (token) return watch(lot._id, !isWatched);
    storeIntent(lot._id);
    void navigate(loginFor(lot));
  };
  return (
    <button
      type="button"
      className={classes.heart}
      data-look={look}
      aria-pressed={isWatched}
      aria-label={t`Watch ${lot.title}`}
      onClick={() => void press()}
    >
      <IconHeart size={look === "row" ? 20 : 22} aria-hidden />
      {look === "page" && <span>{isWatched ? t`Watching` : t`Watch`}</span>}
    </button>
  );
}
