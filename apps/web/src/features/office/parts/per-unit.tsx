import { rate } from "../../../lib/formatting.ts";

/** What a kilogram or piece comes to, below a price; nothing for a single piece. */
export function PerUnit({
  price,
  quantity,
  unit,
}: {
  price: number | null;
  quantity: number;
  unit: string;
}) {
  const told = rate(price ?? 0, quantity, unit);
  return told && <small className="figures">{told}</small>;
}
