/** The office's decisions on a lot, as the audit has them. */
export const LOT_DECISIONS = {
  of: "lot_id",
  did: {
    "lot approved": { en: "approved it", hi: "इसे मंज़ूर किया" },
    "lot refused": { en: "refused it", hi: "इसे नामंज़ूर किया" },
    "lot put back": { en: "put it back into the queue", hi: "इसे वापस क़तार में रखा" },
    "lot correction asked": { en: "asked for a correction", hi: "सुधार माँगा" },
    "lot corrected": { en: "corrected it", hi: "इसे ठीक किया" },
    "lot decision undone": { en: "undone the last decision", hi: "पिछला फ़ैसला वापस लिया" },
    "lot decision lapsed": {
      en: "made a decision that lapsed",
      hi: "ऐसा फ़ैसला किया जो लागू नहीं हुआ",
    },
    "auction paused": { en: "paused it", hi: "इसे रोका" },
    "auction resumed": { en: "resumed it", hi: "इसे फिर चालू किया" },
    "auction extended": { en: "extended it", hi: "इसका समय बढ़ाया" },
    "auction withdrawn": { en: "withdrawn it", hi: "इसे वापस लिया" },
  },
} as const;
