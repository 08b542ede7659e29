import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Block } from "@rebale/contract/audience";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { audience } from "../../../lib/api/operations.ts";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "../company.module.css";
import { BlockForm } from "./block-form.tsx";

/** Companies whose bids a seller does not take, each with its reason. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const [adding, setAdding] = useState(false);
  const { busy, send } = useCommand();
  const lift = ({ pan, name }: Block) =>
    send(
      () =>
        api.call(audience.blockCompanies, {
          body: { companies: blocks.filter((block) => block.pan !== pan) },
        }),
      t`${name} may bid again`,
    );
  const close = () => setAdding(false);
  return (
    <section className={classes.card}>
      <h2>{t`Blocked companies`}</h2>
      <p>{t`They see your lots, but cannot bid on lots that open after the block. They are told that you take no bids of theirs, not why. Our team reads the reason, and hears them.`}</p>
      {blocks.length > 0 && (
        <ul className={classes.users}>
          {blocks.map((block) => (
            <li key={block.pan} className={classes.user}>
              <div className={classes.who}>
                <strong>{block.name}</strong>
                <span className="figures">
                  {block.pan} · {t`since ${dateTime(block.since)}`}
                </span>
                <span>{block.reason}</span>
              </div>
              <PlainButton kind="quiet" disabled={busy} onClick={() => void lift(block)}>
                {t`Lift the block`}
                <span className="unseen"> {block.name}</span>
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={() => setAdding(true)}>
          {t`Block a company`}
        </PlainButton>
      </Group>
      <Dialog open={adding} onClose={close} title={t`Block a company`}>
        {adding && <BlockForm blocks={blocks} onClose={close} />}
      </Dialog>
    </section>
  );
}
