import { useState } from "react";
import { t } from "ttag";
import IconHeart from "~icons/tabler/heart";
import { loginForEvent } from "../../lib/session/come-back.ts";
import { useSession } from "../../lib/session/session.ts";
import { useWatchedCount, watchCalls } from "../../lib/watch/watched.ts";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import { isOver } from "./event.rules.ts";

interface Props {
  lots: readonly { readonly _id: string; readonly status: string }[];
  /** The event page's. */
  path: string;
}

/** All lots of an event that are still to come or under way; who is not signed in does so first. */
export function WatchAll({ lots, path }: Props) {
  const { token, type } = useSession();
  const open = lots.filter((lot) => !isOver(lot)).map(({ _id }) => _id);
  const watched = useWatchedCount(open);
  const [busy, setBusy] = useState(false);
  if (type === "admin" || open.length === 0) return null;
  const words = (
    <>
      <IconHeart size={20} aria-hidden /> {t`Watch all lots`}
    </>
  );
  if (!token)
    return (
      <ButtonLink kind="quiet" to={loginForEvent(path)}>
        {words}
      </ButtonLink>
    );
  if (watched === open.length)
    return (
      <ButtonLink kind="quiet" to="/watchlist">
        <IconHeart size={20} aria-hidden fill="currentColor" /> {t`Watching all lots`}
      </ButtonLink>
    );
  const press = async () => {
    setBusy(true);
    const { watchAll } = await watchCalls();
    await watchAll(open);
    setBusy(false);
  };
  return (
    <PlainButton kind="quiet" disabled={busy} onClick={() => void press()}>
      {words}
    </PlainButton>
  );
}
