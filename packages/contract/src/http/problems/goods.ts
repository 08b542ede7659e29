/** Goods and their papers: trucks, weights, claims, invoices. */
export const goodsProblems = {
  // Of invoices.
  schema_unmet: {
    en: "Something that the portal asks for is missing or does not fit",
    hi: "पोर्टल जो माँगता है, उसमें कुछ कम है या ठीक नहीं है",
  },
  irn_differs: {
    en: "This IRN belongs to another invoice",
    hi: "यह IRN किसी और इनवॉइस का है",
  },
  einvoice_not_for_this: {
    en: "This paper is not registered as an e-invoice",
    hi: "यह काग़ज़ ई-इनवॉइस के तौर पर दर्ज नहीं होता",
  },
  eway_not_needed: {
    en: "These goods need no e-way bill: they are worth ₹50,000 or less",
    hi: "इस माल को ई-वे बिल नहीं चाहिए: इसकी क़ीमत ₹50,000 या कम है",
  },
  invoice_number_used: {
    en: "This number has been used in this financial year already",
    hi: "यह नंबर इस वित्तीय वर्ष में पहले ही इस्तेमाल हो चुका है",
  },
  note_above_invoice: {
    en: "The credit notes would come to more than the invoice",
    hi: "क्रेडिट नोट मिलाकर इनवॉइस से ज़्यादा हो जाएँगे",
  },
  declared_already: {
    en: "A declaration has been sent already",
    hi: "घोषणा पहले ही भेजी जा चुकी है",
  },
  declaration_answered: {
    en: "There is no declaration that waits for an answer",
    hi: "ऐसी कोई घोषणा नहीं है जिसका जवाब बाक़ी हो",
  },
  truck_weighed: {
    en: "A truck has been weighed already",
    hi: "एक ट्रक पहले ही तौला जा चुका है",
  },
} as const;
