/** Any call. */
export const callProblems = {
  invalid_input: {
    en: "Some fields need your attention",
    hi: "कुछ जानकारी ठीक करनी होगी",
  },
  not_found: {
    en: "There is nothing here",
    hi: "यहाँ कुछ नहीं मिला",
  },
  sign_in_first: {
    en: "Please log in first",
    hi: "पहले लॉगिन कीजिए",
  },
  not_allowed: {
    en: "Your account may not do this",
    hi: "आपके खाते से यह नहीं हो सकता",
  },
  key_invalid: {
    en: "This key is unknown, has ended or has expired",
    hi: "यह key हमारे पास नहीं है, बंद हो गई है या इसकी मियाद निकल गई है",
  },
  key_may_not: {
    en: "This key may not do this",
    hi: "इस key से यह नहीं हो सकता",
  },
  key_not_from_here: {
    en: "This key may not be used from this network",
    hi: "इस नेटवर्क से यह key नहीं चलती",
  },
  too_many_keys: {
    en: "Your company has 20 keys. End one first",
    hi: "आपकी कंपनी की 20 key हो चुकी हैं। पहले एक बंद कीजिए",
  },
  too_many_webhooks: {
    en: "Your company has 10 webhooks. Remove one first",
    hi: "आपकी कंपनी के 10 webhook हो चुके हैं। पहले एक हटाइए",
  },
  office_role_may_not: {
    en: "Your role in the office does not include this",
    hi: "ऑफ़िस में आपके रोल में यह काम नहीं आता",
  },
  second_factor_needed: {
    en: "Set up your second factor first: the office cannot be used without one",
    hi: "पहले दूसरा ताला लगाइए: उसके बिना ऑफ़िस नहीं खुलता",
  },
  second_factor_on: {
    en: "Your second factor is on already",
    hi: "आपका दूसरा ताला पहले से लगा है",
  },
  second_factor_off: {
    en: "You have no second factor",
    hi: "आपने दूसरा ताला नहीं लगाया है",
  },
  code_needed: {
    en: "Please enter a fresh code from your app first",
    hi: "पहले अपने ऐप का ताज़ा कोड डालिए",
  },
  proof_needed: {
    en: "Please confirm that it is you first",
    hi: "पहले यह पक्का कीजिए कि आप ही हैं",
  },
  code_wrong: {
    en: "This code is wrong or was already used. Enter the one your app shows now",
    hi: "यह कोड सही नहीं है, या काम आ चुका है। ऐप में अभी दिख रहा कोड डालिए",
  },
  passkey_wrong: {
    en: "This passkey was not accepted. Try again, or enter a code",
    hi: "यह पासकी नहीं चली। फिर कोशिश कीजिए, या कोड डालिए",
  },
  passkey_known: {
    en: "This passkey is kept already",
    hi: "यह पासकी पहले से जुड़ी है",
  },
  too_many_passkeys: {
    en: "You have 10 passkeys. Remove one first",
    hi: "आपकी 10 पासकी हो चुकी हैं। पहले एक हटाइए",
  },
  ticket_invalid: {
    en: "Your sign-in took too long or too many tries. Please sign in again",
    hi: "लॉगिन में बहुत समय या बहुत कोशिशें लगीं। फिर से लॉगिन कीजिए",
  },
  last_office_owner: {
    en: "The office needs an owner. Make someone else an owner first",
    hi: "ऑफ़िस में एक मालिक ज़रूरी है। पहले किसी और को मालिक बनाइए",
  },
  in_team_already: {
    en: "This person already works in the office",
    hi: "यह व्यक्ति पहले से ऑफ़िस में काम करता है",
  },
  invitation_invalid: {
    en: "This invitation is no longer valid. Please ask for a new one",
    hi: "यह न्योता अब नहीं चलेगा। नया मँगाइए",
  },
  too_many_requests: {
    en: "Too many requests. Please wait a moment and try again",
    hi: "बहुत जल्दी-जल्दी कोशिश हुई। थोड़ा रुककर फिर कीजिए",
  },
  too_busy: {
    en: "Rebale is very busy. Please try again in a moment",
    hi: "Rebale पर अभी बहुत लोग हैं। थोड़ी देर में फिर कोशिश कीजिए",
  },
  too_slow: {
    en: "Your line was too slow, and we did not get all of it. Please send it again",
    hi: "लाइन धीमी थी और पूरी चीज़ हम तक नहीं पहुँची। फिर से भेजिए",
  },
  body_too_large: {
    en: "What you sent is too large",
    hi: "आपने जो भेजा वह बहुत बड़ा है",
  },
  disk_full: {
    en: "There is no space left to store this. Please try again later",
    hi: "इसे रखने की जगह अभी नहीं बची। बाद में फिर कोशिश कीजिए",
  },
  unsupported_media: {
    en: "This kind of content is not accepted",
    hi: "इस तरह की फ़ाइल नहीं चलेगी",
  },
} as const;
