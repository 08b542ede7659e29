import type { Market, SignedIn } from "./app.ts";

interface Held {
  readonly stream?: string;
  readonly kind?: string;
  /** A financial year. */
  readonly kilograms?: number;
  readonly validTo?: string;
}
let count = 0;

/** The company that a member acts for. */
export async function companyOf({ db }: Pick<Market, "db">, { id }: SignedIn): Promise<number> {
  const seat = await db
    .selectFrom("company_users")
    .select("company_id")
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  return seat.company_id;
}

export const setCompanyStatus = (
  { db }: Pick<Market, "db">,
  companyId: number,
  status: "unverified" | "verified",
) => db.updateTable("companies").set({ status }).where("id", "=", companyId).execute();

/** Gives a company an accepted authorisation, straight into the tables; answers its id. */
export async function authorise(
  { db }: Pick<Market, "db">,
  companyId: number,
  userId: number,
  { stream = "batteries", kind = "battery_recycler", kilograms = 10_000, validTo }: Held = {},
): Promise<number> {
  const file = `authorisation-${++count}.pdf`;
  await db
    .insertInto("company_documents")
    .values({ file, company_id: companyId, media_type: "application/pdf" })
    .execute();
  const { id } = await db
    .insertInto("authorisations")
    .values({
      company_id: companyId,
      stream,
      kind,
      number: `NUMBER-${count}`,
      issuer: "CPCB",
      valid_from: "2020-04-01",
      valid_to: validTo ?? "2090-03-31",
      capacity_grams: kilograms * 1000,
      document: file,
      status: "accepted",
      sent_by: userId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A buyer whose verified company may handle a stream. */
export async function anAuthorisedBuyer(
  market: Pick<Market, "db" | "aBuyer">,
  held: Held = {},
): Promise<SignedIn & { companyId: number; authorisationId: number }> {
  const buyer = await market.aBuyer();
  const companyId = await companyOf(market, buyer);
  await setCompanyStatus(market, companyId, "verified");
  const authorisationId = await authorise(market, companyId, buyer.id, held);
  return { ...buyer, companyId, authorisationId };
}
