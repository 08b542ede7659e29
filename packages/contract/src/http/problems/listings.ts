/** Lots before their auctions. */
export const listingProblems = {
  picture_unreadable: {
    en: "This file is not a picture we can read (JPEG, PNG, WebP or AVIF)",
    hi: "यह फ़ोटो खुल नहीं रही (JPEG, PNG, WebP या AVIF चाहिए)",
  },
  picture_too_large: {
    en: "This picture is too large",
    hi: "यह फ़ोटो बहुत बड़ी है",
  },
  document_unreadable: {
    en: "This file is neither a PDF nor a picture",
    hi: "यह फ़ाइल न PDF है, न फ़ोटो",
  },
  catalog_unreadable: {
    en: "The catalogue must be a pdf, xls or xlsx file",
    hi: "कैटलॉग pdf, xls या xlsx फ़ाइल होना चाहिए",
  },
  active_content: {
    en: "This file carries scripts or macros. Please send it without them",
    hi: "इस फ़ाइल में स्क्रिप्ट या मैक्रो है। उसके बिना भेजिए",
  },
  password_needed: {
    en: "This PDF is locked with a password. Please send it without the password",
    hi: "इस PDF पर पासवर्ड लगा है। बिना पासवर्ड वाली PDF भेजिए",
  },
  too_many_files: {
    en: "Too many files at once",
    hi: "एक साथ बहुत ज़्यादा फ़ाइलें हैं",
  },
  not_your_lot: {
    en: "This lot belongs to someone else",
    hi: "यह लॉट किसी और का है",
  },
  lot_already_approved: {
    en: "An approved lot can no longer be changed",
    hi: "मंज़ूर हो चुका लॉट बदला नहीं जा सकता",
  },
  lot_is_open: {
    en: "This lot has opened: it can only be withdrawn",
    hi: "यह लॉट खुल चुका है: अब इसे सिर्फ़ वापस लिया जा सकता है",
  },
  authorisation_wanted: {
    en: "The law asks for an authorisation of who buys these goods: set it, or say why not",
    hi: "क़ानून के हिसाब से यह माल ख़रीदने वाले के पास ऑथराइज़ेशन होना चाहिए: उसे लगाइए, या वजह लिखिए",
  },
  lot_edited: {
    en: "The seller has just changed this lot. Please look at it again",
    hi: "विक्रेता ने यह लॉट अभी-अभी बदला है। एक बार फिर देखिए",
  },
  table_unreadable: {
    en: "This is neither a workbook (.xlsx) nor a table (.csv) that we can read",
    hi: "यह न .xlsx फ़ाइल है, न .csv टेबल, जो हम पढ़ सकें",
  },
  table_unfit: {
    en: "Nothing was listed: some rows need your attention",
    hi: "कुछ नहीं डाला गया: कुछ लाइनें ठीक करनी हैं",
  },
  unknown_category: {
    en: "Choose a category from the list",
    hi: "सूची में से कैटेगरी चुनिए",
  },
  unknown_site: {
    en: "There is no such site",
    hi: "ऐसा कोई यार्ड नहीं है",
  },
  draft_changed: {
    en: "This draft was changed on another device",
    hi: "यह ड्राफ़्ट दूसरे डिवाइस पर बदला गया है",
  },
  drafts_full: {
    en: "You have 50 drafts. Submit or delete some first",
    hi: "आपके 50 ड्राफ़्ट हो चुके हैं। पहले कुछ भेजिए या हटाइए",
  },
  lot_not_over: {
    en: "A lot can be listed again once its auction is over and decided",
    hi: "नीलामी ख़त्म होने और फ़ैसला हो जाने के बाद ही लॉट फिर से डाला जा सकता है",
  },
  lot_not_approved_yet: {
    en: "This lot is not approved yet. Change it instead of listing it again",
    hi: "यह लॉट अभी मंज़ूर नहीं हुआ है। इसे फिर से डालने के बजाय बदलिए",
  },
  contact_in_text: {
    en: "Leave out phone numbers, email addresses and links: everybody reads this",
    hi: "फ़ोन नंबर, ईमेल और लिंक मत लिखिए: इसे सब पढ़ते हैं",
  },
  questions_closed: {
    en: "The time for questions about this lot is over",
    hi: "इस लॉट पर सवाल-जवाब का समय ख़त्म हो गया है",
  },
  too_many_questions: {
    en: "Your company has asked 5 questions about this lot, and may ask no more",
    hi: "आपकी कंपनी इस लॉट पर 5 सवाल पूछ चुकी है, अब और नहीं पूछ सकती",
  },
  too_many_answers: {
    en: "This question has 5 answers, and takes no more",
    hi: "इस सवाल के 5 जवाब हो चुके हैं, अब और नहीं जुड़ेंगे",
  },
  seller_may_not_ask: {
    en: "A seller account cannot ask about lots",
    hi: "विक्रेता खाते से लॉट पर सवाल नहीं पूछे जाते",
  },
} as const;
