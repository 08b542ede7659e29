/** Hours in which a truck's goods may be claimed for, where the terms name none. */
export const USUAL_CLAIM_HOURS = 48;
const HOUR = 3_600_000;

/** Until when a truck that went out may be claimed for: then its money is the seller's. */
export const claimsUntil = (outAt: Date, claimHours: number | null): Date =>
  new Date(outAt.getTime() + (claimHours ?? USUAL_CLAIM_HOURS) * HOUR);
