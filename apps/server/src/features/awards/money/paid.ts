import { announcement } from "../../../platform/bus/announcement.ts";

/** A sale that is paid, told behind all other locks of the transaction. */
export const { on: onPaid, tell: tellPaid } = announcement<[awardId: number]>();
