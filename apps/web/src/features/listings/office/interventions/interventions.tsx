import { Button, Group, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useState } from "react";
import { auctions } from "../../../../lib/api/office-operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { ReasonDialog } from "../../../../shared/office/panels/reason-dialog.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useDecide } from "../../../../shared/office/use-decide.ts";
import { forServer } from "../approve-many/template-fields.rules.ts";
import { type OpenedLot, seenOf } from "../lot-row.ts";

type Kind = "pause" | "resume" | "extend" | "withdraw";

const dialogs = {
  pause: {
    title: t`Pause the bidding?`,
    text: t`The clock stops and no bids are accepted until you resume.`,
    yes: t`Pause`,
    done: t`Bidding is paused`,
  },
  resume: {
    title: t`Resume the bidding?`,
    text: t`The clock runs again with the time that was left when it was paused.`,
    yes: t`Resume`,
    done: t`Bidding has resumed`,
  },
  extend: {
    title: t`Extend the auction?`,
    text: t`The auction and its hard end move to a later time.`,
    yes: t`Extend`,
    done: t`Auction extended`,
  },
  withdraw: {
    title: t`Withdraw the lot?`,
    text: t`Nobody wins it, and this cannot be undone. Its seller may list it again.`,
    yes: t`Withdraw`,
    done: t`The lot is withdrawn`,
  },
} as const;

const choices: Record<"upcoming" | "live" | "paused", readonly Kind[]> = {
  upcoming: ["withdraw"],
  live: ["pause", "extend", "withdraw"],
  paused: ["resume", "withdraw"],
};

/** The steps in an auction under way, each with a reason that everybody can read. */
export function Interventions({ lot }: { lot: OpenedLot }) {
  const [kind, setKind] = useState<Kind | null>(null);
  const [end, setEnd] = useState("");
  const reread = useReread();
  const decide = useDecide();
  const ask = (one: Kind) => {
    setEnd(lot.end_at?.slice(0, 16).replace(" ", "T") ?? "");
    setKind(one);
  };
  const intervene = async (asked: Kind, reason: string) => {
    const params = { id: lot._id };
    const body = { reason, seen_decision: seenOf(lot) };
    const calls = {
      pause: () => api.call(auctions.pause, { params, body }),
      resume: () => api.call(auctions.resume, { params, body }),
      withdraw: () => api.call(auctions.withdraw, { params, body }),
      extend: () =>
        api.call(auctions.extend, { params, body: { end_at: forServer(end), ...body } }),
    };
    await decide<unknown>(calls[asked]);
    toast.success(dialogs[asked].done);
    await reread();
  };
  const asked = choices[lot.status as keyof typeof choices] ?? [];
  return (
    <Section
      title={t`Change this auction`}
      lead={t`Bidders are notified at once, and the reason appears in the public ledger.`}
    >
      {lot.bid_count > 0 && (
        <Notice>
          {t`This lot has bids, so these are the only changes possible, beside a corrigendum. You can void single bids in the ledger.`}
        </Notice>
      )}
      <Group gap={10}>
        {asked.map((one) => (
          <Button
            key={one}
            variant="outline"
            color={one === "withdraw" ? "red.6" : undefined}
            onClick={() => ask(one)}
          >
            {dialogs[one].yes}
          </Button>
        ))}
      </Group>
      {kind && (
        <ReasonDialog
          title={dialogs[kind].title}
          isFinal={kind === "withdraw"}
          text={
            <>
              {dialogs[kind].text}
              {kind === "extend" && (
                <TextInput
                  type="datetime-local"
                  label={t`New end (IST)`}
                  value={end}
                  onChange={(e) => setEnd(e.currentTarget.value)}
                />
              )}
            </>
          }
          help={t`Bidders and everyone who reads the ledger will see it.`}
          yes={dialogs[kind].yes}
          most={300}
          onClose={() => setKind(null)}
          onYes={(reason) => intervene(kind, reason)}
        />
      )}
    </Section>
  );
}
