import { accountProblems } from "./problems/accounts.ts";
import { auctionProblems } from "./problems/auctions.ts";
import { callProblems } from "./problems/calls.ts";
import { companyProblems } from "./problems/companies.ts";
import { goodsProblems } from "./problems/goods.ts";
import { listingProblems } from "./problems/listings.ts";
import { listProblems } from "./problems/lists.ts";
import { moneyProblems } from "./problems/money.ts";
import { settlementProblems } from "./problems/settlement.ts";
import { taxHoldProblems } from "./problems/tax-holds.ts";

/**
 * Everything the market refuses, by code, in the words that a person reads. The server adds the
 * HTTP status in one table of its own, where a code without one does not compile.
 */
export const problems = {
  ...callProblems,
  ...accountProblems,
  ...listingProblems,
  ...auctionProblems,
  ...companyProblems,
  ...moneyProblems,
  ...goodsProblems,
  ...settlementProblems,
  ...taxHoldProblems,
  ...listProblems,
};

export type ProblemCode = keyof typeof problems;
