-- A view is a window that its owner opens: others read it, and its columns are promised.
comment on view identities is
  'What an account says of itself that others may say, too. Owner: accounts.';
comment on view company_circles is
  'Who acts for a company, or did in the last twelve months. Owner: companies.';
comment on view shared_accounts is
  'Accounts that share a PAN, a bank account, a phone, an address or a device. Owner: companies.';
comment on view related_accounts is
  'Bidders that are related to a seller or their company, and by what. Owner: companies.';
comment on view deposit_leads is
  'What leading bids hold of a company''s deposit. Owner: auctions.';
comment on view seller_answers is
  'What a seller has decided or offered after the end of a lot. Owner: auctions.';
comment on view open_flagged_bids is
  'Bids that look odd and that nobody has looked at. Owner: auctions.';
comment on view barred_companies is
  'Companies that may not bid now. Owner: bars.';
