import { announcement } from "../../../platform/bus/announcement.ts";

export interface Uninvited {
  readonly lotId: number;
  /** The companies with this PAN. */
  readonly pan: string;
}
/** An invitation that was taken back. The lot's auction is locked. */
export const { on: onUninvited, tell: tellUninvited } = announcement<[Uninvited]>();
