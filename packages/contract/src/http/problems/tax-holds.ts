/** The GST-safe sale: GST that stays tied. */
export const taxHoldProblems = {
  tax_hold_off: {
    en: "Keeping the GST until the buyer's GSTR-2B shows it is not switched on here",
    hi: "ख़रीदार के GSTR-2B में आने तक GST रोकना यहाँ चालू नहीं है",
  },
  tax_hold_not_here: {
    en: "The GST of this lot cannot be kept: it is paid through the market alone, by a seller with a GSTIN, for goods whose GST is known",
    hi: "इस लॉट का GST नहीं रोका जा सकता: पैसा Rebale के ज़रिए आए, विक्रेता का GSTIN हो और माल का GST मालूम हो, तभी",
  },
  tax_hold_not_offered: {
    en: "Only the seller can offer this, for as many days as they say",
    hi: "यह पेशकश सिर्फ़ विक्रेता की ओर से होती है, और दिन भी वे ही तय करते हैं",
  },
  gstr2b_unreadable: {
    en: "This is no GSTR-2B of the portal, or too large. Download it again, a large one as JSON",
    hi: "यह पोर्टल का GSTR-2B नहीं है, या बहुत बड़ा है। इसे फिर से डाउनलोड कीजिए, बड़ा हो तो JSON में",
  },
  gstr2b_of_another: {
    en: "This GSTR-2B is of a GSTIN that is not your company's here",
    hi: "यह GSTR-2B ऐसे GSTIN का है जो यहाँ आपकी कंपनी का नहीं है",
  },
  tax_hold_over: {
    en: "This GST has gone back to the buyer already",
    hi: "यह GST ख़रीदार को वापस जा चुका है",
  },
  tax_hold_not_open: {
    en: "There is nothing to answer here: no GSTR-2B has said that it is missing or differs",
    hi: "यहाँ जवाब देने को कुछ नहीं है: किसी GSTR-2B में यह न कम दिखा, न अलग",
  },
  tax_hold_not_disputed: {
    en: "The office decides once the seller has answered",
    hi: "विक्रेता के जवाब के बाद ही ऑफ़िस फ़ैसला करता है",
  },
} as const;
