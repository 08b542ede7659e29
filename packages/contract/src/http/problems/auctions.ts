/** Auctions, bids and who may bid. */
export const auctionProblems = {
  lot_not_found: {
    en: "This auction does not exist",
    hi: "यह नीलामी नहीं मिली",
  },
  lot_not_approved: {
    en: "This lot has not been approved yet",
    hi: "यह लॉट अभी मंज़ूर नहीं हुआ है",
  },
  lot_upcoming: {
    en: "Bidding has not started yet",
    hi: "बोली अभी शुरू नहीं हुई है",
  },
  lot_ended: {
    en: "Bidding has ended",
    hi: "बोली ख़त्म हो चुकी है",
  },
  awaiting_signature: {
    en: "The seller has yet to sign the terms of this lot",
    hi: "विक्रेता ने इस लॉट की शर्तों पर अभी दस्तख़त नहीं किए हैं",
  },
  not_awaiting_signature: {
    en: "There is nothing to sign on this lot",
    hi: "इस लॉट पर दस्तख़त के लिए कुछ नहीं है",
  },
  sheet_changed: {
    en: "The terms have changed since. Please read them again",
    hi: "शर्तें इस बीच बदल गई हैं। एक बार फिर पढ़ लीजिए",
  },
  lot_paused: {
    en: "Bidding is paused",
    hi: "बोली अभी रुकी हुई है",
  },
  lot_not_paused: {
    en: "This auction is not paused",
    hi: "यह नीलामी रुकी हुई नहीं है",
  },
  lot_withdrawn: {
    en: "This lot was withdrawn",
    hi: "यह लॉट वापस ले लिया गया",
  },
  end_not_later: {
    en: "The new end must be later than the current one",
    hi: "नया समय अभी के समय से आगे का होना चाहिए",
  },
  counter_offer_open: {
    en: "Your price is offered to a bidder. Wait for their answer",
    hi: "आपका भाव एक बोली वाले के पास है। उनके जवाब का इंतज़ार कीजिए",
  },
  counter_offer_unfit: {
    en: "Enter a price above the highest bid, at most your reserve",
    hi: "सबसे ऊँची बोली से ऊपर का भाव दीजिए, ज़्यादा से ज़्यादा रिज़र्व तक",
  },
  counter_offer_time: {
    en: "Give the bidder at least an hour, at most until seven days after the end",
    hi: "कम से कम एक घंटा दीजिए, और ज़्यादा से ज़्यादा बोली ख़त्म होने के सात दिन बाद तक",
  },
  bid_too_low: {
    en: "Bid amount should be greater than minimum bid amount",
    hi: "आपकी बोली कम है: ‘कम से कम बोली’ से ज़्यादा लगाइए",
  },
  increment_too_small: {
    en: "Your bid is below the next allowed bid",
    hi: "आपकी बोली अगली बोली की रकम से कम है",
  },
  maximum_below_price: {
    en: "Your maximum cannot be below the price you lead at",
    hi: "आपकी ऊपरी हद उस भाव से कम नहीं हो सकती जिस पर आप आगे हैं",
  },
  terms_changed: {
    en: "The terms of this lot have changed. Please look at them again",
    hi: "इस लॉट की शर्तें बदल गई हैं। एक बार फिर देख लीजिए",
  },
  lot_changed: {
    en: "This lot has changed. Please look at what is different",
    hi: "यह लॉट बदल गया है। एक बार देख लीजिए कि क्या बदला",
  },
  corrigendum_not_accepted: {
    en: "Your company has not accepted what was changed about this lot",
    hi: "इस लॉट में जो बदला, उसे आपकी कंपनी ने अभी नहीं माना है",
  },
  nothing_changed: {
    en: "Nothing would change. Change at least one thing",
    hi: "कुछ बदल नहीं रहा। कम से कम एक चीज़ बदलिए",
  },
  root_not_published: {
    en: "A day's root is published after its end, in India",
    hi: "किसी दिन का मूल हैश उस दिन के ख़त्म होने पर छपता है",
  },
  company_leads: {
    en: "Your company leads already, through a colleague",
    hi: "आपकी कंपनी एक साथी की बोली से पहले से आगे है",
  },
  maximum_not_found: {
    en: "You have not set a maximum on this lot",
    hi: "इस लॉट पर आपने कोई ऊपरी हद नहीं लगाई है",
  },
  bid_too_large: {
    en: "The amount is too large",
    hi: "रकम बहुत बड़ी है",
  },
  confirm_unusual: {
    en: "This bid is far above the price. Confirm it if you mean it",
    hi: "यह बोली भाव से बहुत ऊपर है। सही है तो पक्का कीजिए",
  },
  verify_first: {
    en: "Your company is not verified yet. Send its papers on your company page, then you can place this bid",
    hi: "आपकी कंपनी की जाँच अभी पूरी नहीं हुई। कंपनी वाले पन्ने पर काग़ज़ भेजिए, फिर यह बोली लगा पाएँगे",
  },
  authorisation_missing: {
    en: "Your company has no accepted authorisation for this lot",
    hi: "आपकी कंपनी के पास इस लॉट के लिए मंज़ूर ऑथराइज़ेशन नहीं है",
  },
  authorisation_expired: {
    en: "Your company's authorisation for this lot has expired",
    hi: "इस लॉट के लिए आपकी कंपनी के ऑथराइज़ेशन की तारीख़ निकल गई",
  },
  capacity_exceeded: {
    en: "This lot exceeds your company's remaining capacity",
    hi: "यह लॉट आपकी कंपनी की बची हुई क्षमता से ज़्यादा है",
  },
  authorisation_taken: {
    en: "Another company on Rebale has this authorisation number. Please contact us",
    hi: "Rebale पर किसी और कंपनी का यही ऑथराइज़ेशन नंबर है। हमसे संपर्क कीजिए",
  },
  authorisation_decided: {
    en: "This authorisation has already been decided",
    hi: "इस ऑथराइज़ेशन पर फ़ैसला हो चुका है",
  },
  not_waiting: {
    en: "This is no longer waiting for the office",
    hi: "यह अब ऑफ़िस के फ़ैसले के इंतज़ार में नहीं है",
  },
  taken_by_colleague: {
    en: "A colleague has taken this one",
    hi: "इसे एक साथी ने ले लिया है",
  },
  undo_too_late: {
    en: "A decision can be undone for a minute only",
    hi: "फ़ैसला सिर्फ़ एक मिनट तक वापस लिया जा सकता है",
  },
  undo_not_yours: {
    en: "Only the person who decided can undo it",
    hi: "फ़ैसला वही वापस ले सकता है जिसने लिया",
  },
  second_look_needed: {
    en: "You have accepted it. A second person must review it now",
    hi: "आप इसे मंज़ूर कर चुके हैं। अब कोई और देखेगा",
  },
  colleague_too_new: {
    en: "You, or your second factor, joined the office less than a day ago: somebody else has to do this",
    hi: "आपको या आपके दूसरे ताले को ऑफ़िस में आए एक दिन भी नहीं हुआ: यह कोई और करे",
  },
  own_lot: {
    en: "You cannot bid on your own lot",
    hi: "अपने ही लॉट पर बोली नहीं लगा सकते",
  },
  related_account: {
    en: "You share a PAN, bank account, phone, email or company with this lot's seller. You cannot bid on it",
    hi: "इस लॉट के विक्रेता और आपका PAN, बैंक खाता, फ़ोन, ईमेल या कंपनी एक ही है। इस पर आप बोली नहीं लगा सकते",
  },
  seller_blocks: {
    en: "The seller takes no bids of your company on its lots. Ask our team why",
    hi: "विक्रेता आपकी कंपनी की बोली नहीं लेते। वजह हमारी टीम से पूछिए",
  },
  not_invite_only: {
    en: "This lot is open to everybody. Companies are invited only where that was chosen at listing",
    hi: "यह लॉट सबके लिए खुला है। कंपनियाँ तभी बुलाई जाती हैं जब लॉट डालते समय यह चुना गया हो",
  },
  seller_may_not_bid: {
    en: "A seller account cannot bid",
    hi: "विक्रेता खाते से बोली नहीं लगती",
  },
  company_waiting: {
    en: "Your company has not yet confirmed that you act for it. Until then you can look, but not bid or sell",
    hi: "आपकी कंपनी ने अभी नहीं माना है कि आप उसकी ओर से काम करते हैं। तब तक देख सकते हैं, बोली या बिक्री नहीं कर सकते",
  },
  company_needed: {
    en: "You do not act for any company yet. Name yours on your company page, then you can bid and sell",
    hi: "आप किसी कंपनी से जुड़े नहीं हैं। कंपनी वाले पन्ने पर नाम लिखिए, फिर बोली और बिक्री कर सकेंगे",
  },
  role_may_not_bid: {
    en: "Your role in the company does not let you bid",
    hi: "कंपनी ने आपको बोली लगाने का हक़ नहीं दिया है",
  },
  role_may_not_sell: {
    en: "Your role in the company does not let you list lots",
    hi: "कंपनी ने आपको लॉट डालने का हक़ नहीं दिया है",
  },
  bid_limit_exceeded: {
    en: "This bid is above the limit that your company gave you",
    hi: "यह बोली कंपनी की दी हुई आपकी लिमिट से ऊपर है",
  },
  not_this_format: {
    en: "This lot does not take that now: it takes sealed tenders, or bids, as its page says",
    hi: "इस लॉट पर अभी यह नहीं चलता: सीलबंद टेंडर या बोली, जो लॉट के पन्ने पर लिखा है",
  },
  not_qualified: {
    en: "Your company's tender did not qualify for this auction",
    hi: "आपकी कंपनी का टेंडर इस नीलामी के लिए नहीं चुना गया",
  },
  tender_not_found: {
    en: "Your company has no tender on this lot",
    hi: "इस लॉट पर आपकी कंपनी का कोई टेंडर नहीं है",
  },
  sealing_off: {
    en: "Sealed tenders are not set up on this market",
    hi: "यहाँ सीलबंद टेंडर चालू नहीं हैं",
  },
  lot_not_for_events: {
    en: "A lot that is sold in two steps, or is for the invited alone, cannot be in an event",
    hi: "दो चरण में बिकने वाला या सिर्फ़ बुलाई गई कंपनियों का लॉट सेल में नहीं जुड़ सकता",
  },
  lead_cap_reached: {
    en: "With this bid your company would lead more than its own limit",
    hi: "इस बोली से आपकी कंपनी अपनी ही लिमिट से ज़्यादा पर आगे हो जाएगी",
  },
  too_many_lead_caps: {
    en: "Your company has 20 such limits. Remove one first",
    hi: "आपकी कंपनी की ऐसी 20 लिमिट हैं। पहले कोई एक हटाइए",
  },
} as const;
