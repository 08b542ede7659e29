import { t } from "ttag";

/**
 * Texts that the specification fixes (sections 5 and 8), letter by letter, its spelling included,
 * and our own few: those that every page may need. Forms have theirs in form-messages.ts.
 */
export const messages = {
  // bidding (S5.6, S8.4, S2.41)
  bidTooLow: t`Bid amount should be greater than minimum bid amount`,
  logInToBid: t`Please log in first, then you can place a bid`,

  // sharing (S8.5)
  linkCopied: t`Link Copied! Share wherever you want.`,
  linkNotCopied: t`Failed to copy the link.`,

  // pages (S2.19, S8.11)
  pageNotFound: t`Page Not Found`,
  goHome: t`Go to Homepage`,
  dataNotFound: t`Data Not Found`,
  applicationError: t`Unexpected Application Error!`,
  chunkFailed: t`Loading chunk failed`,

  // our own
  oneMoment: t`One moment, please`,
  busyNetwork: t`Many people use your network now, so your phone does a short sum first. One moment, please.`,
  unreachable: t`We could not reach the market. Check your connection and try again.`,
  unexpected: t`Something went wrong on our side. Please try again.`,
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
