import { t } from "ttag";

/**
 * Form texts: those that the specification fixes (sections 5 and 8), letter by letter, its spelling
 * included, and our own few. Apart from messages.ts, so that only pages with forms load them.
 */
export const formMessages = {
  // registration and sign-in (S5.1 to S5.3, S8.1 to S8.3)
  wrongPhoneRegistration: t`Please Fill Correct Phone Number`,
  wrongPhoneLogin: t`Please Fill 10 Digit Number`,
  otpMismatch: t`Otp Mismatch`,
  registerYourMobile: t`Please Register Your Mobile Number`,
  invalidPan: t`Invalid PAN Number`,
  nameRequired: t`Name is required.`,
  businessNameRequired: t`Business Name is required.`,
  emailRequired: t`Email is required.`,
  mobileRequired: t`Please enter a valid 10-digit mobile number.`,
  passwordRequired: t`Password is required.`,
  buyerCreated: t`Buyer Create Succesfully`,
  submissionFailed: t`Data Submission Failed`,
  submissionError: t`An error occurred during data submission`,
  alreadyRegistered: t`You are already registered.`,
  otpSentRegistration: t`OTP is Send to your Phone Number`,
  registered: t`Register Succesfully`,
  otpSentLogin: t`OTP sent to your mobile number`,
  userNotExists: t`User Not Exists`,
  newNumber: t`This number is new here. Enter its code to register.`,
  userExists: t`User Exists`,

  // profile and notifications (S8.6)
  userUpdated: t`User Updated Successfully`,
  notificationDeleted: t`Notification deleted successfully!`,
  notificationNotDeleted: t`Failed to delete the notification`,
  notificationError: t`An error occurred while deleting the notification`,

  // Sell Now (S5.9, S8.7): two spaces before 'fields' are the specification's
  fillAllFields: t`Please fill in all  fields`,
  someWrong: t`Some fields need another look`,
  noSubCategory: t`This Category Has No Data`,
  productError: t`An error occurred. Please try again.`,
  productSubmitted: t`Data Submit Successfully`,

  // our own
  passwordShort: t`Use at least 8 characters`,
  pincodeDigits: t`Pincode must have 6 digits`,
  fileTooLarge: t`This file is larger than 10 MB`,
  notADocument: t`This file is neither a PDF nor a picture`,
  notAPicture: t`This file is not a picture`,
  notACatalog: t`The catalogue must be a pdf, xls or xlsx file`,
  titleInDrafts: t`A product with this title is in your list already`,
  basisUnfit: t`Choose how it is sold: by weight needs kg or MT, by the piece needs pieces`,
  quantityNumber: t`Enter a number above zero, with at most three decimals`,
  tooManyDrafts: t`Submit these products first: a batch has 20 at most`,
  tooManyPictures: t`A product may have 12 pictures at most`,
  orderCompleted: t`Order marked as completed`,
  bidAccepted: t`Sold to the highest bidder`,
  bidDeclined: t`The highest bid is declined`,
  answerUnknown: t`We don’t know yet whether your decision arrived. Try again: it only counts once.`,
  picturesChanged: t`Pictures changed`,
  documentStored: t`Document stored`,
} as const;
