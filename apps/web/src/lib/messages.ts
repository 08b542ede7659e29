/**
 * Every text that the specification fixes (sections 5 and 8), letter by letter, its spelling
 * included, and our own few.
 */
export const says = {
  // registration and sign-in (S5.1 to S5.3, S8.1 to S8.3)
  wrongPhoneRegistration: "Please Fill Correct Phone Number",
  wrongPhoneLogin: "Please Fill 10 Digit Number",
  otpMismatch: "Otp Mismatch",
  registerYourMobile: "Please Register Your Mobile Number",
  invalidPan: "Invalid PAN Number",
  nameRequired: "Name is required.",
  businessNameRequired: "Business Name is required.",
  emailRequired: "Email is required.",
  mobileRequired: "Please enter a valid 10-digit mobile number.",
  passwordRequired: "Password is required.",
  buyerCreated: "Buyer Create Succesfully",
  submissionFailed: "Data Submission Failed",
  submissionError: "An error occurred during data submission",
  alreadyRegistered: "You are already registered.",
  otpSentRegistration: "OTP is Send to your Phone Number",
  registered: "Register Succesfully",
  otpSentLogin: "OTP sent to your mobile number",
  userNotExists: "User Not Exists",
  userExists: "User Exists",

  // bidding (S5.6, S8.4, S2.41)
  bidTooLow: "Bid amount should be greater than minimum bid amount",
  logInToBid: "Please log in first, then you can place a bid",

  // sharing (S8.5)
  linkCopied: "Link Copied! Share wherever you want.",
  linkNotCopied: "Failed to copy the link.",

  // profile and notifications (S8.6)
  userUpdated: "User Updated Successfully",
  notificationDeleted: "Notification deleted successfully!",
  notificationNotDeleted: "Failed to delete the notification",
  notificationError: "An error occurred while deleting the notification",

  // Sell Now (S5.9, S8.7): two spaces before 'fields' are the specification's
  fillAllFields: "Please fill in all  fields",
  noSubCategory: "This Category Has No Data",
  productError: "An error occurred. Please try again.",
  productSubmitted: "Data Submit Successfully",

  // pages (S2.19, S8.11)
  pageNotFound: "Page Not Found",
  goHome: "Go to Homepage",
  dataNotFound: "Data Not Found",
  applicationError: "Unexpected Application Error!",
  chunkFailed: "Loading chunk failed",

  // our own
  oneMoment: "One moment, please",
  passwordShort: "Use at least 8 characters",
  pincodeDigits: "Pincode must have 6 digits",
  fileTooLarge: "This file is larger than 10 MB",
  notADocument: "This file is neither a PDF nor a picture",
  notAPicture: "This file is not a picture",
  notACatalog: "The catalogue must be a pdf, xls or xlsx file",
  titleInDrafts: "A product with this title is in your list already",
  quantityNumber: "Enter a number above zero, with at most three decimals",
  tooManyDrafts: "Submit these products first: a batch has 20 at most",
  tooManyPictures: "A product may have 12 pictures at most",
  orderCompleted: "Order marked as completed",
  bidAccepted: "Sold to the highest bidder",
  bidDeclined: "The highest bid is declined",
  answerUnknown: "We don’t know yet whether your decision arrived. Try again: it only counts once.",
  picturesChanged: "Pictures changed",
  documentStored: "Document stored",
  unreachable: "We could not reach the market. Check your connection and try again.",
  unexpected: "Something went wrong on our side. Please try again.",
} as const;

/** S9.5: milliseconds. */
export const timing = {
  preloader: 300,
  homeScrollDelay: 300,
  existingUserRedirect: 1000,
  loginModal: 1000,
  buyerNotFoundRedirect: 600,
  toast: 5000,
  heroAutoplay: 4000,
  testimonialAutoplay: 2000,
  testimonialTransition: 500,
  eprAutoplay: 2000,
  counters: 5000,
  chunkTimeout: 120_000,
} as const;
