import type { Kilograms } from "@rebale/contract/kilograms";
import { t } from "ttag";

type Weights = Pick<
  Kilograms,
  "transit_kg" | "in_kg" | "out_kg" | "loss_kg" | "stock_kg" | "evidence_kg"
>;

/** A sale's weights that say something: in is out, lost and in stock together. */
export const weightLines = (weights: Weights): readonly { name: string; kg: number }[] =>
  [
    { name: t`On the way`, kg: weights.transit_kg, isAlways: false },
    { name: t`Received`, kg: weights.in_kg, isAlways: true },
    { name: t`Came out`, kg: weights.out_kg, isAlways: true },
    { name: t`Lost`, kg: weights.loss_kg, isAlways: true },
    { name: t`In stock`, kg: weights.stock_kg, isAlways: true },
    { name: t`In evidence`, kg: weights.evidence_kg, isAlways: false },
  ].filter(({ kg, isAlways }) => isAlways || kg > 0);

/** Enough of it to compare two by eye. */
export const shortHash = (sha256: string): string => `${sha256.slice(0, 8)}…${sha256.slice(-8)}`;
