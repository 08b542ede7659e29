import { Button, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { OfficeAwardRow } from "@rebale/contract/awards";
import type { Receipt } from "@rebale/contract/banking";
import { useRef, useState } from "react";
import { banking } from "../../../../lib/api/office-operations.ts";
import { rupeesExact } from "../../../../lib/formatting/formatting.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { Ask } from "../../../../shared/office/panels/ask.tsx";
import queue from "../../../../shared/office/queue/queue.module.css";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useDecide } from "../../../../shared/office/use-decide.ts";
import { useKeys } from "../../../../shared/office/use-keys.ts";
import { refreshCounts } from "../../../../shared/office/waiting-counts.ts";
import { useCompanies, useOpenSales } from "./find-payer.ts";
import classes from "./receipts.module.css";

interface Company {
  _id: string;
  name: string;
}

/** Whose money it is: a company, and the sale that it pays for or else the deposit. */
export function MatchReceipt({ receipt, next }: { receipt: Receipt; next: () => void }) {
  const [company, setCompany] = useState<Company | null>(receipt.company);
  const [awardId, setAwardId] = useState<string | null>(receipt.award_id);
  const [asks, setAsks] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sales = useOpenSales(company?.name ?? null);
  const reread = useReread();
  const call = useDecide();
  const choose = (chosen: Company) => {
    setCompany(chosen);
    setAwardId(chosen._id === receipt.company?._id ? receipt.award_id : null);
  };
  useKeys(
    (key) => {
      if (key === "m") field.current?.focus();
      return key === "m";
    },
    { inDrawer: true },
  );
  const amount = rupeesExact(receipt.received ?? 0);
  const match = async () => {
    if (!company) return;
    const body = { company_id: company._id, award_id: awardId };
    const params = { id: receipt._id };
    const { data } = await call(() => api.call(banking.decideReceipt, { params, body }));
    toast.success(
      data.state === "asked"
        ? t`A second person has to match ${amount} to ${company.name}, too`
        : t`${amount} matched to ${company.name}`,
    );
    void refreshCounts();
    next();
    await reread();
  };
  return (
    <Section title={t`Whose is it?`}>
      <FindCompany
        field={field}
        chosen={company}
        onChoice={choose}
        onDone={() => company && setAsks(true)}
      />
      {company && <PayFor sales={sales} told={receipt} chosen={awardId} onChoice={setAwardId} />}
      <Button
        className={classes.match}
        color="marigold.5"
        disabled={!company}
        data-autofocus={receipt.company ? true : undefined}
        onClick={() => setAsks(true)}
      >
        {company ? t`Match ${amount}` : t`Choose a company`}
      </Button>
      {asks && company && (
        <Ask
          title={t`Match ${amount}?`}
          text={t`It is credited to ${company.name}, ${awardId ? t`for sale ${awardId}` : t`as deposit`}: at once, or above ₹50,000 when a second person says the same. Only two persons can take it back.`}
          yes={t`Match`}
          byEnter
          onClose={() => setAsks(false)}
          onYes={match}
        />
      )}
    </Section>
  );
}

interface FindProps {
  field: React.RefObject<HTMLInputElement | null>;
  chosen: Company | null;
  onChoice: (company: Company) => void;
  /** Enter on what is chosen. */
  onDone: () => void;
}

function FindCompany({ field, chosen, onChoice, onDone }: FindProps) {
  const [q, setQ] = useState("");
  const { found, failure } = useCompanies(q);
  // In the order in which they were found, so that arrows walk through them.
  const isFound = found?.some(({ _id }) => _id === chosen?._id);
  const shown = [...(chosen && !isFound ? [chosen] : []), ...(found ?? [])];
  const choices = useRef<HTMLFieldSetElement>(null);
  // ↓ goes into what was found, Enter takes the first of it.
  const walk = (event: React.KeyboardEvent) => {
    const first = found?.[0] ?? chosen;
    if (!first || (event.key !== "ArrowDown" && event.key !== "Enter")) return;
    event.preventDefault();
    onChoice(first);
    // Once it is checked: arrows go on from there.
    setTimeout(() => choices.current?.querySelector<HTMLElement>(":checked")?.focus());
  };
  return (
    <>
      <TextInput
        ref={field}
        autoComplete="off"
        inputMode="search"
        label={t`Company`}
        description={t`Search by name or PAN`}
        aria-keyshortcuts="m"
        rightSection={<kbd className={queue.key}>m</kbd>}
        maxLength={100}
        value={q}
        onChange={(e) => setQ(e.currentTarget.value)}
        onKeyDown={walk}
      />
      {failure && <Notice kind="failed">{failure}</Notice>}
      {found?.length === 0 && <Notice>{t`No company is called “${q.trim()}”.`}</Notice>}
      {shown.length > 0 && (
        <fieldset
          ref={choices}
          className={classes.choices}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onDone();
          }}
        >
          <legend className="unseen">{t`Company`}</legend>
          {shown.map((one) => (
            <label key={one._id}>
              <input
                type="radio"
                name="company"
                checked={one._id === chosen?._id}
                onChange={() => onChoice(one)}
              />
              <span>
                {one.name}
                <small className="figures">{"pan" in one ? String(one.pan ?? "") : ""}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

interface PayForProps {
  sales: readonly OfficeAwardRow[];
  told: Receipt;
  chosen: string | null;
  onChoice: (awardId: string | null) => void;
}

/** Its open sales; the one that the claim names stands there in any case. */
function PayFor({ sales, told, chosen, onChoice }: PayForProps) {
  const isListed = sales.some(({ _id }) => _id === told.award_id);
  const choices = [
    { id: null, title: t`Deposit`, note: t`Free for bids and withdrawals` },
    ...(told.award_id && !isListed && chosen === told.award_id
      ? [{ id: told.award_id, title: t`Sale ${told.award_id}`, note: t`As the company says` }]
      : []),
    ...sales.map(({ _id, title, due }) => ({
      ...{ id: _id, title },
      note: t`Sale ${_id}, ${rupeesExact(due)} due`,
    })),
  ];
  return (
    <fieldset className={classes.choices}>
      <legend>{t`For`}</legend>
      {choices.map(({ id, title, note }) => (
        <label key={id ?? "deposit"}>
          <input type="radio" name="award" checked={chosen === id} onChange={() => onChoice(id)} />
          <span>
            {title}
            <small className="figures">{note}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
