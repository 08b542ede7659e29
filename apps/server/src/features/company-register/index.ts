/** The lower part of companies: who is in which, and how it stands, for features below them. */

export { lockPaperOwner, setStanding, setWaiver } from "./companies.store.ts";
export {
  findInvitation,
  type InvitationRow,
  listOffered,
  lockInvitation,
  noteAccepted,
  noteDeclined,
  type Proof,
  seatInvited,
} from "./invitations.store.ts";
export { companyLock, lockCompanies } from "./lock-companies.store.ts";
export {
  addCompany,
  findCompanyByPan,
  findOwners,
  lockPan,
  type Seat,
  seatUser,
} from "./members.store.ts";
export { makeSiteOfLot } from "./sites.store.ts";
