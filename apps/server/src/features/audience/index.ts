export { audienceRoutes } from "./audience.routes.ts";
export { eraseAudience } from "./erase.store.ts";
export { copyInvitations, seenBy } from "./invitations/invitations.store.ts";
export { inviteFromLists } from "./invitations/invite-from-list.ts";
export { notifyInvited } from "./invitations/notify-invited.ts";
export { onUninvited, type Uninvited } from "./invitations/uninvited.ts";
export { isSellerOrOffice, maySeeLot, notYourLot, seenLot } from "./see-lot.ts";
