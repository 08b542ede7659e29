import { Button, Group } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import { useState } from "react";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../list/use-reread.ts";
import { Ask } from "../panels/ask.tsx";
import { DrawerFoot } from "../panels/drawer.tsx";
import { ReasonDialog } from "../panels/reason-dialog.tsx";
import { useDecide } from "../use-decide.ts";
import { useKeys } from "../use-keys.ts";
import { refreshCounts } from "../waiting-counts.ts";
import queue from "./queue.module.css";

export interface Decision {
  key: string;
  verb: string;
  isMain?: boolean;
  /** Asked before: money that has moved is only taken back by two persons. */
  question: { title: string; text: React.ReactNode; yes: string };
  /** The reason's readers, where one is needed. */
  reasonFor?: string;
  /** Answers how it is called when done. */
  decide: (reason: string) => Promise<string>;
}

/** The decisions at a panel's foot, by button or by key, and the way to the next row. */
export function Decisions({
  choices,
  next,
}: {
  choices: readonly Decision[];
  /** Opens the next row, or closes the panel. */
  next: () => void;
}) {
  // By its key: what is typed into a question makes another choice of it.
  const [askedKey, setAsked] = useState<string | null>(null);
  const asked = choices.find(({ key }) => key === askedKey) ?? null;
  const reread = useReread();
  const call = useDecide();
  const decideBy = async (choice: Decision, reason: string) => {
    toast.success(await call(() => choice.decide(reason)));
    void refreshCounts();
    next();
    await reread();
  };
  useKeys(
    (key) => {
      const choice = choices.find((one) => one.key === key);
      if (choice) setAsked(choice.key);
      if (key === "n") next();
      return choice !== undefined;
    },
    { inDrawer: true },
  );
  return (
    <DrawerFoot>
      <Group gap={10}>
        {choices.map((choice) => (
          <Button
            key={choice.key}
            variant={choice.isMain ? "filled" : "default"}
            color={choice.isMain ? "marigold.5" : undefined}
            data-autofocus={choice.isMain || undefined}
            aria-keyshortcuts={choice.key}
            onClick={() => setAsked(choice.key)}
          >
            {choice.verb} <kbd className={queue.key}>{choice.key}</kbd>
          </Button>
        ))}
        <Button
          variant="default"
          data-autofocus={!choices.some(({ isMain }) => isMain) || undefined}
          aria-keyshortcuts="n"
          onClick={next}
        >
          {t`Next`} <kbd className={queue.key}>n</kbd>
        </Button>
      </Group>
      {asked && <Question choice={asked} onClose={() => setAsked(null)} onYes={decideBy} />}
    </DrawerFoot>
  );
}

interface QuestionProps {
  choice: Decision;
  onClose: () => void;
  onYes: (choice: Decision, reason: string) => Promise<unknown>;
}

const Question = ({ choice, onClose, onYes }: QuestionProps) =>
  choice.reasonFor ? (
    <ReasonDialog
      {...choice.question}
      help={choice.reasonFor}
      most={300}
      onClose={onClose}
      onYes={(reason) => onYes(choice, reason)}
    />
  ) : (
    <Ask {...choice.question} byEnter onClose={onClose} onYes={() => onYes(choice, "")} />
  );
