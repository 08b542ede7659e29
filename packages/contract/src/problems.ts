/**
 * Everything the market refuses, by code. The words are what a person reads; the server adds the
 * HTTP status in one
 * table of its own, where a code without one does not compile.
 */
export const problems = {
  invalid_input: "Some fields need your attention",
  not_found: "There is nothing here",
  sign_in_first: "Please log in first",
  not_allowed: "Your account may not do this",
  office_role_may_not: "Your role in the office does not include this",
  last_office_owner: "The office needs an owner. Make somebody else an owner first",
  in_team_already: "This person works in the office already",
  invitation_invalid: "This invitation is no longer valid. Please ask for a new one",
  too_many_requests: "Too many requests. Please wait a moment and try again",
  too_busy: "The market is very busy. Please try again in a moment",
  body_too_large: "What you sent is too large",
  disk_full: "There is no room left to keep this. Please try again later",
  unsupported_media: "This kind of content is not accepted",

  phone_not_proven: "Please verify your phone number first",
  otp_mismatch: "Otp Mismatch",
  otp_expired: "This code is no longer valid. Please ask for a new one",
  otp_too_many: "Too many codes requested. Please wait 15 minutes",
  already_registered: "You are already registered.",
  email_taken: "This email is already registered",
  not_registered: "User Not Exists",
  wrong_password: "Email or password is wrong",
  reset_invalid: "This link is no longer valid. Please ask for a new one",
  waiting_for_activation:
    "Your account is waiting for activation by our team. We will write to you by email",
  deactivated: "Your account is deactivated. Please contact us",

  picture_unreadable: "This file is not a picture we can read (JPEG, PNG, WebP or AVIF)",
  picture_too_large: "This picture is too large",
  document_unreadable: "This file is neither a PDF nor a picture",
  catalog_unreadable: "The catalogue must be a pdf, xls or xlsx file",
  active_content: "This file carries scripts or macros. Please send it without them",
  too_many_files: "Too many files at once",
  not_your_lot: "This lot belongs to someone else",
  lot_already_approved: "An approved lot can no longer be changed",
  lot_edited: "The seller has just changed this lot. Please look at it again",
  unknown_category: "Choose a category from the list",
  unknown_site: "There is no such site",
  title_taken: "You have a lot with this title already",

  lot_not_found: "This auction does not exist",
  lot_not_approved: "This lot has not been approved yet",
  lot_upcoming: "Bidding has not started yet",
  lot_ended: "Bidding has ended",
  bid_too_low: "Bid amount should be greater than minimum bid amount",
  increment_too_small: "Your bid is below the next allowed bid",
  bid_too_large: "The amount is too large",
  confirm_unusual: "This bid is far above the price. Confirm it if you mean it",
  verify_first: "Bids of this size need an account that is a day old and has its PAN on file",
  own_lot: "You cannot bid on your own lot",
  related_account:
    "This lot's seller has the same PAN, bank account or phone as you. You cannot bid on it",
  seller_may_not_bid: "A seller account cannot bid",
  company_waiting:
    "Your company has not agreed yet that you act for it. Until then you can look, but not bid or sell",
  company_needed:
    "You act for no company. Name yours on your company page, then you can bid and sell",
  role_may_not_bid: "Your role in the company does not let you bid",
  role_may_not_sell: "Your role in the company does not let you list lots",
  bid_limit_exceeded: "This bid is above the limit that your company gave you",

  owner_needed: "Only an owner of the company may do this",
  manager_needed: "Only an owner or a manager of the company may do this",
  last_owner: "A company needs an owner. Make somebody else an owner first",
  pan_taken: "Another company on Rebale has this PAN. Ask its owner to add you, or contact us",
  pan_fixed: "The PAN of a company cannot be changed",
  too_many_sites: "A company can have at most 100 sites. Remove one first",
  join_declined: "This company has declined your request to join",
  company_named: "You have a company already, or asked to join one",
  join_unanswered: "Agree to the request first",
  decision_not_possible: "This decision is not possible as things stand",
  company_suspended: "Your company is suspended. See why on your company page",
  application_incomplete: "Give the PAN and send at least one paper first",
  join_answered: "This request has been answered already",
  idempotency_key_reused: "This Idempotency-Key was used for another bid",
  bid_not_found: "There is no such bid",
  bid_already_voided: "This bid has been voided already",
  auction_closed: "This auction is closed",
  answer_not_awaited: "This auction does not need a decision",
  answered_already: "This was already decided",
  answer_too_late: "The time to decide has passed",
  highest_bid_changed: "The highest bid has changed. Please check it before you decide",
  bidder_deactivated:
    "The account behind this bid is deactivated. Once our team has voided the bid, the next one counts",
  bids_exist: "This lot has bids and can no longer be changed this way",

  url_taken: "This url is in use already",
  url_reserved: "This url belongs to a page of the product",
  in_use: "This is still in use and cannot be deleted",
} as const;

export type ProblemCode = keyof typeof problems;
