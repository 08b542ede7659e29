/** Events, and lists that are kept. */
export const listProblems = {
  event_not_found: {
    en: "There is no such event",
    hi: "ऐसी कोई सेल नहीं है",
  },
  event_open: {
    en: "A lot in this event has opened. Its lots and times can no longer be changed",
    hi: "इस सेल का एक लॉट खुल चुका है। अब लॉट और समय नहीं बदलेंगे",
  },
  lot_opened: {
    en: "This lot has already opened and cannot join an event",
    hi: "यह लॉट खुल चुका है, अब किसी सेल में नहीं जुड़ेगा",
  },
  lot_in_event: {
    en: "This lot is already in another event",
    hi: "यह लॉट पहले से किसी दूसरी सेल में है",
  },
  watchlist_full: {
    en: "You already watch 500 lots. Remove one from your watchlist first",
    hi: "आपकी वॉचलिस्ट में पहले से 500 लॉट हैं। पहले कोई एक हटाइए",
  },
  too_many_views: {
    en: "You already have 100 saved views. Delete one first",
    hi: "आपके 100 व्यू पहले से सेव हैं। पहले कोई एक हटाइए",
  },
  too_many_searches: {
    en: "You already have 50 saved searches. Delete one first",
    hi: "आपकी 50 खोजें पहले से सेव हैं। पहले कोई एक हटाइए",
  },
  url_taken: {
    en: "This url is already in use",
    hi: "यह पता पहले से काम में है",
  },
  url_reserved: {
    en: "This url belongs to another page of the site",
    hi: "यह पता साइट के किसी पन्ने का है",
  },
  in_use: {
    en: "This is still in use and cannot be deleted",
    hi: "यह अभी काम में है, हटाया नहीं जा सकता",
  },
} as const;
