import { NativeSelect } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { Award } from "@rebale/contract/awards";
import { useState } from "react";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";

/** The code that bars the seller (awards.SELLER_FAILED). */
const SELLER_FAILED = "seller_failed";

interface Props {
  award: Award;
  onClose: () => void;
  onYes: (body: { move: "cancel"; reason: string }) => Promise<unknown>;
}

/** Off because the seller did not keep it, which bars them, or for a reason in words. */
export function CancelSale({ award, onClose, onYes }: Props) {
  const [why, setWhy] = useState("words");
  const title = t`Call the sale off?`;
  const whose = (
    <NativeSelect
      autoComplete="off"
      mt="sm"
      label={t`Why`}
      data={[
        { value: "words", label: t`Another reason, in your words` },
        { value: SELLER_FAILED, label: t`The seller did not keep the sale` },
      ]}
      value={why}
      onChange={(event) => setWhy(event.currentTarget.value)}
      data-autofocus
    />
  );
  const text = (
    <>{t`${backText(award)} This cannot be undone. The seller may list the lot again.`}</>
  );
  if (why === SELLER_FAILED)
    return (
      <Ask
        danger
        title={title}
        yes={t`Call off and bar the seller`}
        text={
          <>
            {text}{" "}
            {t`The seller’s company is barred from bidding for 90 days, the second time in a year until you lift it.`}
            {whose}
          </>
        }
        onClose={onClose}
        onYes={() => onYes({ move: "cancel", reason: SELLER_FAILED })}
      />
    );
  return (
    <ReasonDialog
      title={title}
      isFinal
      text={
        <>
          {text}
          {whose}
        </>
      }
      help={t`Both sides are notified and read it.`}
      yes={t`Call off`}
      onClose={onClose}
      onYes={(reason) => onYes({ move: "cancel", reason })}
    />
  );
}

const backText = ({ pay_through, emd }: Award) =>
  pay_through === "market" || emd.held > 0
    ? t`All that the buyer has paid or deposited for it is free in their wallet at once, Rebale’s fee too.`
    : t`Nobody owes anything any more.`;
