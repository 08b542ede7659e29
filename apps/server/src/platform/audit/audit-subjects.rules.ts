/**
 * The subject of an entry of the audit: in words, which are searched and shown, and by id. An entry
 * may be about an account and its company.
 */
export interface AuditSubject {
  readonly subject: string;
  readonly userId?: number;
  readonly companyId?: number;
  readonly lotId?: number;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

export const aboutUser = ({ id, name }: Named): AuditSubject => ({
  subject: `${name} (${id})`,
  userId: id,
});

/** Without its name. */
export const aboutAccount = (id: number, file?: string): AuditSubject => ({
  subject: `Account ${id}${file === undefined ? "" : `: ${file}`}`,
  userId: id,
});

/** @param name of the company, or of what is its */
export const aboutCompany = (id: number, name?: string): AuditSubject => ({
  subject: `Company ${id}${name === undefined ? "" : `: ${name}`}`,
  companyId: id,
});

export const aboutSeat = (user: Named, company: Named): AuditSubject => ({
  subject: `${user.name} (${user.id}), company ${company.id}: ${company.name}`,
  userId: user.id,
  companyId: company.id,
});

/** @param what of the company's */
export const aboutCompanys = (company: Named, what: string): AuditSubject => ({
  subject: `${company.name} (company ${company.id}), ${what}`,
  companyId: company.id,
});

export const aboutLot = (id: number, title: string): AuditSubject => ({
  subject: `Lot ${id}: ${title}`,
  lotId: id,
});
