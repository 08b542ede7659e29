/** Refusals of claims, the weight's settlement and ratings. */
export const settlementProblems = {
  claim_too_late: {
    en: "The hours in which this truck's goods may be claimed for are over",
    hi: "इस ट्रक के माल पर दावा करने का समय पूरा हो चुका है",
  },
  claim_open_already: {
    en: "A claim for this truck is open already",
    hi: "इस ट्रक पर एक दावा पहले से खुला है",
  },
  award_not_settled: {
    en: "This sale is not settled yet",
    hi: "इस सौदे का वज़न अभी तय नहीं हुआ",
  },
  rated_already: {
    en: "You have rated this sale already",
    hi: "आप इस सौदे को पहले ही रेटिंग दे चुके हैं",
  },
} as const;
