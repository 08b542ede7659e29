/**
 * Beside a refusal for the many people of one network: whoever sends `token:number` in
 * `CHALLENGE_ANSWER`, where SHA-256 of that text begins with so many zero bits, is let in.
 */
export interface Challenge {
  readonly token: string;
  readonly bits: number;
}

export const CHALLENGE_ANSWER = "x-challenge";
