import type { Block } from "@rebale/contract/audience";
import { t } from "ttag";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { Section } from "../../../shared/office/section.tsx";

/** Companies whose bids this one does not take, and why: they may contest it. */
export const Blocked = ({ blocked }: { blocked: readonly Block[] }) => (
  <Section
    title={t`Blocks`}
    lead={t`Companies that may not bid on lots that open after the block.`}
  >
    {blocked.length === 0 ? (
      <p>{t`It blocks nobody.`}</p>
    ) : (
      <ul>
        {blocked.map(({ pan, name, reason, since }) => (
          <li key={pan}>
            <b>{name}</b> {t`${pan}, since ${dateTime(since)}: ${reason}`}
          </li>
        ))}
      </ul>
    )}
  </Section>
);
