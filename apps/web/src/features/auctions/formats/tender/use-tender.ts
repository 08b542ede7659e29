import type { AuctionDetails } from "@rebale/contract/auctions";
import { useRef, useState } from "react";
import { t } from "ttag";
import { api } from "../../../../lib/api/browser.ts";
import { auctions } from "../../../../lib/api/operations.ts";
import { Unreachable } from "../../../../lib/api/refused.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { newKey } from "../../../../lib/session/new-key.ts";
import { readWallet } from "../../../../lib/wallet/wallet.ts";
import { unusualOf } from "../../bidding/form/unusual.rules.ts";
import { keepReceipt, type TenderReceipt } from "./kept-receipt.ts";

/** In ms, before each new try when no answer came. */
const PAUSES = [1000, 2000, 4000];

interface Attempt {
  readonly amount: number;
  readonly key: string;
}

/**
 * Seals a tender and takes it back. A lost answer is asked for again under the same key, so a
 * tender is sealed once.
 * @param read reads the auction anew
 */
export function useTender(lot: AuctionDetails, read: () => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<TenderReceipt | null>(null);
  const unanswered = useRef<Attempt | null>(null);

  const send = ({ amount, key }: Attempt) =>
    api.call(auctions.sealTender, {
      params: { product_id: lot._id },
      headers: { "idempotency-key": key },
      body: {
        amount,
        confirm_unusual: unusualOf(amount, lot) !== null,
        terms_version: lot.terms?.version,
        corrigendum: lot.corrigenda,
      },
    });
  const sendUntilAnswered = async (attempt: Attempt) => {
    for (const pause of PAUSES) {
      try {
        return await send(attempt);
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        setProblem(t`No answer yet, trying again. Your tender is sealed once.`);
        await new Promise((done) => setTimeout(done, pause));
      }
    }
    return send(attempt);
  };

  const during = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      setProblem(null);
      return true;
    } catch (error) {
      const words =
        error instanceof Unreachable
          ? t`We don’t know yet whether your tender arrived. Press again: it is sealed once.`
          : explain(error);
      setProblem(words);
      toast.error(words);
      return false;
    } finally {
      setBusy(false);
      // The deposit's hold has moved, or our picture was old.
      read();
      void readWallet();
    }
  };

  const seal = (amount: number) =>
    during(async () => {
      const last = unanswered.current;
      const attempt = last?.amount === amount ? last : { amount, key: newKey() };
      unanswered.current = attempt;
      const { data } = await sendUntilAnswered(attempt).catch((error: unknown) => {
        if (!(error instanceof Unreachable)) unanswered.current = null;
        throw error;
      });
      unanswered.current = null;
      keepReceipt(lot._id, data);
      setReceipt(data);
      toast.success(t`Your tender is sealed`);
    });
  const takeBack = () =>
    during(async () => {
      await api.call(auctions.withdrawTender, { params: { product_id: lot._id } });
      setReceipt(null);
      toast.success(t`Your tender is taken back`);
    });
  return { seal, takeBack, busy, problem, receipt, clear: () => setProblem(null) };
}
export type Tendering = ReturnType<typeof useTender>;
