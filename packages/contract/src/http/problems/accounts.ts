/** Accounts and signing in. */
export const accountProblems = {
  phone_not_proven: {
    en: "Please verify your phone number first",
    hi: "पहले अपना फ़ोन नंबर वेरिफ़ाई कीजिए",
  },
  otp_mismatch: {
    en: "Otp Mismatch",
    hi: "OTP ग़लत है",
  },
  otp_expired: {
    en: "This code is no longer valid. Please ask for a new one",
    hi: "यह कोड अब नहीं चलेगा। नया कोड मँगाइए",
  },
  otp_too_many: {
    en: "Too many codes requested. Please wait 15 minutes",
    hi: "बहुत बार कोड मँगाया गया। 15 मिनट रुकिए",
  },
  already_registered: {
    en: "You are already registered.",
    hi: "आपका खाता पहले से बना हुआ है।",
  },
  email_taken: {
    en: "This email is already registered",
    hi: "इस ईमेल से खाता पहले से बना है",
  },
  email_given: {
    en: "This account has an email already. To change it, please write to us",
    hi: "इस खाते में ईमेल पहले से है। बदलने के लिए हमें लिखिए",
  },
  not_registered: {
    en: "User Not Exists",
    hi: "इस नंबर का कोई खाता नहीं है",
  },
  wrong_password: {
    en: "Email or password is wrong",
    hi: "ईमेल या पासवर्ड ग़लत है",
  },
  reset_invalid: {
    en: "This link is no longer valid. Please ask for a new one",
    hi: "यह लिंक अब नहीं चलेगा। नया लिंक मँगाइए",
  },
  waiting_for_activation: {
    en: "Your account is waiting for activation by our team. We will write to you by email",
    hi: "हमारी टीम आपका खाता देख रही है। चालू होते ही ईमेल से बताएँगे",
  },
  deactivated: {
    en: "Your account is deactivated. Please contact us",
    hi: "आपका खाता बंद है। हमसे संपर्क कीजिए",
  },
} as const;
