import type { FastifyInstance } from "fastify";
import { accountRoutes, identify } from "./features/accounts/index.ts";
import { apiKeyRoutes, keyCallers } from "./features/api-keys/index.ts";
import { type Auctions, auctionRoutes } from "./features/auctions/index.ts";
import { audienceRoutes } from "./features/audience/index.ts";
import { authorisationRoutes } from "./features/authorisations/index.ts";
import { bankingRoutes } from "./features/banking/index.ts";
import { barRoutes } from "./features/bars/index.ts";
import { bookRoutes } from "./features/books/index.ts";
import { companyRoutes } from "./features/companies/index.ts";
import { contentRoutes } from "./features/content/index.ts";
import { corrigendaRoutes } from "./features/corrigenda/index.ts";
import { enquiryRoutes } from "./features/enquiries/index.ts";
import { eventRoutes } from "./features/events/index.ts";
import { evidenceRoutes } from "./features/evidence/index.ts";
import { feePlanRoutes } from "./features/fee-plans/index.ts";
import { figureRoutes } from "./features/figures/index.ts";
import { goodsDeskRoutes } from "./features/goods-desk/index.ts";
import { guideRoutes } from "./features/guides/index.ts";
import { inspectionRoutes } from "./features/inspections/index.ts";
import { invoiceRoutes } from "./features/invoices/index.ts";
import { irregularityRoutes } from "./features/irregularities/index.ts";
import { journalRoutes } from "./features/journal-desk/index.ts";
import { kilogramRoutes } from "./features/kilograms/index.ts";
import { lawRoutes } from "./features/law/index.ts";
import { leadCapRoutes } from "./features/lead-caps/index.ts";
import { liftingRoutes } from "./features/lifting/index.ts";
import { listingRoutes } from "./features/listings/index.ts";
import { materialRoutes } from "./features/materials/index.ts";
import { mediaRoutes } from "./features/media/index.ts";
import { notificationRoutes } from "./features/notifications/index.ts";
import { obligationRoutes } from "./features/obligations/index.ts";
import { officeRoutes } from "./features/office/index.ts";
import { paperRoutes } from "./features/papers/index.ts";
import { checkoutPolicies, paymentRoutes } from "./features/payments/index.ts";
import { personalDataRoutes } from "./features/personal-data/index.ts";
import { priceBoardRoutes } from "./features/price-board/index.ts";
import { questionRoutes } from "./features/questions/index.ts";
import { reversalRoutes } from "./features/reversals/index.ts";
import { salePageRoutes } from "./features/sale-page/index.ts";
import { sandboxRoutes } from "./features/sandbox/index.ts";
import { savedSearchRoutes, unsubscribeByMail } from "./features/saved-searches/index.ts";
import { settlementRoutes } from "./features/settlement/index.ts";
import { taxHoldRoutes } from "./features/tax-holds/index.ts";
import { walletRoutes } from "./features/wallet/index.ts";
import { watchlistRoutes } from "./features/watchlist/index.ts";
import { webhookRoutes } from "./features/webhooks/index.ts";
import { Hub } from "./live/hub.ts";
import type { Deps } from "./platform/deps.ts";
import { readCountriesFrom } from "./platform/http/addresses/country-of.ts";
import { documentApi } from "./platform/http/api-docs.ts";
import { authenticate, isKeyToken } from "./platform/http/authenticate.ts";
import { operationsRoutes } from "./platform/http/server/operations-routes.ts";
import { createHttpServer } from "./platform/http/server/server.ts";
import { hostWeb } from "./platform/web/web-host.ts";

/** Registers what the contract says of a feature, below /api. */
type FeatureRoutes = (api: FastifyInstance, deps: Deps, live: Hub, auctions: Auctions) => void;

/** The features of the API. An operation that none of them registers fails test/access.test.ts. */
const FEATURES: readonly FeatureRoutes[] = [
  accountRoutes,
  apiKeyRoutes,
  companyRoutes,
  barRoutes,
  paperRoutes,
  paymentRoutes,
  authorisationRoutes,
  kilogramRoutes,
  lawRoutes,
  leadCapRoutes,
  liftingRoutes,
  inspectionRoutes,
  listingRoutes,
  materialRoutes,
  audienceRoutes,
  auctionRoutes,
  corrigendaRoutes,
  salePageRoutes,
  bankingRoutes,
  eventRoutes,
  bookRoutes,
  evidenceRoutes,
  feePlanRoutes,
  figureRoutes,
  goodsDeskRoutes,
  guideRoutes,
  notificationRoutes,
  contentRoutes,
  enquiryRoutes,
  obligationRoutes,
  officeRoutes,
  irregularityRoutes,
  invoiceRoutes,
  journalRoutes,
  personalDataRoutes,
  priceBoardRoutes,
  questionRoutes,
  walletRoutes,
  watchlistRoutes,
  (app, deps) => webhookRoutes(app, deps),
  reversalRoutes,
  sandboxRoutes,
  savedSearchRoutes,
  settlementRoutes,
  taxHoldRoutes,
];

/**
 * The whole market as one Fastify: the API below /api, pictures below /uploads, the site everywhere
 * else.
 */
export async function buildApp(
  deps: Deps,
  auctions: Auctions,
  { withSite = true } = {},
): Promise<FastifyInstance> {
  const app = await createHttpServer(deps);
  const byKey = keyCallers(app, deps);
  const bySession = identify({ ...deps, db: deps.database.forBids });
  authenticate(app, deps, (token, connection) =>
    isKeyToken(token) ? byKey(token, connection) : bySession(token, connection),
  );
  readCountriesFrom(deps.config.COUNTRY_DB);
  await documentApi(app, deps.config);
  // First, since the process that renders pages takes longer to start than the rest.
  if (withSite) await hostWeb(app, deps, checkoutPolicies(deps));
  const live = new Hub(deps.clock);
  app.addHook("preClose", async () => live.close());
  await app.register(
    async (api) => {
      for (const routes of FEATURES) routes(api, deps, live, auctions);
      operationsRoutes(api, deps);
    },
    { prefix: "/api" },
  );
  mediaRoutes(app, deps);
  unsubscribeByMail(app, deps);
  return app;
}
