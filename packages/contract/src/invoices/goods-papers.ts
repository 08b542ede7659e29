/** Papers that go with goods, beside those of tax. Without zod, so that a page may carry it. */

export const GOODS_PAPERS = ["delivery_order", "manifest", "receipt", "confirmation"] as const;
export type GoodsPaperKind = (typeof GOODS_PAPERS)[number];

/** HOWM Rules 2016, rule 19: the receiver of each of the seven copies of Form 10, by its colour. */
export const MANIFEST_COPIES = [
  { copy: 1, colour: "white", receiver: "spcb" },
  { copy: 2, colour: "yellow", receiver: "sender" },
  { copy: 3, colour: "pink", receiver: "receiver" },
  { copy: 4, colour: "orange", receiver: "transporter" },
  { copy: 5, colour: "green", receiver: "receivers_spcb" },
  { copy: 6, colour: "blue", receiver: "back_to_sender" },
  { copy: 7, colour: "grey", receiver: "senders_spcb" },
] as const;
export type ManifestCopy = (typeof MANIFEST_COPIES)[number];
