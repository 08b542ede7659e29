/** Companies, decisions and what comes after a sale. */
export const companyProblems = {
  owner_needed: {
    en: "Only an owner of the company may do this",
    hi: "यह काम कंपनी के मालिक ही कर सकते हैं",
  },
  manager_needed: {
    en: "Only an owner or a manager of the company may do this",
    hi: "यह काम कंपनी के मालिक या मैनेजर ही कर सकते हैं",
  },
  last_owner: {
    en: "A company needs an owner. Make someone else an owner first",
    hi: "कंपनी का एक मालिक होना ज़रूरी है। पहले किसी और को मालिक बनाइए",
  },
  pan_taken: {
    en: "Another company on Rebale has this PAN. Ask its owner to add you, or contact us",
    hi: "इस PAN की कंपनी Rebale पर पहले से है। उसके मालिक से जुड़वाने को कहिए, या हमसे संपर्क कीजिए",
  },
  pan_fixed: {
    en: "The PAN of a company cannot be changed",
    hi: "कंपनी का PAN बदला नहीं जा सकता",
  },
  too_many_sites: {
    en: "A company can have at most 100 sites. Remove one first",
    hi: "एक कंपनी के ज़्यादा से ज़्यादा 100 यार्ड हो सकते हैं। पहले एक हटाइए",
  },
  join_declined: {
    en: "This company has declined your request to join",
    hi: "इस कंपनी ने आपको जोड़ने से मना किया है",
  },
  company_named: {
    en: "You already have a company, or have asked to join one",
    hi: "आपकी कंपनी पहले से है, या आप किसी से जुड़ने को कह चुके हैं",
  },
  join_unanswered: {
    en: "Agree to the request first",
    hi: "पहले इन्हें कंपनी से जोड़ने को हाँ कीजिए",
  },
  erasure_asked: {
    en: "You have already asked for this",
    hi: "आपने यह पहले ही माँगा है",
  },
  erasure_blocked: {
    en: "Some things have to be settled first",
    hi: "पहले कुछ बातें निपटानी होंगी",
  },
  erasure_decided: {
    en: "This request is answered already",
    hi: "इसका जवाब दिया जा चुका है",
  },
  irregularity_changed: {
    en: "New evidence has come in. Please look at it again before you decide",
    hi: "नया सबूत आया है। फ़ैसले से पहले उसे फिर देखिए",
  },
  decision_not_possible: {
    en: "This decision is not possible as things stand",
    hi: "अभी यह फ़ैसला नहीं हो सकता",
  },
  company_suspended: {
    en: "Your company is suspended. See why on your company page",
    hi: "आपकी कंपनी अभी रोकी गई है। वजह कंपनी वाले पन्ने पर देखिए",
  },
  application_incomplete: {
    en: "Give the PAN and send at least one paper first",
    hi: "पहले PAN लिखिए और कम से कम एक काग़ज़ भेजिए",
  },
  already_in_company: {
    en: "They already act for your company",
    hi: "वे पहले से आपकी कंपनी की ओर से काम करते हैं",
  },
  member_elsewhere: {
    en: "They act for another company, or have asked to",
    hi: "वे किसी दूसरी कंपनी से जुड़े हैं, या जुड़ने को कह चुके हैं",
  },
  too_many_invitations: {
    en: "Too many invitations today. Please try again tomorrow",
    hi: "आज के न्योते पूरे हो गए। कल फिर कोशिश कीजिए",
  },
  join_answered: {
    en: "This request has been answered already",
    hi: "इसका जवाब दिया जा चुका है",
  },
  idempotency_key_reused: {
    en: "This Idempotency-Key was used for something else",
    hi: "यह Idempotency-Key किसी और काम में लग चुकी है",
  },
  bid_not_found: {
    en: "There is no such bid",
    hi: "ऐसी कोई बोली नहीं है",
  },
  bid_already_voided: {
    en: "This bid has been voided already",
    hi: "यह बोली पहले ही रद्द हो चुकी है",
  },
  auction_closed: {
    en: "This auction is closed",
    hi: "यह नीलामी बंद हो चुकी है",
  },
  answer_not_awaited: {
    en: "This auction does not need a decision",
    hi: "इस नीलामी पर अभी फ़ैसला नहीं चाहिए",
  },
  day_not_later: {
    en: "The new day must be later than the present one, and still to come",
    hi: "नया दिन मौजूदा दिन के बाद का और आगे का होना चाहिए",
  },
  reversed_already: {
    en: "This entry is reversed already",
    hi: "यह एंट्री पहले ही उलटी जा चुकी है",
  },
  second_person_needed: {
    en: "A second person has to agree",
    hi: "इसके लिए दूसरे व्यक्ति की हाँ चाहिए",
  },
  balance_too_low: {
    en: "There is not enough money for it",
    hi: "इसके लिए पैसा काफ़ी नहीं है",
  },
  money_in_market: {
    en: "This sale is paid through the market, so its money is seen here",
    hi: "इस सौदे का पैसा Rebale से जाता है, इसलिए वह यहीं दिखता है",
  },
  move_not_possible: {
    en: "This is not possible as the sale stands",
    hi: "सौदे की मौजूदा स्थिति में यह नहीं हो सकता",
  },
  decided_meanwhile: {
    en: "A colleague has decided this first. Please look at it again",
    hi: "किसी साथी ने इस पर पहले ही फ़ैसला कर दिया है। एक बार फिर देखिए",
  },
  enquiry_changed: {
    en: "A colleague changed this first. Read the thread and decide again",
    hi: "कोई साथी पहले पहुँच गया। बातचीत पढ़कर फिर तय कीजिए",
  },
  answered_already: {
    en: "This was already decided",
    hi: "इस पर फ़ैसला हो चुका है",
  },
  answer_too_late: {
    en: "The time to decide has passed",
    hi: "फ़ैसले का समय निकल गया",
  },
  highest_bid_changed: {
    en: "The highest bid has changed. Please check it before you decide",
    hi: "सबसे ऊँची बोली बदल गई है। देखकर फिर फ़ैसला कीजिए",
  },
  bidder_deactivated: {
    en: "The account behind this bid is deactivated. Once our team has voided the bid, the next one counts",
    hi: "इस बोली वाला खाता बंद है। हमारी टीम बोली रद्द करेगी, तब अगली बोली गिनी जाएगी",
  },
  bidder_may_not_win: {
    en: "The company behind this bid may not take this lot now. Decline the bid, or wait until our team has voided it",
    hi: "इस बोली वाली कंपनी अभी यह लॉट नहीं ले सकती। बोली मना कीजिए, या हमारी टीम के रद्द करने तक रुकिए",
  },
  bids_exist: {
    en: "This lot has bids and can no longer be changed this way",
    hi: "इस लॉट पर बोली लग चुकी है, अब यह ऐसे नहीं बदलेगा",
  },
} as const;
