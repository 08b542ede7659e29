import { Button } from "@mantine/core";
import type { OfficeAuthorisation } from "@rebale/contract/authorisations";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { authorisations } from "../../../lib/api/operations.ts";
import { toast } from "../../../lib/toast.ts";
import { refreshCounts } from "../desk/waiting-counts.ts";
import { Ask } from "../parts/panels/ask.tsx";
import buttons from "../parts/panels/buttons.module.css";
import { ReasonDialog } from "../parts/panels/reason-dialog.tsx";
import { api } from "../session/office-api.ts";

interface Props {
  authorisation: OfficeAuthorisation;
  onDone: () => void;
}

export function JudgeAuthorisation({ authorisation, onDone }: Props) {
  const [asked, setAsked] = useState<"accept" | "refuse" | null>(null);
  const { revalidate } = useRevalidator();
  const { _id, number, company } = authorisation;
  const judge = async (decision: "accept" | "refuse", reason?: string) => {
    const { data } = await api.call(authorisations.judgeAuthorisation, {
      params: { id: _id },
      body: { decision, reason: reason ?? null },
    });
    toast.success(
      data.status === "waiting"
        ? `${number}: somebody else must accept it, too`
        : `${number} is ${data.status}`,
    );
    void refreshCounts();
    onDone();
    await revalidate();
  };
  const close = () => setAsked(null);
  return (
    <div className={buttons.row}>
      <Button color="marigold.5" onClick={() => setAsked("accept")}>
        Accept
      </Button>
      <Button variant="outline" color="red.6" onClick={() => setAsked("refuse")}>
        Refuse
      </Button>
      {asked === "accept" && (
        <Ask
          title={`Accept ${number}?`}
          text={`${company.name} can then bid on lots that ask for it, up to its capacity. We tell them.`}
          yes="Accept"
          onClose={close}
          onYes={() => judge("accept")}
        />
      )}
      {asked === "refuse" && (
        <ReasonDialog
          title={`Refuse ${number}?`}
          text="They can send it again."
          help="The company sees it on its page and in our message."
          most={300}
          yes="Refuse"
          onClose={close}
          onYes={(reason) => judge("refuse", reason)}
        />
      )}
    </div>
  );
}
