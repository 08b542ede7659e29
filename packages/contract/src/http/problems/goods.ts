/** Goods and their papers: trucks, weights, claims, invoices. */
export const goodsProblems = {
  // Trucks.
  award_not_paid: {
    en: "This sale is not paid yet: no truck may come for it",
    hi: "इस सौदे का पैसा अभी नहीं आया है: ट्रक नहीं आ सकता",
  },
  slot_full: {
    en: "This time is taken. Please choose another",
    hi: "यह समय भर चुका है। कोई दूसरा चुनिए",
  },
  no_pickup_site: {
    en: "The seller has named no place to load at. Please call them",
    hi: "विक्रेता ने माल उठाने की जगह नहीं बताई है। उन्हें फ़ोन कीजिए",
  },
  trip_under_way: {
    en: "This truck is on its way or done: its booking stays",
    hi: "यह ट्रक चल चुका है या काम हो चुका है: बुकिंग अब नहीं हटेगी",
  },
  pass_unknown: {
    en: "This is no gate pass of the market",
    hi: "यह Rebale का गेट पास नहीं है",
  },
  pass_used: {
    en: "This pass was used already. Do not let this truck through",
    hi: "यह पास पहले ही इस्तेमाल हो चुका है। इस ट्रक को मत जाने दीजिए",
  },
  pass_expired: {
    en: "The time of this pass is over. The buyer must book again",
    hi: "इस पास का समय निकल गया। ख़रीदार को फिर से बुक करना होगा",
  },
  pass_other_site: {
    en: "This pass is for another gate",
    hi: "यह पास किसी और गेट का है",
  },
  trip_not_here: {
    en: "This truck is not in the yard",
    hi: "यह ट्रक अभी यार्ड में नहीं है",
  },
  slip_used: {
    en: "This slip number was entered already",
    hi: "यह पर्ची नंबर पहले ही दर्ज हो चुका है",
  },
  weight_not_above_tare: {
    en: "The loaded truck must weigh more than the empty one",
    hi: "भरे ट्रक का वज़न ख़ाली ट्रक से ज़्यादा होना चाहिए",
  },
  tolerance_exceeded: {
    en: "This is more than was sold. Please unload some",
    hi: "यह बिके हुए माल से ज़्यादा है। कुछ माल उतारिए",
  },
  billed_truck_first: {
    en: "The truck with the invoice of these goods leaves first",
    hi: "पहले वह ट्रक निकलेगा जिस पर इस माल का बिल बना है",
  },
  invoice_issued: {
    en: "The invoice of this truck is made: its weights stay",
    hi: "इस ट्रक का बिल बन चुका है: वज़न अब नहीं बदलेगा",
  },
  payment_due: {
    en: "Wait: the buyer still has to pay",
    hi: "रुकिए: ख़रीदार का पैसा अभी बाक़ी है",
  },
  eway_needed: {
    en: "Enter the e-way bill number of these goods first",
    hi: "पहले इस माल का ई-वे बिल नंबर डालिए",
  },
  eway_number_used: {
    en: "This e-way bill number went with another truck",
    hi: "यह ई-वे बिल नंबर किसी और ट्रक के साथ जा चुका है",
  },
  eway_not_closable: {
    en: "This e-way bill cannot be closed: it has no number, its truck has not left, or it has been over for more than a day",
    hi: "यह ई-वे बिल बंद नहीं हो सकता: नंबर नहीं है, गाड़ी निकली नहीं है, या इसे ख़त्म हुए एक दिन से ज़्यादा हो गया",
  },
  eway_closed_already: {
    en: "This e-way bill is closed already",
    hi: "यह ई-वे बिल पहले ही बंद बताया जा चुका है",
  },
  weight_unusual: {
    en: "Hardly any truck weighs that. Look at the slip again",
    hi: "शायद ही कोई ट्रक इतने वज़न का होता है। पर्ची फिर देखिए",
  },
  time_impossible: {
    en: "This time cannot be right. Set the phone's clock",
    hi: "यह समय सही नहीं हो सकता। फ़ोन की घड़ी ठीक कीजिए",
  },
  // Visits before the bid.
  no_inspection: {
    en: "No visits are offered for this lot",
    hi: "इस लॉट का माल दिखाने का कोई समय तय नहीं है",
  },
  appointment_exists: {
    en: "Your company has an appointment for this lot already",
    hi: "इस लॉट का माल देखने के लिए आपकी कंपनी का समय पहले से तय है",
  },
  // Invoices.
  schema_unmet: {
    en: "Something that the portal asks for is missing or does not fit",
    hi: "पोर्टल जो माँगता है, उसमें कुछ कम है या ठीक नहीं है",
  },
  irn_differs: {
    en: "This IRN belongs to another invoice",
    hi: "यह IRN किसी और बिल का है",
  },
  irp_differs: {
    en: "The signed QR code is of another invoice",
    hi: "यह दस्तख़त वाला QR कोड किसी और बिल का है",
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
    hi: "यह नंबर इस वित्त वर्ष में पहले ही इस्तेमाल हो चुका है",
  },
  note_above_invoice: {
    en: "The credit notes would come to more than the invoice",
    hi: "क्रेडिट नोट मिलाकर बिल से ज़्यादा हो जाएँगे",
  },
  declared_already: {
    en: "A declaration has been sent already",
    hi: "घोषणा पहले ही भेजी जा चुकी है",
  },
  declaration_answered: {
    en: "There is no declaration that waits for an answer",
    hi: "ऐसी कोई घोषणा नहीं है जिसका जवाब बाक़ी हो",
  },
  // Kilograms.
  kilograms_exceeded: {
    en: "This is more than there is",
    hi: "इतना माल मौजूद नहीं है",
  },
  unknown_company: {
    en: "There is no such company",
    hi: "ऐसी कोई कंपनी नहीं है",
  },
  truck_weighed: {
    en: "A truck has been weighed already",
    hi: "एक ट्रक पहले ही तौला जा चुका है",
  },
} as const;
