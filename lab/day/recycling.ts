import { type Client, each } from "./client.ts";
import type { Sale } from "./trading.ts";

/** The outputs of the goods, as recyclers told the market. */
export interface Made {
  readonly awardId: string;
  readonly outKg: number;
  readonly lossKg: number;
  readonly packedKg: number;
}

const PRODUCT = "Washed flakes";
/** Thousandths of the weight that arrived. */
const OUT = 900;
const LOST = 55.5;
const kg = (grams: number) => Math.round(grams) / 1000;

/** Each buyer says what came out and what was lost; a gram more is refused, and half is packed. */
export const recycleAll = (api: Client, sales: readonly Sale[], paper: Uint8Array) =>
  each(sales, async ({ id, buyer: by }): Promise<Made> => {
    const { in_kg } = await api.must("GET", `/award/${id}/kilograms`, { by });
    const [outKg, lossKg] = [kg(in_kg * OUT), kg(in_kg * LOST)];
    const said = (loss: number) => {
      const form = new FormData();
      form.append("outputs", JSON.stringify([{ material: PRODUCT, kg: outKg }]));
      form.append("loss_kg", String(loss));
      form.append(
        "document",
        new Blob([paper as BlobPart], { type: "application/pdf" }),
        "log.pdf",
      );
      return { by, body: form };
    };
    const tooMuch = kg((in_kg - outKg) * 1000 + 1);
    await api.refused("kilograms_exceeded", "POST", `/award/${id}/outputs`, said(tooMuch));
    await api.must("POST", `/award/${id}/outputs`, said(lossKg));
    const packedKg = kg(outKg * 500);
    const pack = (n: number) => ({ by, body: { award_id: id, material: PRODUCT, kg: n } });
    await api.must("POST", "/evidence", pack(packedKg));
    const beyond = kg((outKg - packedKg) * 1000 + 1);
    await api.refused("kilograms_exceeded", "POST", "/evidence", pack(beyond));
    return { awardId: id, outKg, lossKg, packedKg };
  });
