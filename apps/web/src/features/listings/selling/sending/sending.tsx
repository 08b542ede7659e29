import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { useEffect, useRef } from "react";
import { t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconClock from "~icons/tabler/clock";
import { explain } from "../../../../lib/language/explain.ts";
import { showTop } from "../../../../lib/page/show-place.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { Progress } from "../../../../ui/later/progress.tsx";
import classes from "./sending.module.css";
import type { Upload } from "./use-upload.ts";

interface Props {
  uploads: readonly Upload[];
  busy: boolean;
  onAgain: () => void;
  onLeave: () => void;
}

/**
 * The products exist; their files are on the way. What did not get through is sent again without
 * choosing it again.
 */
export function Sending({ uploads, busy, onAgain, onLeave }: Props) {
  const failed = uploads.filter(({ state }) => state.at === "failed").length;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => showTop(panel), []);
  useEffect(() => {
    if (!busy && !failed) return;
    const warn = (e: BeforeUnloadEvent) => e.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [busy, failed]);
  return (
    <section ref={panel} className={classes.sending} aria-live="polite">
      <h2>{busy || !failed ? t`Sending pictures and catalogues` : t`Some files did not arrive`}</h2>
      <p>
        {uploads.length === 1
          ? t`Your product is submitted.`
          : t`Your ${uploads.length} products are submitted.`}{" "}
        {t`Please keep this page open until the files are sent.`}
      </p>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.productId}>
            <strong>{upload.title}</strong>
            <State {...upload} />
          </li>
        ))}
      </ul>
      {!busy && failed > 0 && (
        <Group gap={12} mt={20}>
          <PlainButton kind="main" onClick={onAgain}>
            {failed === 1 ? t`Send it again` : t`Send them again`}
          </PlainButton>
          <PlainButton kind="quiet" onClick={onLeave}>
            {t`Add pictures later, in Product List`}
          </PlainButton>
        </Group>
      )}
    </section>
  );
}

function State({ state }: Upload) {
  if (state.at === "sending") return <Progress share={state.share} label={t`Sending`} />;
  if (state.at === "failed")
    return (
      <span className={classes.state} data-failed>
        <IconAlertTriangle size={20} aria-hidden /> {explain(state.error)}
      </span>
    );
  const done = state.at === "done";
  const Icon = done ? IconCircleCheck : IconClock;
  return (
    <span className={classes.state}>
      <Icon size={20} aria-hidden /> {done ? t`Sent` : t`Waiting`}
    </span>
  );
}
