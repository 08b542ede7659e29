const HOUR = 3_600_000;

/**
 * Until when a truck that went out may be claimed for: then its money is the seller's. Without
 * hours that were agreed nothing may be claimed, and it is at once.
 */
export const claimsUntil = (outAt: Date, claimHours: number | null): Date =>
  new Date(outAt.getTime() + (claimHours ?? 0) * HOUR);
