// Made from the contract: npm run client-types.

export interface paths {
 "/admin/contact-media-by-type/{type}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Contact items or social links.
   * @description Contact items or social links. For anyone, signed in or not.
   */
  get: operations["content.contactMedia"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/admin/contact-query": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A question from the contact form.
   * @description A question from the contact form. For anyone, signed in or not.
   */
  post: operations["content.contactQuery"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/admin/invitation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Whom an invitation's link is for.
   * @description Whom an invitation's link is for. For anyone, signed in or not.
   */
  post: operations["office.readInvitation"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/admin/invitation/accept": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Takes an invitation to the office, once, with a name and a new password.
   * @description Takes an invitation to the office, once, with a name and a new password. For anyone, signed in or not.
   */
  post: operations["office.acceptInvitation"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/admin/login": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The office's sign-in; data is the token, or null with a ticket for the second factor.
   * @description The office's sign-in; data is the token, or null with a ticket for the second factor. For anyone, signed in or not.
   */
  post: operations["accounts.adminLogin"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/admin/login/totp": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The office's second step: the ticket of the first one, and a code or passkey.
   * @description The office's second step: the ticket of the first one, and a code or passkey. For anyone, signed in or not.
   */
  post: operations["accounts.adminLoginWithCode"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/admin/notifications": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A member's notifications, newest first; for the office what it has sent.
   * @description A member's notifications, newest first; for the office what it has sent. For a member or the office. Of the office, who may `notifications.read`.
   */
  get: operations["office.notifications"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/admin/states": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * States and union territories.
   * @description States and union territories. For anyone, signed in or not.
   */
  get: operations["accounts.states"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/alert-settings": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Quiet hours, on which channels the end of watched lots is told, and WhatsApp.
   * @description Quiet hours, on which channels the end of watched lots is told, and WhatsApp. For any signed-in buyer or seller.
   */
  get: operations["savedSearches.alertSettings"];
  /**
   * Sets quiet hours, the channels of watched lots, and WhatsApp in place of SMS.
   * @description Sets quiet hours, the channels of watched lots, and WhatsApp in place of SMS. For any signed-in buyer or seller.
   */
  put: operations["savedSearches.changeAlertSettings"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Places a bid. With an Idempotency-Key header a retry gets the same answer and makes no second bid, also where that was a refusal: for a day. To try again once the lot is open or the amount is higher, use a new key.
   * @description Places a bid. With an Idempotency-Key header a retry gets the same answer and makes no second bid, also where that was a refusal: for a day. To try again once the lot is open or the amount is higher, use a new key. For a buyer who is owner, manager or bidder of a company.
   */
  post: operations["auctions.placeBid"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/{idname}/terms.pdf": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A lot's terms of sale, for whom the lot is shown to; for a bidder with what they accepted.
   * @description A lot's terms of sale, for whom the lot is shown to; for a bidder with what they accepted. For anyone, signed in or not. Answers application/pdf, no envelope.
   */
  get: operations["auctions.terms"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/answer/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The seller accepts or declines the highest bid below the reserve, once; the same answer again changes nothing.
   * @description The seller accepts or declines the highest bid below the reserve, once; the same answer again changes nothing. For a seller, or the office in a seller's place. Of the office, who may `auctions.manage`.
   */
  post: operations["auctions.answerBid"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/corrigenda/{idname}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What was changed of a lot since it was published, oldest first.
   * @description What was changed of a lot since it was published, oldest first. For anyone, signed in or not.
   */
  get: operations["corrigenda.corrigendaOfLot"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/corrigenda/{product_id}/answer": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * For a company that had bid: accepts the last change of the lot, or takes its bids back. The same again changes nothing. 409 lot_changed, answer_not_awaited, lot_ended.
   * @description For a company that had bid: accepts the last change of the lot, or takes its bids back. The same again changes nothing. 409 lot_changed, answer_not_awaited, lot_ended. For a buyer who is owner, manager or bidder of a company.
   */
  post: operations["corrigenda.answerCorrigendum"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/counter-offer/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Offers the lot to its highest bidder at the seller's price; if not accepted, to the second.
   * @description Offers the lot to its highest bidder at the seller's price; if not accepted, to the second. For a seller.
   */
  post: operations["auctions.counterOffer"];
  delete?: never;
  options?: never;
  head?: never;
  /**
   * The bidder who is offered a lot accepts or declines, once; the same answer again changes nothing.
   * @description The bidder who is offered a lot accepts or declines, once; the same answer again changes nothing. For a buyer who is owner, manager or bidder of a company.
   */
  patch: operations["auctions.answerOffer"];
  trace?: never;
 };
 "/auction/details/{idname}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * One auction by url or id.
   * @description One auction by url or id. For anyone, signed in or not.
   */
  get: operations["auctions.details"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/get-auction-by-product": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The latest 100 bids, newest first, bidders masked.
   * @description The latest 100 bids, newest first, bidders masked. For anyone, signed in or not.
   */
  post: operations["auctions.bidsOfLot"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/inspections/{product_id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * When the goods of a lot can be seen, from its approval to its end, and the company's own appointment.
   * @description When the goods of a lot can be seen, from its approval to its end, and the company's own appointment. For any signed-in buyer or seller.
   */
  get: operations["inspections.slots"];
  put?: never;
  /**
   * Books a visit to the goods of a lot; one stands for a company and lot.
   * @description Books a visit to the goods of a lot; one stands for a company and lot. For a buyer who is owner, manager or bidder of a company.
   */
  post: operations["inspections.book"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/invited": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The lots that the caller's company is invited to: open ones first, ending soonest, then ended ones.
   * @description The lots that the caller's company is invited to: open ones first, ending soonest, then ended ones. For a buyer.
   */
  get: operations["audience.invitedLots"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/ledger/{idname}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Every entry of the auction's ledger in order, in pages of 1,000: `after` is the last seq seen.
   * @description Every entry of the auction's ledger in order, in pages of 1,000: `after` is the last seq seen. For anyone, signed in or not.
   */
  get: operations["auctions.ledger"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/maximum/{product_id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * One's own latest maximum, and what opens its commitment in the ledger.
   * @description One's own latest maximum, and what opens its commitment in the ledger. For a buyer.
   */
  get: operations["auctions.readMaximum"];
  /**
   * Leaves, raises or lowers one's maximum: never below the price one leads at. As a first bid it places the least that leads. With an Idempotency-Key header a retry that comes late undoes nothing; it gets the same answer for a day, also where that was a refusal.
   * @description Leaves, raises or lowers one's maximum: never below the price one leads at. As a first bid it places the least that leads. With an Idempotency-Key header a retry that comes late undoes nothing; it gets the same answer for a day, also where that was a refusal. For a buyer who is owner, manager or bidder of a company.
   */
  put: operations["auctions.setMaximum"];
  post?: never;
  /**
   * Takes one's maximum back. What was bid for it stands.
   * @description Takes one's maximum back. What was bid for it stands. For a buyer who is owner, manager or bidder of a company.
   */
  delete: operations["auctions.removeMaximum"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/my-auction": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The lots the buyer bid on, newest first, with their standing; `won=1` for purchases only.
   * @description The lots the buyer bid on, newest first, with their standing; `won=1` for purchases only. For a buyer.
   */
  get: operations["auctions.myOrders"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/my-desk": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What the buyer's own bids come to; with `format` their rows as a file.
   * @description What the buyer's own bids come to; with `format` their rows as a file. For a buyer.
   */
  get: operations["auctions.myDesk"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/my-places": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The buyer's own masked name in each of these auctions, where the buyer has bid.
   * @description The buyer's own masked name in each of these auctions, where the buyer has bid. For a buyer.
   */
  get: operations["auctions.myPlaces"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/order/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /**
   * The seller says that the winner has paid and lifted the lot: pending becomes completed.
   * @description The seller says that the winner has paid and lifted the lot: pending becomes completed. For a seller.
   */
  patch: operations["auctions.completeOrder"];
  trace?: never;
 };
 "/auction/pinnacle": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Market value, highest and lowest bid.
   * @description Market value, highest and lowest bid. For anyone, signed in or not.
   */
  post: operations["auctions.pinnacle"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/prices": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Server-Sent Events of a list: `price` for each of its lots, at most 500, at once and whenever one moves; `beat` every 15 s. Nothing to resume: after a reconnect every price comes anew.
   * @description Server-Sent Events of a list: `price` for each of its lots, at most 500, at once and whenever one moves; `beat` every 15 s. Nothing to resume: after a reconnect every price comes anew. For anyone, signed in or not. Answers text/event-stream, no envelope.
   */
  get: operations["auctions.prices"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/questions/{id}/answers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Answers a question about an own lot, for the office in the seller's place, until the lot's end; up to 5 answers are added, and none is changed.
   * @description Answers a question about an own lot, for the office in the seller's place, until the lot's end; up to 5 answers are added, and none is changed. For a seller, or the office in a seller's place. Of the office, who may `lots.review`.
   */
  post: operations["questions.answer"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/questions/{product_id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The questions about a lot: answered ones in their order, then those that wait, which their asker, the seller and the office alone see.
   * @description The questions about a lot: answered ones in their order, then those that wait, which their asker, the seller and the office alone see. For anyone, signed in or not.
   */
  get: operations["questions.ofLot"];
  put?: never;
  /**
   * Asks about a lot that is approved and not about to end, up to 5 times a company; without telephone numbers, addresses and links.
   * @description Asks about a lot that is approved and not about to end, up to 5 times a company; without telephone numbers, addresses and links. For a buyer who is owner, manager or bidder of a company.
   */
  post: operations["questions.ask"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/related/{idname}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Other open auctions, nearest first: same sub-category and category, then same state, then ending soonest.
   * @description Other open auctions, nearest first: same sub-category and category, then same state, then ending soonest. For anyone, signed in or not.
   */
  get: operations["auctions.related"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/root/{date}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A finished day's root over the last hashes of the lots whose ledgers grew that day: SHA-256 of the lines `product_id:seq:hash`, by id. A lot that is for the invited alone has `~` and its `root_mark` for an id; these come last, by mark.
   * @description A finished day's root over the last hashes of the lots whose ledgers grew that day: SHA-256 of the lines `product_id:seq:hash`, by id. A lot that is for the invited alone has `~` and its `root_mark` for an id; these come last, by mark. For anyone, signed in or not.
   */
  get: operations["auctions.dailyRoot"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/seller-auction": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Bids on the seller's lots, one row a bidder and lot, newest first; `won=1` for sales only.
   * @description Bids on the seller's lots, one row a bidder and lot, newest first; `won=1` for sales only. For a seller.
   */
  get: operations["auctions.sellerOrders"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/seller-desk": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A seller's sales by what is to be done; with `format` their rows as a file.
   * @description A seller's sales by what is to be done; with `format` their rows as a file. For a seller.
   */
  get: operations["auctions.sellerDesk"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/seller-record/{idname}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * How the company that sells a lot keeps its sales; null for a seller without one.
   * @description How the company that sells a lot keeps its sales; null for a seller without one. For anyone, signed in or not.
   */
  get: operations["auctions.sellerRecord"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/stream/{lotId}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Server-Sent Events of one auction: `clock`, `bid`, `extended`, `closed`, and a beat every 15 s; Last-Event-ID is honoured. `reset` {last_event_id}: what was told is no longer so, as after the loss of a database; read the auction and its bids again.
   * @description Server-Sent Events of one auction: `clock`, `bid`, `extended`, `closed`, and a beat every 15 s; Last-Event-ID is honoured. `reset` {last_event_id}: what was told is no longer so, as after the loss of a database; read the auction and its bids again. For anyone, signed in or not. Answers text/event-stream, no envelope.
   */
  get: operations["auctions.stream"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/tender/{product_id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * One's own company's tender, with the numbers of all its lines in the ledger.
   * @description One's own company's tender, with the numbers of all its lines in the ledger. For a buyer.
   */
  get: operations["auctions.readTender"];
  /**
   * Seals a tender, in place of the company's one before. Amount and salt are told in this reply alone: with them its owner can open the commitment. With an Idempotency-Key header a retry seals nothing more; it gets the same line, with `salt` null.
   * @description Seals a tender, in place of the company's one before. Amount and salt are told in this reply alone: with them its owner can open the commitment. With an Idempotency-Key header a retry seals nothing more; it gets the same line, with `salt` null. For a buyer who is owner, manager or bidder of a company.
   */
  put: operations["auctions.sealTender"];
  post?: never;
  /**
   * Takes one's company's tender back, also while bidding is paused.
   * @description Takes one's company's tender back, also while bidding is paused. For a buyer who is owner, manager or bidder of a company.
   */
  delete: operations["auctions.withdrawTender"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auction/view": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Counts that a lot's page was opened: once a day for one network, without a cookie. The seller's own visits are not counted.
   * @description Counts that a lot's page was opened: once a day for one network, without a cookie. The seller's own visits are not counted. For anyone, signed in or not.
   */
  post: operations["figures.countView"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/award": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The company's sales, as buyer or as seller, newest first.
   * @description The company's sales, as buyer or as seller, newest first. For any signed-in buyer or seller.
   */
  get: operations["awards.list"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/award/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * One sale, for its two sides and the office; for others there is none.
   * @description One sale, for its two sides and the office; for others there is none. For a member or the office. Of the office, who may `auctions.read`.
   */
  get: operations["awards.details"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /**
   * The buyer says which site is invoiced and where the goods go, before the first truck is weighed: its taxes are counted anew.
   * @description The buyer says which site is invoiced and where the goods go, before the first truck is weighed: its taxes are counted anew. For a member who is owner or manager of a company.
   */
  patch: operations["awards.setPlaces"];
  trace?: never;
 };
 "/award/{id}/claims": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Claims for the goods of a truck, within the hours that were agreed; what the terms name is counted by them.
   * @description Claims for the goods of a truck, within the hours that were agreed; what the terms name is counted by them. For a member who is owner or manager of a company.
   */
  post: operations["settlement.claim"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/award/{id}/declaration": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What the buyer declared last so that no TCS is collected; null for nothing.
   * @description What the buyer declared last so that no TCS is collected; null for nothing. For a member or the office. Of the office, who may `auctions.read`.
   */
  get: operations["invoices.declaration"];
  put?: never;
  /**
   * The buyer declares to use the goods in manufacture: once accepted, no TCS is collected.
   * @description The buyer declares to use the goods in manufacture: once accepted, no TCS is collected. For a member who is owner or manager of a company.
   */
  post: operations["invoices.declare"];
  delete?: never;
  options?: never;
  head?: never;
  /**
   * The seller accepts it, which takes the TCS from what is owed and from later invoices.
   * @description The seller accepts it, which takes the TCS from what is owed and from later invoices. For a member who is owner or manager of a company.
   */
  patch: operations["invoices.answerDeclaration"];
  trace?: never;
 };
 "/award/{id}/declaration/document": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The file that a buyer declared with.
   * @description The file that a buyer declared with. For a member or the office. Answers application/octet-stream, no envelope.
   */
  get: operations["invoices.declarationDocument"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/award/{id}/invoices": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The papers of a sale in order, for its two sides and the office; for others none is.
   * @description The papers of a sale in order, for its two sides and the office; for others none is. For a member or the office. Of the office, who may `auctions.read`.
   */
  get: operations["invoices.list"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/award/{id}/kilograms": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Where the kilograms of a sale are, for its two sides and the office.
   * @description Where the kilograms of a sale are, for its two sides and the office. For a member or the office. Of the office, who may `auctions.read`.
   */
  get: operations["kilograms.read"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/award/{id}/move": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * What a side says of a sale; the same again changes nothing.
   * @description What a side says of a sale; the same again changes nothing. For a member who is owner or manager of a company.
   */
  post: operations["awards.move"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/award/{id}/outputs": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The buyer says what came out of the goods and what was lost, with a document: multipart with `outputs` as JSON text, or JSON where the document was sent before. Takes an Idempotency-Key.
   * @description The buyer says what came out of the goods and what was lost, with a document: multipart with `outputs` as JSON text, or JSON where the document was sent before. Takes an Idempotency-Key. For a member who is owner or manager of a company.
   */
  post: operations["kilograms.report"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/award/{id}/pay": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Pays for a sale from what is free of the buyer's wallet, at most what is due. Takes an Idempotency-Key.
   * @description Pays for a sale from what is free of the buyer's wallet, at most what is due. Takes an Idempotency-Key. For a member who is owner or manager of a company.
   */
  post: operations["awards.pay"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/award/{id}/rating": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * One side of a settled sale rates the other, once; told in public as counts alone.
   * @description One side of a settled sale rates the other, once; told in public as counts alone. For a member who is owner or manager of a company.
   */
  post: operations["settlement.rate"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/award/{id}/settlement": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A side accepts or disputes the weight of a sale that was lifted; both accept, or nobody disputes it for 48 hours, and it is settled. The same again changes nothing.
   * @description A side accepts or disputes the weight of a sale that was lifted; both accept, or nobody disputes it for 48 hours, and it is settled. The same again changes nothing. For a member who is owner or manager of a company.
   */
  post: operations["settlement.settle"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/award/{id}/slots": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The same of where a sale's goods lie, also where the seller has named no site yet.
   * @description The same of where a sale's goods lie, also where the seller has named no site yet. For any signed-in buyer or seller.
   */
  get: operations["lifting.awardSlots"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/award/{id}/trips": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Books a truck into a free slot; its driver's link is in the reply.
   * @description Books a truck into a free slot; its driver's link is in the reply. For a member who is owner or manager of a company.
   */
  post: operations["lifting.bookTrip"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/bank-accounts/not-me": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * An owner says, by the link of a notice and without a login, that an account is not theirs: it waits for the office again, and what was to be paid to it is free. Once.
   * @description An owner says, by the link of a notice and without a login, that an account is not theirs: it waits for the office again, and what was to be paid to it is free. Once. For anyone, signed in or not.
   */
  post: operations["banking.objectToBankAccount"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/bank/{ifsc}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The bank of an IFSC, and whether it has such a branch, from an offline list.
   * @description The bank of an IFSC, and whether it has such a branch, from an offline list. For anyone, signed in or not.
   */
  get: operations["accounts.bankOfIfsc"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/banner": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What Home says above everything today in India; null on other days.
   * @description What Home says above everything today in India; null on other days. For anyone, signed in or not.
   */
  get: operations["content.banner"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/blog": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Posts, oldest first; the newest 500.
   * @description Posts, oldest first; the newest 500. For anyone, signed in or not.
   */
  get: operations["content.blogs"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/blog/{slug}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * One post.
   * @description One post. For anyone, signed in or not.
   */
  get: operations["content.blogBySlug"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/books/gstins": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The company's GSTINs: of its sites, and those that its people have written down.
   * @description The company's GSTINs: of its sites, and those that its people have written down. For a member who is owner or manager of a company.
   */
  get: operations["books.gstins"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/books/gstr1": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A month's outward supplies under a GSTIN, as the portal takes them.
   * @description A month's outward supplies under a GSTIN, as the portal takes them. For a member who is owner or manager of a company. Answers application/json, no envelope.
   */
  get: operations["books.gstr1"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/books/ledgers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The names of the company's ledgers in its own books.
   * @description The names of the company's ledgers in its own books. For a member who is owner or manager of a company.
   */
  get: operations["books.readLedgers"];
  /**
   * Names ledgers; one that is left out stays.
   * @description Names ledgers; one that is left out stays. For a member who is owner or manager of a company.
   */
  put: operations["books.nameLedgers"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/books/payouts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What was sent to the company's bank.
   * @description What was sent to the company's bank. For a member who is owner or manager of a company.
   */
  get: operations["books.payouts"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/books/purchases": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Papers of what it bought, and the market's for its fees.
   * @description Papers of what it bought, and the market's for its fees. For a member who is owner or manager of a company.
   */
  get: operations["books.purchases"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/books/receipts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Money that came in, with what was taken.
   * @description Money that came in, with what was taken. For a member who is owner or manager of a company.
   */
  get: operations["books.receipts"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/books/sales": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Papers of what the company sold, by day; challans are left out.
   * @description Papers of what the company sold, by day; challans are left out. For a member who is owner or manager of a company.
   */
  get: operations["books.sales"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/books/tally": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Papers and money as Tally imports them.
   * @description Papers and money as Tally imports them. For a member who is owner or manager of a company. Answers application/xml, no envelope.
   */
  get: operations["books.tally"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/books/tcs": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * TCS on scrap that was collected, or paid.
   * @description TCS on scrap that was collected, or paid. For a member who is owner or manager of a company.
   */
  get: operations["books.tcs"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/books/tds": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Tax that others kept of the company's money.
   * @description Tax that others kept of the company's money. For a member who is owner or manager of a company.
   */
  get: operations["books.tds"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/calendar/{token}.ics": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The closes of the lots that a member watches, for a calendar: whoever knows the address reads it.
   * @description The closes of the lots that a member watches, for a calendar: whoever knows the address reads it. For anyone, signed in or not. Answers text/calendar, no envelope.
   */
  get: operations["watchlist.calendar"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/category": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Categories with their sub-categories.
   * @description Categories with their sub-categories. For anyone, signed in or not.
   */
  get: operations["listings.categories"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/category/list": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The same list as /category.
   * @description The same list as /category. For anyone, signed in or not.
   */
  get: operations["listings.categoryList"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/claim/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /**
   * The seller accepts a claim, in whole or in part, or disputes it: then the office decides.
   * @description The seller accepts a claim, in whole or in part, or disputes it: then the office decides. For a member who is owner or manager of a company.
   */
  patch: operations["settlement.answerClaim"];
  trace?: never;
 };
 "/client.tgz": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The client for Node, as `npm install` takes it.
   * @description The client for Node, as `npm install` takes it. For anyone, signed in or not. Answers application/gzip, no envelope.
   */
  get: operations["apiKeys.client"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The company that the caller acts for; null for who asked to join one, or has none.
   * @description The company that the caller acts for; null for who asked to join one, or has none. For a member, also while the company waits for activation.
   */
  get: operations["companies.readCompany"];
  /**
   * Names a company for who has none, or asks to join the one with this PAN; its owner changes its name and adds its PAN.
   * @description Names a company for who has none, or asks to join the one with this PAN; its owner changes its name and adds its PAN. For a member, also while the company waits for activation.
   */
  put: operations["companies.nameCompany"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/api-keys": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The company's keys, newest first, also those that ended; never a secret.
   * @description The company's keys, newest first, also those that ended; never a secret. For a member who is owner or manager of a company.
   */
  get: operations["apiKeys.list"];
  put?: never;
  /**
   * Makes a key that acts as who makes it; told this once. At most 20 at a time, for 366 days.
   * @description Makes a key that acts as who makes it; told this once. At most 20 at a time, for 366 days. For a member who is the company's owner. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  post: operations["apiKeys.make"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/api-keys/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Ends a key at once, everywhere.
   * @description Ends a key at once, everywhere. For a member who is the company's owner.
   */
  delete: operations["apiKeys.end"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/application": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The own application: what was typed and sent, what is missing, what the office asks.
   * @description The own application: what was typed and sent, what is missing, what the office asks. For a seller whose company waits for activation or was refused.
   */
  get: operations["companies.readApplication"];
  /**
   * Corrects what was typed at the registration.
   * @description Corrects what was typed at the registration. For a seller whose company waits for activation or was refused.
   */
  put: operations["companies.correctApplication"];
  /**
   * Sends the application to the office again, as it is now.
   * @description Sends the application to the office again, as it is now. For a seller whose company waits for activation or was refused.
   */
  post: operations["companies.sendApplication"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/authorisations": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The own company's authorisations, newest first, and what is left of its capacities.
   * @description The own company's authorisations, newest first, and what is left of its capacities. For any signed-in buyer or seller.
   */
  get: operations["authorisations.authorisationsOf"];
  put?: never;
  /**
   * Sends an authorisation with its document; it counts once the office has accepted it.
   * @description Sends an authorisation with its document; it counts once the office has accepted it. For a member who is owner or manager of a company.
   */
  post: operations["authorisations.sendAuthorisation"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/authorisations/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Withdraws an authorisation at any time: who leads with it does not win.
   * @description Withdraws an authorisation at any time: who leads with it does not win. For a member who is owner or manager of a company.
   */
  delete: operations["authorisations.withdrawAuthorisation"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/bank-accounts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The accounts that the company may be paid to, the newest first.
   * @description The accounts that the company may be paid to, the newest first. For a member who is owner or manager of a company.
   */
  get: operations["banking.bankAccounts"];
  put?: never;
  /**
   * Sends an account with a paper that shows it; it counts once the office has accepted it, a changed one 72 hours later, and so does a first one where money has lain here for longer. The owners are told, with a link to stop it.
   * @description Sends an account with a paper that shows it; it counts once the office has accepted it, a changed one 72 hours later, and so does a first one where money has lain here for longer. The owners are told, with a link to stop it. For a member who is the company's owner. Asks who has a second factor for a fresh code. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  post: operations["banking.addBankAccount"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/bank-accounts/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Takes an account out; refused while a withdrawal to it is under way.
   * @description Takes an account out; refused while a withdrawal to it is under way. For a member who is the company's owner. Asks who has a second factor for a fresh code. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  delete: operations["banking.removeBankAccount"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/blocked": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The companies whose bids the company does not take, oldest first.
   * @description The companies whose bids the company does not take, oldest first. For a seller who is owner or manager of a company.
   */
  get: operations["audience.blockedCompanies"];
  /**
   * The companies whose bids the company does not take on lots that open from now on, in place of those before: who stays keeps its `since`, who is left out may bid at once. The office sees the reasons.
   * @description The companies whose bids the company does not take on lots that open from now on, in place of those before: who stays keeps its `since`, who is left out may bid at once. The office sees the reasons. For a seller who is owner or manager of a company.
   */
  put: operations["audience.blockCompanies"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/document/{file}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A document of a company: of one's own, or for the office anybody's.
   * @description A document of a company: of one's own, or for the office anybody's. For a member or the office. Answers application/octet-stream, no envelope.
   */
  get: operations["companies.document"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/inspections": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The company's visits whose slots are not over, at most 50, the first first.
   * @description The company's visits whose slots are not over, at most 50, the first first. For a buyer.
   */
  get: operations["inspections.toCome"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/inspections-today": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Today's visits at the company's sites by their slots, those taken back left out.
   * @description Today's visits at the company's sites by their slots, those taken back left out. For a seller.
   */
  get: operations["inspections.today"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/invitations": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What companies offer the caller's own phone or proven address; nothing is taken by it.
   * @description What companies offer the caller's own phone or proven address; nothing is taken by it. For a member, also while the company waits for activation.
   */
  get: operations["companies.offeredInvitations"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/invitations/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Withdraws an invitation that was not accepted.
   * @description Withdraws an invitation that was not accepted. For a member who is the company's owner.
   */
  delete: operations["companies.withdrawInvitation"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/invitations/{id}/answer": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Accepts an invitation, for who acts for no company or an empty one of their own; declines it, or reports it to the office.
   * @description Accepts an invitation, for who acts for no company or an empty one of their own; declines it, or reports it to the office. For a member, also while the company waits for activation.
   */
  post: operations["companies.answerInvitation"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/invitations/accept": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Accepts the invitation of a mail's link, for a member who acts for no company.
   * @description Accepts the invitation of a mail's link, for a member who acts for no company. For any signed-in buyer or seller.
   */
  post: operations["companies.acceptInvitation"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/invitations/read": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * What the invitation of a mail's link offers, before anybody accepts it.
   * @description What the invitation of a mail's link offers, before anybody accepts it. For anyone, signed in or not.
   */
  post: operations["companies.readInvitation"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/lead-caps": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What the company wants to lead at most, and what it leads now.
   * @description What the company wants to lead at most, and what it leads now. For a buyer who is owner, manager or bidder of a company.
   */
  get: operations["leadCaps.leadCaps"];
  put?: never;
  /**
   * Caps what the company leads: `amount` rupees in all, in place of such a cap before, or at most `most` of these lots, in up to 20 such caps. Every bid that is placed after the reply is held to it.
   * @description Caps what the company leads: `amount` rupees in all, in place of such a cap before, or at most `most` of these lots, in up to 20 such caps. Every bid that is placed after the reply is held to it. For a member who is owner or manager of a company.
   */
  post: operations["leadCaps.setLeadCap"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/lead-caps/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Takes one of the company's caps back.
   * @description Takes one of the company's caps back. For a member who is owner or manager of a company.
   */
  delete: operations["leadCaps.removeLeadCap"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/lists": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The company's lists of companies that it invites, oldest first.
   * @description The company's lists of companies that it invites, oldest first. For a seller who is owner or manager of a company.
   */
  get: operations["audience.companyLists"];
  put?: never;
  /**
   * A list of 1 to 500 companies by PAN, each once and not the own.
   * @description A list of 1 to 500 companies by PAN, each once and not the own. For a seller who is owner or manager of a company.
   */
  post: operations["audience.addList"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/lists/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /**
   * Name and companies of a list anew. Lots that were listed with it stay as they are.
   * @description Name and companies of a list anew. Lots that were listed with it stay as they are. For a seller who is owner or manager of a company.
   */
  put: operations["audience.changeList"];
  post?: never;
  /**
   * Removes a list. Lots that were listed with it stay as they are.
   * @description Removes a list. Lots that were listed with it stay as they are. For a seller who is owner or manager of a company.
   */
  delete: operations["audience.removeList"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/papers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The own company's papers, each with its history.
   * @description The own company's papers, each with its history. For an owner or manager, also while the company waits for activation.
   */
  get: operations["companies.readPapers"];
  put?: never;
  /**
   * Sends a paper (PDF or picture, 10 MB), in place of the one of its kind; with PAN and a paper the company is submitted.
   * @description Sends a paper (PDF or picture, 10 MB), in place of the one of its kind; with PAN and a paper the company is submitted. For an owner or manager, also while the company waits for activation.
   */
  post: operations["companies.sendPaper"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/past-buyers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The companies that have paid for lots of the company's, the last first, at most 500: to be named in a list.
   * @description The companies that have paid for lots of the company's, the last first, at most 500: to be named in a list. For a seller who is owner or manager of a company.
   */
  get: operations["audience.pastBuyers"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/sites": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Adds a yard or plant; its GSTIN has to be of its state and of the company's PAN.
   * @description Adds a yard or plant; its GSTIN has to be of its state and of the company's PAN. For a member who is owner or manager of a company.
   */
  post: operations["companies.addSite"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/sites/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Removes a site from the company's list; lots that lie there stay as they are.
   * @description Removes a site from the company's list; lots that lie there stay as they are. For a member who is owner or manager of a company.
   */
  delete: operations["companies.removeSite"];
  options?: never;
  head?: never;
  /**
   * Changes what is sent of a site; lots that lie there keep the place they were listed at.
   * @description Changes what is sent of a site; lots that lie there keep the place they were listed at. For a member who is owner or manager of a company.
   */
  patch: operations["companies.changeSite"];
  trace?: never;
 };
 "/company/sites/{id}/gate-devices": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Phones at the gate of a site that are not ended.
   * @description Phones at the gate of a site that are not ended. For a member who is the company's owner.
   */
  get: operations["lifting.gateDevices"];
  put?: never;
  /**
   * Makes a link for one phone at the gate: it is told this once.
   * @description Makes a link for one phone at the gate: it is told this once. For a member who is the company's owner. Asks who has a second factor for a fresh code. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  post: operations["lifting.addGateDevice"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/sites/{id}/gate-devices/{device}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Ends a phone's link at once.
   * @description Ends a phone's link at once. For a member who is the company's owner.
   */
  delete: operations["lifting.endGateDevice"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/sites/{id}/inspection-hours": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * When a site of the company's shows its goods to bidders; none unless set.
   * @description When a site of the company's shows its goods to bidders; none unless set. For a seller who is owner or manager of a company.
   */
  get: operations["inspections.readHours"];
  /**
   * Sets when a site shows its goods. What is booked stays booked.
   * @description Sets when a site shows its goods. What is booked stays booked. For a seller who is owner or manager of a company.
   */
  put: operations["inspections.setHours"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/sites/{id}/inspections": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Appointments of a day at a site, by their slots.
   * @description Appointments of a day at a site, by their slots. For a phone at the gate of a site, or an owner or manager of the seller.
   */
  get: operations["inspections.ofSite"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/sites/{id}/slots": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * When a site of the company's takes trucks.
   * @description When a site of the company's takes trucks. For a seller who is owner or manager of a company.
   */
  get: operations["lifting.readSlots"];
  /**
   * Sets when a site takes trucks; without days it has the market's usual times. What is booked stays booked.
   * @description Sets when a site takes trucks; without days it has the market's usual times. What is booked stays booked. For a seller who is owner or manager of a company.
   */
  put: operations["lifting.setSlots"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/to-collect": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Goods that are paid and lie there still, at most 50, the first to be lifted first.
   * @description Goods that are paid and lie there still, at most 50, the first to be lifted first. For a buyer.
   */
  get: operations["lifting.toCollect"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/trucks-today": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Today's trucks at the company's sites by their slots, with those still in a yard.
   * @description Today's trucks at the company's sites by their slots, with those still in a yard. For a seller.
   */
  get: operations["lifting.trucksToday"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/users": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Invites a phone or an address for 14 days; whoever proves it is theirs accepts or declines.
   * @description Invites a phone or an address for 14 days; whoever proves it is theirs accepts or declines. For a member who is the company's owner. Asks who has a second factor for a fresh code. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  post: operations["companies.inviteUser"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/users/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Declines who asks to join, or removes a user: their sessions end at once.
   * @description Declines who asks to join, or removes a user: their sessions end at once. For a member who is the company's owner.
   */
  delete: operations["companies.removeCompanyUser"];
  options?: never;
  head?: never;
  /**
   * Agrees that somebody joins, or changes a user's role and limit.
   * @description Agrees that somebody joins, or changes a user's role and limit. For a member who is the company's owner. Asks who has a second factor for a fresh code. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  patch: operations["companies.changeCompanyUser"];
  trace?: never;
 };
 "/company/webhooks": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The company's webhooks; never a secret.
   * @description The company's webhooks; never a secret. For a member who is owner or manager of a company.
   */
  get: operations["webhooks.list"];
  put?: never;
  /**
   * Makes a webhook, with its secret; at most 10.
   * @description Makes a webhook, with its secret; at most 10. For a member who is owner or manager of a company. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  post: operations["webhooks.make"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/webhooks/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Removes a webhook; what waits for it is not sent.
   * @description Removes a webhook; what waits for it is not sent. For a member who is owner or manager of a company.
   */
  delete: operations["webhooks.remove"];
  options?: never;
  head?: never;
  /**
   * Changes a webhook, or turns it on or off.
   * @description Changes a webhook, or turns it on or off. For a member who is owner or manager of a company. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  patch: operations["webhooks.change"];
  trace?: never;
 };
 "/company/webhooks/{id}/deliveries": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What was sent in the last 30 days, newest first.
   * @description What was sent in the last 30 days, newest first. For a member who is owner or manager of a company.
   */
  get: operations["webhooks.deliveries"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/webhooks/{id}/deliveries/{msg}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * One delivery with its body and each of its tries.
   * @description One delivery with its body and each of its tries. For a member who is owner or manager of a company.
   */
  get: operations["webhooks.delivery"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/webhooks/{id}/deliveries/{msg}/again": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sends it at once, under the same id, also when it is done.
   * @description Sends it at once, under the same id, also when it is done. For a member who is owner or manager of a company.
   */
  post: operations["webhooks.again"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/webhooks/{id}/secret": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A new secret; the old one signs beside it for 24 hours.
   * @description A new secret; the old one signs beside it for 24 hours. For a member who is owner or manager of a company. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  post: operations["webhooks.renewSecret"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/company/webhooks/{id}/test": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sends `webhook.ping`, or the example of a type, at once; also while it is off.
   * @description Sends `webhook.ping`, or the example of a type, at once; also while it is off. For a member who is owner or manager of a company.
   */
  post: operations["webhooks.test"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/event": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Events with approved lots: live ones first, then upcoming ones, then what is over.
   * @description Events with approved lots: live ones first, then upcoming ones, then what is over. For anyone, signed in or not.
   */
  get: operations["events.list"];
  put?: never;
  /**
   * Makes an event of own lots that have not opened yet. Lot n ends n intervals after the first one; lots that wait take their times when they are approved.
   * @description Makes an event of own lots that have not opened yet. Lot n ends n intervals after the first one; lots that wait take their times when they are approved. For a seller who is owner or manager of a company.
   */
  post: operations["events.create"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/event/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * One event by url or id, with its approved lots.
   * @description One event by url or id, with its approved lots. For anyone, signed in or not.
   */
  get: operations["events.read"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /**
   * Changes an own event; its lots and times until its first lot opens.
   * @description Changes an own event; its lots and times until its first lot opens. For a seller who is owner or manager of a company.
   */
  patch: operations["events.change"];
  trace?: never;
 };
 "/event/{idname}/calendar.ics": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The closes of an event's lots, for a calendar.
   * @description The closes of an event's lots, for a calendar. For anyone, signed in or not. Answers text/calendar, no envelope.
   */
  get: operations["events.calendar"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/event/{idname}/catalogue.pdf": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * An event's catalogue, with pictures.
   * @description An event's catalogue, with pictures. For anyone, signed in or not. Answers application/pdf, no envelope.
   */
  get: operations["events.catalogue"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/event/of-lot/{product_id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The event that an approved lot is sold in, null for none, and the lots beside it.
   * @description The event that an approved lot is sold in, null for none, and the lots beside it. For anyone, signed in or not.
   */
  get: operations["events.ofLot"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/event/own": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The seller's own events, newest first.
   * @description The seller's own events, newest first. For a seller.
   */
  get: operations["events.own"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/evidence": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The buyer of a sale puts kilograms of a product into a pack of evidence, each gram once. Takes an Idempotency-Key.
   * @description The buyer of a sale puts kilograms of a product into a pack of evidence, each gram once. Takes an Idempotency-Key. For a member who is owner or manager of a company.
   */
  post: operations["evidence.make"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/evidence/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A pack of evidence.
   * @description A pack of evidence. For a member or the office. Answers application/zip, no envelope.
   */
  get: operations["evidence.pack"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/evidence/brand/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The company that a pack would be made for, by its number, before it is made.
   * @description The company that a pack would be made for, by its number, before it is made. For a member who is owner or manager of a company.
   */
  get: operations["evidence.brand"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/gate/scan": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A pass at the gate: the first use of each lets its truck in, or out.
   * @description A pass at the gate: the first use of each lets its truck in, or out. For a phone at the gate of a site, or an owner or manager of the seller.
   */
  post: operations["lifting.scan"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/gate/sync": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * What a phone scanned while it was offline, each answered for itself: the first use stands, another is refused and noted.
   * @description What a phone scanned while it was offline, each answered for itself: the first use stands, another is refused and noted. For a phone at the gate of a site, or an owner or manager of the seller.
   */
  post: operations["lifting.sync"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/gate/visit": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A visitors' pass at the gate: its first use lets them in.
   * @description A visitors' pass at the gate: its first use lets them in. For a phone at the gate of a site, or an owner or manager of the seller.
   */
  post: operations["inspections.visit"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/goods-paper/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A paper that goes with goods: delivery order, manifest, receipt or confirmation.
   * @description A paper that goes with goods: delivery order, manifest, receipt or confirmation. For a member or the office. Answers application/pdf, no envelope.
   */
  get: operations["invoices.goodsPaper"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/gstr2b": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Which GSTR-2Bs were brought, the newest first.
   * @description Which GSTR-2Bs were brought, the newest first. For a member who is owner or manager of a company.
   */
  get: operations["taxHolds.list2b"];
  put?: never;
  /**
   * The buyer's GSTR-2B, JSON or Excel as the portal gives it, at most 20 MB: what it shows of the company's own papers frees their GST. It is read and dropped; the same bytes again move nothing.
   * @description The buyer's GSTR-2B, JSON or Excel as the portal gives it, at most 20 MB: what it shows of the company's own papers frees their GST. It is read and dropped; the same bytes again move nothing. For a member who is owner or manager of a company.
   */
  post: operations["taxHolds.bring2b"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/inspection/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * An appointment, for its company, the seller and the office; for others there is none.
   * @description An appointment, for its company, the seller and the office; for others there is none. For a member or the office.
   */
  get: operations["inspections.inspection"];
  put?: never;
  post?: never;
  /**
   * Takes an appointment of the company's back; said again, it changes nothing.
   * @description Takes an appointment of the company's back; said again, it changes nothing. For a buyer who is owner, manager or bidder of a company.
   */
  delete: operations["inspections.cancel"];
  options?: never;
  head?: never;
  /**
   * The seller says by hand whether the visitors came, until a day after the slot.
   * @description The seller says by hand whether the visitors came, until a day after the slot. For a seller who is owner or manager of a company.
   */
  patch: operations["inspections.sayWhoCame"];
  trace?: never;
 };
 "/invoice/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A paper, for its two sides and the office.
   * @description A paper, for its two sides and the office. For a member or the office. Answers application/pdf, no envelope.
   */
  get: operations["invoices.paper"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/invoice/{id}/eway": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A truck's paper as the e-way portal takes it.
   * @description A truck's paper as the e-way portal takes it. For a member or the office. Answers application/json, no envelope.
   */
  get: operations["invoices.eway"];
  put?: never;
  /**
   * The e-way bill's number, from who issued the paper; a later one takes its place.
   * @description The e-way bill's number, from who issued the paper; a later one takes its place. For a member who is owner or manager of a company.
   */
  post: operations["invoices.recordEway"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/invoice/{id}/eway/close": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Writes down that the e-way bill was closed at the portal; either side may, the market itself closes nothing there.
   * @description Writes down that the e-way bill was closed at the portal; either side may, the market itself closes nothing there. For a member who is owner or manager of a company.
   */
  post: operations["invoices.closeEway"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/invoice/{id}/inv01": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A paper as the invoice portal takes it (INV-01 1.1).
   * @description A paper as the invoice portal takes it (INV-01 1.1). For a member or the office. Answers application/json, no envelope.
   */
  get: operations["invoices.inv01"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/invoice/{id}/irp": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * What the invoice portal answered to the seller: its IRN has to be this invoice's; from then on the PDF has it with the QR code.
   * @description What the invoice portal answered to the seller: its IRN has to be this invoice's; from then on the PDF has it with the QR code. For a member who is owner or manager of a company.
   */
  post: operations["invoices.recordIrp"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/invoices": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Papers of all sales of the company that it may open, by day, the newest first.
   * @description Papers of all sales of the company that it may open, by day, the newest first. For any signed-in buyer or seller.
   */
  get: operations["invoices.own"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/key": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The key that asks; nobody else has one.
   * @description The key that asks; nobody else has one. For anyone, signed in or not.
   */
  get: operations["apiKeys.own"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/materials": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The market's materials.
   * @description The market's materials. For anyone, signed in or not.
   */
  get: operations["listings.materials"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/materials/{code}/photos": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The photographs that lots of a material ask for, needed ones first.
   * @description The photographs that lots of a material ask for, needed ones first. For anyone, signed in or not.
   */
  get: operations["listings.materialPhotos"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/messages/webhook": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * What the gateways of SMS and WhatsApp tell: {reports: [{channel, reference, status, reason}], replies: [{channel, from, text}]}. `x-signature` is the HMAC-SHA256 of the bytes, in hex, under one of TEXT_WEBHOOK_SECRETS. What failed after WhatsApp took it goes by SMS; who answers STOP is sent no more by that channel, until START.
   * @description What the gateways of SMS and WhatsApp tell: {reports: [{channel, reference, status, reason}], replies: [{channel, from, text}]}. `x-signature` is the HMAC-SHA256 of the bytes, in hex, under one of TEXT_WEBHOOK_SECRETS. What failed after WhatsApp took it goes by SMS; who answers STOP is sent no more by that channel, until START. For anyone, signed in or not. Its caller signs what it sends.
   */
  post: operations["office.textWebhook"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/obligations": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The company's obligations, the newest year first, with the packs set against each.
   * @description The company's obligations, the newest year first, with the packs set against each. For any signed-in buyer or seller.
   */
  get: operations["obligations.list"];
  put?: never;
  /**
   * Saves an obligation; one of the same stream, category and year is replaced by it.
   * @description Saves an obligation; one of the same stream, category and year is replaced by it. For a member who is owner or manager of a company.
   */
  post: operations["obligations.save"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/obligations/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Removes an obligation of the own company; its packs stay.
   * @description Removes an obligation of the own company; its packs stay. For a member who is owner or manager of a company.
   */
  delete: operations["obligations.remove"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/obligations/export": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Obligations with their packs and hashes, for an auditor.
   * @description Obligations with their packs and hashes, for an auditor. For a member who is owner or manager of a company. Answers application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, no envelope.
   */
  get: operations["obligations.export"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/openapi.json": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * This document.
   * @description This document. For anyone, signed in or not. Answers application/json, no envelope.
   */
  get: operations["apiKeys.openApi"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/payments/{gateway}/webhook": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * What a gateway tells, signed over the bytes as they came; kept first, worked on later.
   * @description What a gateway tells, signed over the bytes as they came; kept first, worked on later. For anyone, signed in or not. Its caller signs what it sends.
   */
  post: operations["payments.gatewayWebhook"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/payments/demo/{order_id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Of the demo's gateway, which moves no money: `late` fails first, `twice` pays one order two times, `lost` tells nobody.
   * @description Of the demo's gateway, which moves no money: `late` fails first, `twice` pays one order two times, `lost` tells nobody. For anyone, signed in or not.
   */
  post: operations["payments.payDemo"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/policy": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Policies; each url is a page of the site.
   * @description Policies; each url is a page of the site. For anyone, signed in or not.
   */
  get: operations["content.policies"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/policy/by-url/{path}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * One policy.
   * @description One policy. For anyone, signed in or not.
   */
  get: operations["content.policyByUrl"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/price-board": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What a material was sold for in the last 90 days, per kg: P25, median and P75, also by region and week.
   * @description What a material was sold for in the last 90 days, per kg: P25, median and P75, also by region and week. For anyone, signed in or not.
   */
  get: operations["priceBoard.board"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/price-board.csv": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The price board as open data, as a table.
   * @description The price board as open data, as a table. For anyone, signed in or not. Answers text/csv, no envelope.
   */
  get: operations["priceBoard.csv"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/price-board.json": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The price board as open data: every material and region that may be shown.
   * @description The price board as open data: every material and region that may be shown. For anyone, signed in or not. Answers application/json, no envelope.
   */
  get: operations["priceBoard.json"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/price-board/materials": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The price board of every material; at most some seconds old.
   * @description The price board of every material; at most some seconds old. For anyone, signed in or not.
   */
  get: operations["priceBoard.boards"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Submits drafts as one batch, all or nothing; each is pending approval. With an Idempotency-Key header a retry gets the same answer and makes no second lot.
   * @description Submits drafts as one batch, all or nothing; each is pending approval. With an Idempotency-Key header a retry gets the same answer and makes no second lot. For a seller who is owner or manager of a company.
   */
  post: operations["listings.createLots"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /**
   * Changes an own lot that is pending; a refused one waits for approval again. 409 once it is approved.
   * @description Changes an own lot that is pending; a refused one waits for approval again. 409 once it is approved. For a seller who is owner or manager of a company.
   */
  put: operations["listings.editLot"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/{id}/attempts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * All attempts to sell what an own lot offers, the first one first.
   * @description All attempts to sell what an own lot offers, the first one first. For a seller.
   */
  get: operations["listings.readAttempts"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/{id}/corrigenda": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What was asked for of an own lot, newest first.
   * @description What was asked for of an own lot, newest first. For a seller.
   */
  get: operations["corrigenda.ownCorrigenda"];
  put?: never;
  /**
   * Asks the office to change an own approved lot that is not over; in place of what waited before. 409 nothing_changed, lot_not_approved, lot_ended, lot_withdrawn.
   * @description Asks the office to change an own approved lot that is not over; in place of what waited before. 409 nothing_changed, lot_not_approved, lot_ended, lot_withdrawn. For a seller who is owner or manager of a company.
   */
  post: operations["corrigenda.askCorrigendum"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/{id}/invitations": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The companies that are invited to an invite-only lot, for its seller and the office.
   * @description The companies that are invited to an invite-only lot, for its seller and the office. For a seller, or the office in a seller's place. Of the office, who may `lots.read`.
   */
  get: operations["audience.invitations"];
  put?: never;
  /**
   * Invites more companies to an invite-only lot, until its end; one that is invited already stays.
   * @description Invites more companies to an invite-only lot, until its end; one that is invited already stays. For a seller who is owner or manager of a company.
   */
  post: operations["audience.invite"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/{id}/invitations/{pan}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Takes an invitation back, as long as nobody has bid for the lot.
   * @description Takes an invitation back, as long as nobody has bid for the lot. For a seller who is owner or manager of a company.
   */
  delete: operations["audience.uninvite"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/{id}/relist": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Lists an own lot that is over and decided again: a new pending lot with its pictures and terms. Asked again, the same new lot is answered.
   * @description Lists an own lot that is over and decided again: a new pending lot with its pictures and terms. Asked again, the same new lot is answered. For a seller who is owner or manager of a company.
   */
  post: operations["listings.relistLot"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/{id}/sheet": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The newest sheet of an own lot, signed or not, and what it was before. 404 not_found where none was made.
   * @description The newest sheet of an own lot, signed or not, and what it was before. 404 not_found where none was made. For a seller.
   */
  get: operations["listings.readSheet"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/{id}/sheet.pdf": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The newest sheet of a lot, for its seller and the office.
   * @description The newest sheet of a lot, for its seller and the office. For a member or the office. Answers application/pdf, no envelope.
   */
  get: operations["listings.sheetPdf"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/{id}/sign": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Signs an own lot's sheet as it stands. Signed after its start it opens at once, and ends at its time. 400 otp_mismatch, otp_expired; 409 sheet_changed since the code was sent, not_awaiting_signature, auction_closed.
   * @description Signs an own lot's sheet as it stands. Signed after its start it opens at once, and ends at its time. 400 otp_mismatch, otp_expired; 409 sheet_changed since the code was sent, not_awaiting_signature, auction_closed. For a seller who is owner or manager of a company.
   */
  post: operations["listings.signSheet"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/{id}/sign/code": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sends a code to the seller's phone, or by mail where the account has none. 409 not_awaiting_signature, auction_closed.
   * @description Sends a code to the seller's phone, or by mail where the account has none. 409 not_awaiting_signature, auction_closed. For a seller who is owner or manager of a company.
   */
  post: operations["listings.sendSheetCode"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/bulk-edit": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Changes own lots that are pending or refused, each on its own: one that cannot be changed says why and holds up no other. With `dry_run` nothing is written.
   * @description Changes own lots that are pending or refused, each on its own: one that cannot be changed says why and holds up no other. With `dry_run` nothing is written. For a seller who is owner or manager of a company.
   */
  post: operations["listings.bulkEditLots"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/category/{urlname}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Live and upcoming lots of one category or sub-category; 404 for an unknown one.
   * @description Live and upcoming lots of one category or sub-category; 404 for an unknown one. For anyone, signed in or not.
   */
  get: operations["listings.byCategory"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/counts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * How many lots the shop's choices have, each counted to 1,000.
   * @description How many lots the shop's choices have, each counted to 1,000. For anyone, signed in or not.
   */
  get: operations["listings.counts"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/drafts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The seller's drafts of lots, in the order in which they were begun.
   * @description The seller's drafts of lots, in the order in which they were begun. For a seller.
   */
  get: operations["listings.readDrafts"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/drafts/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /**
   * Keeps a draft under an id that the caller makes, up to 50; 409 `draft_changed`, with the draft as it is now in `data.draft`, when it was changed since the version named.
   * @description Keeps a draft under an id that the caller makes, up to 50; 409 `draft_changed`, with the draft as it is now in `data.draft`, when it was changed since the version named. For a seller.
   */
  put: operations["listings.saveDraft"];
  post?: never;
  /**
   * Deletes a draft; 409 `draft_changed` when it was changed since the version named, the same answer where there is none.
   * @description Deletes a draft; 409 `draft_changed` when it was changed since the version named, the same answer where there is none. For a seller.
   */
  delete: operations["listings.deleteDraft"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/drafts/files": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Pictures and the catalogue of a draft; `order` as in /product/update-images.
   * @description Pictures and the catalogue of a draft; `order` as in /product/update-images. For a seller.
   */
  post: operations["listings.sendDraftFiles"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/import": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Lists the lots of a table (.xlsx or .csv): all of its rows, or none and what is wrong with which. A lot number that the seller has used is the same lot and is not listed twice.
   * @description Lists the lots of a table (.xlsx or .csv): all of its rows, or none and what is wrong with which. A lot number that the seller has used is the same lot and is not listed twice. For a seller who is owner or manager of a company.
   */
  post: operations["listings.importLots"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/import/template": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A workbook to fill in for POST /product/import.
   * @description A workbook to fill in for POST /product/import. For a seller who is owner or manager of a company. Answers application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, no envelope.
   */
  get: operations["listings.importTemplate"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/live": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Live auctions, ending soonest first.
   * @description Live auctions, ending soonest first. For anyone, signed in or not.
   */
  get: operations["listings.live"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/my": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The seller's own lots, newest first unless asked otherwise.
   * @description The seller's own lots, newest first unless asked otherwise. For a seller.
   */
  post: operations["listings.myLots"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/questions": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Questions about the seller's lots; hidden ones are not among them.
   * @description Questions about the seller's lots; hidden ones are not among them. For a seller.
   */
  get: operations["questions.own"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/sheets": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The newest sheets of own lots that wait for a signature, the first to open first, at most 50.
   * @description The newest sheets of own lots that wait for a signature, the first to open first, at most 50. For a seller.
   */
  get: operations["listings.sheetsToSign"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/sheets/code": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sends one code for several sheets, in these versions alone. 409 sheet_changed, not_awaiting_signature, auction_closed, of the first that cannot be signed.
   * @description Sends one code for several sheets, in these versions alone. 409 sheet_changed, not_awaiting_signature, auction_closed, of the first that cannot be signed. For a seller who is owner or manager of a company.
   */
  post: operations["listings.sendSheetsCode"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/sheets/sign": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Signs the sheets that a code was sent for, in the versions that it was sent for. One that has changed since, or waits no more, is left out; where that is so of all, the call is refused. 400 otp_mismatch, otp_expired.
   * @description Signs the sheets that a code was sent for, in the versions that it was sent for. One that has changed since, or waits no more, is left out; where that is so of all, the call is refused. 400 otp_mismatch, otp_expired. For a seller who is owner or manager of a company.
   */
  post: operations["listings.signSheets"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/shop": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Approved lots: live ones unless `status` or `start_at` says otherwise, ending soonest first.
   * @description Approved lots: live ones unless `status` or `start_at` says otherwise, ending soonest first. For anyone, signed in or not.
   */
  get: operations["listings.shop"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/suggestions": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What the words typed so far may mean: materials, categories, places, live lots.
   * @description What the words typed so far may mean: materials, categories, places, live lots. For anyone, signed in or not.
   */
  get: operations["listings.suggestions"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/terms": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The terms that a seller's lots begin with: their own, and those of each material.
   * @description The terms that a seller's lots begin with: their own, and those of each material. For a seller.
   */
  get: operations["listings.readUsualTerms"];
  /**
   * Saves the seller's own usual terms; null deletes them.
   * @description Saves the seller's own usual terms; null deletes them. For a seller.
   */
  put: operations["listings.saveUsualTerms"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/update-images": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Pictures and the catalogue of an own lot that is not approved yet; without `order`, pictures sent replace those there.
   * @description Pictures and the catalogue of an own lot that is not approved yet; without `order`, pictures sent replace those there. For a seller who is owner or manager of a company.
   */
  post: operations["listings.updateImages"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/product/view/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * One lot as its seller or the office sees it; other members get what everybody sees of an approved one.
   * @description One lot as its seller or the office sees it; other members get what everybody sees of an approved one. For a member or the office. Of the office, who may `lots.read`.
   */
  get: operations["listings.viewLot"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/push/key": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The public VAPID key.
   * @description The public VAPID key. For anyone, signed in or not.
   */
  get: operations["accounts.pushKey"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/sandbox": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * By how much the own company has brought its sales nearer. In a demo alone.
   * @description By how much the own company has brought its sales nearer. In a demo alone. For any signed-in buyer or seller.
   */
  get: operations["sandbox.clock"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/sandbox/advance": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Of sales where the company is the seller, brings what is to come so much nearer and puts what was so much longer ago; then the market's own moves that are due are made, before the answer. An auction's end comes no nearer than now; ledger, journal and papers keep their true days, and other companies' sales stay. In a demo alone.
   * @description Of sales where the company is the seller, brings what is to come so much nearer and puts what was so much longer ago; then the market's own moves that are due are made, before the answer. An auction's end comes no nearer than now; ledger, journal and papers keep their true days, and other companies' sales stay. In a demo alone. For a member who is owner or manager of a company.
   */
  post: operations["sandbox.advance"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/saved-search": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The member's saved searches, newest first.
   * @description The member's saved searches, newest first. For any signed-in buyer or seller.
   */
  get: operations["savedSearches.savedSearches"];
  put?: never;
  /**
   * Saves a search, up to 50; the member is told of each newly approved lot that it finds. Status and order play no part in that.
   * @description Saves a search, up to 50; the member is told of each newly approved lot that it finds. Status and order play no part in that. For any signed-in buyer or seller.
   */
  post: operations["savedSearches.saveSearch"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/saved-search/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Deletes an own search; what it had yet to tell is not told.
   * @description Deletes an own search; what it had yet to tell is not told. For any signed-in buyer or seller.
   */
  delete: operations["savedSearches.deleteSearch"];
  options?: never;
  head?: never;
  /**
   * Changes the name of an own search, or on which channels it tells.
   * @description Changes the name of an own search, or on which channels it tells. For any signed-in buyer or seller.
   */
  patch: operations["savedSearches.changeSearch"];
  trace?: never;
 };
 "/service-request": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * An enquiry from a service page.
   * @description An enquiry from a service page. For anyone, signed in or not.
   */
  post: operations["content.serviceRequest"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/site/{id}/pass-key": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What passes of a site are signed with: public, so that a gate can read them offline.
   * @description What passes of a site are signed with: public, so that a gate can read them offline. For anyone, signed in or not.
   */
  get: operations["lifting.passKey"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/site/{id}/slots": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Slots of a site that are not over, with their free places: of the own company, or of one that it has bought from.
   * @description Slots of a site that are not over, with their free places: of the own company, or of one that it has bought from. For any signed-in buyer or seller.
   */
  get: operations["lifting.siteSlots"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/site/{id}/trips": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Trucks of a day at a site, by their slots; today also those still in the yard.
   * @description Trucks of a day at a site, by their slots; today also those still in the yard. For a phone at the gate of a site, or an owner or manager of the seller.
   */
  get: operations["lifting.siteTrips"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/subcategory/get": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * One category with its sub-categories.
   * @description One category with its sub-categories. For any signed-in buyer or seller.
   */
  post: operations["listings.subCategories"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/tax-hold/{id}/answer": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The seller says that the return is filed, with its ARN and acknowledgement: the office decides.
   * @description The seller says that the return is filed, with its ARN and acknowledgement: the office decides. For a member who is owner or manager of a company.
   */
  post: operations["taxHolds.answer"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/tax-hold/{id}/confirm": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The buyer says that the invoice is in the 2B: all that is tied is the seller's, and the word is not taken back. Takes an Idempotency-Key.
   * @description The buyer says that the invoice is in the 2B: all that is tied is the seller's, and the word is not taken back. Takes an Idempotency-Key. For a member who is owner or manager of a company.
   */
  post: operations["taxHolds.confirm"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/tax-hold/{id}/document": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The seller's acknowledgement of a filed return, for both sides and the office.
   * @description The seller's acknowledgement of a filed return, for both sides and the office. For a member or the office. Answers application/octet-stream, no envelope.
   */
  get: operations["taxHolds.answerDocument"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/tax-holds": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * GST that is tied in the company's sales, whose deadline is soonest first.
   * @description GST that is tied in the company's sales, whose deadline is soonest first. For any signed-in buyer or seller.
   */
  get: operations["taxHolds.list"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/testimonial": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What clients say.
   * @description What clients say. For anyone, signed in or not.
   */
  get: operations["content.testimonials"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/trip/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A truck, for the two sides of its sale, the office, the gate and who has the driver's link; for others there is none.
   * @description A truck, for the two sides of its sale, the office, the gate and who has the driver's link; for others there is none. For anyone, signed in or not.
   */
  get: operations["lifting.trip"];
  put?: never;
  post?: never;
  /**
   * Takes a booking of the buyer's back, before the truck is in.
   * @description Takes a booking of the buyer's back, before the truck is in. For a member who is owner or manager of a company.
   */
  delete: operations["lifting.cancelTrip"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/trip/{id}/code": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A new handover code in place of the buyer's old one: after ten wrong ones only this opens the way out.
   * @description A new handover code in place of the buyer's old one: after ten wrong ones only this opens the way out. For a member who is owner or manager of a company.
   */
  post: operations["lifting.newCode"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/trip/{id}/invoice": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The paper that a truck's goods go with, for its two sides, its driver and the office.
   * @description The paper that a truck's goods go with, for its two sides, its driver and the office. For anyone, signed in or not. Answers application/pdf, no envelope.
   */
  get: operations["lifting.carriedInvoice"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/trip/{id}/out": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Lets a weighed truck out: the first call that gets past authorisation and tolerance issues its invoice, which is kept. Of a seller who numbers himself: multipart with invoice_no and invoice. Takes an Idempotency-Key.
   * @description Lets a weighed truck out: the first call that gets past authorisation and tolerance issues its invoice, which is kept. Of a seller who numbers himself: multipart with invoice_no and invoice. Takes an Idempotency-Key. For a phone at the gate of a site, or an owner or manager of the seller.
   */
  post: operations["lifting.letOut"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/trip/{id}/pass": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The pass to show at the gate, for the buyer and the driver: a JWS (ES256). Once the truck is out, the one to leave with.
   * @description The pass to show at the gate, for the buyer and the driver: a JWS (ES256). Once the truck is out, the one to leave with. For anyone, signed in or not.
   */
  get: operations["lifting.tripPass"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/trip/{id}/received": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The buyer has the goods of a truck; said again, it changes nothing.
   * @description The buyer has the goods of a truck; said again, it changes nothing. For a member who is owner or manager of a company.
   */
  post: operations["lifting.received"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/trip/{id}/slips": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A slip of the weighbridge with its photo. With a reason it takes the place of the one before, as long as there is no invoice.
   * @description A slip of the weighbridge with its photo. With a reason it takes the place of the one before, as long as there is no invoice. For a phone at the gate of a site, or an owner or manager of the seller.
   */
  post: operations["lifting.addSlip"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/trip/{id}/slips/{slip}/photo": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The photograph of a weighing slip, for the truck's two sides, its driver and the office.
   * @description The photograph of a weighing slip, for the truck's two sides, its driver and the office. For anyone, signed in or not. Answers image/webp, no envelope.
   */
  get: operations["lifting.slipPhoto"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/trip/{id}/vehicle": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A truck broke down once its invoice was made: the seller tells which one brings its goods on, and the e-way bill.
   * @description A truck broke down once its invoice was made: the seller tells which one brings its goods on, and the e-way bill. For a member who is owner or manager of a company.
   */
  post: operations["lifting.changeVehicle"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/unsubscribe/{token}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Ends all mails about saved searches and watched lots, by the link in one of them; no login is needed.
   * @description Ends all mails about saved searches and watched lots, by the link in one of them; no login is needed. For anyone, signed in or not.
   */
  post: operations["savedSearches.unsubscribe"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /**
   * Changes the profile; email and mobile are read-only and ignored.
   * @description Changes the profile; email and mobile are read-only and ignored. For any signed-in buyer or seller.
   */
  put: operations["accounts.updateProfile"];
  /**
   * Registers a buyer (signed in at once) or a seller (pending activation). The phone must be the proven one.
   * @description Registers a buyer (signed in at once) or a seller (pending activation). The phone must be the proven one. For a phone that was proven by a code and is not registered yet.
   */
  post: operations["accounts.register"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/buyer-figures": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What a buyer's dashboard draws: what needs attention, purchases by month, won and lost.
   * @description What a buyer's dashboard draws: what needs attention, purchases by month, won and lost. For a buyer.
   */
  get: operations["figures.buyerFigures"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/consents": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Which texts the caller agreed to and when, and which new ones they are asked about.
   * @description Which texts the caller agreed to and when, and which new ones they are asked about. For any signed-in buyer or seller.
   */
  get: operations["personalData.consents"];
  put?: never;
  /**
   * Agrees to these versions, as they were shown.
   * @description Agrees to these versions, as they were shown. For any signed-in buyer or seller.
   */
  post: operations["personalData.agree"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/document/{file}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * A private document of an account: one's own, or for the office anybody's.
   * @description A private document of an account: one's own, or for the office anybody's. For a member or the office. Answers application/octet-stream, no envelope.
   */
  get: operations["accounts.document"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/email": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Gives the mail address of an account that has none, and sends a link that proves it.
   * @description Gives the mail address of an account that has none, and sends a link that proves it. For any signed-in buyer or seller.
   */
  post: operations["accounts.giveEmail"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/email/confirm": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Proves a mail address with the token of a link, once.
   * @description Proves a mail address with the token of a link, once. For anyone, signed in or not.
   */
  post: operations["accounts.confirmEmail"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/email/link": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sends a link that proves the caller's mail address.
   * @description Sends a link that proves the caller's mail address. For any signed-in buyer or seller.
   */
  post: operations["accounts.sendEmailLink"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/enter-mobile": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sends a 4-digit code to a phone; the message says whether the phone is registered.
   * @description Sends a 4-digit code to a phone; the message says whether the phone is registered. For anyone, signed in or not.
   */
  post: operations["accounts.enterMobile"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/erasure": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What would stay of the caller after an erasure and why, and how a request stands.
   * @description What would stay of the caller after an erasure and why, and how a request stands. For any signed-in buyer or seller.
   */
  get: operations["personalData.readErasure"];
  put?: never;
  /**
   * Asks the office to erase the caller's account.
   * @description Asks the office to erase the caller's account. For any signed-in buyer or seller. Asks who has a second factor for a fresh code. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  post: operations["personalData.askErasure"];
  /**
   * Takes a waiting request back.
   * @description Takes a waiting request back. For any signed-in buyer or seller.
   */
  delete: operations["personalData.withdrawErasure"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/export": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * All we hold on the caller, table by table, with where its documents are.
   * @description All we hold on the caller, table by table, with where its documents are. For a member or the office. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  get: operations["personalData.exportOwn"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/join": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Makes the holder of a proven phone a buyer with no more than a name, and signs them in; the number is the token's own, and all else can follow.
   * @description Makes the holder of a proven phone a buyer with no more than a name, and signs them in; the number is the token's own, and all else can follow. For a phone that was proven by a code and is not registered yet.
   */
  post: operations["accounts.join"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/language": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  /**
   * The language in which the market writes to this member.
   * @description The language in which the market writes to this member. For a member or the office.
   */
  put: operations["accounts.setLanguage"];
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/login": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A seller's sign-in; data is the token, or null with a ticket for the second factor.
   * @description A seller's sign-in; data is the token, or null with a ticket for the second factor. For anyone, signed in or not.
   */
  post: operations["accounts.login"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/login/passkey": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * What a passkey has to sign at the second step of a sign-in, a member's or the office's.
   * @description What a passkey has to sign at the second step of a sign-in, a member's or the office's. For anyone, signed in or not.
   */
  post: operations["accounts.askPasskeyAtLogin"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/login/totp": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A member's second step: the ticket of the first one, and a code or passkey; data is the token.
   * @description A member's second step: the ticket of the first one, and a code or passkey; data is the token. For anyone, signed in or not.
   */
  post: operations["accounts.loginWithCode"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/logout": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Ends the session on the server.
   * @description Ends the session on the server. For a member or the office.
   */
  post: operations["accounts.logout"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/notification/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Takes a notification out of the member's own list.
   * @description Takes a notification out of the member's own list. For any signed-in buyer or seller.
   */
  delete: operations["office.dismissNotification"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/notifications/read": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The member has looked: what is there now is unread no more.
   * @description The member has looked: what is there now is unread no more. For any signed-in buyer or seller.
   */
  post: operations["office.readNotifications"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/notifications/stream": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Server-Sent Events of a member: `unread` with how many notices came since the member last looked, at once and whenever it changes; `beat` every 15 s. Asked with the Authorization header; ends with the session, and from time to time by itself.
   * @description Server-Sent Events of a member: `unread` with how many notices came since the member last looked, at once and whenever it changes; `beat` every 15 s. Asked with the Authorization header; ends with the session, and from time to time by itself. For any signed-in buyer or seller. Answers text/event-stream, no envelope.
   */
  get: operations["office.unreadStream"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/notifications/unread": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * How many notifications came since the member last looked, counted to 100.
   * @description How many notifications came since the member last looked, counted to 100. For any signed-in buyer or seller.
   */
  get: operations["office.unreadNotifications"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/passkeys": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The caller's passkeys, the oldest first.
   * @description The caller's passkeys, the oldest first. For a member or the office.
   */
  get: operations["accounts.passkeys"];
  put?: never;
  /**
   * Keeps the passkey that the browser has made; at most 10 of a person.
   * @description Keeps the passkey that the browser has made; at most 10 of a person. For a member or the office. Asks who has a second factor for a fresh code. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  post: operations["accounts.addPasskey"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/passkeys/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Takes a passkey away, with a fresh code or passkey; the code stays.
   * @description Takes a passkey away, with a fresh code or passkey; the code stays. For a member or the office. Asks who has a second factor for a fresh code. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  delete: operations["accounts.removePasskey"];
  options?: never;
  head?: never;
  /**
   * Gives a passkey another name.
   * @description Gives a passkey another name. For a member or the office.
   */
  patch: operations["accounts.renamePasskey"];
  trace?: never;
 };
 "/user/passkeys/challenge": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * What a passkey has to sign where a fresh code is asked for.
   * @description What a passkey has to sign where a fresh code is asked for. For a member or the office.
   */
  post: operations["accounts.askPasskey"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/passkeys/options": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * What a browser makes a passkey from, of who has a code app as a second factor.
   * @description What a browser makes a passkey from, of who has a code app as a second factor. For a member or the office. Asks who has a second factor for a fresh code. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  post: operations["accounts.beginPasskey"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/password/forgot": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sends a link to set a new password, when a seller has this email; the answer is the same for every address.
   * @description Sends a link to set a new password, when a seller has this email; the answer is the same for every address. For anyone, signed in or not.
   */
  post: operations["accounts.forgotPassword"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/password/reset": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Sets a new password with the token of a link, once, and ends all sessions.
   * @description Sets a new password with the token of a link, once, and ends all sessions. For anyone, signed in or not.
   */
  post: operations["accounts.resetPassword"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/profile": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The member's own profile.
   * @description The member's own profile. For any signed-in buyer or seller.
   */
  get: operations["accounts.readProfile"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/prove": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Says that the holder is still there, by password or by the code sent to the phone: for 15 minutes this session may do what asks for it.
   * @description Says that the holder is still there, by password or by the code sent to the phone: for 15 minutes this session may do what asks for it. For a member or the office.
   */
  post: operations["accounts.proveHolder"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/push": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Lets the market send web push to this browser: outbid, won, ending soon.
   * @description Lets the market send web push to this browser: outbid, won, ending soon. For any signed-in buyer or seller.
   */
  post: operations["accounts.subscribePush"];
  /**
   * Stops web push to one browser.
   * @description Stops web push to one browser. For any signed-in buyer or seller.
   */
  delete: operations["accounts.unsubscribePush"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/seller-dashboard": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Counts for the seller's dashboard.
   * @description Counts for the seller's dashboard. For a seller.
   */
  get: operations["accounts.sellerDashboard"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/seller-figures": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What a seller's dashboard draws: lots by state, sales by month, rates beside the market's, views.
   * @description What a seller's dashboard draws: lots by state, sales by month, rates beside the market's, views. For a seller.
   */
  get: operations["figures.sellerFigures"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/seller-now": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What waits for a seller today, at most 50 of each, and what their live lots stand at.
   * @description What waits for a seller today, at most 50 of each, and what their live lots stand at. For a seller.
   */
  get: operations["figures.sellerNow"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/sessions": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Where the caller is logged in: this session first, then the newest.
   * @description Where the caller is logged in: this session first, then the newest. For a member or the office.
   */
  get: operations["accounts.ownSessions"];
  put?: never;
  post?: never;
  /**
   * Ends all of the caller's sessions but this one.
   * @description Ends all of the caller's sessions but this one. For a member or the office.
   */
  delete: operations["accounts.endOtherSessions"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/sessions/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Ends one of the caller's sessions, on every node.
   * @description Ends one of the caller's sessions, on every node. For a member or the office.
   */
  delete: operations["accounts.endOwnSession"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/totp": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Whether the caller has a second factor.
   * @description Whether the caller has a second factor. For a member or the office.
   */
  get: operations["accounts.readSecondFactor"];
  put?: never;
  /**
   * Makes a secret for an app; it counts once a code from the app has confirmed it.
   * @description Makes a secret for an app; it counts once a code from the app has confirmed it. For a member or the office. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  post: operations["accounts.beginSecondFactor"];
  /**
   * Turns the second factor off, with a code or a passkey; passkeys go with it.
   * @description Turns the second factor off, with a code or a passkey; passkeys go with it. For a member or the office.
   */
  delete: operations["accounts.endSecondFactor"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/totp/confirm": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Turns the second factor on with a code from the app; other sessions end. The recovery codes are shown this once.
   * @description Turns the second factor on with a code from the app; other sessions end. The recovery codes are shown this once. For a member or the office. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  post: operations["accounts.confirmSecondFactor"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/totp/step-up": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Enters a fresh code, or uses a passkey: for 5 minutes this session may do what asks for one. A code works once.
   * @description Enters a fresh code, or uses a passkey: for 5 minutes this session may do what asks for one. A code works once. For a member or the office.
   */
  post: operations["accounts.stepUp"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/upload-images": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Documents (PDF or picture, 10 MB each) and the profile picture; only the fields sent are replaced.
   * @description Documents (PDF or picture, 10 MB each) and the profile picture; only the fields sent are replaced. For a member, or a seller who has just registered.
   */
  post: operations["accounts.uploadImages"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/user-dashboard": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Counts for the buyer's dashboard.
   * @description Counts for the buyer's dashboard. For a buyer.
   */
  get: operations["accounts.buyerDashboard"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/user/verify-otp": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Proves a phone: a session for a registered phone, a 30-minute registration token for another; a ticket for who has a second factor.
   * @description Proves a phone: a session for a registered phone, a 30-minute registration token for another; a ticket for who has a second factor. For anyone, signed in or not.
   */
  post: operations["accounts.verifyOtp"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/vitals": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A page's web-vitals, for /metrics.
   * @description A page's web-vitals, for /metrics. For anyone, signed in or not.
   */
  post: operations["office.vitals"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/wallet": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The company's money. Who only bids for it sees deposit, leading, free, short and the holds of their own bids; the rest is 0.
   * @description The company's money. Who only bids for it sees deposit, leading, free, short and the holds of their own bids; the rest is 0. For any signed-in buyer or seller.
   */
  get: operations["wallet.wallet"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/wallet/bank-transfer": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The transfers that the company told of, the newest 100.
   * @description The transfers that the company told of, the newest 100. For a member who is owner or manager of a company.
   */
  get: operations["banking.ownTransfers"];
  put?: never;
  /**
   * Tells of a transfer that was made. It credits nothing until the bank's statement has this UTR with this amount, from this company; whatever differs waits for somebody of the office. Ten may be open; each lapses after seven days.
   * @description Tells of a transfer that was made. It credits nothing until the bank's statement has this UTR with this amount, from this company; whatever differs waits for somebody of the office. Ten may be open; each lapses after seven days. For a member who is owner or manager of a company.
   */
  post: operations["banking.claimTransfer"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/wallet/move": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Uses a seller's proceeds as deposit; with an Idempotency-Key once.
   * @description Uses a seller's proceeds as deposit; with an Idempotency-Key once. For a member who is the company's owner.
   */
  post: operations["wallet.moveProceeds"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/wallet/statement": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What came in and went out, the oldest first: opening + in − out = closing, in each format.
   * @description What came in and went out, the oldest first: opening + in − out = closing, in each format. For a member who is owner or manager of a company.
   */
  get: operations["wallet.statement"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/wallet/to-come": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What a seller's trucks that have left will bring, the next first: at most 50 of them, and what all of those come to.
   * @description What a seller's trucks that have left will bring, the next first: at most 50 of them, and what all of those come to. For a member who is owner or manager of a company.
   */
  get: operations["settlement.toCome"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/wallet/top-up": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Begins a payment through the gateway, to the deposit or for a sale; with an Idempotency-Key once.
   * @description Begins a payment through the gateway, to the deposit or for a sale; with an Idempotency-Key once. For a member who is owner or manager of a company.
   */
  post: operations["payments.topUp"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/wallet/top-up/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * What has become of a payment of the own company.
   * @description What has become of a payment of the own company. For a member who is owner or manager of a company.
   */
  get: operations["payments.topUpState"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/wallet/top-up/{id}/return": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * What the gateway's checkout gave the browser: the market asks the gateway itself.
   * @description What the gateway's checkout gave the browser: the market asks the gateway itself. For a member who is owner or manager of a company.
   */
  post: operations["payments.returnTopUp"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/wallet/withdrawals": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The company's withdrawals, the newest 100.
   * @description The company's withdrawals, the newest 100. For a member who is owner or manager of a company.
   */
  get: operations["banking.withdrawals"];
  put?: never;
  /**
   * Asks for free money to be paid to an account of the company's.
   * @description Asks for free money to be paid to an account of the company's. For a member who is the company's owner. Asks who has a second factor for a fresh code. Asks for a sign-in, a code or a password of the last 15 minutes.
   */
  post: operations["banking.askWithdrawal"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/wallet/withdrawals/{id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /**
   * Takes a withdrawal back that nobody has approved yet; the same again changes nothing.
   * @description Takes a withdrawal back that nobody has approved yet; the same again changes nothing. For a member who is the company's owner. Asks who has a second factor for a fresh code.
   */
  delete: operations["banking.cancelWithdrawal"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/watch": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The lots that the member watches: open ones first, ending soonest, then ended ones.
   * @description The lots that the member watches: open ones first, ending soonest, then ended ones. For any signed-in buyer or seller.
   */
  get: operations["watchlist.watched"];
  put?: never;
  /**
   * Watches several lots, all or none; those that are not public are left out, those that are watched stay so.
   * @description Watches several lots, all or none; those that are not public are left out, those that are watched stay so. For any signed-in buyer or seller.
   */
  post: operations["watchlist.watchAll"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/watch/{product_id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Watches an approved lot, up to 500 at a time; watching it again changes nothing.
   * @description Watches an approved lot, up to 500 at a time; watching it again changes nothing. For any signed-in buyer or seller.
   */
  post: operations["watchlist.watch"];
  /**
   * Watches a lot no more; the same answer where it was not watched.
   * @description Watches a lot no more; the same answer where it was not watched. For any signed-in buyer or seller.
   */
  delete: operations["watchlist.unwatch"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/watch/calendar": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A secret address at which a calendar reads the closes of the lots that the member watches; one that was made before ends.
   * @description A secret address at which a calendar reads the closes of the lots that the member watches; one that was made before ends. For any signed-in buyer or seller.
   */
  post: operations["watchlist.makeCalendar"];
  /**
   * Ends the address of the member's calendar; the same answer where there is none.
   * @description Ends the address of the member's calendar; the same answer where there is none. For any signed-in buyer or seller.
   */
  delete: operations["watchlist.endCalendar"];
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/watch/ids": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * The ids of all lots that the member watches.
   * @description The ids of all lots that the member watches. For any signed-in buyer or seller.
   */
  get: operations["watchlist.watchedIds"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/webhook-events": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /**
   * Each type of event with its JSON Schema, and a signed body to try a receiver with.
   * @description Each type of event with its JSON Schema, and a signed body to try a receiver with. For anyone, signed in or not.
   */
  get: operations["webhooks.eventTypes"];
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
}
export interface webhooks {
 "award.made": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A lot is sold.
   * @description A lot is sold. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.award.made"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "award.moved": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A sale moved, or one side said something of it.
   * @description A sale moved, or one side said something of it. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.award.moved"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "bid.outbid": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Another company leads, some seconds after it went above.
   * @description Another company leads, some seconds after it went above. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.bid.outbid"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "claim.decided": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A claim is decided.
   * @description A claim is decided. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.claim.decided"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "claim.made": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The buyer claims for goods.
   * @description The buyer claims for goods. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.claim.made"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "eway.ending": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * An e-way bill ends while its truck is on the road.
   * @description An e-way bill ends while its truck is on the road. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.eway.ending"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "invoice.irp_soon": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The days to report an invoice to the portal end soon.
   * @description The days to report an invoice to the portal end soon. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.invoice.irp_soon"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "invoice.issued": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A paper has its number; one of the market's fee is told to who pays it.
   * @description A paper has its number; one of the market's fee is told to who pays it. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.invoice.issued"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "lot.approved": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The office approved a lot, or gave it other times.
   * @description The office approved a lot, or gave it other times. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.lot.approved"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "lot.closed": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * An auction ended: for the seller and each company that bid.
   * @description An auction ended: for the seller and each company that bid. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.lot.closed"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "lot.refused": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The office did not approve a lot, or sent it back.
   * @description The office did not approve a lot, or sent it back. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.lot.refused"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "lot.withdrawn": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The office took a lot out of its auction.
   * @description The office took a lot out of its auction. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.lot.withdrawn"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "payment.received": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Money came in, or was taken from the deposit for a sale.
   * @description Money came in, or was taken from the deposit for a sale. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.payment.received"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "payout.failed": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A payout came back, or was not sent.
   * @description A payout came back, or was not sent. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.payout.failed"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "payout.sent": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Money left for the company's bank.
   * @description Money left for the company's bank. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.payout.sent"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "tax.differs": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A 2B shows it otherwise.
   * @description A 2B shows it otherwise. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.tax.differs"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "tax.missing": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A 2B has not got the invoice.
   * @description A 2B has not got the invoice. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.tax.missing"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "tax.released": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Kept GST is the seller's.
   * @description Kept GST is the seller's. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.tax.released"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "tax.returned": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Kept GST is the buyer's.
   * @description Kept GST is the buyer's. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.tax.returned"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "trip.arrived": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A truck is in the yard.
   * @description A truck is in the yard. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.trip.arrived"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "trip.booked": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A truck is booked.
   * @description A truck is booked. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.trip.booked"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "trip.missed": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A booked truck did not come.
   * @description A booked truck did not come. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.trip.missed"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "trip.out": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A truck has left with its paper.
   * @description A truck has left with its paper. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.trip.out"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "trip.received": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * The buyer has a truck's goods.
   * @description The buyer has a truck's goods. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.trip.received"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "trip.released": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A truck's money is the seller's.
   * @description A truck's money is the seller's. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.trip.released"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "trip.weighed": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * A truck is weighed full.
   * @description A truck is weighed full. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.trip.weighed"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "webhook.ping": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /**
   * Asked for by the company, to try.
   * @description Asked for by the company, to try. Signed as Standard Webhooks 1.0 has it; what counts is read at `href`.
   */
  post: operations["webhooks.webhook.ping"];
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
}
export interface components {
 schemas: {
  Refusal: {
   /** @description One of the problem codes; our own screens decide by it, never by the message. */
   code: string;
   data: null;
   errors: {
    msg: string;
    path: string;
    /** @description What stands in a table's cell, for who asked for it. */
    value?: string;
   }[];
   /** @constant */
   is_success: 0;
   message: string;
   /** @description Of `key_may_not`: the scope that opens it; null where no key does. */
   scope?: string | null;
   /** @description For a seller whose account waits or was refused: opens the own application alone. */
   temp_token?: string;
  };
 };
 responses: {
  /** @description Refused: `code` says why, `errors` which fields. */
  Refusal: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["Refusal"];
   };
  };
 };
 parameters: never;
 requestBodies: never;
 headers: never;
 pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
 "content.contactMedia": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    type: "Contact" | "Social";
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @enum {string} */
       kind: "Contact" | "Social";
       media_value: string;
       title: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "content.contactQuery": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     email: string;
     message: string;
     mobile: string;
     name: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "office.readInvitation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       email: string;
       /** @enum {string} */
       role: "owner" | "moderator" | "finance" | "content" | "support";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "office.acceptInvitation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     name: string;
     password: string;
     token: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.adminLogin": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     email: string;
     password: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: string | null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      /** @constant */
      second_factor?: "totp";
      ticket?: string;
      user: {
       expires_at: string;
       /** @description What the member reads; null until they chose. */
       language: ("en" | "hi") | null;
       name: string | null;
       profile_image: string | null;
       /** @enum {string} */
       role: "owner" | "moderator" | "finance" | "content" | "support";
       type: ("buyer" | "seller" | "admin") | null;
      } | null;
     };
    };
   };
  };
 };
 "accounts.adminLoginWithCode": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     code?: string;
     /** @description Instead of a code. */
     passkey?: {
      id: string;
      rawId: string;
      response: {
       authenticatorData: string;
       clientDataJSON: string;
       signature: string;
       userHandle?: string | null;
      };
      /** @constant */
      type: "public-key";
     };
     /** @description Good for 5 minutes and 5 tries. */
     ticket: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: string;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      user: {
       expires_at: string;
       /** @description What the member reads; null until they chose. */
       language: ("en" | "hi") | null;
       name: string | null;
       profile_image: string | null;
       /** @enum {string} */
       role: "owner" | "moderator" | "finance" | "content" | "support";
       type: ("buyer" | "seller" | "admin") | null;
      };
     };
    };
   };
  };
 };
 "office.notifications": {
  parameters: {
   query?: {
    /** @description For the office: all rows as a file, with the list's filters; no pages. */
    format?: "csv" | "xlsx";
    page?: number;
    q?: string;
    rows?: number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       audience?: string;
       /** @description What kind of news it is, as `outbid`; null where a person wrote it. */
       code: string | null;
       created_at: string;
       description: string;
       description_hi?: string | null;
       /** @description Of an `outbid`: whether the reader's side leads on that lot once more. */
       leads_again: boolean;
       link: string | null;
       title: string;
       /** @description For the office: the same in Hindi. */
       title_hi?: string | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      /** @constant */
      success: 1;
      totalpage: number;
     };
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
     "text/csv": string;
    };
   };
  };
 };
 "accounts.states": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       state: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "savedSearches.alertSettings": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Hours in India in which push and SMS wait; null for none. */
       quiet_hours: {
        from: string;
        to: string;
       } | null;
       /** @description What the member's number has answered STOP to; missing where that is nothing. */
       stopped?: ("sms" | "whatsapp")[];
       /** @description On which channels the end of watched lots is told. */
       watch_channels: ("app" | "push" | "mail" | "sms")[];
       /** @description Whether news that passes comes by WhatsApp in place of SMS; null where it cannot. */
       whatsapp: boolean | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "savedSearches.changeAlertSettings": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description Hours in India in which push and SMS wait; null for none. */
     quiet_hours: {
      from: string;
      to: string;
     } | null;
     /** @description What is left out of it may come again. */
     stopped?: ("sms" | "whatsapp")[];
     watch_channels: ("app" | "push" | "mail" | "sms")[];
     /** @description Stays as it is where it is missing or null. */
     whatsapp?: boolean | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Hours in India in which push and SMS wait; null for none. */
       quiet_hours: {
        from: string;
        to: string;
       } | null;
       /** @description What the member's number has answered STOP to; missing where that is nothing. */
       stopped?: ("sms" | "whatsapp")[];
       /** @description On which channels the end of watched lots is told. */
       watch_channels: ("app" | "push" | "mail" | "sms")[];
       /** @description Whether news that passes comes by WhatsApp in place of SMS; null where it cannot. */
       whatsapp: boolean | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "auctions.placeBid": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     amount: number | string;
     /** @description From `unusual_times` the price on: the bidder was asked once more. */
     confirm_unusual?: boolean;
     /** @description The last corrigendum that the bidder has seen, 0 for none; the present one when left out, 409 `lot_changed` else. */
     corrigendum?: number | null;
     /** @description Left beside the bid, for the market to bid up to. */
     maximum?: number | string;
     product_id: string | number;
     /** @description That the bidder accepts; the present one when left out, 409 `terms_changed` else. */
     terms_version?: number | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       amount: number;
       bid_count: number;
       bidder: string;
       ends_at: string;
       heightest: number;
       /** @description What this lot holds of the company's deposit now; 0 when outbid. */
       hold: number;
       next_bid: number;
       /** @description Whether an earlier maximum has answered it at once. */
       outbid: boolean;
       placed_at: string;
       product_id: string;
       receipt: {
        hash: string;
        seq: number;
       };
       seq: number;
       /** @description What the whole lot costs at this bid. */
       value: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "auctions.terms": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    idname: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/pdf": Blob;
    };
   };
  };
 };
 "auctions.answerBid": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description The highest bid as the seller saw it: the answer is to that bid and no other. */
     amount: number | string;
     /** @enum {string} */
     answer: "accepted" | "declined";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       heightest: number;
       /** @enum {string} */
       outcome: "sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders";
       product_id: string;
       /** @enum {string} */
       seller_answer: "awaited" | "accepted" | "declined" | "lapsed";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "corrigenda.corrigendaOfLot": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    idname: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description ISO 8601. */
       at: string;
       /**
        * @description Who asked for it.
        * @enum {string}
        */
       by: "seller" | "office";
       changes: {
        after: number | string | null | string[] | {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        before: number | string | null | string[] | {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        /** @description `quantity`, `weight_kg`, `description`, or a field of the terms: `terms.payment_days`. */
        field: string;
       }[];
       /** @description When the lot would end from then on. */
       ends_at: string;
       /** @description Whether it moved that end. */
       moved: boolean;
       /** @description Counts from 1 on each lot. */
       no: number;
       reason: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "corrigenda.answerCorrigendum": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @enum {string} */
     answer: "accepted" | "withdrawn";
     no: number;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @enum {string} */
       answer: "accepted" | "withdrawn";
       heightest: number;
       /** @description What this lot holds of the company's deposit now. */
       hold: number;
       /** @description Masked name of who leads now. */
       leader: string | null;
       no: number;
       product_id: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "auctions.counterOffer": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description In the lot's basis: above the highest bid, the reserve at most. */
     amount: number | string;
     /** @description An hour from now at least, seven days after the end at most. */
     until: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       amount: number;
       product_id: string;
       /** @description ISO 8601. */
       until: string;
       /** @description What the whole lot costs at this price. */
       value: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "auctions.answerOffer": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @enum {string} */
     answer: "accepted" | "declined";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       amount: number;
       /** @enum {string} */
       outcome: "sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders";
       product_id: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "auctions.details": {
  parameters: {
   query?: {
    /** @description For `landed_cost`, of a caller without a company's site. */
    state?: "Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal";
   };
   header?: never;
   path: {
    idname: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       bid_increment: number | null;
       can_bid: boolean;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description The last change of the lot since it opened. */
       corrigendum: {
        /** @description The caller's company's; null who has no part in it. */
        answer: ("needed" | "accepted" | "withdrawn") | null;
        /** @description ISO 8601. */
        at: string;
        changes: {
         after: number | string | null | string[] | {
          above_percent: number;
          rate_percent: number;
          what: string;
         }[];
         before: number | string | null | string[] | {
          above_percent: number;
          rate_percent: number;
          what: string;
         }[];
         /** @description `quantity`, `weight_kg`, `description`, or a field of the terms: `terms.payment_days`. */
         field: string;
        }[];
        /** @description ISO 8601. */
        ends_at: string;
        moved: boolean;
        /** @description Counts from 1 on each lot. */
        no: number;
        reason: string;
       } | null;
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @description What of your deposit nothing holds. */
        free: number | null;
        /** @description What the next bid would hold. */
        hold: number;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
        /** @description What is missing for the next bid. */
        short: number | null;
        /** @description What this lot holds of yours now; null who cannot bid. */
        yours: number | null;
       } | null;
       description: string;
       end_at: string | null;
       ends_at: string | null;
       /** @description How often a late bid has reset the clock. */
       extensions: number;
       /** @description How the lot does; told to its seller alone. */
       for_seller: {
        /** @description Companies that have bid; null while tenders are sealed. */
        bidders: number | null;
        reserve: number | null;
        views: number;
        watchers: number;
       } | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       hard_ends_at: string | null;
       /** @description Whether others act for the caller's company, so that its bids are theirs, too. */
       has_colleagues: boolean;
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Visits to the goods before the bid; times in ISO 8601. */
       inspection: {
        /** @description Whether its goods can be seen before the end. */
        offered: boolean;
        /** @description The last appointment of the caller's company that is not cancelled. */
        yours: {
         _id: string;
         from: string;
         /** @enum {string} */
         state: "booked" | "came" | "missed" | "cancelled";
         to: string;
        } | null;
       };
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description A higher bid did not count at the close, for want of an authorisation. */
       is_next_bid: boolean;
       /** @description What is to be paid in all at `next_bid`; null without a price and after the close. */
       landed_cost: {
        /** @description Whether all rates are known. */
        complete: boolean;
        /** @description YYYY-MM-DD: whose rates these are; the day of the auction's end. */
        day: string;
        /** @description Where the goods lie. */
        goods_state: string;
        hsn: string | null;
        lines: {
         amount: number;
         /** @description Rupees: of a fee that is more than its percent. */
         bounds?: {
          fixed: number;
          least: number | null;
          most: number | null;
         };
         /** @enum {string} */
         code: "gst" | "gst_sez" | "gst_sez_without_payment" | "gst_reverse_metal" | "gst_reverse_government" | "gst_unregistered" | "gst_unknown" | "tcs_scrap" | "tcs_small_seller" | "market_fee" | "market_fee_before_gst" | "market_fee_gst";
         /** @description Of TCS: under which it is paid in. */
         collection_code?: string | null;
         /** @description False where an adviser has yet to confirm it. */
         confirmed: boolean;
         /** @description Of TCS: the declaration by which none is collected. */
         form?: string;
         /** @description YYYY-MM-DD since when the rate holds. */
         from: string | null;
         /**
          * @description The value alone, with the seller's GST, or the market's fee.
          * @enum {string}
          */
         of: "value" | "invoice" | "fee";
         /**
          * @description `government`: by the buyer directly, under reverse charge.
          * @enum {string}
          */
         paid_to: "seller" | "government" | "market";
         /**
          * @description False of what the buyer pays to the government: `payable` and `due` leave it out.
          * @constant
          */
         payable?: false;
         /** @description Null where it is not known. */
         percent: number | null;
         /** @description In English, with its sources. */
         rule: string;
         /** @description Where the rate was read: `of` is a number, section, year or name. */
         readonly sources: {
          /** @enum {string} */
          code: "gst_notification" | "income_tax_1961" | "income_tax_2025" | "finance_bill" | "website";
          of: string;
         }[];
         /** @enum {string} */
         what: "gst" | "cgst" | "sgst" | "utgst" | "igst" | "tcs" | "fee" | "fee_gst";
        }[];
        /** @description The whole lot's value at `next_bid`, in rupees. */
        on: number;
        /** @description Whose buyer this is counted for. */
        state: string;
        /** @enum {string} */
        state_from: "site" | "account" | "chosen" | "assumed";
        /** @description Value and lines together, whoever they are paid to. */
        total: number;
       } | null;
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       /** @description Masked name of who leads. */
       leader: string | null;
       /** @description Who of the own company placed the bid that leads; null where it does not lead, or nobody else acts for it. */
       led_by: string | null;
       /** @description The most that the company lets the caller bid, for the whole lot; null for no limit. */
       limit: number | null;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       lowest: number;
       market_value: number | null;
       /** @description Of the price board; null where none is known. */
       material: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       /** @description A bid must be above this: the highest bid, or the market value when there is none. */
       minimum_bid: number;
       /** @description The own company's masked name in this auction. */
       my_bidder: string | null;
       /** @description The least amount that will be accepted. */
       next_bid: number;
       /** @description What the lot is offered to the caller at, while it is. */
       offer: {
        amount: number;
        /** @description Whether the seller named it; else it is the bidder's own bid. */
        by_seller: boolean;
        /** @description Of the company's deposit, once it is accepted; 0 for none. */
        hold: number;
        /** @description ISO 8601. */
        until: string;
        /** @description What the whole lot costs at it. */
        value: number;
       } | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description Of a heap listed in parts: those that the caller may see, each as listed last. */
       parts: {
        _id: string;
        no: number;
        url: string;
       }[] | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       /** @description Null where its stream is not known. */
       photos: {
        /** @description Needed and wished, in order. */
        asked: ("whole" | "near" | "inside" | "label" | "scale" | "store" | "access")[];
        /** @description The needed ones that no picture of it says that it shows. */
        missing: ("whole" | "near" | "inside" | "label" | "scale" | "store" | "access")[];
       } | null;
       /** @description The material whose checklist `photos` is of: /materials/{code}/photos words it. */
       photos_of: string | null;
       pincode: string;
       /** @description Whether the own company may bid in the auction; null before tenders are opened. */
       qualified: boolean | null;
       quantity: number;
       questions: {
        /** @description Questions with an answer that everybody reads. */
        answered: number;
        /** @description ISO 8601: until then questions are taken; null before the lot is approved. */
        close_at: string | null;
        open: boolean;
       };
       /** @description The seller's earlier lot that this one offers again; told to them and the office alone. */
       relist_of: string | null;
       /** @description The authorisation that this lot asks for. */
       requirement: {
        /** @description YYYY-MM-DD: the last day of what has expired. */
        ended_on: string | null;
        /** @description In which the lot counts, 2026-27. */
        financial_year: string;
        /** @description What the lot weighs; null when that is not known. */
        lot_kg: number | null;
        met: boolean;
        /** @description What is left of the company's capacity, this lot not counted; null without one. */
        remaining_kg: number | null;
        /** @enum {string} */
        stream: "e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous";
        why: ("sign_in_first" | "verify_first" | "authorisation_missing" | "authorisation_expired" | "capacity_exceeded") | null;
       } | null;
       /** @enum {string} */
       reserve: "none" | "met" | "not_met";
       /** @description What stands in a day's root for a lot that is for the invited alone. */
       root_mark: string | null;
       /** @description For its winner's company: the sale, and what is next in it. */
       sale: {
        award_id: string;
        next_step: {
         /** @description That it is about, also where the two pay each other. */
         amount: number | null;
         /** @description ISO 8601: done before then; of `bring_truck` and `wait_release` from then on. */
         day: string | null;
         /** @description Still to be lifted. */
         kg: number | null;
         /** @enum {string} */
         pay_through: "parties" | "market";
         /**
          * @description The caller's.
          * @enum {string}
          */
         side: "buyer" | "seller";
         /** @enum {string} */
         state: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
         vehicle_no: string | null;
         /** @enum {string} */
         what: "pay" | "pay_more" | "confirm_money" | "book_truck" | "bring_truck" | "load_truck" | "say_lifted" | "say_gone" | "answer_calling_off" | "answer_claim" | "accept_weight" | "agree_weight" | "rate" | "wait_payment" | "wait_office" | "wait_release" | "done";
         /**
          * @description For whom the sale waits; `you`: the caller.
          * @enum {string}
          */
         who: "you" | "they" | "nobody";
        };
       } | null;
       /** @description SHA-256 of the seed that decides between equal tenders; null in an English auction. */
       seed_commitment: string | null;
       seller: {
        city: string;
        since: string;
        state: string;
       };
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       server_time: string;
       soft_close_minutes: number;
       /** @enum {string} */
       standing: "none" | "leading" | "outbid" | "subject" | "offered" | "won" | "lost" | "voided" | "sealed" | "withdrawn";
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category: {
        title: string;
        title_hi: string | null;
        url: string;
       } | null;
       sub_category_id: string | null;
       tax_hold: {
        /** @description The GST at `next_bid`. */
        amount: number;
        /** @description Null for who is no buyer. */
        applies: boolean | null;
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
        /** @description Why all is the seller's at once: no GSTIN, reverse charge, or no GST. */
        why_not: ("buyer_unregistered" | "reverse_charge" | "no_gst") | null;
       } | null;
       /** @description What it is sold on; null where that is not in fields. */
       terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        /** @description What its event says of inspection and terms; left out where it says nothing. */
        event_terms?: string;
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
        version: number;
       } | null;
       /** @description The version of the terms that the caller accepted with their first bid. */
       terms_accepted: {
        /** @description ISO 8601. */
        at: string;
        version: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       /** @description From so many times `minimum_bid` on a bid is unusual: worth asking its bidder once more. */
       unusual_times: number;
       url: string;
       /** @description What the whole lot costs at the price board's P75; from three times as much on, and twice `minimum_bid`, a bid is unusual, too. Null where it is not known. */
       usual_value: number | null;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
       why_not: ("sign_in_first" | "seller_may_not_bid" | "company_waiting" | "company_needed" | "role_may_not_bid" | "company_suspended" | "company_barred" | "own_lot" | "related_account" | "seller_blocks" | "not_allowed" | "lot_not_approved" | "lot_upcoming" | "lot_ended" | "lot_paused" | "awaiting_signature" | "lot_withdrawn" | "not_qualified" | "company_leads" | "verify_first" | "authorisation_missing" | "authorisation_expired" | "capacity_exceeded" | "bid_limit_exceeded" | "deposit_needed") | null;
       /** @description The company's, while it can still act; shown to its users alone. */
       your_maximum: number | null;
       /** @description The own company's; null where it has none. */
       your_tender: {
        /** @description Null before the opening, and where it was not opened. */
        amount: number | null;
        /** @description SHA-256 of `amount:salt`, the amount with two decimals. */
        commitment: string;
        /** @description ISO 8601. */
        placed_at: string;
        salt: string | null;
        /** @description Of its last line in the ledger. */
        seq: number;
        /** @enum {string} */
        state: "sealed" | "withdrawn" | "opened" | "unopened";
       } | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "auctions.bidsOfLot": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     product_id: string | number;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Whether the market placed it for its bidder's maximum. */
       automatic: boolean;
       bid_amount: number;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       bid_date: string;
       bidder: string;
       product_id: {
        _id: string;
        images: {
         alt: string;
         height: number;
         /** @description Below /uploads. */
         image: string;
         /**
          * @description Of a picture that shows no goods but a weigh slip or a test report.
          * @enum {string}
          */
         kind?: "slip" | "report";
         /**
          * @description Which of the views asked for it is, where that was said.
          * @enum {string}
          */
         shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
         width: number;
        }[];
       };
       time: string;
       value: number;
       voided: boolean;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "inspections.slots": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Whom to call about it. */
       contact: string | null;
       slots: {
        /** @description Places that nobody has booked. */
        free: number;
        /** @description ISO 8601. */
        from: string;
        /** @description ISO 8601. */
        to: string;
       }[];
       /** @description The company's last one that is not cancelled. */
       yours: {
        _id: string;
        /** @description ISO 8601: when they were let in. */
        came_at: string | null;
        /** @description ISO 8601. */
        from: string;
        /** @description To show at the gate; for the own company alone, while it can still open it. */
        pass: {
         /** @description To type at the gate in its place. */
         code: string;
         /** @description ISO 8601. */
         expires_at: string;
         /** @description A JWS (ES256). */
         token: string;
         /** @description ISO 8601. */
         valid_from: string;
        } | null;
        product_id: string;
        /** @description ISO 8601: until then the seller may say by hand who came; for the seller alone. */
        say_until: string | null;
        site: {
         _id: string;
         address: string;
         city: string;
         /** @description Whom to call at the gate. */
         gate_contact: string | null;
         loading_hours: string | null;
         name: string;
         pincode: string;
         state: string;
        };
        /** @enum {string} */
        state: "booked" | "came" | "missed" | "cancelled";
        /** @description Of the lot. */
        title: string;
        /** @description ISO 8601. */
        to: string;
        /** @description Of the lot's page. */
        url: string;
        /** @description Empty once their names are erased. */
        visitors: {
         mobile: string;
         name: string;
        }[];
       } | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "inspections.book": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /**
      * Format: date-time
      * @description When the slot begins, as the list says.
      */
     from: string;
     visitors: {
      mobile: string;
      name: string;
     }[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: when they were let in. */
       came_at: string | null;
       /** @description ISO 8601. */
       from: string;
       /** @description To show at the gate; for the own company alone, while it can still open it. */
       pass: {
        /** @description To type at the gate in its place. */
        code: string;
        /** @description ISO 8601. */
        expires_at: string;
        /** @description A JWS (ES256). */
        token: string;
        /** @description ISO 8601. */
        valid_from: string;
       } | null;
       product_id: string;
       /** @description ISO 8601: until then the seller may say by hand who came; for the seller alone. */
       say_until: string | null;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       /** @enum {string} */
       state: "booked" | "came" | "missed" | "cancelled";
       /** @description Of the lot. */
       title: string;
       /** @description ISO 8601. */
       to: string;
       /** @description Of the lot's page. */
       url: string;
       /** @description Empty once their names are erased. */
       visitors: {
        mobile: string;
        name: string;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "audience.invitedLots": {
  parameters: {
   query?: {
    page?: number;
    rows?: number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       quantity: number;
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
      total: number;
      totalpage: number;
     };
    };
   };
  };
 };
 "auctions.ledger": {
  parameters: {
   query?: {
    after?: number;
   };
   header?: never;
   path: {
    idname: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       amount: number;
       bidder: string;
       bidder_mark: string;
       commitment: string;
       ends_at: string;
       hash: string;
       /** @enum {string} */
       kind: "open" | "bid" | "maximum" | "void" | "pause" | "resume" | "extend" | "withdraw" | "close" | "answer" | "tender" | "unseal" | "stage" | "amend";
       /** @description The text whose SHA-256 is `hash`; from version 2 on. */
       line?: string;
       note: string;
       opened: string;
       opens: number[] | null;
       previous: string;
       seq: number;
       time: string;
       user_mark: string;
       /** @description Of the line: 1 to 4. */
       version: number;
       voids: number | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      more: boolean;
      product_id: string;
     };
    };
   };
  };
 };
 "auctions.readMaximum": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description 0 where it was taken back. */
       amount: number;
       /** @description SHA-256 of `amount:salt`, the amount with two decimals. */
       commitment: string;
       salt: string;
       seq: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "auctions.setMaximum": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description The bidder was asked once more. */
     confirm_unusual?: boolean;
     /** @description The last corrigendum that the bidder has seen, 0 for none; the present one when left out, 409 `lot_changed` else. */
     corrigendum?: number | null;
     maximum: number | string;
     /** @description That the bidder accepts; the present one when left out, 409 `terms_changed` else. */
     terms_version?: number | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       bid_count: number;
       /** @description Own masked name in this auction; empty without a part in it. */
       bidder: string;
       ends_at: string;
       heightest: number;
       /** @description What this lot holds of the company's deposit now; 0 when outbid. */
       hold: number;
       /** @description While it can still act; null when it is used up. */
       maximum: number | null;
       next_bid: number;
       /** @description Whether somebody else leads after it. */
       outbid: boolean;
       product_id: string;
       /** @description Null when nothing changed. */
       receipt: {
        hash: string;
        seq: number;
       } | null;
       /** @description What the whole lot costs at the highest bid. */
       value: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "auctions.removeMaximum": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description The last corrigendum that the bidder has seen, 0 for none; the present one when left out, 409 `lot_changed` else. */
     corrigendum?: number | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       bid_count: number;
       /** @description Own masked name in this auction; empty without a part in it. */
       bidder: string;
       ends_at: string;
       heightest: number;
       /** @description What this lot holds of the company's deposit now; 0 when outbid. */
       hold: number;
       /** @description While it can still act; null when it is used up. */
       maximum: number | null;
       next_bid: number;
       /** @description Whether somebody else leads after it. */
       outbid: boolean;
       product_id: string;
       /** @description Null when nothing changed. */
       receipt: {
        hash: string;
        seq: number;
       } | null;
       /** @description What the whole lot costs at the highest bid. */
       value: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "auctions.myOrders": {
  parameters: {
   query?: {
    page?: number;
    rows?: number;
    /** @description `to_settle`: sales that their sides have still to pay for, lift or agree on. */
    status?: "pending" | "completed" | "to_settle";
    /** @description Sales under one tab, the soonest day first; also those that were called off. */
    to_do?: "to_pay" | "to_lift" | "to_answer" | "waiting" | "done";
    won?: "1";
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description For its buyer: what is still to be paid in; null where nothing is, or the two pay each other. */
       award_due: number | null;
       /** @description ISO 8601: a sale that is to be paid, before then. */
       award_due_at: string | null;
       /** @description The sale that came of it; also one that was called off. */
       award_id: string | null;
       award_pay_through: ("parties" | "market") | null;
       award_state: ("payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled") | null;
       bid_amount: number;
       bid_order_id: string;
       bidder: string;
       buyer: {
        business_name: string | null;
        city: string | null;
        mobile: string | null;
        name: string;
        state: string | null;
       } | null;
       is_win: boolean;
       /** @description For its bidder alone: the maximum that was left last. */
       maximum: number | null;
       /** @description Of the sale for the caller; null without a sale. */
       next_step: {
        /** @description That it is about, also where the two pay each other. */
        amount: number | null;
        /** @description ISO 8601: done before then; of `bring_truck` and `wait_release` from then on. */
        day: string | null;
        /** @description Still to be lifted. */
        kg: number | null;
        /** @enum {string} */
        pay_through: "parties" | "market";
        /**
         * @description The caller's.
         * @enum {string}
         */
        side: "buyer" | "seller";
        /** @enum {string} */
        state: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
        vehicle_no: string | null;
        /** @enum {string} */
        what: "pay" | "pay_more" | "confirm_money" | "book_truck" | "bring_truck" | "load_truck" | "say_lifted" | "say_gone" | "answer_calling_off" | "answer_claim" | "accept_weight" | "agree_weight" | "rate" | "wait_payment" | "wait_office" | "wait_release" | "done";
        /**
         * @description For whom the sale waits; `you`: the caller.
         * @enum {string}
         */
        who: "you" | "they" | "nobody";
       } | null;
       /** @description What the lot is offered to this bidder at, while it is. */
       offer: {
        amount: number;
        /** @description Whether the seller named it; else it is the bidder's own bid. */
        by_seller: boolean;
        /** @description Of the company's deposit, once it is accepted; 0 for none. */
        hold: number;
        /** @description ISO 8601. */
        until: string;
        /** @description What the whole lot costs at it. */
        value: number;
       } | null;
       product_id: {
        _id: string;
        /** @enum {string} */
        basis: "lot" | "kg" | "mt" | "piece";
        /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
        basis_quantity: number | null;
        bid_count: number;
        category: {
         title: string;
         /** @description Null where there is none. */
         title_hi: string | null;
         url: string;
        };
        ends_at: string | null;
        heightest: number;
        images: {
         alt: string;
         height: number;
         /** @description Below /uploads. */
         image: string;
         /**
          * @description Of a picture that shows no goods but a weigh slip or a test report.
          * @enum {string}
          */
         kind?: "slip" | "report";
         /**
          * @description Which of the views asked for it is, where that was said.
          * @enum {string}
          */
         shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
         width: number;
        }[];
        /** @description The ledger's last entry as of this answer: where to start a live stream. */
        last_event_id: number;
        location: {
         city: string;
         state: string;
        };
        market_value: number | null;
        minimum_bid: number;
        /** @description The least amount that will be accepted. */
        next_bid: number;
        /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
        paused_at: string | null;
        /** @description The earlier lot of its seller, for them alone. */
        relist_of: string | null;
        starts_at: string | null;
        /** @enum {string} */
        status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
        title: string;
        /** @enum {string} */
        unit: "kg" | "MT" | "liter" | "pieces" | "bag";
        unusual_times: number;
        url: string;
        /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
        value: number;
       };
       quantity: number;
       seller: {
        business_name: string | null;
        city: string | null;
        mobile: string | null;
        name: string;
        state: string | null;
       } | null;
       /** @enum {string} */
       standing: "leading" | "outbid" | "subject" | "offered" | "won" | "lost" | "voided" | "sealed" | "withdrawn";
       /** @enum {string} */
       status: "pending" | "completed";
       time: string;
       /** @description What the whole lot costs at this bid. */
       value: number;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
      /** @description Of lists of sales: `won` or `to_do` was asked for. */
      to_do: {
       done: number;
       to_answer: number;
       to_lift: number;
       to_pay: number;
       waiting: number;
      } | null;
      totalpage: number;
     };
    };
   };
  };
 };
 "auctions.myDesk": {
  parameters: {
   query?: {
    /** @description The rows as a file. */
    format?: "csv" | "xlsx" | "pdf";
    /** @description Of a file: the rows under one tab; else all. */
    show?: "offered" | "outbid" | "leading" | "to_pay" | "to_collect" | "won" | "lost";
    /** @description Sales under one tab, the soonest day first; also those that were called off. */
    to_do?: "to_pay" | "to_lift" | "to_answer" | "waiting" | "done";
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description How many orders stand under each tab. */
       counts: {
        all: number;
        leading: number;
        lost: number;
        offered: number;
        outbid: number;
        to_collect: number;
        to_pay: number;
        won: number;
       };
       /** @description Open auctions with an own bid that end within the hour. */
       ending: number;
       /** @description What the lots cost that are led, at the price now. */
       leading_value: number;
       to_pay: {
        /** @description Still to be paid in, of sales that are paid through the market. */
        amount: number;
        /** @description ISO 8601: the first is to be paid before. */
        due_at: string | null;
        /** @description Of those sales, how many. */
        lots: number;
        overdue: boolean;
        /** @description Sales to be paid to their sellers directly. */
        to_sellers: number;
        /** @description What those come to, with GST where its rate is known. */
        to_sellers_amount: number;
       };
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
     "text/csv": string;
    };
   };
  };
 };
 "auctions.myPlaces": {
  parameters: {
   query: {
    ids: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       bid_amount: number;
       bidder: string;
       leads: boolean;
       product_id: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "auctions.completeOrder": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @constant */
     status: "completed";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description For its buyer: what is still to be paid in; null where nothing is, or the two pay each other. */
       award_due: number | null;
       /** @description ISO 8601: a sale that is to be paid, before then. */
       award_due_at: string | null;
       /** @description The sale that came of it; also one that was called off. */
       award_id: string | null;
       award_pay_through: ("parties" | "market") | null;
       award_state: ("payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled") | null;
       bid_amount: number;
       bid_order_id: string;
       bidder: string;
       buyer: {
        business_name: string | null;
        city: string | null;
        mobile: string | null;
        name: string;
        state: string | null;
       } | null;
       is_win: boolean;
       /** @description For its bidder alone: the maximum that was left last. */
       maximum: number | null;
       /** @description Of the sale for the caller; null without a sale. */
       next_step: {
        /** @description That it is about, also where the two pay each other. */
        amount: number | null;
        /** @description ISO 8601: done before then; of `bring_truck` and `wait_release` from then on. */
        day: string | null;
        /** @description Still to be lifted. */
        kg: number | null;
        /** @enum {string} */
        pay_through: "parties" | "market";
        /**
         * @description The caller's.
         * @enum {string}
         */
        side: "buyer" | "seller";
        /** @enum {string} */
        state: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
        vehicle_no: string | null;
        /** @enum {string} */
        what: "pay" | "pay_more" | "confirm_money" | "book_truck" | "bring_truck" | "load_truck" | "say_lifted" | "say_gone" | "answer_calling_off" | "answer_claim" | "accept_weight" | "agree_weight" | "rate" | "wait_payment" | "wait_office" | "wait_release" | "done";
        /**
         * @description For whom the sale waits; `you`: the caller.
         * @enum {string}
         */
        who: "you" | "they" | "nobody";
       } | null;
       /** @description What the lot is offered to this bidder at, while it is. */
       offer: {
        amount: number;
        /** @description Whether the seller named it; else it is the bidder's own bid. */
        by_seller: boolean;
        /** @description Of the company's deposit, once it is accepted; 0 for none. */
        hold: number;
        /** @description ISO 8601. */
        until: string;
        /** @description What the whole lot costs at it. */
        value: number;
       } | null;
       product_id: {
        _id: string;
        /** @enum {string} */
        basis: "lot" | "kg" | "mt" | "piece";
        /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
        basis_quantity: number | null;
        bid_count: number;
        category: {
         title: string;
         /** @description Null where there is none. */
         title_hi: string | null;
         url: string;
        };
        ends_at: string | null;
        heightest: number;
        images: {
         alt: string;
         height: number;
         /** @description Below /uploads. */
         image: string;
         /**
          * @description Of a picture that shows no goods but a weigh slip or a test report.
          * @enum {string}
          */
         kind?: "slip" | "report";
         /**
          * @description Which of the views asked for it is, where that was said.
          * @enum {string}
          */
         shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
         width: number;
        }[];
        /** @description The ledger's last entry as of this answer: where to start a live stream. */
        last_event_id: number;
        location: {
         city: string;
         state: string;
        };
        market_value: number | null;
        minimum_bid: number;
        /** @description The least amount that will be accepted. */
        next_bid: number;
        /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
        paused_at: string | null;
        /** @description The earlier lot of its seller, for them alone. */
        relist_of: string | null;
        starts_at: string | null;
        /** @enum {string} */
        status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
        title: string;
        /** @enum {string} */
        unit: "kg" | "MT" | "liter" | "pieces" | "bag";
        unusual_times: number;
        url: string;
        /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
        value: number;
       };
       quantity: number;
       seller: {
        business_name: string | null;
        city: string | null;
        mobile: string | null;
        name: string;
        state: string | null;
       } | null;
       /** @enum {string} */
       standing: "leading" | "outbid" | "subject" | "offered" | "won" | "lost" | "voided" | "sealed" | "withdrawn";
       /** @enum {string} */
       status: "pending" | "completed";
       time: string;
       /** @description What the whole lot costs at this bid. */
       value: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "auctions.pinnacle": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     product_id: string | number;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       heightest: number;
       lowest: number;
       market_value: number | null;
       server_time: string;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "auctions.prices": {
  parameters: {
   query: {
    /** @description Lots, comma-separated. */
    ids: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "text/event-stream": string;
    };
   };
  };
 };
 "questions.answer": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     text: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       answers: {
        /** @description ISO 8601. */
        at: string;
        text: string;
       }[];
       /** @description ISO 8601. */
       asked_at: string;
       /** @description Whether the caller may add an answer now. */
       can_answer: boolean;
       /** @description Why the office has hidden it; for the company that asked and the office. */
       hidden_reason: string | null;
       /** @description Counts the lot's answered questions, in the order of their first answers. */
       no: number | null;
       /** @enum {string} */
       state: "waiting" | "answered" | "hidden";
       text: string;
       /** @description Whether the caller's company asked. */
       yours: boolean;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "questions.ofLot": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description ISO 8601: until then questions are taken; null before the lot is approved. */
      close_at: string | null;
      data: {
       _id: string;
       answers: {
        /** @description ISO 8601. */
        at: string;
        text: string;
       }[];
       /** @description ISO 8601. */
       asked_at: string;
       /** @description Whether the caller may add an answer now. */
       can_answer: boolean;
       /** @description Why the office has hidden it; for the company that asked and the office. */
       hidden_reason: string | null;
       /** @description Counts the lot's answered questions, in the order of their first answers. */
       no: number | null;
       /** @enum {string} */
       state: "waiting" | "answered" | "hidden";
       text: string;
       /** @description Whether the caller's company asked. */
       yours: boolean;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      /** @description How many more the caller's company may ask about this lot. */
      left: number;
      message: string;
      server_time: string;
      /** @description Why the caller may not ask; null who may. */
      why_not: ("sign_in_first" | "seller_may_not_ask" | "not_allowed" | "company_waiting" | "company_needed" | "role_may_not_bid" | "company_suspended" | "company_barred" | "own_lot" | "questions_closed" | "too_many_questions") | null;
     };
    };
   };
  };
 };
 "questions.ask": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     text: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       answers: {
        /** @description ISO 8601. */
        at: string;
        text: string;
       }[];
       /** @description ISO 8601. */
       asked_at: string;
       /** @description Whether the caller may add an answer now. */
       can_answer: boolean;
       /** @description Why the office has hidden it; for the company that asked and the office. */
       hidden_reason: string | null;
       /** @description Counts the lot's answered questions, in the order of their first answers. */
       no: number | null;
       /** @enum {string} */
       state: "waiting" | "answered" | "hidden";
       text: string;
       /** @description Whether the caller's company asked. */
       yours: boolean;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "auctions.related": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    idname: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       quantity: number;
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "auctions.dailyRoot": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    date: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       lots: {
        hash: string;
        /** @description That lot's `root_mark`, which its details have. */
        mark: string | null;
        /** @description Null for a lot that is for the invited alone. */
        product_id: string | null;
        seq: number;
       }[];
       root: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "auctions.sellerOrders": {
  parameters: {
   query?: {
    page?: number;
    rows?: number;
    /** @description `to_settle`: sales that their sides have still to pay for, lift or agree on. */
    status?: "pending" | "completed" | "to_settle";
    /** @description Sales under one tab, the soonest day first; also those that were called off. */
    to_do?: "to_pay" | "to_lift" | "to_answer" | "waiting" | "done";
    won?: "1";
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description For its buyer: what is still to be paid in; null where nothing is, or the two pay each other. */
       award_due: number | null;
       /** @description ISO 8601: a sale that is to be paid, before then. */
       award_due_at: string | null;
       /** @description The sale that came of it; also one that was called off. */
       award_id: string | null;
       award_pay_through: ("parties" | "market") | null;
       award_state: ("payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled") | null;
       bid_amount: number;
       bid_order_id: string;
       bidder: string;
       buyer: {
        business_name: string | null;
        city: string | null;
        mobile: string | null;
        name: string;
        state: string | null;
       } | null;
       is_win: boolean;
       /** @description For its bidder alone: the maximum that was left last. */
       maximum: number | null;
       /** @description Of the sale for the caller; null without a sale. */
       next_step: {
        /** @description That it is about, also where the two pay each other. */
        amount: number | null;
        /** @description ISO 8601: done before then; of `bring_truck` and `wait_release` from then on. */
        day: string | null;
        /** @description Still to be lifted. */
        kg: number | null;
        /** @enum {string} */
        pay_through: "parties" | "market";
        /**
         * @description The caller's.
         * @enum {string}
         */
        side: "buyer" | "seller";
        /** @enum {string} */
        state: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
        vehicle_no: string | null;
        /** @enum {string} */
        what: "pay" | "pay_more" | "confirm_money" | "book_truck" | "bring_truck" | "load_truck" | "say_lifted" | "say_gone" | "answer_calling_off" | "answer_claim" | "accept_weight" | "agree_weight" | "rate" | "wait_payment" | "wait_office" | "wait_release" | "done";
        /**
         * @description For whom the sale waits; `you`: the caller.
         * @enum {string}
         */
        who: "you" | "they" | "nobody";
       } | null;
       /** @description What the lot is offered to this bidder at, while it is. */
       offer: {
        amount: number;
        /** @description Whether the seller named it; else it is the bidder's own bid. */
        by_seller: boolean;
        /** @description Of the company's deposit, once it is accepted; 0 for none. */
        hold: number;
        /** @description ISO 8601. */
        until: string;
        /** @description What the whole lot costs at it. */
        value: number;
       } | null;
       product_id: {
        _id: string;
        /** @enum {string} */
        basis: "lot" | "kg" | "mt" | "piece";
        /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
        basis_quantity: number | null;
        bid_count: number;
        category: {
         title: string;
         /** @description Null where there is none. */
         title_hi: string | null;
         url: string;
        };
        ends_at: string | null;
        heightest: number;
        images: {
         alt: string;
         height: number;
         /** @description Below /uploads. */
         image: string;
         /**
          * @description Of a picture that shows no goods but a weigh slip or a test report.
          * @enum {string}
          */
         kind?: "slip" | "report";
         /**
          * @description Which of the views asked for it is, where that was said.
          * @enum {string}
          */
         shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
         width: number;
        }[];
        /** @description The ledger's last entry as of this answer: where to start a live stream. */
        last_event_id: number;
        location: {
         city: string;
         state: string;
        };
        market_value: number | null;
        minimum_bid: number;
        /** @description The least amount that will be accepted. */
        next_bid: number;
        /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
        paused_at: string | null;
        /** @description The earlier lot of its seller, for them alone. */
        relist_of: string | null;
        starts_at: string | null;
        /** @enum {string} */
        status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
        title: string;
        /** @enum {string} */
        unit: "kg" | "MT" | "liter" | "pieces" | "bag";
        unusual_times: number;
        url: string;
        /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
        value: number;
       };
       quantity: number;
       seller: {
        business_name: string | null;
        city: string | null;
        mobile: string | null;
        name: string;
        state: string | null;
       } | null;
       /** @enum {string} */
       standing: "leading" | "outbid" | "subject" | "offered" | "won" | "lost" | "voided" | "sealed" | "withdrawn";
       /** @enum {string} */
       status: "pending" | "completed";
       time: string;
       /** @description What the whole lot costs at this bid. */
       value: number;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
      /** @description Of lists of sales: `won` or `to_do` was asked for. */
      to_do: {
       done: number;
       to_answer: number;
       to_lift: number;
       to_pay: number;
       waiting: number;
      } | null;
      totalpage: number;
     };
    };
   };
  };
 };
 "auctions.sellerDesk": {
  parameters: {
   query?: {
    format?: "csv" | "xlsx";
    /** @description Sales under one tab, the soonest day first; also those that were called off. */
    to_do?: "to_pay" | "to_lift" | "to_answer" | "waiting" | "done";
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       done: number;
       to_answer: number;
       to_lift: number;
       to_pay: number;
       waiting: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
     "text/csv": string;
    };
   };
  };
 };
 "auctions.sellerRecord": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    idname: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Sales that it made or bought, those that were called off left out. */
       awards: number;
       /** @description Of its buyers, for goods that it sold. */
       claims_allowed: number;
       /** @description Sales that it did not keep. */
       defaults: number;
       /** @description Null below 3 checked papers, or from fewer than 2 buyers. */
       filing: {
        /** @description Papers that a buyer's 2B was looked through for. */
        checked: number;
        found: number;
        missing: number;
        /** @description In the 2B of the paper's own month. */
        on_time: number;
        /** @description YYYY-MM. */
        since: string;
       } | null;
       /** @description That are shown: both have spoken, or 14 days are over. */
       ratings: number;
       /** @description What was said beside the stars, the most frequent first. */
       reasons: {
        count: number;
        reason: string;
       }[];
       /** @description Their mean, with one decimal; null without any. */
       stars: number | null;
      } | null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "auctions.stream": {
  parameters: {
   query?: {
    /** @description The ledger's number that was seen last. */
    after?: string;
   };
   header?: never;
   path: {
    lotId: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "text/event-stream": string;
    };
   };
  };
 };
 "auctions.readTender": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Null before the opening, and where it was not opened. */
       amount: number | null;
       /** @description SHA-256 of `amount:salt`, the amount with two decimals. */
       commitment: string;
       lines: number[];
       /** @description ISO 8601. */
       placed_at: string;
       salt: string | null;
       /** @description Of its last line in the ledger. */
       seq: number;
       /** @enum {string} */
       state: "sealed" | "withdrawn" | "opened" | "unopened";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "auctions.sealTender": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     amount: number | string;
     /** @description The bidder was asked once more. */
     confirm_unusual?: boolean;
     /** @description The last corrigendum that the bidder has seen, 0 for none; the present one when left out, 409 `lot_changed` else. */
     corrigendum?: number | null;
     /** @description That the bidder accepts; the present one when left out, 409 `terms_changed` else. */
     terms_version?: number | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       amount: number;
       commitment: string;
       ends_at: string;
       /** @description What it holds of the deposit until the opening, whatever it is. */
       hold: number;
       placed_at: string;
       product_id: string;
       receipt: {
        hash: string;
        seq: number;
       };
       /** @description 256 random bits; null to a retry. */
       salt: string | null;
       seq: number;
       /** @description What the whole lot costs at this amount. */
       value: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "auctions.withdrawTender": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       hold: number;
       product_id: string;
       receipt: {
        hash: string;
        seq: number;
       };
       seq: number;
       /** @enum {string} */
       state: "sealed" | "withdrawn" | "opened" | "unopened";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "figures.countView": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     product_id: string | number;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "awards.list": {
  parameters: {
   query?: {
    page?: number;
    rows?: number;
    /** @description Else the caller's own. */
    side?: "buyer" | "seller";
    state?: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       buyer: string;
       /** @description Still to be paid in; 0 where the two pay each other. */
       due: number;
       /** @description ISO 8601: paid before; null where no day was agreed. */
       due_at: string | null;
       /** @description ISO 8601: until then it is not ended for want of payment; through the market alone. */
       grace_until: string | null;
       /** @description ISO 8601: lifted before; once it is paid. */
       lift_by: string | null;
       /** @description ISO 8601. */
       made_at: string;
       next_step: {
        /** @description That it is about, also where the two pay each other. */
        amount: number | null;
        /** @description ISO 8601: done before then; of `bring_truck` and `wait_release` from then on. */
        day: string | null;
        /** @description Still to be lifted. */
        kg: number | null;
        /** @enum {string} */
        pay_through: "parties" | "market";
        /**
         * @description The caller's.
         * @enum {string}
         */
        side: "buyer" | "seller";
        /** @enum {string} */
        state: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
        vehicle_no: string | null;
        /** @enum {string} */
        what: "pay" | "pay_more" | "confirm_money" | "book_truck" | "bring_truck" | "load_truck" | "say_lifted" | "say_gone" | "answer_calling_off" | "answer_claim" | "accept_weight" | "agree_weight" | "rate" | "wait_payment" | "wait_office" | "wait_release" | "done";
        /**
         * @description For whom the sale waits; `you`: the caller.
         * @enum {string}
         */
        who: "you" | "they" | "nobody";
       };
       /** @description Paid in, with the deposit that was set off. */
       paid: number;
       /** @enum {string} */
       pay_through: "parties" | "market";
       product_id: string;
       /** @description What was bid, in the lot's basis. */
       rate: number;
       seller: string;
       /** @enum {string} */
       state: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
       title: string;
       url: string;
       /** @description What the whole lot costs at it. */
       value: number;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      totalpage: number;
     };
    };
   };
  };
 };
 "awards.details": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Of a sale that its buyer did not keep. */
       after_default: {
        /** @description Whether the buyer's company may not bid now. */
        barred: boolean;
        /** @description ISO 8601; null where it is not barred, or until the office lifts it. */
        barred_until: string | null;
        /**
         * @description Who was offered the lot.
         * @enum {string}
         */
        next_bidder: "asked" | "accepted" | "nobody";
       } | null;
       /** @description Who has said that the sale should be called off. */
       agreed_by: ("seller" | "buyer")[];
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       bid_order_id: string;
       /** @description Null until the buyer names one. */
       bill_to_site_id: string | null;
       buyer: {
        city: string | null;
        company: string | null;
        /** @description For the office. */
        company_id?: string | null;
        mobile: string | null;
        name: string;
        /** @description Of its company; null for a member without one. */
        record: {
         /** @description Sales that it made or bought, those that were called off left out. */
         awards: number;
         /** @description Of its buyers, for goods that it sold. */
         claims_allowed: number;
         /** @description Sales that it did not keep. */
         defaults: number;
         /** @description Null below 3 checked papers, or from fewer than 2 buyers. */
         filing: {
          /** @description Papers that a buyer's 2B was looked through for. */
          checked: number;
          found: number;
          missing: number;
          /** @description In the 2B of the paper's own month. */
          on_time: number;
          /** @description YYYY-MM. */
          since: string;
         } | null;
         /** @description That are shown: both have spoken, or 14 days are over. */
         ratings: number;
         /** @description What was said beside the stars, the most frequent first. */
         reasons: {
          count: number;
          reason: string;
         }[];
         /** @description Their mean, with one decimal; null without any. */
         stars: number | null;
        } | null;
        state: string | null;
        /** @description For the office. */
        user_id?: string;
       };
       claims: {
        _id: string;
        allowed_percent: number | null;
        /** @description Off the value of the truck's goods. */
        asked_percent: number;
        /** @description Of the credit note, with GST. */
        credit: number | null;
        /** @description ISO 8601. */
        decided_at: string | null;
        /** @description The picture or paper that shows it. */
        files: string[];
        /** @description Of what was claimed by weight. */
        kg: number | null;
        /** @description ISO 8601. */
        made_at: string;
        measured_percent: number | null;
        /** @description The same as `words`. */
        note: string;
        /** @description The seller's, or the office's. */
        reason: string | null;
        /**
         * @description `disputed` waits for the office; `decided` was ended by it.
         * @enum {string}
         */
        state: "open" | "accepted" | "disputed" | "decided";
        trip_id: string;
        /** @description `moisture`, `impurity`, `short_weight`, `other`, or as the terms name it. */
        what: string;
        words: string;
       }[];
       /** @description That the terms name for claims. */
       deductions: {
        above_percent: number;
        rate_percent: number;
        what: string;
       }[];
       /** @description Still to be paid in; 0 where the two pay each other. */
       due: number;
       /** @description ISO 8601: paid before; null where no day was agreed. */
       due_at: string | null;
       /** @description What is to be paid in, paid or not; empty where the two pay each other. */
       dues: {
        /** @description Of the price with the seller's taxes; else without GST. */
        amount: number;
        due_at: string;
        /** @description On top, of what the market or the seller charges beside the price. */
        gst: number;
        /** @enum {string} */
        kind: "price" | "fee" | "late_fee" | "ground_rent";
       }[];
       /** @description Nothing is held or short once the sale is paid or over. */
       emd: {
        /** @description Of the buyer's deposit, what stands for this sale now. */
        held: number;
        required: number;
        /** @description What was asked for and not there. */
        short: number;
       };
       /** @description What happened to its goods, each once, the first first; see also `money`. */
       events: {
        /** @description ISO 8601. */
        at: string;
        /**
         * @description `market` where no side says it, as at the gate.
         * @enum {string}
         */
        by: "market" | "seller" | "buyer" | "office";
        claim_id: string | null;
        /** @description Weighed, left or received. */
        kg: number | null;
        /** @description Of the paper. */
        number: string | null;
        /** @description Of the caller's own rating; the other side's is not told. */
        stars: number | null;
        /** @description Of its truck. */
        trip_id: string | null;
        /** @enum {string} */
        what: "truck_in" | "weighed" | "invoiced" | "truck_out" | "received" | "claimed" | "claim_decided" | "weight_accepted" | "weight_disputed" | "rated";
       }[];
       /** @description What was sold, and what of it has left. */
       goods: {
        /** @description Of trucks that have left. */
        out_kg: number;
        /** @description Null where the lot has no weight. */
        sold_kg: number | null;
        /** @description By how much the two may differ. */
        tolerance_percent: number | null;
       };
       /** @description ISO 8601: until then it is not ended for want of payment; through the market alone. */
       grace_until: string | null;
       /** @description Null where none was agreed. */
       ground_rent: {
        /** @description For them, with GST. */
        amount: number;
        /** @description That goods lay there beyond the last free one, until today. */
        days: number;
        per_day: number;
       } | null;
       /** @description What of it the buyer deducts for the government, and does not pay in. */
       gst_tds: number;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description As agreed: of what is unpaid when its day is over, once; null for none. */
       late_fee_percent: number | null;
       /** @description ISO 8601: lifted before; once it is paid. */
       lift_by: string | null;
       /** @description Who has said that all is lifted that will be. */
       lifted_by: ("seller" | "buyer")[];
       lines: {
        amount: number;
        /** @description Rupees: of a fee that is more than its percent. */
        bounds?: {
         fixed: number;
         least: number | null;
         most: number | null;
        };
        /** @enum {string} */
        code: "gst" | "gst_sez" | "gst_sez_without_payment" | "gst_reverse_metal" | "gst_reverse_government" | "gst_unregistered" | "gst_unknown" | "tcs_scrap" | "tcs_small_seller" | "market_fee" | "market_fee_before_gst" | "market_fee_gst";
        /** @description Of TCS: under which it is paid in. */
        collection_code?: string | null;
        /** @description False where an adviser has yet to confirm it. */
        confirmed: boolean;
        /** @description Of TCS: the declaration by which none is collected. */
        form?: string;
        /** @description YYYY-MM-DD since when the rate holds. */
        from: string | null;
        /**
         * @description The value alone, with the seller's GST, or the market's fee.
         * @enum {string}
         */
        of: "value" | "invoice" | "fee";
        /**
         * @description `government`: by the buyer directly, under reverse charge.
         * @enum {string}
         */
        paid_to: "seller" | "government" | "market";
        /**
         * @description False of what the buyer pays to the government: `payable` and `due` leave it out.
         * @constant
         */
        payable?: false;
        /** @description Null where it is not known. */
        percent: number | null;
        /** @description In English, with its sources. */
        rule: string;
        /** @description Where the rate was read: `of` is a number, section, year or name. */
        readonly sources: {
         /** @enum {string} */
         code: "gst_notification" | "income_tax_1961" | "income_tax_2025" | "finance_bill" | "website";
         of: string;
        }[];
        /** @enum {string} */
        what: "gst" | "cgst" | "sgst" | "utgst" | "igst" | "tcs" | "fee" | "fee_gst";
       }[];
       location: {
        city: string;
        state: string;
       };
       /** @description ISO 8601. */
       made_at: string;
       /** @description What moved of its money, the first first; empty where the two pay each other. */
       money: {
        amount: number;
        /** @description ISO 8601. */
        at: string;
        /** @enum {string} */
        what: "held" | "paid" | "set_off" | "back" | "forfeited" | "to_seller" | "released" | "claimed" | "tax_released" | "tax_returned" | "reversed";
       }[];
       /** @description What the caller may ask for now. */
       moves_allowed: ("win" | "pay" | "confirm_paid" | "fall_due" | "ask_default" | "default" | "agree_cancel" | "cancel" | "extend" | "void" | "gate_in" | "lifted" | "settle" | "complete" | "complete_outside")[];
       /** @description A payment of the gateway of which is not known yet what becomes; for the buyer. */
       on_its_way: {
        amount: number;
        /** @description Whether its payer's bank has said yes; else it was only begun. */
        paid: boolean;
        /** @description ISO 8601. */
        since: string;
       } | null;
       /** @description Paid in, with the deposit that was set off. */
       paid: number;
       /** @description Of tax and of the goods, in the order of their days; a fee's only for who pays it. */
       papers: {
        /** @description YYYY-MM-DD in India. */
        dated: string;
        /** @enum {string} */
        kind: "tax_invoice" | "credit_note" | "debit_note" | "challan" | "self_invoice" | "fee_invoice" | "bill_of_supply" | "delivery_order" | "manifest" | "receipt" | "confirmation";
        number: string;
        trip_id: string | null;
        /** @description Of the PDF, below /api; `lang` is `en` or `hi`. */
        url: string;
       }[];
       /** @enum {string} */
       pay_through: "parties" | "market";
       /** @description The value, and what is due on it to the seller and the market. */
       payable: number;
       /** @description Where the goods lie; null until the seller has a site, which a first booking makes. */
       pickup_site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       } | null;
       product_id: string;
       quantity: number;
       /** @description What was bid, in the lot's basis. */
       rate: number;
       seller: {
        city: string | null;
        company: string | null;
        /** @description For the office. */
        company_id?: string | null;
        mobile: string | null;
        name: string;
        /** @description Of its company; null for a member without one. */
        record: {
         /** @description Sales that it made or bought, those that were called off left out. */
         awards: number;
         /** @description Of its buyers, for goods that it sold. */
         claims_allowed: number;
         /** @description Sales that it did not keep. */
         defaults: number;
         /** @description Null below 3 checked papers, or from fewer than 2 buyers. */
         filing: {
          /** @description Papers that a buyer's 2B was looked through for. */
          checked: number;
          found: number;
          missing: number;
          /** @description In the 2B of the paper's own month. */
          on_time: number;
          /** @description YYYY-MM. */
          since: string;
         } | null;
         /** @description That are shown: both have spoken, or 14 days are over. */
         ratings: number;
         /** @description What was said beside the stars, the most frequent first. */
         reasons: {
          count: number;
          reason: string;
         }[];
         /** @description Their mean, with one decimal; null without any. */
         stars: number | null;
        } | null;
        state: string | null;
        /** @description For the office. */
        user_id?: string;
       };
       ship_to_site_id: string | null;
       /** @enum {string} */
       state: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
       /** @description What was agreed of its GST; null where nothing was. */
       tax_hold: {
        applies: boolean;
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
        /** @description The GST of the whole sale; 0 where it does not apply. */
        expected: number;
        /** @description Tied now. */
        held: number;
        /** @description Of what was or would have been tied, the seller's. */
        released: number;
        /** @description The buyer's deposit had it back. */
        returned: number;
        /** @description Why all is the seller's at once: no GSTIN, reverse charge, or no GST. */
        why_not: ("buyer_unregistered" | "reverse_charge" | "no_gst") | null;
       } | null;
       /** @description One a tax invoice, the first first. */
       tax_holds: {
        _id: string;
        /** @description The seller's, who says that it is filed. */
        answer: {
         arn: string;
         /** @description ISO 8601. */
         at: string;
         /** @description Of the acknowledgement, below /api. */
         document_url: string;
         /** @description YYYY-MM-DD. */
         filed_on: string;
         note: string | null;
        } | null;
        award_id: string;
        /** @description GST of its credit notes. */
        credited: number;
        /** @description YYYY-MM-DD. */
        dated: string;
        differences: {
         in_2b: string | number;
         /** @description Money in rupees. */
         paper: string | number;
         /** @enum {string} */
         path: "date" | "tax" | "reverse_charge" | "itc" | "value";
        }[];
        /** @description MMYYYY of the GSTR-2B that shows it. */
        found_in: string | null;
        /** @description Tied now; 0 before the truck is released. */
        held: number;
        invoice_id: string;
        /** @description The invoice's. */
        number: string;
        /** @description To the seller; before the release: found, and paid with it. */
        released: number;
        /** @description To the buyer's deposit. */
        returned: number;
        /** @description Same supplier, day and tax under another number: the buyer may confirm. */
        similar: {
         dated: string;
         number: string;
         tax: number;
        }[];
        /** @enum {string} */
        state: "waiting" | "missing" | "differs" | "disputed" | "released" | "returned" | "split" | "cancelled";
        /** @description CGST, SGST and IGST of the paper; never TCS. */
        tax: number;
        trip_id: string;
        /** @description ISO 8601: midnight in India, when what is tied ends. */
        until: string;
        /** @description What ended it, or freed a part last. */
        why: ("found" | "confirmed" | "decided" | "nobody_spoke" | "not_in_2b" | "not_said_again") | null;
       }[];
       timeline: {
        /** @description ISO 8601. */
        at: string;
        /** @enum {string} */
        by: "market" | "seller" | "buyer" | "office";
        /** @enum {string} */
        move: "win" | "pay" | "confirm_paid" | "fall_due" | "ask_default" | "default" | "agree_cancel" | "cancel" | "extend" | "void" | "gate_in" | "lifted" | "settle" | "complete" | "complete_outside";
        /** @description A code of the market's, or the words of who moved it. */
        reason: string;
        /** @enum {string} */
        to: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
       }[];
       title: string;
       trips: {
        _id: string;
        /** @description ISO 8601: until then the buyer may claim for its goods; null before it is out. */
        claim_until: string | null;
        driver_mobile: string;
        driver_name: string;
        /** @description As the gate was told. */
        eway_no: string | null;
        /** @description ISO 8601. */
        gate_out_at: string | null;
        gross_kg: number | null;
        invoice_id: string | null;
        /** @description Of its slips; null until it is weighed. */
        net_kg: number | null;
        /** @description Of its sale, from 1. */
        no: number;
        /** @description As the buyer's own bridge says. */
        received_kg: number | null;
        slot: {
         /** @description ISO 8601. */
         from: string;
         /** @description ISO 8601. */
         to: string;
        };
        /** @enum {string} */
        state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
        tare_kg: number | null;
        vehicle_no: string;
       }[];
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What the whole lot costs at it. */
       value: number;
       /** @description What both sides say of it, once all is lifted. */
       weight: {
        buyer: {
         /** @enum {string} */
         answer: "accepted" | "disputed";
         /** @description ISO 8601. */
         at: string;
         reason: string | null;
        } | null;
        seller: {
         /** @enum {string} */
         answer: "accepted" | "disputed";
         /** @description ISO 8601. */
         at: string;
         reason: string | null;
        } | null;
       };
       /** @description What the caller's side said of the other. */
       your_rating: {
        reasons: string[];
        stars: number;
       } | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "awards.setPlaces": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     bill_to_site_id?: (string | number) | null;
     ship_to_site_id?: (string | number) | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Of a sale that its buyer did not keep. */
       after_default: {
        /** @description Whether the buyer's company may not bid now. */
        barred: boolean;
        /** @description ISO 8601; null where it is not barred, or until the office lifts it. */
        barred_until: string | null;
        /**
         * @description Who was offered the lot.
         * @enum {string}
         */
        next_bidder: "asked" | "accepted" | "nobody";
       } | null;
       /** @description Who has said that the sale should be called off. */
       agreed_by: ("seller" | "buyer")[];
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       bid_order_id: string;
       /** @description Null until the buyer names one. */
       bill_to_site_id: string | null;
       buyer: {
        city: string | null;
        company: string | null;
        /** @description For the office. */
        company_id?: string | null;
        mobile: string | null;
        name: string;
        /** @description Of its company; null for a member without one. */
        record: {
         /** @description Sales that it made or bought, those that were called off left out. */
         awards: number;
         /** @description Of its buyers, for goods that it sold. */
         claims_allowed: number;
         /** @description Sales that it did not keep. */
         defaults: number;
         /** @description Null below 3 checked papers, or from fewer than 2 buyers. */
         filing: {
          /** @description Papers that a buyer's 2B was looked through for. */
          checked: number;
          found: number;
          missing: number;
          /** @description In the 2B of the paper's own month. */
          on_time: number;
          /** @description YYYY-MM. */
          since: string;
         } | null;
         /** @description That are shown: both have spoken, or 14 days are over. */
         ratings: number;
         /** @description What was said beside the stars, the most frequent first. */
         reasons: {
          count: number;
          reason: string;
         }[];
         /** @description Their mean, with one decimal; null without any. */
         stars: number | null;
        } | null;
        state: string | null;
        /** @description For the office. */
        user_id?: string;
       };
       claims: {
        _id: string;
        allowed_percent: number | null;
        /** @description Off the value of the truck's goods. */
        asked_percent: number;
        /** @description Of the credit note, with GST. */
        credit: number | null;
        /** @description ISO 8601. */
        decided_at: string | null;
        /** @description The picture or paper that shows it. */
        files: string[];
        /** @description Of what was claimed by weight. */
        kg: number | null;
        /** @description ISO 8601. */
        made_at: string;
        measured_percent: number | null;
        /** @description The same as `words`. */
        note: string;
        /** @description The seller's, or the office's. */
        reason: string | null;
        /**
         * @description `disputed` waits for the office; `decided` was ended by it.
         * @enum {string}
         */
        state: "open" | "accepted" | "disputed" | "decided";
        trip_id: string;
        /** @description `moisture`, `impurity`, `short_weight`, `other`, or as the terms name it. */
        what: string;
        words: string;
       }[];
       /** @description That the terms name for claims. */
       deductions: {
        above_percent: number;
        rate_percent: number;
        what: string;
       }[];
       /** @description Still to be paid in; 0 where the two pay each other. */
       due: number;
       /** @description ISO 8601: paid before; null where no day was agreed. */
       due_at: string | null;
       /** @description What is to be paid in, paid or not; empty where the two pay each other. */
       dues: {
        /** @description Of the price with the seller's taxes; else without GST. */
        amount: number;
        due_at: string;
        /** @description On top, of what the market or the seller charges beside the price. */
        gst: number;
        /** @enum {string} */
        kind: "price" | "fee" | "late_fee" | "ground_rent";
       }[];
       /** @description Nothing is held or short once the sale is paid or over. */
       emd: {
        /** @description Of the buyer's deposit, what stands for this sale now. */
        held: number;
        required: number;
        /** @description What was asked for and not there. */
        short: number;
       };
       /** @description What happened to its goods, each once, the first first; see also `money`. */
       events: {
        /** @description ISO 8601. */
        at: string;
        /**
         * @description `market` where no side says it, as at the gate.
         * @enum {string}
         */
        by: "market" | "seller" | "buyer" | "office";
        claim_id: string | null;
        /** @description Weighed, left or received. */
        kg: number | null;
        /** @description Of the paper. */
        number: string | null;
        /** @description Of the caller's own rating; the other side's is not told. */
        stars: number | null;
        /** @description Of its truck. */
        trip_id: string | null;
        /** @enum {string} */
        what: "truck_in" | "weighed" | "invoiced" | "truck_out" | "received" | "claimed" | "claim_decided" | "weight_accepted" | "weight_disputed" | "rated";
       }[];
       /** @description What was sold, and what of it has left. */
       goods: {
        /** @description Of trucks that have left. */
        out_kg: number;
        /** @description Null where the lot has no weight. */
        sold_kg: number | null;
        /** @description By how much the two may differ. */
        tolerance_percent: number | null;
       };
       /** @description ISO 8601: until then it is not ended for want of payment; through the market alone. */
       grace_until: string | null;
       /** @description Null where none was agreed. */
       ground_rent: {
        /** @description For them, with GST. */
        amount: number;
        /** @description That goods lay there beyond the last free one, until today. */
        days: number;
        per_day: number;
       } | null;
       /** @description What of it the buyer deducts for the government, and does not pay in. */
       gst_tds: number;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description As agreed: of what is unpaid when its day is over, once; null for none. */
       late_fee_percent: number | null;
       /** @description ISO 8601: lifted before; once it is paid. */
       lift_by: string | null;
       /** @description Who has said that all is lifted that will be. */
       lifted_by: ("seller" | "buyer")[];
       lines: {
        amount: number;
        /** @description Rupees: of a fee that is more than its percent. */
        bounds?: {
         fixed: number;
         least: number | null;
         most: number | null;
        };
        /** @enum {string} */
        code: "gst" | "gst_sez" | "gst_sez_without_payment" | "gst_reverse_metal" | "gst_reverse_government" | "gst_unregistered" | "gst_unknown" | "tcs_scrap" | "tcs_small_seller" | "market_fee" | "market_fee_before_gst" | "market_fee_gst";
        /** @description Of TCS: under which it is paid in. */
        collection_code?: string | null;
        /** @description False where an adviser has yet to confirm it. */
        confirmed: boolean;
        /** @description Of TCS: the declaration by which none is collected. */
        form?: string;
        /** @description YYYY-MM-DD since when the rate holds. */
        from: string | null;
        /**
         * @description The value alone, with the seller's GST, or the market's fee.
         * @enum {string}
         */
        of: "value" | "invoice" | "fee";
        /**
         * @description `government`: by the buyer directly, under reverse charge.
         * @enum {string}
         */
        paid_to: "seller" | "government" | "market";
        /**
         * @description False of what the buyer pays to the government: `payable` and `due` leave it out.
         * @constant
         */
        payable?: false;
        /** @description Null where it is not known. */
        percent: number | null;
        /** @description In English, with its sources. */
        rule: string;
        /** @description Where the rate was read: `of` is a number, section, year or name. */
        readonly sources: {
         /** @enum {string} */
         code: "gst_notification" | "income_tax_1961" | "income_tax_2025" | "finance_bill" | "website";
         of: string;
        }[];
        /** @enum {string} */
        what: "gst" | "cgst" | "sgst" | "utgst" | "igst" | "tcs" | "fee" | "fee_gst";
       }[];
       location: {
        city: string;
        state: string;
       };
       /** @description ISO 8601. */
       made_at: string;
       /** @description What moved of its money, the first first; empty where the two pay each other. */
       money: {
        amount: number;
        /** @description ISO 8601. */
        at: string;
        /** @enum {string} */
        what: "held" | "paid" | "set_off" | "back" | "forfeited" | "to_seller" | "released" | "claimed" | "tax_released" | "tax_returned" | "reversed";
       }[];
       /** @description What the caller may ask for now. */
       moves_allowed: ("win" | "pay" | "confirm_paid" | "fall_due" | "ask_default" | "default" | "agree_cancel" | "cancel" | "extend" | "void" | "gate_in" | "lifted" | "settle" | "complete" | "complete_outside")[];
       /** @description A payment of the gateway of which is not known yet what becomes; for the buyer. */
       on_its_way: {
        amount: number;
        /** @description Whether its payer's bank has said yes; else it was only begun. */
        paid: boolean;
        /** @description ISO 8601. */
        since: string;
       } | null;
       /** @description Paid in, with the deposit that was set off. */
       paid: number;
       /** @description Of tax and of the goods, in the order of their days; a fee's only for who pays it. */
       papers: {
        /** @description YYYY-MM-DD in India. */
        dated: string;
        /** @enum {string} */
        kind: "tax_invoice" | "credit_note" | "debit_note" | "challan" | "self_invoice" | "fee_invoice" | "bill_of_supply" | "delivery_order" | "manifest" | "receipt" | "confirmation";
        number: string;
        trip_id: string | null;
        /** @description Of the PDF, below /api; `lang` is `en` or `hi`. */
        url: string;
       }[];
       /** @enum {string} */
       pay_through: "parties" | "market";
       /** @description The value, and what is due on it to the seller and the market. */
       payable: number;
       /** @description Where the goods lie; null until the seller has a site, which a first booking makes. */
       pickup_site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       } | null;
       product_id: string;
       quantity: number;
       /** @description What was bid, in the lot's basis. */
       rate: number;
       seller: {
        city: string | null;
        company: string | null;
        /** @description For the office. */
        company_id?: string | null;
        mobile: string | null;
        name: string;
        /** @description Of its company; null for a member without one. */
        record: {
         /** @description Sales that it made or bought, those that were called off left out. */
         awards: number;
         /** @description Of its buyers, for goods that it sold. */
         claims_allowed: number;
         /** @description Sales that it did not keep. */
         defaults: number;
         /** @description Null below 3 checked papers, or from fewer than 2 buyers. */
         filing: {
          /** @description Papers that a buyer's 2B was looked through for. */
          checked: number;
          found: number;
          missing: number;
          /** @description In the 2B of the paper's own month. */
          on_time: number;
          /** @description YYYY-MM. */
          since: string;
         } | null;
         /** @description That are shown: both have spoken, or 14 days are over. */
         ratings: number;
         /** @description What was said beside the stars, the most frequent first. */
         reasons: {
          count: number;
          reason: string;
         }[];
         /** @description Their mean, with one decimal; null without any. */
         stars: number | null;
        } | null;
        state: string | null;
        /** @description For the office. */
        user_id?: string;
       };
       ship_to_site_id: string | null;
       /** @enum {string} */
       state: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
       /** @description What was agreed of its GST; null where nothing was. */
       tax_hold: {
        applies: boolean;
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
        /** @description The GST of the whole sale; 0 where it does not apply. */
        expected: number;
        /** @description Tied now. */
        held: number;
        /** @description Of what was or would have been tied, the seller's. */
        released: number;
        /** @description The buyer's deposit had it back. */
        returned: number;
        /** @description Why all is the seller's at once: no GSTIN, reverse charge, or no GST. */
        why_not: ("buyer_unregistered" | "reverse_charge" | "no_gst") | null;
       } | null;
       /** @description One a tax invoice, the first first. */
       tax_holds: {
        _id: string;
        /** @description The seller's, who says that it is filed. */
        answer: {
         arn: string;
         /** @description ISO 8601. */
         at: string;
         /** @description Of the acknowledgement, below /api. */
         document_url: string;
         /** @description YYYY-MM-DD. */
         filed_on: string;
         note: string | null;
        } | null;
        award_id: string;
        /** @description GST of its credit notes. */
        credited: number;
        /** @description YYYY-MM-DD. */
        dated: string;
        differences: {
         in_2b: string | number;
         /** @description Money in rupees. */
         paper: string | number;
         /** @enum {string} */
         path: "date" | "tax" | "reverse_charge" | "itc" | "value";
        }[];
        /** @description MMYYYY of the GSTR-2B that shows it. */
        found_in: string | null;
        /** @description Tied now; 0 before the truck is released. */
        held: number;
        invoice_id: string;
        /** @description The invoice's. */
        number: string;
        /** @description To the seller; before the release: found, and paid with it. */
        released: number;
        /** @description To the buyer's deposit. */
        returned: number;
        /** @description Same supplier, day and tax under another number: the buyer may confirm. */
        similar: {
         dated: string;
         number: string;
         tax: number;
        }[];
        /** @enum {string} */
        state: "waiting" | "missing" | "differs" | "disputed" | "released" | "returned" | "split" | "cancelled";
        /** @description CGST, SGST and IGST of the paper; never TCS. */
        tax: number;
        trip_id: string;
        /** @description ISO 8601: midnight in India, when what is tied ends. */
        until: string;
        /** @description What ended it, or freed a part last. */
        why: ("found" | "confirmed" | "decided" | "nobody_spoke" | "not_in_2b" | "not_said_again") | null;
       }[];
       timeline: {
        /** @description ISO 8601. */
        at: string;
        /** @enum {string} */
        by: "market" | "seller" | "buyer" | "office";
        /** @enum {string} */
        move: "win" | "pay" | "confirm_paid" | "fall_due" | "ask_default" | "default" | "agree_cancel" | "cancel" | "extend" | "void" | "gate_in" | "lifted" | "settle" | "complete" | "complete_outside";
        /** @description A code of the market's, or the words of who moved it. */
        reason: string;
        /** @enum {string} */
        to: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
       }[];
       title: string;
       trips: {
        _id: string;
        /** @description ISO 8601: until then the buyer may claim for its goods; null before it is out. */
        claim_until: string | null;
        driver_mobile: string;
        driver_name: string;
        /** @description As the gate was told. */
        eway_no: string | null;
        /** @description ISO 8601. */
        gate_out_at: string | null;
        gross_kg: number | null;
        invoice_id: string | null;
        /** @description Of its slips; null until it is weighed. */
        net_kg: number | null;
        /** @description Of its sale, from 1. */
        no: number;
        /** @description As the buyer's own bridge says. */
        received_kg: number | null;
        slot: {
         /** @description ISO 8601. */
         from: string;
         /** @description ISO 8601. */
         to: string;
        };
        /** @enum {string} */
        state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
        tare_kg: number | null;
        vehicle_no: string;
       }[];
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What the whole lot costs at it. */
       value: number;
       /** @description What both sides say of it, once all is lifted. */
       weight: {
        buyer: {
         /** @enum {string} */
         answer: "accepted" | "disputed";
         /** @description ISO 8601. */
         at: string;
         reason: string | null;
        } | null;
        seller: {
         /** @enum {string} */
         answer: "accepted" | "disputed";
         /** @description ISO 8601. */
         at: string;
         reason: string | null;
        } | null;
       };
       /** @description What the caller's side said of the other. */
       your_rating: {
        reasons: string[];
        stars: number;
       } | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "settlement.claim": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "multipart/form-data": {
     /** @description Where the terms name nothing of it; else what was measured. */
     asked_percent?: "" | null | (number | string);
     /** @description At most 1: picture or paper. */
     document?: Blob[];
     /** @description At most 5: picture or paper. */
     files?: Blob[];
     /** @description What is missing, or no good, in place of a percent. */
     kg?: "" | null | (number | string);
     measured_percent?: "" | null | (number | string);
     note?: string | null;
     trip_id: string | number;
     what: string;
     /** @description The note, under its earlier name. */
     words?: string | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       allowed_percent: number | null;
       /** @description Off the value of the truck's goods. */
       asked_percent: number;
       /** @description Of the credit note, with GST. */
       credit: number | null;
       /** @description ISO 8601. */
       decided_at: string | null;
       /** @description The picture or paper that shows it. */
       files: string[];
       /** @description Of what was claimed by weight. */
       kg: number | null;
       /** @description ISO 8601. */
       made_at: string;
       measured_percent: number | null;
       /** @description The same as `words`. */
       note: string;
       /** @description The seller's, or the office's. */
       reason: string | null;
       /**
        * @description `disputed` waits for the office; `decided` was ended by it.
        * @enum {string}
        */
       state: "open" | "accepted" | "disputed" | "decided";
       trip_id: string;
       /** @description `moisture`, `impurity`, `short_weight`, `other`, or as the terms name it. */
       what: string;
       words: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "invoices.declaration": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       answered_at: string | null;
       /** @description By the day of the sale: 27C or 127. */
       form: string | null;
       /** @description YYYY-MM-DD: the seller forwards it by the 7th of the month after it came. */
       forward_by: string;
       /** @description ISO 8601. */
       sent_at: string;
       /** @enum {string} */
       state: "waiting" | "accepted" | "declined";
       /** @description Of the document, below /api. */
       url: string;
      } | null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "invoices.declare": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "multipart/form-data": {
     /** @description At most 1: document. */
     document?: Blob[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "invoices.answerDeclaration": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @enum {string} */
     answer: "accepted" | "declined";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "invoices.declarationDocument": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/octet-stream": Blob;
    };
   };
  };
 };
 "invoices.list": {
  parameters: {
   query?: {
    /** @description For the office: all rows as a file, with the list's filters; no pages. */
    format?: "csv" | "xlsx";
   };
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       ack_no: string | null;
       /** @description Under the seller's own number, with the seller's own PDF. */
       by_seller: boolean;
       cgst: number;
       /** @description YYYY-MM-DD in India. */
       dated: string;
       /** @description YYYY-MM-DD, as it was told. */
       eway_closed_on: string | null;
       /** @description YYYY-MM-DD: the last day that an e-way bill is made of it; null where none is. */
       eway_document_until: string | null;
       /** @description Value and GST are more than ₹50,000. */
       eway_needed: boolean;
       eway_no: string | null;
       /**
        * @description `ending` in its last eight hours; `closed` once somebody has told so.
        * @enum {string}
        */
       eway_state: "none" | "valid" | "ending" | "over" | "closed";
       /** @description ISO 8601. */
       eway_valid_until: string | null;
       igst: number;
       /** @description Once the invoice portal has answered. */
       irn: string | null;
       /** @description It may be registered as e-invoice. */
       irn_needed: boolean;
       /** @description YYYY-MM-DD: the last day to report it; null once it has an IRN, and of who has told of less turnover. */
       irp_by: string | null;
       /** @description False while the seller has told no turnover. */
       irp_by_sure: boolean;
       /** @enum {string} */
       kind: "tax_invoice" | "credit_note" | "debit_note" | "challan" | "self_invoice" | "fee_invoice" | "bill_of_supply";
       number: string;
       /** @description What a note is to. */
       of_invoice: string | null;
       /** @description The buyer pays the GST to the government: it is no part of the total. */
       reverse_charge: boolean;
       sgst: number;
       tcs: number;
       total: number;
       trip_id: string | null;
       /** @description Of the PDF, below /api. */
       url: string;
       /** @description Without taxes; 0 of a challan, whose goods are invoiced already. */
       value: number;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
     "text/csv": string;
    };
   };
  };
 };
 "kilograms.read": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Whether the buyer had an authorisation for such goods on a day a truck left. */
       authorised: boolean;
       award_id: string;
       /** @description Whether the caller may say what became of them. */
       can_report: boolean;
       /** @description Of the products, those in evidence packs. */
       evidence_kg: number;
       /** @description Have arrived: out, loss and stock together. */
       in_kg: number;
       loss_kg: number;
       /** @description Of trucks that have left the lot. */
       lot_kg: number;
       /** @description Made into products, in evidence or not. */
       out_kg: number;
       outputs: {
        evidence_kg: number;
        /** @description In no pack yet. */
        free_kg: number;
        kg: number;
        material: string;
       }[];
       packs: {
        _id: string;
        award_id: string;
        /** @description The company that it was made for. */
        brand: string | null;
        brand_company_id: string | null;
        bytes: number;
        kg: number;
        /** @description ISO 8601. */
        made_at: string;
        material: string;
        /** @description Of the ZIP, hex; it is part of its day's hash in the journal. */
        sha256: string;
        /** @description Of the ZIP, below /api. */
        url: string;
       }[];
       /** @description What the buyer said became of them, the first first. */
       reports: {
        _id: string;
        /** @description Path of what shows it, below /api. */
        document: string;
        loss_kg: number;
        /** @description ISO 8601. */
        made_at: string;
        outputs: {
         kg: number;
         material: string;
        }[];
       }[];
       /** @description Null where the lot has no weight. */
       sold_kg: number | null;
       /** @description Have arrived, and nothing was said of them yet. */
       stock_kg: number;
       /** @description Still on the way. */
       transit_kg: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "awards.move": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @enum {string} */
     move: "confirm_paid" | "agree_cancel" | "ask_default" | "lifted";
     reason?: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Of a sale that its buyer did not keep. */
       after_default: {
        /** @description Whether the buyer's company may not bid now. */
        barred: boolean;
        /** @description ISO 8601; null where it is not barred, or until the office lifts it. */
        barred_until: string | null;
        /**
         * @description Who was offered the lot.
         * @enum {string}
         */
        next_bidder: "asked" | "accepted" | "nobody";
       } | null;
       /** @description Who has said that the sale should be called off. */
       agreed_by: ("seller" | "buyer")[];
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       bid_order_id: string;
       /** @description Null until the buyer names one. */
       bill_to_site_id: string | null;
       buyer: {
        city: string | null;
        company: string | null;
        /** @description For the office. */
        company_id?: string | null;
        mobile: string | null;
        name: string;
        /** @description Of its company; null for a member without one. */
        record: {
         /** @description Sales that it made or bought, those that were called off left out. */
         awards: number;
         /** @description Of its buyers, for goods that it sold. */
         claims_allowed: number;
         /** @description Sales that it did not keep. */
         defaults: number;
         /** @description Null below 3 checked papers, or from fewer than 2 buyers. */
         filing: {
          /** @description Papers that a buyer's 2B was looked through for. */
          checked: number;
          found: number;
          missing: number;
          /** @description In the 2B of the paper's own month. */
          on_time: number;
          /** @description YYYY-MM. */
          since: string;
         } | null;
         /** @description That are shown: both have spoken, or 14 days are over. */
         ratings: number;
         /** @description What was said beside the stars, the most frequent first. */
         reasons: {
          count: number;
          reason: string;
         }[];
         /** @description Their mean, with one decimal; null without any. */
         stars: number | null;
        } | null;
        state: string | null;
        /** @description For the office. */
        user_id?: string;
       };
       claims: {
        _id: string;
        allowed_percent: number | null;
        /** @description Off the value of the truck's goods. */
        asked_percent: number;
        /** @description Of the credit note, with GST. */
        credit: number | null;
        /** @description ISO 8601. */
        decided_at: string | null;
        /** @description The picture or paper that shows it. */
        files: string[];
        /** @description Of what was claimed by weight. */
        kg: number | null;
        /** @description ISO 8601. */
        made_at: string;
        measured_percent: number | null;
        /** @description The same as `words`. */
        note: string;
        /** @description The seller's, or the office's. */
        reason: string | null;
        /**
         * @description `disputed` waits for the office; `decided` was ended by it.
         * @enum {string}
         */
        state: "open" | "accepted" | "disputed" | "decided";
        trip_id: string;
        /** @description `moisture`, `impurity`, `short_weight`, `other`, or as the terms name it. */
        what: string;
        words: string;
       }[];
       /** @description That the terms name for claims. */
       deductions: {
        above_percent: number;
        rate_percent: number;
        what: string;
       }[];
       /** @description Still to be paid in; 0 where the two pay each other. */
       due: number;
       /** @description ISO 8601: paid before; null where no day was agreed. */
       due_at: string | null;
       /** @description What is to be paid in, paid or not; empty where the two pay each other. */
       dues: {
        /** @description Of the price with the seller's taxes; else without GST. */
        amount: number;
        due_at: string;
        /** @description On top, of what the market or the seller charges beside the price. */
        gst: number;
        /** @enum {string} */
        kind: "price" | "fee" | "late_fee" | "ground_rent";
       }[];
       /** @description Nothing is held or short once the sale is paid or over. */
       emd: {
        /** @description Of the buyer's deposit, what stands for this sale now. */
        held: number;
        required: number;
        /** @description What was asked for and not there. */
        short: number;
       };
       /** @description What happened to its goods, each once, the first first; see also `money`. */
       events: {
        /** @description ISO 8601. */
        at: string;
        /**
         * @description `market` where no side says it, as at the gate.
         * @enum {string}
         */
        by: "market" | "seller" | "buyer" | "office";
        claim_id: string | null;
        /** @description Weighed, left or received. */
        kg: number | null;
        /** @description Of the paper. */
        number: string | null;
        /** @description Of the caller's own rating; the other side's is not told. */
        stars: number | null;
        /** @description Of its truck. */
        trip_id: string | null;
        /** @enum {string} */
        what: "truck_in" | "weighed" | "invoiced" | "truck_out" | "received" | "claimed" | "claim_decided" | "weight_accepted" | "weight_disputed" | "rated";
       }[];
       /** @description What was sold, and what of it has left. */
       goods: {
        /** @description Of trucks that have left. */
        out_kg: number;
        /** @description Null where the lot has no weight. */
        sold_kg: number | null;
        /** @description By how much the two may differ. */
        tolerance_percent: number | null;
       };
       /** @description ISO 8601: until then it is not ended for want of payment; through the market alone. */
       grace_until: string | null;
       /** @description Null where none was agreed. */
       ground_rent: {
        /** @description For them, with GST. */
        amount: number;
        /** @description That goods lay there beyond the last free one, until today. */
        days: number;
        per_day: number;
       } | null;
       /** @description What of it the buyer deducts for the government, and does not pay in. */
       gst_tds: number;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description As agreed: of what is unpaid when its day is over, once; null for none. */
       late_fee_percent: number | null;
       /** @description ISO 8601: lifted before; once it is paid. */
       lift_by: string | null;
       /** @description Who has said that all is lifted that will be. */
       lifted_by: ("seller" | "buyer")[];
       lines: {
        amount: number;
        /** @description Rupees: of a fee that is more than its percent. */
        bounds?: {
         fixed: number;
         least: number | null;
         most: number | null;
        };
        /** @enum {string} */
        code: "gst" | "gst_sez" | "gst_sez_without_payment" | "gst_reverse_metal" | "gst_reverse_government" | "gst_unregistered" | "gst_unknown" | "tcs_scrap" | "tcs_small_seller" | "market_fee" | "market_fee_before_gst" | "market_fee_gst";
        /** @description Of TCS: under which it is paid in. */
        collection_code?: string | null;
        /** @description False where an adviser has yet to confirm it. */
        confirmed: boolean;
        /** @description Of TCS: the declaration by which none is collected. */
        form?: string;
        /** @description YYYY-MM-DD since when the rate holds. */
        from: string | null;
        /**
         * @description The value alone, with the seller's GST, or the market's fee.
         * @enum {string}
         */
        of: "value" | "invoice" | "fee";
        /**
         * @description `government`: by the buyer directly, under reverse charge.
         * @enum {string}
         */
        paid_to: "seller" | "government" | "market";
        /**
         * @description False of what the buyer pays to the government: `payable` and `due` leave it out.
         * @constant
         */
        payable?: false;
        /** @description Null where it is not known. */
        percent: number | null;
        /** @description In English, with its sources. */
        rule: string;
        /** @description Where the rate was read: `of` is a number, section, year or name. */
        readonly sources: {
         /** @enum {string} */
         code: "gst_notification" | "income_tax_1961" | "income_tax_2025" | "finance_bill" | "website";
         of: string;
        }[];
        /** @enum {string} */
        what: "gst" | "cgst" | "sgst" | "utgst" | "igst" | "tcs" | "fee" | "fee_gst";
       }[];
       location: {
        city: string;
        state: string;
       };
       /** @description ISO 8601. */
       made_at: string;
       /** @description What moved of its money, the first first; empty where the two pay each other. */
       money: {
        amount: number;
        /** @description ISO 8601. */
        at: string;
        /** @enum {string} */
        what: "held" | "paid" | "set_off" | "back" | "forfeited" | "to_seller" | "released" | "claimed" | "tax_released" | "tax_returned" | "reversed";
       }[];
       /** @description What the caller may ask for now. */
       moves_allowed: ("win" | "pay" | "confirm_paid" | "fall_due" | "ask_default" | "default" | "agree_cancel" | "cancel" | "extend" | "void" | "gate_in" | "lifted" | "settle" | "complete" | "complete_outside")[];
       /** @description A payment of the gateway of which is not known yet what becomes; for the buyer. */
       on_its_way: {
        amount: number;
        /** @description Whether its payer's bank has said yes; else it was only begun. */
        paid: boolean;
        /** @description ISO 8601. */
        since: string;
       } | null;
       /** @description Paid in, with the deposit that was set off. */
       paid: number;
       /** @description Of tax and of the goods, in the order of their days; a fee's only for who pays it. */
       papers: {
        /** @description YYYY-MM-DD in India. */
        dated: string;
        /** @enum {string} */
        kind: "tax_invoice" | "credit_note" | "debit_note" | "challan" | "self_invoice" | "fee_invoice" | "bill_of_supply" | "delivery_order" | "manifest" | "receipt" | "confirmation";
        number: string;
        trip_id: string | null;
        /** @description Of the PDF, below /api; `lang` is `en` or `hi`. */
        url: string;
       }[];
       /** @enum {string} */
       pay_through: "parties" | "market";
       /** @description The value, and what is due on it to the seller and the market. */
       payable: number;
       /** @description Where the goods lie; null until the seller has a site, which a first booking makes. */
       pickup_site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       } | null;
       product_id: string;
       quantity: number;
       /** @description What was bid, in the lot's basis. */
       rate: number;
       seller: {
        city: string | null;
        company: string | null;
        /** @description For the office. */
        company_id?: string | null;
        mobile: string | null;
        name: string;
        /** @description Of its company; null for a member without one. */
        record: {
         /** @description Sales that it made or bought, those that were called off left out. */
         awards: number;
         /** @description Of its buyers, for goods that it sold. */
         claims_allowed: number;
         /** @description Sales that it did not keep. */
         defaults: number;
         /** @description Null below 3 checked papers, or from fewer than 2 buyers. */
         filing: {
          /** @description Papers that a buyer's 2B was looked through for. */
          checked: number;
          found: number;
          missing: number;
          /** @description In the 2B of the paper's own month. */
          on_time: number;
          /** @description YYYY-MM. */
          since: string;
         } | null;
         /** @description That are shown: both have spoken, or 14 days are over. */
         ratings: number;
         /** @description What was said beside the stars, the most frequent first. */
         reasons: {
          count: number;
          reason: string;
         }[];
         /** @description Their mean, with one decimal; null without any. */
         stars: number | null;
        } | null;
        state: string | null;
        /** @description For the office. */
        user_id?: string;
       };
       ship_to_site_id: string | null;
       /** @enum {string} */
       state: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
       /** @description What was agreed of its GST; null where nothing was. */
       tax_hold: {
        applies: boolean;
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
        /** @description The GST of the whole sale; 0 where it does not apply. */
        expected: number;
        /** @description Tied now. */
        held: number;
        /** @description Of what was or would have been tied, the seller's. */
        released: number;
        /** @description The buyer's deposit had it back. */
        returned: number;
        /** @description Why all is the seller's at once: no GSTIN, reverse charge, or no GST. */
        why_not: ("buyer_unregistered" | "reverse_charge" | "no_gst") | null;
       } | null;
       /** @description One a tax invoice, the first first. */
       tax_holds: {
        _id: string;
        /** @description The seller's, who says that it is filed. */
        answer: {
         arn: string;
         /** @description ISO 8601. */
         at: string;
         /** @description Of the acknowledgement, below /api. */
         document_url: string;
         /** @description YYYY-MM-DD. */
         filed_on: string;
         note: string | null;
        } | null;
        award_id: string;
        /** @description GST of its credit notes. */
        credited: number;
        /** @description YYYY-MM-DD. */
        dated: string;
        differences: {
         in_2b: string | number;
         /** @description Money in rupees. */
         paper: string | number;
         /** @enum {string} */
         path: "date" | "tax" | "reverse_charge" | "itc" | "value";
        }[];
        /** @description MMYYYY of the GSTR-2B that shows it. */
        found_in: string | null;
        /** @description Tied now; 0 before the truck is released. */
        held: number;
        invoice_id: string;
        /** @description The invoice's. */
        number: string;
        /** @description To the seller; before the release: found, and paid with it. */
        released: number;
        /** @description To the buyer's deposit. */
        returned: number;
        /** @description Same supplier, day and tax under another number: the buyer may confirm. */
        similar: {
         dated: string;
         number: string;
         tax: number;
        }[];
        /** @enum {string} */
        state: "waiting" | "missing" | "differs" | "disputed" | "released" | "returned" | "split" | "cancelled";
        /** @description CGST, SGST and IGST of the paper; never TCS. */
        tax: number;
        trip_id: string;
        /** @description ISO 8601: midnight in India, when what is tied ends. */
        until: string;
        /** @description What ended it, or freed a part last. */
        why: ("found" | "confirmed" | "decided" | "nobody_spoke" | "not_in_2b" | "not_said_again") | null;
       }[];
       timeline: {
        /** @description ISO 8601. */
        at: string;
        /** @enum {string} */
        by: "market" | "seller" | "buyer" | "office";
        /** @enum {string} */
        move: "win" | "pay" | "confirm_paid" | "fall_due" | "ask_default" | "default" | "agree_cancel" | "cancel" | "extend" | "void" | "gate_in" | "lifted" | "settle" | "complete" | "complete_outside";
        /** @description A code of the market's, or the words of who moved it. */
        reason: string;
        /** @enum {string} */
        to: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
       }[];
       title: string;
       trips: {
        _id: string;
        /** @description ISO 8601: until then the buyer may claim for its goods; null before it is out. */
        claim_until: string | null;
        driver_mobile: string;
        driver_name: string;
        /** @description As the gate was told. */
        eway_no: string | null;
        /** @description ISO 8601. */
        gate_out_at: string | null;
        gross_kg: number | null;
        invoice_id: string | null;
        /** @description Of its slips; null until it is weighed. */
        net_kg: number | null;
        /** @description Of its sale, from 1. */
        no: number;
        /** @description As the buyer's own bridge says. */
        received_kg: number | null;
        slot: {
         /** @description ISO 8601. */
         from: string;
         /** @description ISO 8601. */
         to: string;
        };
        /** @enum {string} */
        state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
        tare_kg: number | null;
        vehicle_no: string;
       }[];
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What the whole lot costs at it. */
       value: number;
       /** @description What both sides say of it, once all is lifted. */
       weight: {
        buyer: {
         /** @enum {string} */
         answer: "accepted" | "disputed";
         /** @description ISO 8601. */
         at: string;
         reason: string | null;
        } | null;
        seller: {
         /** @enum {string} */
         answer: "accepted" | "disputed";
         /** @description ISO 8601. */
         at: string;
         reason: string | null;
        } | null;
       };
       /** @description What the caller's side said of the other. */
       your_rating: {
        reasons: string[];
        stars: number;
       } | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "kilograms.report": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description Of one that was sent before: its path; else the last one of this sale. */
     document?: "" | null | string;
     loss_kg?: "" | null | (number | string);
     outputs: {
      kg: number | string;
      material: string;
     }[];
    };
    "multipart/form-data": {
     /** @description At most 1: document. */
     document?: Blob[];
     loss_kg?: "" | null | (number | string);
     outputs: {
      kg: number | string;
      material: string;
     }[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Whether the buyer had an authorisation for such goods on a day a truck left. */
       authorised: boolean;
       award_id: string;
       /** @description Whether the caller may say what became of them. */
       can_report: boolean;
       /** @description Of the products, those in evidence packs. */
       evidence_kg: number;
       /** @description Have arrived: out, loss and stock together. */
       in_kg: number;
       loss_kg: number;
       /** @description Of trucks that have left the lot. */
       lot_kg: number;
       /** @description Made into products, in evidence or not. */
       out_kg: number;
       outputs: {
        evidence_kg: number;
        /** @description In no pack yet. */
        free_kg: number;
        kg: number;
        material: string;
       }[];
       packs: {
        _id: string;
        award_id: string;
        /** @description The company that it was made for. */
        brand: string | null;
        brand_company_id: string | null;
        bytes: number;
        kg: number;
        /** @description ISO 8601. */
        made_at: string;
        material: string;
        /** @description Of the ZIP, hex; it is part of its day's hash in the journal. */
        sha256: string;
        /** @description Of the ZIP, below /api. */
        url: string;
       }[];
       /** @description What the buyer said became of them, the first first. */
       reports: {
        _id: string;
        /** @description Path of what shows it, below /api. */
        document: string;
        loss_kg: number;
        /** @description ISO 8601. */
        made_at: string;
        outputs: {
         kg: number;
         material: string;
        }[];
       }[];
       /** @description Null where the lot has no weight. */
       sold_kg: number | null;
       /** @description Have arrived, and nothing was said of them yet. */
       stock_kg: number;
       /** @description Still on the way. */
       transit_kg: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "awards.pay": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     amount: number | string;
     /** @constant */
     from: "wallet";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       due: number;
       paid: number;
       /** @enum {string} */
       state: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "settlement.rate": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @default [] */
     reasons?: ("goods_as_described" | "goods_differed" | "weight_fair" | "weight_disputed" | "paid_in_time" | "paid_late" | "loaded_quickly" | "waited_long" | "papers_right" | "papers_late")[];
     stars: number;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       reasons: string[];
       stars: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "settlement.settle": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @enum {string} */
     answer: "accepted" | "disputed";
     reason?: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @enum {string} */
       state: "payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.awardSlots": {
  parameters: {
   query?: {
    /** @description Today, if left out. An instant stands for its day. */
    from?: string;
    /** @description Included; at most 31 days later, six if left out. */
    to?: string;
   };
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Places that nobody has booked. */
       free: number;
       /** @description ISO 8601. */
       from: string;
       /** @description ISO 8601. */
       to: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.bookTrip": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     driver_mobile: string;
     driver_name: string;
     /**
      * Format: date-time
      * @description When the slot begins, as the list of slots says.
      */
     slot_from: string;
     transporter?: string | null;
     transporter_gstin?: "" | null | string;
     vehicle_no: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       award_id: string;
       /** @description What goes with the truck, from the way out on; who has the driver's link adds its `key`. */
       carried: {
        /** @description Path of its PDF, below /api; `lang` is `en` or `hi`. Null for none. */
        invoice: string | null;
        slips: {
         _id: string;
         /** @description ISO 8601: when the bridge weighed. */
         at: string;
         bridge: string;
         kg: number;
         /** @enum {string} */
         kind: "tare" | "gross";
         /** @description Path of its picture, below /api. */
         photo: string;
         slip_no: string;
        }[];
       } | null;
       /** @description Path of the driver's page, for the buyer alone. */
       driver_link: string | null;
       driver_mobile: string;
       driver_name: string;
       /** @description To be paid before it may leave; null for the driver. */
       due: number | null;
       eway_no: string | null;
       /** @description ISO 8601. */
       gate_in_at: string | null;
       /** @description ISO 8601. */
       gate_out_at: string | null;
       gross_kg: number | null;
       /** @description For the buyer alone, who tells it when the truck may go. */
       handover_code: string | null;
       invoice_id: string | null;
       /** @description Of its slips; null until it is weighed. */
       net_kg: number | null;
       /** @description Of its sale, from 1. */
       no: number;
       /** @description ISO 8601. */
       received_at: string | null;
       received_kg: number | null;
       /** @description When its pass was shown a second time, as phones told that were offline. */
       refused_uses: {
        at: string;
        because: string;
       }[];
       /** @description What is paid and not used up, this truck counted; null where the two pay each other. */
       remaining: number | null;
       /** @description What may still be loaded beside it; null where the lot has no weight. */
       remaining_kg: number | null;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       /** @description That count; empty for the driver. */
       slips: {
        _id: string;
        /** @description ISO 8601: when the bridge weighed. */
        at: string;
        bridge: string;
        kg: number;
        /** @enum {string} */
        kind: "tare" | "gross";
        /** @description Path of its picture, below /api. */
        photo: string;
        /** @description Why it takes the place of the one before it. */
        reason: string | null;
        slip_no: string;
       }[];
       slot: {
        /** @description ISO 8601. */
        from: string;
        /** @description ISO 8601. */
        to: string;
       };
       /** @enum {string} */
       state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
       tare_kg: number | null;
       /** @description Of the lot. */
       title: string;
       transporter: string | null;
       transporter_gstin: string | null;
       vehicle_no: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "banking.objectToBankAccount": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.bankOfIfsc": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    ifsc: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       bank: string | null;
       has_branch: boolean;
       ifsc: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "content.banner": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description YYYY-MM-DD in India, its first day. */
       from_day: string;
       /**
        * @description The language that its text is in.
        * @enum {string}
        */
       lang: "en" | "hi";
       /** @description A path of the site, or a whole address. */
       link: string | null;
       text: string;
       /** @description YYYY-MM-DD in India, its last day. */
       until_day: string;
      } | null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "content.blogs": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       created_at: string;
       description: string;
       /** @description Below /uploads. */
       image: string | null;
       /**
        * @description The language that its text is in.
        * @enum {string}
        */
       lang: "en" | "hi";
       short_description: string;
       slug: string;
       start_at: string;
       title: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "content.blogBySlug": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    slug: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       created_at: string;
       description: string;
       /** @description Below /uploads. */
       image: string | null;
       /**
        * @description The language that its text is in.
        * @enum {string}
        */
       lang: "en" | "hi";
       short_description: string;
       slug: string;
       start_at: string;
       title: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "books.gstins": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: string[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "books.gstr1": {
  parameters: {
   query: {
    gstin: string;
    period: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": unknown;
    };
   };
  };
 };
 "books.readLedgers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       bank: string;
       cgst_input: string;
       cgst_output: string;
       deposit: string;
       held: string;
       igst_input: string;
       igst_output: string;
       leaving: string;
       paid_in: string;
       proceeds: string;
       purchases: string;
       rebale: string;
       sales: string;
       sgst_input: string;
       sgst_output: string;
       tax_held: string;
       tcs_payable: string;
       tcs_receivable: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "books.nameLedgers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     bank?: string;
     cgst_input?: string;
     cgst_output?: string;
     deposit?: string;
     held?: string;
     igst_input?: string;
     igst_output?: string;
     leaving?: string;
     paid_in?: string;
     proceeds?: string;
     purchases?: string;
     rebale?: string;
     sales?: string;
     sgst_input?: string;
     sgst_output?: string;
     tax_held?: string;
     tcs_payable?: string;
     tcs_receivable?: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       bank: string;
       cgst_input: string;
       cgst_output: string;
       deposit: string;
       held: string;
       igst_input: string;
       igst_output: string;
       leaving: string;
       paid_in: string;
       proceeds: string;
       purchases: string;
       rebale: string;
       sales: string;
       sgst_input: string;
       sgst_output: string;
       tax_held: string;
       tcs_payable: string;
       tcs_receivable: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "books.payouts": {
  parameters: {
   query: {
    format?: "json" | "csv" | "xlsx";
    /** @description In India. */
    from: string;
    page?: number;
    rows?: number;
    /** @description In India, included; at most 366 days in all. */
    to: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Below zero where it came back. */
       amount: number;
       bank_last4: string | null;
       dated: string;
       /** @enum {string} */
       from: "deposit" | "proceeds";
       /** @enum {string} */
       kind: "withdrawal_sent" | "withdrawal_reversed";
       ref: string;
       utr: string | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      /** @description The same, added up from the papers or the journal's lines themselves. */
      sums: {
       [key: string]: number;
      };
      totalpage: number;
      /** @description Of the whole period, by the fields that are money. */
      totals: {
       [key: string]: number;
      };
     };
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
     "text/csv": string;
    };
   };
  };
 };
 "books.purchases": {
  parameters: {
   query: {
    format?: "json" | "csv" | "xlsx";
    /** @description In India. */
    from: string;
    page?: number;
    rows?: number;
    /** @description In India, included; at most 366 days in all. */
    to: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       award_id: string;
       cgst: number;
       /** @description YYYY-MM-DD. */
       dated: string;
       eway_no: string | null;
       hsn: string | null;
       igst: number;
       irn: string | null;
       /** @enum {string} */
       kind: "tax_invoice" | "credit_note" | "debit_note" | "challan" | "self_invoice" | "fee_invoice" | "bill_of_supply";
       number: string;
       /** @description The paper that a note is to. */
       of_number: string | null;
       party: string;
       party_gstin: string | null;
       /** @description The state's two digits. */
       place_of_supply: string;
       quantity: number | null;
       /** @description `P` and the paper's id. */
       ref: string;
       reverse_charge: boolean;
       sgst: number;
       /** @description Where a part of its tax is tied: its state. */
       tax_hold: string | null;
       tcs: number;
       total: number;
       trip_id: string | null;
       /** @description UQC. */
       unit: string | null;
       /** @description Without taxes; a credit note's amounts are below zero. */
       value: number;
       vehicle_no: string | null;
       what: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      /** @description The same, added up from the papers or the journal's lines themselves. */
      sums: {
       [key: string]: number;
      };
      totalpage: number;
      /** @description Of the whole period, by the fields that are money. */
      totals: {
       [key: string]: number;
      };
     };
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
     "text/csv": string;
    };
   };
  };
 };
 "books.receipts": {
  parameters: {
   query: {
    format?: "json" | "csv" | "xlsx";
    /** @description In India. */
    from: string;
    page?: number;
    rows?: number;
    /** @description In India, included; at most 366 days in all. */
    to: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       award_id: string | null;
       dated: string;
       fee: number;
       fee_gst: number;
       /** @description Below zero where the entry was turned back. */
       gross: number;
       gst_tcs: number;
       income_tds: number;
       /** @enum {string} */
       kind: "top_up" | "bank_transfer" | "transfer_placed" | "trip_released" | "tax_released" | "forfeit";
       /** @description Gross less the rest. */
       net: number;
       party: string;
       /** @description `J` and the journal entry's number. */
       ref: string;
       tax_held: number;
       trip_id: string | null;
       utr: string | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      /** @description The same, added up from the papers or the journal's lines themselves. */
      sums: {
       [key: string]: number;
      };
      totalpage: number;
      /** @description Of the whole period, by the fields that are money. */
      totals: {
       [key: string]: number;
      };
     };
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
     "text/csv": string;
    };
   };
  };
 };
 "books.sales": {
  parameters: {
   query: {
    format?: "json" | "csv" | "xlsx";
    /** @description In India. */
    from: string;
    page?: number;
    rows?: number;
    /** @description In India, included; at most 366 days in all. */
    to: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       award_id: string;
       cgst: number;
       /** @description YYYY-MM-DD. */
       dated: string;
       eway_no: string | null;
       hsn: string | null;
       igst: number;
       irn: string | null;
       /** @enum {string} */
       kind: "tax_invoice" | "credit_note" | "debit_note" | "challan" | "self_invoice" | "fee_invoice" | "bill_of_supply";
       number: string;
       /** @description The paper that a note is to. */
       of_number: string | null;
       party: string;
       party_gstin: string | null;
       /** @description The state's two digits. */
       place_of_supply: string;
       quantity: number | null;
       /** @description `P` and the paper's id. */
       ref: string;
       reverse_charge: boolean;
       sgst: number;
       /** @description Where a part of its tax is tied: its state. */
       tax_hold: string | null;
       tcs: number;
       total: number;
       trip_id: string | null;
       /** @description UQC. */
       unit: string | null;
       /** @description Without taxes; a credit note's amounts are below zero. */
       value: number;
       vehicle_no: string | null;
       what: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      /** @description The same, added up from the papers or the journal's lines themselves. */
      sums: {
       [key: string]: number;
      };
      totalpage: number;
      /** @description Of the whole period, by the fields that are money. */
      totals: {
       [key: string]: number;
      };
     };
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
     "text/csv": string;
    };
   };
  };
 };
 "books.tally": {
  parameters: {
   query: {
    /** @description In India. */
    from: string;
    parts?: string;
    /** @description In India, included; at most 366 days in all. */
    to: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/xml": Blob;
    };
   };
  };
 };
 "books.tcs": {
  parameters: {
   query: {
    format?: "json" | "csv" | "xlsx";
    /** @description In India. */
    from: string;
    page?: number;
    rows?: number;
    /** @description In India, included; at most 366 days in all. */
    to: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       amount: number;
       award_id: string;
       /** @description Value and GST. */
       base: number;
       code: string | null;
       dated: string;
       /** @description Where the buyer declared against it: amount 0. */
       form: string | null;
       number: string;
       party: string;
       party_pan: string | null;
       percent: number;
       ref: string;
       section: string;
       /** @enum {string} */
       side: "collected" | "paid";
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      /** @description The same, added up from the papers or the journal's lines themselves. */
      sums: {
       [key: string]: number;
      };
      totalpage: number;
      /** @description Of the whole period, by the fields that are money. */
      totals: {
       [key: string]: number;
      };
     };
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
     "text/csv": string;
    };
   };
  };
 };
 "books.tds": {
  parameters: {
   query: {
    format?: "json" | "csv" | "xlsx";
    /** @description In India. */
    from: string;
    page?: number;
    rows?: number;
    /** @description In India, included; at most 366 days in all. */
    to: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       amount: number;
       award_id: string;
       base: number;
       code: string | null;
       dated: string;
       /** @enum {string} */
       law: "income_tax" | "gst_tds" | "gst_tcs";
       number: string;
       party: string;
       party_pan: string | null;
       percent: number;
       ref: string;
       section: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      /** @description The same, added up from the papers or the journal's lines themselves. */
      sums: {
       [key: string]: number;
      };
      totalpage: number;
      /** @description Of the whole period, by the fields that are money. */
      totals: {
       [key: string]: number;
      };
     };
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
     "text/csv": string;
    };
   };
  };
 };
 "watchlist.calendar": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    token: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "text/calendar": string;
    };
   };
  };
 };
 "listings.categories": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       icon: string;
       live?: number;
       sub_category: {
        _id: string;
        /** @description The code of what is sold in it. */
        material?: string | null;
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       }[];
       title: string;
       /** @description Null where there is none. */
       title_hi: string | null;
       url: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.categoryList": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       icon: string;
       live?: number;
       sub_category: {
        _id: string;
        /** @description The code of what is sold in it. */
        material?: string | null;
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       }[];
       title: string;
       /** @description Null where there is none. */
       title_hi: string | null;
       url: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "settlement.answerClaim": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @enum {string} */
     answer: "accepted" | "disputed";
     percent?: "" | null | (number | string);
     reason?: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       allowed_percent: number | null;
       /** @description Off the value of the truck's goods. */
       asked_percent: number;
       /** @description Of the credit note, with GST. */
       credit: number | null;
       /** @description ISO 8601. */
       decided_at: string | null;
       /** @description The picture or paper that shows it. */
       files: string[];
       /** @description Of what was claimed by weight. */
       kg: number | null;
       /** @description ISO 8601. */
       made_at: string;
       measured_percent: number | null;
       /** @description The same as `words`. */
       note: string;
       /** @description The seller's, or the office's. */
       reason: string | null;
       /**
        * @description `disputed` waits for the office; `decided` was ended by it.
        * @enum {string}
        */
       state: "open" | "accepted" | "disputed" | "decided";
       trip_id: string;
       /** @description `moisture`, `impurity`, `short_weight`, `other`, or as the terms name it. */
       what: string;
       words: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "apiKeys.client": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/gzip": Blob;
    };
   };
  };
 };
 "companies.readCompany": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description While its papers are checked: the hours that such checks took lately, by the median of 30 days; null below five. */
      checks_take: number | null;
      data: {
       _id: string;
       /** @description What it may handle, newest first. */
       authorisations: {
        _id: string;
        /** @description Kilograms a financial year. */
        capacity_kg: number;
        /** @description The document's file. */
        document: string;
        issuer: string;
        /** @enum {string} */
        kind: "cpcb_recycler" | "cpcb_refurbisher" | "cpcb_dismantler" | "battery_recycler" | "tyre_recycler" | "plastic_processor" | "spcb_consent" | "howm" | "nonferrous_epr";
        number: string;
        /** @description Why the office refused it. */
        reason: string | null;
        sent_at: string;
        /** @enum {string} */
        status: "waiting" | "accepted" | "refused" | "lapsed" | "withdrawn";
        /** @enum {string} */
        stream: "e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous";
        /** @description YYYY-MM-DD in Asia/Kolkata. */
        valid_from: string;
        /** @description YYYY-MM-DD in Asia/Kolkata, inclusive. */
        valid_to: string;
       }[];
       /** @description That it may not bid for now; else null. */
       barred?: {
        /** @description ISO 8601; null until it is lifted. */
        until_at: string | null;
        /**
         * @description A sale that it did not keep, on either side of it, or a decision of the office.
         * @enum {string}
         */
        why: "buyer_defaulted" | "seller_failed" | "owes_money" | "office";
       } | null;
       /** @description What kind of body it is; null until its owner says. */
       entity: ("individual" | "company" | "firm" | "huf" | "trust" | "aop" | "government" | "other") | null;
       /** @description Shown to owners and managers. */
       invitations: {
        _id: string;
        /** @description Rupees of a lot's value, inclusive; null for none. */
        bid_limit: number | null;
        email: string | null;
        expires_at: string;
        invited_at: string;
        mobile: string | null;
        /** @enum {string} */
        role: "owner" | "manager" | "bidder" | "viewer";
       }[];
       name: string;
       pan: string | null;
       /** @description The office has accepted its papers: the PAN is its alone. */
       pan_accepted: boolean;
       /** @description Shown to owners and managers. */
       papers: {
        _id: string;
        /** @description Ask for it at /api/company/document/{file}. */
        document: string;
        /** @description Papers of this kind that came before, newest first. */
        history: {
         _id: string;
         /** @description Ask for it at /api/company/document/{file}. */
         document: string;
         /** @enum {string} */
         kind: "pan" | "gst" | "incorporation" | "bank";
         number: string | null;
         /** @description What the office asks to be corrected. */
         reason: string | null;
         sent_at: string;
         /** @enum {string} */
         status: "sent" | "accepted" | "correction_asked" | "lapsed";
         /** @description YYYY-MM-DD. */
         valid_from: string | null;
         /** @description YYYY-MM-DD, a day in India that still counts. */
         valid_to: string | null;
        }[];
        /** @enum {string} */
        kind: "pan" | "gst" | "incorporation" | "bank";
        number: string | null;
        /** @description What the office asks to be corrected. */
        reason: string | null;
        sent_at: string;
        /** @enum {string} */
        status: "sent" | "accepted" | "correction_asked" | "lapsed";
        /** @description YYYY-MM-DD. */
        valid_from: string | null;
        /** @description YYYY-MM-DD, a day in India that still counts. */
        valid_to: string | null;
       }[];
       /** @description What the office asks for, by field or kind of paper; shown to owners and managers. */
       reasons: {
        msg: string;
        path: string;
       }[];
       /**
        * @description The caller's own.
        * @enum {string}
        */
       role: "owner" | "manager" | "bidder" | "viewer";
       sites: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        gstin: string | null;
        loading_hours: string | null;
        /** @description YYYY-MM-DD: to which day its letter of undertaking counts, with which it sells. */
        lut_until: string | null;
        name: string;
        pincode: string;
        /** @description Of a unit of a special economic zone; null of any other place. */
        sez: ("with_payment" | "without_payment") | null;
        /** @enum {string} */
        state: "Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal";
       }[];
       /** @enum {string} */
       status: "unverified" | "submitted" | "correction_asked" | "verified" | "suspended";
       /** @description Under which it deducts GST of what it pays; shown to owners and managers. */
       tds_gstin?: string | null;
       /** @description By which an invoice has a last day at the IRP; shown to owners and managers. */
       turnover_band?: ("to_5" | "to_10" | "above_10") | null;
       /** @description Who asks first, then who acts, longest first. */
       users: {
        /** @description The user's id. */
        _id: string;
        /** @description Rupees of a lot's value, inclusive; null for none. */
        bid_limit: number | null;
        /** @description Shown to owners and managers. */
        email: string | null;
        is_you: boolean;
        /** @description Shown to owners and managers, of who asked once the PAN is accepted. */
        mobile: string | null;
        name: string;
        role: ("owner" | "manager" | "bidder" | "viewer") | null;
        since: string;
        /** @enum {string} */
        status: "asked" | "active";
        /** @enum {string} */
        type: "buyer" | "seller";
       }[];
      } | null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      /** @description The company that was asked. */
      joining: {
       /** @description Its PAN is not accepted: who asked may name their own company with it. */
       may_found: boolean;
       name: string;
      } | null;
      /** @enum {string} */
      membership: "none" | "asked" | "active" | "declined" | "removed";
      message: string;
     };
    };
   };
  };
 };
 "companies.nameCompany": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     entity?: "" | null | ("individual" | "company" | "firm" | "huf" | "trust" | "aop" | "government" | "other");
     name: string;
     pan?: "" | null | string;
     /** @description Null takes it away; left out, it stays. */
     tds_gstin?: string | "" | null;
     /** @description A year's, in crore rupees: up to 5, up to 10, above; left out, it stays. */
     turnover_band?: ("to_5" | "to_10" | "above_10") | "" | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description While its papers are checked: the hours that such checks took lately, by the median of 30 days; null below five. */
      checks_take: number | null;
      data: {
       _id: string;
       /** @description What it may handle, newest first. */
       authorisations: {
        _id: string;
        /** @description Kilograms a financial year. */
        capacity_kg: number;
        /** @description The document's file. */
        document: string;
        issuer: string;
        /** @enum {string} */
        kind: "cpcb_recycler" | "cpcb_refurbisher" | "cpcb_dismantler" | "battery_recycler" | "tyre_recycler" | "plastic_processor" | "spcb_consent" | "howm" | "nonferrous_epr";
        number: string;
        /** @description Why the office refused it. */
        reason: string | null;
        sent_at: string;
        /** @enum {string} */
        status: "waiting" | "accepted" | "refused" | "lapsed" | "withdrawn";
        /** @enum {string} */
        stream: "e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous";
        /** @description YYYY-MM-DD in Asia/Kolkata. */
        valid_from: string;
        /** @description YYYY-MM-DD in Asia/Kolkata, inclusive. */
        valid_to: string;
       }[];
       /** @description That it may not bid for now; else null. */
       barred?: {
        /** @description ISO 8601; null until it is lifted. */
        until_at: string | null;
        /**
         * @description A sale that it did not keep, on either side of it, or a decision of the office.
         * @enum {string}
         */
        why: "buyer_defaulted" | "seller_failed" | "owes_money" | "office";
       } | null;
       /** @description What kind of body it is; null until its owner says. */
       entity: ("individual" | "company" | "firm" | "huf" | "trust" | "aop" | "government" | "other") | null;
       /** @description Shown to owners and managers. */
       invitations: {
        _id: string;
        /** @description Rupees of a lot's value, inclusive; null for none. */
        bid_limit: number | null;
        email: string | null;
        expires_at: string;
        invited_at: string;
        mobile: string | null;
        /** @enum {string} */
        role: "owner" | "manager" | "bidder" | "viewer";
       }[];
       name: string;
       pan: string | null;
       /** @description The office has accepted its papers: the PAN is its alone. */
       pan_accepted: boolean;
       /** @description Shown to owners and managers. */
       papers: {
        _id: string;
        /** @description Ask for it at /api/company/document/{file}. */
        document: string;
        /** @description Papers of this kind that came before, newest first. */
        history: {
         _id: string;
         /** @description Ask for it at /api/company/document/{file}. */
         document: string;
         /** @enum {string} */
         kind: "pan" | "gst" | "incorporation" | "bank";
         number: string | null;
         /** @description What the office asks to be corrected. */
         reason: string | null;
         sent_at: string;
         /** @enum {string} */
         status: "sent" | "accepted" | "correction_asked" | "lapsed";
         /** @description YYYY-MM-DD. */
         valid_from: string | null;
         /** @description YYYY-MM-DD, a day in India that still counts. */
         valid_to: string | null;
        }[];
        /** @enum {string} */
        kind: "pan" | "gst" | "incorporation" | "bank";
        number: string | null;
        /** @description What the office asks to be corrected. */
        reason: string | null;
        sent_at: string;
        /** @enum {string} */
        status: "sent" | "accepted" | "correction_asked" | "lapsed";
        /** @description YYYY-MM-DD. */
        valid_from: string | null;
        /** @description YYYY-MM-DD, a day in India that still counts. */
        valid_to: string | null;
       }[];
       /** @description What the office asks for, by field or kind of paper; shown to owners and managers. */
       reasons: {
        msg: string;
        path: string;
       }[];
       /**
        * @description The caller's own.
        * @enum {string}
        */
       role: "owner" | "manager" | "bidder" | "viewer";
       sites: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        gstin: string | null;
        loading_hours: string | null;
        /** @description YYYY-MM-DD: to which day its letter of undertaking counts, with which it sells. */
        lut_until: string | null;
        name: string;
        pincode: string;
        /** @description Of a unit of a special economic zone; null of any other place. */
        sez: ("with_payment" | "without_payment") | null;
        /** @enum {string} */
        state: "Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal";
       }[];
       /** @enum {string} */
       status: "unverified" | "submitted" | "correction_asked" | "verified" | "suspended";
       /** @description Under which it deducts GST of what it pays; shown to owners and managers. */
       tds_gstin?: string | null;
       /** @description By which an invoice has a last day at the IRP; shown to owners and managers. */
       turnover_band?: ("to_5" | "to_10" | "above_10") | null;
       /** @description Who asks first, then who acts, longest first. */
       users: {
        /** @description The user's id. */
        _id: string;
        /** @description Rupees of a lot's value, inclusive; null for none. */
        bid_limit: number | null;
        /** @description Shown to owners and managers. */
        email: string | null;
        is_you: boolean;
        /** @description Shown to owners and managers, of who asked once the PAN is accepted. */
        mobile: string | null;
        name: string;
        role: ("owner" | "manager" | "bidder" | "viewer") | null;
        since: string;
        /** @enum {string} */
        status: "asked" | "active";
        /** @enum {string} */
        type: "buyer" | "seller";
       }[];
      } | null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      /** @description The company that was asked. */
      joining: {
       /** @description Its PAN is not accepted: who asked may name their own company with it. */
       may_found: boolean;
       name: string;
      } | null;
      /** @enum {string} */
      membership: "none" | "asked" | "active" | "declined" | "removed";
      message: string;
     };
    };
   };
  };
 };
 "apiKeys.list": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Networks that it may call from; none for any. */
       addresses: string[];
       /** @description Of a lot's value, beside the person's own. */
       bid_limit: number | null;
       expires_at: string;
       /** @description Written at most once a minute. */
       last_used_at: string | null;
       last_used_from: string | null;
       last4: string;
       made_at: string;
       made_by: string;
       name: string;
       revoked_at: string | null;
       scopes: ("read" | "list" | "bid" | "awards" | "papers")[];
       /** @enum {string} */
       side: "buyer" | "seller";
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "apiKeys.make": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /**
      * @description In CIDR notation, as 203.0.113.0/24.
      * @default []
      */
     addresses?: string[];
     /** @description Rupees of a lot's value; needed for `bid`. */
     bid_limit?: number | string | null;
     /** @description The last day, in India; a year when left out. */
     expires_on?: string | null;
     name: string;
     /** @description `read` is always in it. */
     scopes: ("read" | "list" | "bid" | "awards" | "papers")[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Networks that it may call from; none for any. */
       addresses: string[];
       /** @description Of a lot's value, beside the person's own. */
       bid_limit: number | null;
       expires_at: string;
       /** @description `rbk_…`: stored nowhere. */
       key: string;
       /** @description Written at most once a minute. */
       last_used_at: string | null;
       last_used_from: string | null;
       last4: string;
       made_at: string;
       made_by: string;
       name: string;
       revoked_at: string | null;
       scopes: ("read" | "list" | "bid" | "awards" | "papers")[];
       /** @enum {string} */
       side: "buyer" | "seller";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "apiKeys.end": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.readApplication": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Null for who asks to join one. */
       company_status: ("unverified" | "submitted" | "correction_asked" | "verified" | "suspended") | null;
       email: string | null;
       /** @description Papers that are needed and have not been sent. */
       missing: ("pan" | "gst" | "incorporation" | "bank")[];
       mobile: string | null;
       papers: {
        _id: string;
        /** @description Ask for it at /api/company/document/{file}. */
        document: string;
        /** @description Papers of this kind that came before, newest first. */
        history: {
         _id: string;
         /** @description Ask for it at /api/company/document/{file}. */
         document: string;
         /** @enum {string} */
         kind: "pan" | "gst" | "incorporation" | "bank";
         number: string | null;
         /** @description What the office asks to be corrected. */
         reason: string | null;
         sent_at: string;
         /** @enum {string} */
         status: "sent" | "accepted" | "correction_asked" | "lapsed";
         /** @description YYYY-MM-DD. */
         valid_from: string | null;
         /** @description YYYY-MM-DD, a day in India that still counts. */
         valid_to: string | null;
        }[];
        /** @enum {string} */
        kind: "pan" | "gst" | "incorporation" | "bank";
        number: string | null;
        /** @description What the office asks to be corrected. */
        reason: string | null;
        sent_at: string;
        /** @enum {string} */
        status: "sent" | "accepted" | "correction_asked" | "lapsed";
        /** @description YYYY-MM-DD. */
        valid_from: string | null;
        /** @description YYYY-MM-DD, a day in India that still counts. */
        valid_to: string | null;
       }[];
       /** @description What the office asks for, by field or kind of paper. */
       reasons: {
        msg: string;
        path: string;
       }[];
       /** @enum {string} */
       status: "waiting" | "refused";
       typed: {
        account_no: string | null;
        address: string | null;
        bank_name: string | null;
        branch_name: string | null;
        business_name: string | null;
        city: string | null;
        gst_number: string | null;
        ifsc: string | null;
        name: string | null;
        pan: string | null;
        pincode: string | null;
        state: string | null;
       };
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.correctApplication": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     account_no?: "" | null | string;
     address?: string | null;
     bank_name?: string | null;
     branch_name?: string | null;
     business_name: string;
     city?: string | null;
     gst_number?: "" | null | string;
     ifsc?: "" | null | string;
     name: string;
     pan: string;
     pincode?: "" | null | string;
     state?: "" | null | ("Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal");
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Null for who asks to join one. */
       company_status: ("unverified" | "submitted" | "correction_asked" | "verified" | "suspended") | null;
       email: string | null;
       /** @description Papers that are needed and have not been sent. */
       missing: ("pan" | "gst" | "incorporation" | "bank")[];
       mobile: string | null;
       papers: {
        _id: string;
        /** @description Ask for it at /api/company/document/{file}. */
        document: string;
        /** @description Papers of this kind that came before, newest first. */
        history: {
         _id: string;
         /** @description Ask for it at /api/company/document/{file}. */
         document: string;
         /** @enum {string} */
         kind: "pan" | "gst" | "incorporation" | "bank";
         number: string | null;
         /** @description What the office asks to be corrected. */
         reason: string | null;
         sent_at: string;
         /** @enum {string} */
         status: "sent" | "accepted" | "correction_asked" | "lapsed";
         /** @description YYYY-MM-DD. */
         valid_from: string | null;
         /** @description YYYY-MM-DD, a day in India that still counts. */
         valid_to: string | null;
        }[];
        /** @enum {string} */
        kind: "pan" | "gst" | "incorporation" | "bank";
        number: string | null;
        /** @description What the office asks to be corrected. */
        reason: string | null;
        sent_at: string;
        /** @enum {string} */
        status: "sent" | "accepted" | "correction_asked" | "lapsed";
        /** @description YYYY-MM-DD. */
        valid_from: string | null;
        /** @description YYYY-MM-DD, a day in India that still counts. */
        valid_to: string | null;
       }[];
       /** @description What the office asks for, by field or kind of paper. */
       reasons: {
        msg: string;
        path: string;
       }[];
       /** @enum {string} */
       status: "waiting" | "refused";
       typed: {
        account_no: string | null;
        address: string | null;
        bank_name: string | null;
        branch_name: string | null;
        business_name: string | null;
        city: string | null;
        gst_number: string | null;
        ifsc: string | null;
        name: string | null;
        pan: string | null;
        pincode: string | null;
        state: string | null;
       };
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.sendApplication": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "authorisations.authorisationsOf": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      capacities: {
       capacity_kg: number;
       /** @description 2026-27. */
       financial_year: string;
       remaining_kg: number;
       /** @enum {string} */
       stream: "e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous";
       /** @description Won and leading. */
       used_kg: number;
      }[];
      data: {
       _id: string;
       /** @description Kilograms a financial year. */
       capacity_kg: number;
       /** @description The document's file. */
       document: string;
       issuer: string;
       /** @enum {string} */
       kind: "cpcb_recycler" | "cpcb_refurbisher" | "cpcb_dismantler" | "battery_recycler" | "tyre_recycler" | "plastic_processor" | "spcb_consent" | "howm" | "nonferrous_epr";
       number: string;
       /** @description Why the office refused it. */
       reason: string | null;
       sent_at: string;
       /** @enum {string} */
       status: "waiting" | "accepted" | "refused" | "lapsed" | "withdrawn";
       /** @enum {string} */
       stream: "e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous";
       /** @description YYYY-MM-DD in Asia/Kolkata. */
       valid_from: string;
       /** @description YYYY-MM-DD in Asia/Kolkata, inclusive. */
       valid_to: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "authorisations.sendAuthorisation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "multipart/form-data": {
     capacity_kg: number | string;
     /** @description At most 1: document. */
     document?: Blob[];
     issuer: string;
     /** @enum {string} */
     kind: "cpcb_recycler" | "cpcb_refurbisher" | "cpcb_dismantler" | "battery_recycler" | "tyre_recycler" | "plastic_processor" | "spcb_consent" | "howm" | "nonferrous_epr";
     number: string;
     /** @enum {string} */
     stream: "e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous";
     /** Format: date */
     valid_from: string;
     /** Format: date */
     valid_to: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Kilograms a financial year. */
       capacity_kg: number;
       /** @description The document's file. */
       document: string;
       issuer: string;
       /** @enum {string} */
       kind: "cpcb_recycler" | "cpcb_refurbisher" | "cpcb_dismantler" | "battery_recycler" | "tyre_recycler" | "plastic_processor" | "spcb_consent" | "howm" | "nonferrous_epr";
       number: string;
       /** @description Why the office refused it. */
       reason: string | null;
       sent_at: string;
       /** @enum {string} */
       status: "waiting" | "accepted" | "refused" | "lapsed" | "withdrawn";
       /** @enum {string} */
       stream: "e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous";
       /** @description YYYY-MM-DD in Asia/Kolkata. */
       valid_from: string;
       /** @description YYYY-MM-DD in Asia/Kolkata, inclusive. */
       valid_to: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "authorisations.withdrawAuthorisation": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "banking.bankAccounts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       bank: string | null;
       holder: string;
       ifsc: string;
       /** @description The last digits of the account's number. */
       last4: string;
       /** @description ISO 8601: when an owner said that it is not theirs; it waits for the office again. */
       objected_at: string | null;
       /** @description Why it was refused. */
       reason: string | null;
       /** @enum {string} */
       status: "waiting" | "accepted" | "refused";
       /** @description ISO 8601: paid to from then on; null until accepted. */
       usable_from: string | null;
       verified: boolean;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "banking.addBankAccount": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "multipart/form-data": {
     account_no: string;
     /** @description At most 1: document. */
     document?: Blob[];
     holder: string;
     ifsc: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       bank: string | null;
       holder: string;
       ifsc: string;
       /** @description The last digits of the account's number. */
       last4: string;
       /** @description ISO 8601: when an owner said that it is not theirs; it waits for the office again. */
       objected_at: string | null;
       /** @description Why it was refused. */
       reason: string | null;
       /** @enum {string} */
       status: "waiting" | "accepted" | "refused";
       /** @description ISO 8601: paid to from then on; null until accepted. */
       usable_from: string | null;
       verified: boolean;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "banking.removeBankAccount": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "audience.blockedCompanies": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       companies: {
        name: string;
        pan: string;
        reason: string;
        /** @description ISO 8601: the company may not bid on lots that open later. */
        since: string;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "audience.blockCompanies": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     companies: {
      name: string;
      pan: string;
      reason: string;
     }[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       companies: {
        name: string;
        pan: string;
        reason: string;
        /** @description ISO 8601: the company may not bid on lots that open later. */
        since: string;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.document": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    file: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/octet-stream": Blob;
    };
   };
  };
 };
 "inspections.toCome": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: when they were let in. */
       came_at: string | null;
       /** @description ISO 8601. */
       from: string;
       product_id: string;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       /** @enum {string} */
       state: "booked" | "came" | "missed" | "cancelled";
       /** @description Of the lot. */
       title: string;
       /** @description ISO 8601. */
       to: string;
       /** @description Of the lot's page. */
       url: string;
       /** @description Empty once their names are erased. */
       visitors: {
        mobile: string;
        name: string;
       }[];
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "inspections.today": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: when they were let in. */
       came_at: string | null;
       /** @description ISO 8601. */
       from: string;
       product_id: string;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       /** @enum {string} */
       state: "booked" | "came" | "missed" | "cancelled";
       /** @description Of the lot. */
       title: string;
       /** @description ISO 8601. */
       to: string;
       /** @description Of the lot's page. */
       url: string;
       /** @description Empty once their names are erased. */
       visitors: {
        mobile: string;
        name: string;
       }[];
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.offeredInvitations": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       bid_limit: number | null;
       /** @description Who invites. */
       by: string | null;
       company: {
        name: string;
        /** @description The office has accepted its papers. */
        pan_accepted: boolean;
        /** @description The PAN's last four characters; null where there is none. */
        pan_end: string | null;
        /** @enum {string} */
        status: "unverified" | "submitted" | "correction_asked" | "verified" | "suspended";
       };
       expires_at: string;
       /** @enum {string} */
       role: "owner" | "manager" | "bidder" | "viewer";
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.withdrawInvitation": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.answerInvitation": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @enum {string} */
     answer: "accept" | "decline" | "report";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.acceptInvitation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.readInvitation": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       bid_limit: number | null;
       /** @description Who invites. */
       by: string | null;
       company: {
        name: string;
        /** @description The office has accepted its papers. */
        pan_accepted: boolean;
        /** @description The PAN's last four characters; null where there is none. */
        pan_end: string | null;
        /** @enum {string} */
        status: "unverified" | "submitted" | "correction_asked" | "verified" | "suspended";
       };
       expires_at: string;
       /** @enum {string} */
       role: "owner" | "manager" | "bidder" | "viewer";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "leadCaps.leadCaps": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description What the company leads at most in all; null for no such cap. */
       amount: {
        _id: string;
        /** @description What may still be led; never below 0. */
        left: number;
        most: number;
       } | null;
       /** @description What the open lots cost that the company leads, each at the highest bid or at the company's own maximum, if that is above it. */
       leading: number;
       leading_lots: number;
       /** @description At most so many of these lots; newest first, and not where all have ended. */
       lots: {
        _id: string;
        lots: {
         product_id: string;
         /**
          * @description Of the company; `over`: it ended, and is not the company's.
          * @enum {string}
          */
         standing: "leading" | "bought" | "open" | "over";
         title: string;
         url: string;
        }[];
        most: number;
        /** @description How many of the lots it leads or has bought. */
        taken: number;
       }[];
       /** @description Whether the caller is the company's owner or manager. */
       may_change: boolean;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "leadCaps.setLeadCap": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description What it leads now may be more already: then it may lead no more. */
     amount: number | string;
     /** @constant */
     kind: "amount";
    } | {
     /** @constant */
     kind: "lots";
     most: number;
     product_ids: (string | number)[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "leadCaps.removeLeadCap": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "audience.companyLists": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       companies: {
        name: string;
        pan: string;
       }[];
       name: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "audience.addList": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     companies: {
      name: string;
      pan: string;
     }[];
     name: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       companies: {
        name: string;
        pan: string;
       }[];
       name: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "audience.changeList": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     companies: {
      name: string;
      pan: string;
     }[];
     name: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       companies: {
        name: string;
        pan: string;
       }[];
       name: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "audience.removeList": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.readPapers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Ask for it at /api/company/document/{file}. */
       document: string;
       /** @description Papers of this kind that came before, newest first. */
       history: {
        _id: string;
        /** @description Ask for it at /api/company/document/{file}. */
        document: string;
        /** @enum {string} */
        kind: "pan" | "gst" | "incorporation" | "bank";
        number: string | null;
        /** @description What the office asks to be corrected. */
        reason: string | null;
        sent_at: string;
        /** @enum {string} */
        status: "sent" | "accepted" | "correction_asked" | "lapsed";
        /** @description YYYY-MM-DD. */
        valid_from: string | null;
        /** @description YYYY-MM-DD, a day in India that still counts. */
        valid_to: string | null;
       }[];
       /** @enum {string} */
       kind: "pan" | "gst" | "incorporation" | "bank";
       number: string | null;
       /** @description What the office asks to be corrected. */
       reason: string | null;
       sent_at: string;
       /** @enum {string} */
       status: "sent" | "accepted" | "correction_asked" | "lapsed";
       /** @description YYYY-MM-DD. */
       valid_from: string | null;
       /** @description YYYY-MM-DD, a day in India that still counts. */
       valid_to: string | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.sendPaper": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "multipart/form-data": {
     /** @description At most 1: document. */
     document?: Blob[];
     /** @enum {string} */
     kind: "pan" | "gst" | "incorporation" | "bank";
     number: string;
     valid_from?: "" | null | string;
     valid_to?: "" | null | string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Ask for it at /api/company/document/{file}. */
       document: string;
       /** @description Papers of this kind that came before, newest first. */
       history: {
        _id: string;
        /** @description Ask for it at /api/company/document/{file}. */
        document: string;
        /** @enum {string} */
        kind: "pan" | "gst" | "incorporation" | "bank";
        number: string | null;
        /** @description What the office asks to be corrected. */
        reason: string | null;
        sent_at: string;
        /** @enum {string} */
        status: "sent" | "accepted" | "correction_asked" | "lapsed";
        /** @description YYYY-MM-DD. */
        valid_from: string | null;
        /** @description YYYY-MM-DD, a day in India that still counts. */
        valid_to: string | null;
       }[];
       /** @enum {string} */
       kind: "pan" | "gst" | "incorporation" | "bank";
       number: string | null;
       /** @description What the office asks to be corrected. */
       reason: string | null;
       sent_at: string;
       /** @enum {string} */
       status: "sent" | "accepted" | "correction_asked" | "lapsed";
       /** @description YYYY-MM-DD. */
       valid_from: string | null;
       /** @description YYYY-MM-DD, a day in India that still counts. */
       valid_to: string | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "audience.pastBuyers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       name: string;
       pan: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.addSite": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     address: string;
     city: string;
     gate_contact?: string | null;
     gstin?: "" | null | string;
     loading_hours?: string | null;
     lut_until?: "" | null | string;
     name: string;
     pincode: string;
     sez?: "" | null | ("with_payment" | "without_payment");
     /** @enum {string} */
     state: "Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       address: string;
       city: string;
       /** @description Whom to call at the gate. */
       gate_contact: string | null;
       gstin: string | null;
       loading_hours: string | null;
       /** @description YYYY-MM-DD: to which day its letter of undertaking counts, with which it sells. */
       lut_until: string | null;
       name: string;
       pincode: string;
       /** @description Of a unit of a special economic zone; null of any other place. */
       sez: ("with_payment" | "without_payment") | null;
       /** @enum {string} */
       state: "Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.removeSite": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.changeSite": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     address?: string;
     city?: string;
     gate_contact?: string | null;
     gstin?: "" | null | string;
     loading_hours?: string | null;
     lut_until?: "" | null | string;
     name?: string;
     pincode?: string;
     sez?: "" | null | ("with_payment" | "without_payment");
     /** @enum {string} */
     state?: "Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       address: string;
       city: string;
       /** @description Whom to call at the gate. */
       gate_contact: string | null;
       gstin: string | null;
       loading_hours: string | null;
       /** @description YYYY-MM-DD: to which day its letter of undertaking counts, with which it sells. */
       lut_until: string | null;
       name: string;
       pincode: string;
       /** @description Of a unit of a special economic zone; null of any other place. */
       sez: ("with_payment" | "without_payment") | null;
       /** @enum {string} */
       state: "Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.gateDevices": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601. */
       made_at: string;
       name: string;
       /** @description May take passes while it has no network: one of a site. */
       offline: boolean;
       /** @description ISO 8601: when it scanned last. */
       seen_at: string | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.addGateDevice": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     name: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Path with the token after #, which goes to no server. */
       link: string;
       /** @description ISO 8601. */
       made_at: string;
       name: string;
       /** @description May take passes while it has no network: one of a site. */
       offline: boolean;
       /** @description ISO 8601: when it scanned last. */
       seen_at: string | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.endGateDevice": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    device: string | number;
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "inspections.readHours": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Empty: the site shows nothing before the bid. */
       days: {
        from: string;
        /** @description How long each has. */
        minutes: number;
        /** @description How many companies visit at once. */
        places: number;
        to: string;
        /** @description 1 is Monday, 7 Sunday. */
        weekday: number;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "inspections.setHours": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     days: {
      from: string;
      /** @description How long each has. */
      minutes: number;
      /** @description How many companies visit at once. */
      places: number;
      to: string;
      /** @description 1 is Monday, 7 Sunday. */
      weekday: number;
     }[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Empty: the site shows nothing before the bid. */
       days: {
        from: string;
        /** @description How long each has. */
        minutes: number;
        /** @description How many companies visit at once. */
        places: number;
        to: string;
        /** @description 1 is Monday, 7 Sunday. */
        weekday: number;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "inspections.ofSite": {
  parameters: {
   query?: {
    /** @description Today, if left out. */
    day?: string;
   };
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: when they were let in. */
       came_at: string | null;
       /** @description ISO 8601. */
       from: string;
       /** @description To show at the gate; for the own company alone, while it can still open it. */
       pass: {
        /** @description To type at the gate in its place. */
        code: string;
        /** @description ISO 8601. */
        expires_at: string;
        /** @description A JWS (ES256). */
        token: string;
        /** @description ISO 8601. */
        valid_from: string;
       } | null;
       product_id: string;
       /** @description ISO 8601: until then the seller may say by hand who came; for the seller alone. */
       say_until: string | null;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       /** @enum {string} */
       state: "booked" | "came" | "missed" | "cancelled";
       /** @description Of the lot. */
       title: string;
       /** @description ISO 8601. */
       to: string;
       /** @description Of the lot's page. */
       url: string;
       /** @description Empty once their names are erased. */
       visitors: {
        mobile: string;
        name: string;
       }[];
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.readSlots": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       days: {
        /** @description How many trucks load at once. */
        bays: number;
        from: string;
        /** @description How long each has. */
        minutes: number;
        to: string;
        /** @description 1 is Monday, 7 Sunday. */
        weekday: number;
       }[];
       /** @description Nothing was set: these are the market's usual times. */
       usual: boolean;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.setSlots": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     days: {
      /** @description How many trucks load at once. */
      bays: number;
      from: string;
      /** @description How long each has. */
      minutes: number;
      to: string;
      /** @description 1 is Monday, 7 Sunday. */
      weekday: number;
     }[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       days: {
        /** @description How many trucks load at once. */
        bays: number;
        from: string;
        /** @description How long each has. */
        minutes: number;
        to: string;
        /** @description 1 is Monday, 7 Sunday. */
        weekday: number;
       }[];
       /** @description Nothing was set: these are the market's usual times. */
       usual: boolean;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.toCollect": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       award_id: string;
       /** @description That day is over. */
       is_late: boolean;
       /** @description Of it, what has not left yet. */
       left_kg: number | null;
       /** @description ISO 8601: lifted before. */
       lift_by: string | null;
       /** @description The next that a truck can be booked into. */
       next_slot: {
        /** @description Places that nobody has booked. */
        free: number;
        /** @description ISO 8601. */
        from: string;
        /** @description ISO 8601. */
        to: string;
       } | null;
       /** @description Of the trucks that are booked or in the yard, the next. */
       next_truck: {
        _id: string;
        slot: {
         /** @description ISO 8601. */
         from: string;
         /** @description ISO 8601. */
         to: string;
        };
        /** @enum {string} */
        state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
        vehicle_no: string;
       } | null;
       seller: string;
       /** @description Null until the seller has one, which a booking makes. */
       site: {
        _id: string;
        city: string;
        name: string;
       } | null;
       /** @description Null where the lot has no weight. */
       sold_kg: number | null;
       title: string;
       /** @description Of the lot's page. */
       url: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.trucksToday": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       award_id: string;
       buyer: string;
       driver_mobile: string;
       driver_name: string;
       /** @description To be paid before it may leave. */
       due: number;
       /** @description ISO 8601. */
       gate_out_at: string | null;
       invoice_id: string | null;
       /** @description Of its slips; null until it is weighed. */
       net_kg: number | null;
       /** @description Of its sale, from 1. */
       no: number;
       site: {
        _id: string;
        city: string;
        name: string;
       };
       slot: {
        /** @description ISO 8601. */
        from: string;
        /** @description ISO 8601. */
        to: string;
       };
       /** @enum {string} */
       state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
       /** @description Of the lot. */
       title: string;
       vehicle_no: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.inviteUser": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     bid_limit?: number | string | null;
     email?: "" | null | string;
     mobile?: "" | null | string;
     /** @enum {string} */
     role: "owner" | "manager" | "bidder" | "viewer";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Rupees of a lot's value, inclusive; null for none. */
       bid_limit: number | null;
       email: string | null;
       expires_at: string;
       invited_at: string;
       mobile: string | null;
       /** @enum {string} */
       role: "owner" | "manager" | "bidder" | "viewer";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.removeCompanyUser": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "companies.changeCompanyUser": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     bid_limit?: number | string | null;
     /** @enum {string} */
     role?: "owner" | "manager" | "bidder" | "viewer";
     /** @constant */
     status?: "active";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description The user's id. */
       _id: string;
       /** @description Rupees of a lot's value, inclusive; null for none. */
       bid_limit: number | null;
       /** @description Shown to owners and managers. */
       email: string | null;
       is_you: boolean;
       /** @description Shown to owners and managers, of who asked once the PAN is accepted. */
       mobile: string | null;
       name: string;
       role: ("owner" | "manager" | "bidder" | "viewer") | null;
       since: string;
       /** @enum {string} */
       status: "asked" | "active";
       /** @enum {string} */
       type: "buyer" | "seller";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "webhooks.list": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       events: string[];
       /** @description Since when no try has succeeded. */
       failing_since: string | null;
       /** @description Of the last try. */
       last_at: string | null;
       last_error: ("status" | "redirect" | "timeout" | "not_public" | "not_found" | "certificate" | "connection") | null;
       last_status: number | null;
       /** @description Of the secret. */
       last4: string;
       made_at: string;
       name: string | null;
       /** @enum {string} */
       state: "on" | "off";
       url: string;
       why_off: ("company" | "office" | "gone" | "failing") | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "webhooks.make": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description Types of events, or `*` alone for all. */
     events: string[];
     name?: string | null;
     url: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       events: string[];
       /** @description Since when no try has succeeded. */
       failing_since: string | null;
       /** @description Of the last try. */
       last_at: string | null;
       last_error: ("status" | "redirect" | "timeout" | "not_public" | "not_found" | "certificate" | "connection") | null;
       last_status: number | null;
       /** @description Of the secret. */
       last4: string;
       made_at: string;
       name: string | null;
       /** @description `whsec_…`: told this once. */
       secret: string;
       /** @enum {string} */
       state: "on" | "off";
       url: string;
       why_off: ("company" | "office" | "gone" | "failing") | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "webhooks.remove": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "webhooks.change": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description Types of events, or `*` alone for all. */
     events?: string[];
     name?: string | null;
     /** @enum {string} */
     state?: "on" | "off";
     url?: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       events: string[];
       /** @description Since when no try has succeeded. */
       failing_since: string | null;
       /** @description Of the last try. */
       last_at: string | null;
       last_error: ("status" | "redirect" | "timeout" | "not_public" | "not_found" | "certificate" | "connection") | null;
       last_status: number | null;
       /** @description Of the secret. */
       last4: string;
       made_at: string;
       name: string | null;
       /** @enum {string} */
       state: "on" | "off";
       url: string;
       why_off: ("company" | "office" | "gone" | "failing") | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "webhooks.deliveries": {
  parameters: {
   query?: {
    page?: number;
    rows?: number;
    state?: "waiting" | "done" | "failed";
    type?: string;
   };
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       at: string;
       last_error: ("status" | "redirect" | "timeout" | "not_public" | "not_found" | "certificate" | "connection") | null;
       last_status: number | null;
       /** @description Milliseconds of the last try. */
       ms: number | null;
       next_at: string | null;
       /** @enum {string} */
       state: "waiting" | "done" | "failed";
       tries: number;
       type: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      totalpage: number;
     };
    };
   };
  };
 };
 "webhooks.delivery": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
    msg: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       at: string;
       attempts: {
        /** @description Its first 1,000 signs. */
        answer: string | null;
        at: string;
        error: ("status" | "redirect" | "timeout" | "not_public" | "not_found" | "certificate" | "connection") | null;
        ms: number;
        status: number | null;
       }[];
       /** @description As it is sent, to the byte. */
       body: string;
       last_error: ("status" | "redirect" | "timeout" | "not_public" | "not_found" | "certificate" | "connection") | null;
       last_status: number | null;
       /** @description Milliseconds of the last try. */
       ms: number | null;
       next_at: string | null;
       /** @enum {string} */
       state: "waiting" | "done" | "failed";
       tries: number;
       type: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "webhooks.again": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
    msg: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       at: string;
       last_error: ("status" | "redirect" | "timeout" | "not_public" | "not_found" | "certificate" | "connection") | null;
       last_status: number | null;
       /** @description Milliseconds of the last try. */
       ms: number | null;
       next_at: string | null;
       /** @enum {string} */
       state: "waiting" | "done" | "failed";
       tries: number;
       type: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "webhooks.renewSecret": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       events: string[];
       /** @description Since when no try has succeeded. */
       failing_since: string | null;
       /** @description Of the last try. */
       last_at: string | null;
       last_error: ("status" | "redirect" | "timeout" | "not_public" | "not_found" | "certificate" | "connection") | null;
       last_status: number | null;
       /** @description Of the secret. */
       last4: string;
       made_at: string;
       name: string | null;
       /** @description `whsec_…`: told this once. */
       secret: string;
       /** @enum {string} */
       state: "on" | "off";
       url: string;
       why_off: ("company" | "office" | "gone" | "failing") | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "webhooks.test": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /**
      * @default webhook.ping
      * @enum {string}
      */
     type?: "lot.approved" | "lot.refused" | "lot.withdrawn" | "lot.closed" | "bid.outbid" | "award.made" | "award.moved" | "payment.received" | "trip.booked" | "trip.arrived" | "trip.weighed" | "trip.out" | "trip.received" | "trip.missed" | "trip.released" | "invoice.issued" | "invoice.irp_soon" | "eway.ending" | "claim.made" | "claim.decided" | "tax.missing" | "tax.differs" | "tax.released" | "tax.returned" | "payout.sent" | "payout.failed" | "webhook.ping";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       at: string;
       last_error: ("status" | "redirect" | "timeout" | "not_public" | "not_found" | "certificate" | "connection") | null;
       last_status: number | null;
       /** @description Milliseconds of the last try. */
       ms: number | null;
       next_at: string | null;
       /** @enum {string} */
       state: "waiting" | "done" | "failed";
       tries: number;
       type: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "events.list": {
  parameters: {
   query?: {
    page?: number;
    rows?: number;
    status?: "" | ("upcoming" | "live" | "ended");
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description What its lots ask to have deposited where they name none. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       /** @description ISO 8601: when the last lot ends as things stand. */
       ends_at: string;
       first_end_at: string;
       first_ends_at: string;
       /** @description Of its first lots, one each. */
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       inspection: string;
       interval_seconds: number;
       /** @description Lots that everybody may see. */
       lot_count: number;
       moves_following: boolean;
       pay_through: ("parties" | "market") | null;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string;
       /** @description ISO 8601. */
       starts_at: string;
       /**
        * @description `ended` once the last lot's time is over.
        * @enum {string}
        */
       status: "upcoming" | "live" | "ended";
       terms: string;
       title: string;
       /** @description Null where it has none. */
       title_hi: string | null;
       url: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
      total: number;
      totalpage: number;
     };
    };
   };
  };
 };
 "events.create": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description Of its lots that name none; null for none. */
     deposit?: ({
      /** @constant */
      kind: "percent";
      percent: number | string;
     } | {
      amount: number | string;
      /** @constant */
      kind: "amount";
     }) | null;
     /** @description When the first lot closes. */
     first_end_at: string;
     inspection?: string;
     /** @description Between the ends of one lot and the next. */
     interval_seconds?: number;
     /**
      * @description A late bid moves the ends of all lots that follow, not of its own lot alone.
      * @default false
      */
     moves_following?: boolean;
     /** @description Of its lots that name none. */
     pay_through?: ("parties" | "market") | null;
     /** @description In the order in which they close. */
     product_ids: (string | number)[];
     start_at: string;
     terms?: string;
     title: string;
     /** @description Left out in a change, it stays; null for none. */
     title_hi?: string | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Whether no lot of it has opened yet. */
       can_change: boolean;
       /** @description What its lots ask to have deposited where they name none. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       /** @description ISO 8601: when the last lot ends as things stand. */
       ends_at: string;
       first_end_at: string;
       first_ends_at: string;
       /** @description Of its first lots, one each. */
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       inspection: string;
       interval_seconds: number;
       /** @description Lots that everybody may see. */
       lot_count: number;
       lots: {
        _id: string;
        /** @description ISO 8601: its end, or the one it gets with its approval. */
        ends_at: string;
        place: number;
        /** @enum {string} */
        status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
        title: string;
        url: string;
       }[];
       moves_following: boolean;
       /** @description Whether it is the office's own. */
       office: boolean;
       pay_through: ("parties" | "market") | null;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string;
       /** @description ISO 8601. */
       starts_at: string;
       /**
        * @description `ended` once the last lot's time is over.
        * @enum {string}
        */
       status: "upcoming" | "live" | "ended";
       terms: string;
       title: string;
       /** @description Null where it has none. */
       title_hi: string | null;
       url: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "events.read": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description What its lots ask to have deposited where they name none. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       /** @description ISO 8601: when the last lot ends as things stand. */
       ends_at: string;
       first_end_at: string;
       first_ends_at: string;
       /** @description Of its first lots, one each. */
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       inspection: string;
       interval_seconds: number;
       /** @description Lots that everybody may see. */
       lot_count: number;
       /** @description Approved lots, in the order in which they close. */
       lots: {
        _id: string;
        /** @description ISO 8601: until when the seller may answer. */
        answer_by: string | null;
        /** @description It does not open before its seller signs what it is sold on. */
        awaits_signature: boolean;
        /** @enum {string} */
        basis: "lot" | "kg" | "mt" | "piece";
        /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
        basis_quantity: number | null;
        bid_count: number;
        /** @description Below /uploads. */
        catalog: string | null;
        category: {
         title: string;
         /** @description Null where there is none. */
         title_hi: string | null;
         url: string;
        };
        category_id: string;
        city: string;
        /** @description How often it was changed since it was published. */
        corrigenda: number;
        /** @description What bidders need to have deposited; null for nothing. */
        deposit: {
         /** @description The same for every bid. */
         amount: number | null;
         /** @enum {string} */
         kind: "percent" | "amount";
         /** @description Of what the whole lot costs at the bid. */
         percent: number | null;
        } | null;
        description: string;
        end_at: string | null;
        ends_at: string | null;
        format: {
         auction_ends_at: string | null;
         auction_starts_at: string | null;
         /** @description How many companies may bid then; null for all. */
         best: number | null;
         /** @enum {string} */
         kind: "english" | "tender" | "tender_auction";
         /** @description What is taken now; null in an English auction, before approval and at the end. */
         stage: ("tender" | "auction") | null;
         /** @description ISO 8601: when tenders are opened, where an auction follows. */
         tender_ends_at: string | null;
        };
        /** @description Highest bid, 0 when there is none. */
        heightest: number;
        id: string;
        images: {
         alt: string;
         height: number;
         /** @description Below /uploads. */
         image: string;
         /**
          * @description Of a picture that shows no goods but a weigh slip or a test report.
          * @enum {string}
          */
         kind?: "slip" | "report";
         /**
          * @description Which of the views asked for it is, where that was said.
          * @enum {string}
          */
         shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
         width: number;
        }[];
        /** @description Path of the first picture, /uploads included. */
        imgUrl: string | null;
        /** @description Seen by nobody but its seller, the office and the companies that were invited. */
        invited_only: boolean;
        is_approved: boolean;
        /** @enum {string} */
        is_completed: "Pending" | "Completed";
        /** @description The ledger's last entry as of this answer: where to start a live stream. */
        last_event_id: number;
        location: {
         city: string;
         state: string;
        };
        /** @description The seller's own number for it. */
        lot_no: string | null;
        market_value: number | null;
        /** @description In lists: the code of what it is. */
        material?: string | null;
        /** @description Below so many companies it is not sold; null where one is enough. */
        min_bidders: number | null;
        outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
        /** @description Of a heap that was listed in parts. */
        part: {
         no: number;
         of: number;
        } | null;
        /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
        paused_at: string | null;
        /**
         * @description Whether the two pay each other, or through the market.
         * @enum {string}
         */
        pay_through: "parties" | "market";
        pincode: string;
        /** @description From 1 on. A lot that is withdrawn keeps its place, and the others theirs and their times. */
        place: number;
        quantity: number;
        /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
        seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
        /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
        start_at: string | null;
        /** @description ISO 8601 with offset. */
        starts_at: string | null;
        state: string;
        /** @description Why it is paused or was withdrawn. */
        state_reason: string | null;
        /** @enum {string} */
        status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
        sub_category_id: string | null;
        /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
        tax_hold: {
         /** @description From the paper's day on; after them what is tied ends. */
         days: number;
        } | null;
        /** @description Of the terms that a first bid accepts; null where it has none. */
        terms_version: number | null;
        timerId: string;
        title: string;
        /** @enum {string} */
        unit: "kg" | "MT" | "liter" | "pieces" | "bag";
        url: string;
        /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
        value: number;
        /** @description Whether the caller watches it; false for a visitor. */
        watched: boolean;
       }[];
       moves_following: boolean;
       pay_through: ("parties" | "market") | null;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string;
       /** @description ISO 8601. */
       starts_at: string;
       /**
        * @description `ended` once the last lot's time is over.
        * @enum {string}
        */
       status: "upcoming" | "live" | "ended";
       terms: string;
       title: string;
       /** @description Null where it has none. */
       title_hi: string | null;
       url: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "events.change": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description Of its lots that name none; null for none. */
     deposit?: ({
      /** @constant */
      kind: "percent";
      percent: number | string;
     } | {
      amount: number | string;
      /** @constant */
      kind: "amount";
     }) | null;
     /** @description When the first lot closes. */
     first_end_at?: string;
     inspection?: string;
     /** @description Between the ends of one lot and the next. */
     interval_seconds?: number;
     /** @description A late bid moves the ends of all lots that follow, not of its own lot alone. */
     moves_following?: boolean;
     /** @description Of its lots that name none. */
     pay_through?: ("parties" | "market") | null;
     /** @description In the order in which they close. */
     product_ids?: (string | number)[];
     start_at?: string;
     terms?: string;
     title?: string;
     /** @description Left out in a change, it stays; null for none. */
     title_hi?: string | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Whether no lot of it has opened yet. */
       can_change: boolean;
       /** @description What its lots ask to have deposited where they name none. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       /** @description ISO 8601: when the last lot ends as things stand. */
       ends_at: string;
       first_end_at: string;
       first_ends_at: string;
       /** @description Of its first lots, one each. */
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       inspection: string;
       interval_seconds: number;
       /** @description Lots that everybody may see. */
       lot_count: number;
       lots: {
        _id: string;
        /** @description ISO 8601: its end, or the one it gets with its approval. */
        ends_at: string;
        place: number;
        /** @enum {string} */
        status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
        title: string;
        url: string;
       }[];
       moves_following: boolean;
       /** @description Whether it is the office's own. */
       office: boolean;
       pay_through: ("parties" | "market") | null;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string;
       /** @description ISO 8601. */
       starts_at: string;
       /**
        * @description `ended` once the last lot's time is over.
        * @enum {string}
        */
       status: "upcoming" | "live" | "ended";
       terms: string;
       title: string;
       /** @description Null where it has none. */
       title_hi: string | null;
       url: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "events.calendar": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    idname: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "text/calendar": string;
    };
   };
  };
 };
 "events.catalogue": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    idname: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/pdf": Blob;
    };
   };
  };
 };
 "events.ofLot": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       lots: number;
       next: {
        title: string;
        url: string;
       } | null;
       /** @description From 1 on. */
       place: number;
       previous: {
        title: string;
        url: string;
       } | null;
       title: string;
       /** @description Null where it has none. */
       title_hi: string | null;
       url: string;
      } | null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "events.own": {
  parameters: {
   query?: {
    page?: number;
    rows?: number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Whether no lot of it has opened yet. */
       can_change: boolean;
       /** @description What its lots ask to have deposited where they name none. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       /** @description ISO 8601: when the last lot ends as things stand. */
       ends_at: string;
       first_end_at: string;
       first_ends_at: string;
       /** @description Of its first lots, one each. */
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       inspection: string;
       interval_seconds: number;
       /** @description Lots that everybody may see. */
       lot_count: number;
       lots: {
        _id: string;
        /** @description ISO 8601: its end, or the one it gets with its approval. */
        ends_at: string;
        place: number;
        /** @enum {string} */
        status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
        title: string;
        url: string;
       }[];
       moves_following: boolean;
       /** @description Whether it is the office's own. */
       office: boolean;
       pay_through: ("parties" | "market") | null;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string;
       /** @description ISO 8601. */
       starts_at: string;
       /**
        * @description `ended` once the last lot's time is over.
        * @enum {string}
        */
       status: "upcoming" | "live" | "ended";
       terms: string;
       title: string;
       /** @description Null where it has none. */
       title_hi: string | null;
       url: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
      total: number;
      totalpage: number;
     };
    };
   };
  };
 };
 "evidence.make": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     award_id: string | number;
     brand_company_id?: "" | null | (string | number);
     kg: number | string;
     material: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       award_id: string;
       /** @description The company that it was made for. */
       brand: string | null;
       brand_company_id: string | null;
       bytes: number;
       kg: number;
       /** @description ISO 8601. */
       made_at: string;
       material: string;
       /** @description Of the ZIP, hex; it is part of its day's hash in the journal. */
       sha256: string;
       /** @description Of the ZIP, below /api. */
       url: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "evidence.pack": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/zip": Blob;
    };
   };
  };
 };
 "evidence.brand": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       name: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.scan": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /**
      * Format: date-time
      * @description When it was scanned, of the phone that may work offline; of others now counts.
      */
     at?: string;
     /** @description As the phone calls itself; not kept. */
     device?: string;
     site_id: string | number;
     token: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       trip: {
        _id: string;
        award_id: string;
        /** @description What goes with the truck, from the way out on; who has the driver's link adds its `key`. */
        carried: {
         /** @description Path of its PDF, below /api; `lang` is `en` or `hi`. Null for none. */
         invoice: string | null;
         slips: {
          _id: string;
          /** @description ISO 8601: when the bridge weighed. */
          at: string;
          bridge: string;
          kg: number;
          /** @enum {string} */
          kind: "tare" | "gross";
          /** @description Path of its picture, below /api. */
          photo: string;
          slip_no: string;
         }[];
        } | null;
        /** @description Path of the driver's page, for the buyer alone. */
        driver_link: string | null;
        driver_mobile: string;
        driver_name: string;
        /** @description To be paid before it may leave; null for the driver. */
        due: number | null;
        eway_no: string | null;
        /** @description ISO 8601. */
        gate_in_at: string | null;
        /** @description ISO 8601. */
        gate_out_at: string | null;
        gross_kg: number | null;
        /** @description For the buyer alone, who tells it when the truck may go. */
        handover_code: string | null;
        invoice_id: string | null;
        /** @description Of its slips; null until it is weighed. */
        net_kg: number | null;
        /** @description Of its sale, from 1. */
        no: number;
        /** @description ISO 8601. */
        received_at: string | null;
        received_kg: number | null;
        /** @description When its pass was shown a second time, as phones told that were offline. */
        refused_uses: {
         at: string;
         because: string;
        }[];
        /** @description What is paid and not used up, this truck counted; null where the two pay each other. */
        remaining: number | null;
        /** @description What may still be loaded beside it; null where the lot has no weight. */
        remaining_kg: number | null;
        site: {
         _id: string;
         address: string;
         city: string;
         /** @description Whom to call at the gate. */
         gate_contact: string | null;
         loading_hours: string | null;
         name: string;
         pincode: string;
         state: string;
        };
        /** @description That count; empty for the driver. */
        slips: {
         _id: string;
         /** @description ISO 8601: when the bridge weighed. */
         at: string;
         bridge: string;
         kg: number;
         /** @enum {string} */
         kind: "tare" | "gross";
         /** @description Path of its picture, below /api. */
         photo: string;
         /** @description Why it takes the place of the one before it. */
         reason: string | null;
         slip_no: string;
        }[];
        slot: {
         /** @description ISO 8601. */
         from: string;
         /** @description ISO 8601. */
         to: string;
        };
        /** @enum {string} */
        state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
        tare_kg: number | null;
        /** @description Of the lot. */
        title: string;
        transporter: string | null;
        transporter_gstin: string | null;
        vehicle_no: string;
       };
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.sync": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description Of a manager; a phone has its own. */
     site_id?: string | number;
     uses: {
      /** Format: date-time */
      at: string;
      jti: string;
      /** @description The pass as it was shown. */
      token?: string;
     }[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Of the refusal. */
       code: string | null;
       jti: string;
       message: string;
       /** @enum {string} */
       state: "accepted" | "refused";
       trip_id: string | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "inspections.visit": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /**
      * Format: date-time
      * @description When it was scanned, of the phone that may work offline; of others now counts.
      */
     at?: string;
     site_id: string | number;
     token: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       inspection: {
        _id: string;
        /** @description ISO 8601: when they were let in. */
        came_at: string | null;
        /** @description ISO 8601. */
        from: string;
        /** @description To show at the gate; for the own company alone, while it can still open it. */
        pass: {
         /** @description To type at the gate in its place. */
         code: string;
         /** @description ISO 8601. */
         expires_at: string;
         /** @description A JWS (ES256). */
         token: string;
         /** @description ISO 8601. */
         valid_from: string;
        } | null;
        product_id: string;
        /** @description ISO 8601: until then the seller may say by hand who came; for the seller alone. */
        say_until: string | null;
        site: {
         _id: string;
         address: string;
         city: string;
         /** @description Whom to call at the gate. */
         gate_contact: string | null;
         loading_hours: string | null;
         name: string;
         pincode: string;
         state: string;
        };
        /** @enum {string} */
        state: "booked" | "came" | "missed" | "cancelled";
        /** @description Of the lot. */
        title: string;
        /** @description ISO 8601. */
        to: string;
        /** @description Of the lot's page. */
        url: string;
        /** @description Empty once their names are erased. */
        visitors: {
         mobile: string;
         name: string;
        }[];
       };
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "invoices.goodsPaper": {
  parameters: {
   query?: {
    lang?: "en" | "hi";
   };
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/pdf": Blob;
    };
   };
  };
 };
 "taxHolds.list2b": {
  parameters: {
   query?: {
    page?: number;
    rows?: number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601. */
       brought_at: string;
       by: string;
       /** @description Invoices and notes that were read. */
       documents: number;
       /** @description YYYY-MM-DD. */
       generated_on: string;
       gstin: string;
       /** @description MMYYYY. */
       period: string;
       sha256: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      totalpage: number;
     };
    };
   };
  };
 };
 "taxHolds.bring2b": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "multipart/form-data": {
     /** @description At most 1: GSTR-2B. */
     file?: Blob[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       differs: number;
       /** @description Invoices and notes that were read. */
       documents: number;
       found: number;
       /** @description YYYY-MM-DD. */
       generated_on: string;
       gstin: string;
       holds: {
        _id: string;
        differences: {
         in_2b: string | number;
         /** @description Money in rupees. */
         paper: string | number;
         /** @enum {string} */
         path: "date" | "tax" | "reverse_charge" | "itc" | "value";
        }[];
        /** @description The invoice's. */
        number: string;
        /** @description By this file. */
        released: number;
        /** @enum {string} */
        state: "waiting" | "missing" | "differs" | "disputed" | "released" | "returned" | "split" | "cancelled";
       }[];
       missing: number;
       /** @description MMYYYY. */
       period: string;
       /** @description By this file, in all. */
       released: number;
       repeated: boolean;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "inspections.inspection": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: when they were let in. */
       came_at: string | null;
       /** @description ISO 8601. */
       from: string;
       /** @description To show at the gate; for the own company alone, while it can still open it. */
       pass: {
        /** @description To type at the gate in its place. */
        code: string;
        /** @description ISO 8601. */
        expires_at: string;
        /** @description A JWS (ES256). */
        token: string;
        /** @description ISO 8601. */
        valid_from: string;
       } | null;
       product_id: string;
       /** @description ISO 8601: until then the seller may say by hand who came; for the seller alone. */
       say_until: string | null;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       /** @enum {string} */
       state: "booked" | "came" | "missed" | "cancelled";
       /** @description Of the lot. */
       title: string;
       /** @description ISO 8601. */
       to: string;
       /** @description Of the lot's page. */
       url: string;
       /** @description Empty once their names are erased. */
       visitors: {
        mobile: string;
        name: string;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "inspections.cancel": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: when they were let in. */
       came_at: string | null;
       /** @description ISO 8601. */
       from: string;
       /** @description To show at the gate; for the own company alone, while it can still open it. */
       pass: {
        /** @description To type at the gate in its place. */
        code: string;
        /** @description ISO 8601. */
        expires_at: string;
        /** @description A JWS (ES256). */
        token: string;
        /** @description ISO 8601. */
        valid_from: string;
       } | null;
       product_id: string;
       /** @description ISO 8601: until then the seller may say by hand who came; for the seller alone. */
       say_until: string | null;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       /** @enum {string} */
       state: "booked" | "came" | "missed" | "cancelled";
       /** @description Of the lot. */
       title: string;
       /** @description ISO 8601. */
       to: string;
       /** @description Of the lot's page. */
       url: string;
       /** @description Empty once their names are erased. */
       visitors: {
        mobile: string;
        name: string;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "inspections.sayWhoCame": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @enum {string} */
     state: "came" | "missed";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: when they were let in. */
       came_at: string | null;
       /** @description ISO 8601. */
       from: string;
       /** @description To show at the gate; for the own company alone, while it can still open it. */
       pass: {
        /** @description To type at the gate in its place. */
        code: string;
        /** @description ISO 8601. */
        expires_at: string;
        /** @description A JWS (ES256). */
        token: string;
        /** @description ISO 8601. */
        valid_from: string;
       } | null;
       product_id: string;
       /** @description ISO 8601: until then the seller may say by hand who came; for the seller alone. */
       say_until: string | null;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       /** @enum {string} */
       state: "booked" | "came" | "missed" | "cancelled";
       /** @description Of the lot. */
       title: string;
       /** @description ISO 8601. */
       to: string;
       /** @description Of the lot's page. */
       url: string;
       /** @description Empty once their names are erased. */
       visitors: {
        mobile: string;
        name: string;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "invoices.paper": {
  parameters: {
   query?: {
    lang?: "en" | "hi";
   };
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/pdf": Blob;
    };
   };
  };
 };
 "invoices.eway": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": unknown;
    };
   };
  };
 };
 "invoices.recordEway": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     eway_no: string;
     /** @description A day is valid to its end in India. */
     valid_until: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       ack_no: string | null;
       /** @description Under the seller's own number, with the seller's own PDF. */
       by_seller: boolean;
       cgst: number;
       /** @description YYYY-MM-DD in India. */
       dated: string;
       /** @description YYYY-MM-DD, as it was told. */
       eway_closed_on: string | null;
       /** @description YYYY-MM-DD: the last day that an e-way bill is made of it; null where none is. */
       eway_document_until: string | null;
       /** @description Value and GST are more than ₹50,000. */
       eway_needed: boolean;
       eway_no: string | null;
       /**
        * @description `ending` in its last eight hours; `closed` once somebody has told so.
        * @enum {string}
        */
       eway_state: "none" | "valid" | "ending" | "over" | "closed";
       /** @description ISO 8601. */
       eway_valid_until: string | null;
       igst: number;
       /** @description Once the invoice portal has answered. */
       irn: string | null;
       /** @description It may be registered as e-invoice. */
       irn_needed: boolean;
       /** @description YYYY-MM-DD: the last day to report it; null once it has an IRN, and of who has told of less turnover. */
       irp_by: string | null;
       /** @description False while the seller has told no turnover. */
       irp_by_sure: boolean;
       /** @enum {string} */
       kind: "tax_invoice" | "credit_note" | "debit_note" | "challan" | "self_invoice" | "fee_invoice" | "bill_of_supply";
       number: string;
       /** @description What a note is to. */
       of_invoice: string | null;
       /** @description The buyer pays the GST to the government: it is no part of the total. */
       reverse_charge: boolean;
       sgst: number;
       tcs: number;
       total: number;
       trip_id: string | null;
       /** @description Of the PDF, below /api. */
       url: string;
       /** @description Without taxes; 0 of a challan, whose goods are invoiced already. */
       value: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "invoices.closeEway": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /**
      * Format: date
      * @description In India: today or yesterday.
      */
     closed_on: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       ack_no: string | null;
       /** @description Under the seller's own number, with the seller's own PDF. */
       by_seller: boolean;
       cgst: number;
       /** @description YYYY-MM-DD in India. */
       dated: string;
       /** @description YYYY-MM-DD, as it was told. */
       eway_closed_on: string | null;
       /** @description YYYY-MM-DD: the last day that an e-way bill is made of it; null where none is. */
       eway_document_until: string | null;
       /** @description Value and GST are more than ₹50,000. */
       eway_needed: boolean;
       eway_no: string | null;
       /**
        * @description `ending` in its last eight hours; `closed` once somebody has told so.
        * @enum {string}
        */
       eway_state: "none" | "valid" | "ending" | "over" | "closed";
       /** @description ISO 8601. */
       eway_valid_until: string | null;
       igst: number;
       /** @description Once the invoice portal has answered. */
       irn: string | null;
       /** @description It may be registered as e-invoice. */
       irn_needed: boolean;
       /** @description YYYY-MM-DD: the last day to report it; null once it has an IRN, and of who has told of less turnover. */
       irp_by: string | null;
       /** @description False while the seller has told no turnover. */
       irp_by_sure: boolean;
       /** @enum {string} */
       kind: "tax_invoice" | "credit_note" | "debit_note" | "challan" | "self_invoice" | "fee_invoice" | "bill_of_supply";
       number: string;
       /** @description What a note is to. */
       of_invoice: string | null;
       /** @description The buyer pays the GST to the government: it is no part of the total. */
       reverse_charge: boolean;
       sgst: number;
       tcs: number;
       total: number;
       trip_id: string | null;
       /** @description Of the PDF, below /api. */
       url: string;
       /** @description Without taxes; 0 of a challan, whose goods are invoiced already. */
       value: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "invoices.inv01": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": unknown;
    };
   };
  };
 };
 "invoices.recordIrp": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     ack_date: string;
     ack_no: string;
     irn: string;
     signed_qr: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       ack_no: string | null;
       /** @description Under the seller's own number, with the seller's own PDF. */
       by_seller: boolean;
       cgst: number;
       /** @description YYYY-MM-DD in India. */
       dated: string;
       /** @description YYYY-MM-DD, as it was told. */
       eway_closed_on: string | null;
       /** @description YYYY-MM-DD: the last day that an e-way bill is made of it; null where none is. */
       eway_document_until: string | null;
       /** @description Value and GST are more than ₹50,000. */
       eway_needed: boolean;
       eway_no: string | null;
       /**
        * @description `ending` in its last eight hours; `closed` once somebody has told so.
        * @enum {string}
        */
       eway_state: "none" | "valid" | "ending" | "over" | "closed";
       /** @description ISO 8601. */
       eway_valid_until: string | null;
       igst: number;
       /** @description Once the invoice portal has answered. */
       irn: string | null;
       /** @description It may be registered as e-invoice. */
       irn_needed: boolean;
       /** @description YYYY-MM-DD: the last day to report it; null once it has an IRN, and of who has told of less turnover. */
       irp_by: string | null;
       /** @description False while the seller has told no turnover. */
       irp_by_sure: boolean;
       /** @enum {string} */
       kind: "tax_invoice" | "credit_note" | "debit_note" | "challan" | "self_invoice" | "fee_invoice" | "bill_of_supply";
       number: string;
       /** @description What a note is to. */
       of_invoice: string | null;
       /** @description The buyer pays the GST to the government: it is no part of the total. */
       reverse_charge: boolean;
       sgst: number;
       tcs: number;
       total: number;
       trip_id: string | null;
       /** @description Of the PDF, below /api. */
       url: string;
       /** @description Without taxes; 0 of a challan, whose goods are invoiced already. */
       value: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "invoices.own": {
  parameters: {
   query?: {
    from?: string;
    page?: number;
    rows?: number;
    /** @description Else the caller's own. */
    side?: "buyer" | "seller";
    /** @description Days in India, both included. */
    to?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       ack_no: string | null;
       award_id: string;
       buyer: string;
       /** @description Under the seller's own number, with the seller's own PDF. */
       by_seller: boolean;
       cgst: number;
       /** @description YYYY-MM-DD in India. */
       dated: string;
       /** @description YYYY-MM-DD, as it was told. */
       eway_closed_on: string | null;
       /** @description YYYY-MM-DD: the last day that an e-way bill is made of it; null where none is. */
       eway_document_until: string | null;
       /** @description Value and GST are more than ₹50,000. */
       eway_needed: boolean;
       eway_no: string | null;
       /**
        * @description `ending` in its last eight hours; `closed` once somebody has told so.
        * @enum {string}
        */
       eway_state: "none" | "valid" | "ending" | "over" | "closed";
       /** @description Of the file for the e-way portal, as `inv01_url`. */
       eway_url: string | null;
       /** @description ISO 8601. */
       eway_valid_until: string | null;
       igst: number;
       /** @description Of the file for the invoice portal, below /api; null where it takes none. */
       inv01_url: string | null;
       /** @description Once the invoice portal has answered. */
       irn: string | null;
       /** @description It may be registered as e-invoice. */
       irn_needed: boolean;
       /** @description YYYY-MM-DD: the last day to report it; null once it has an IRN, and of who has told of less turnover. */
       irp_by: string | null;
       /** @description False while the seller has told no turnover. */
       irp_by_sure: boolean;
       /** @enum {string} */
       kind: "tax_invoice" | "credit_note" | "debit_note" | "challan" | "self_invoice" | "fee_invoice" | "bill_of_supply";
       number: string;
       /** @description What a note is to. */
       of_invoice: string | null;
       /** @description The buyer pays the GST to the government: it is no part of the total. */
       reverse_charge: boolean;
       seller: string;
       sgst: number;
       tcs: number;
       /** @description Of the lot. */
       title: string;
       total: number;
       trip_id: string | null;
       /** @description Of the PDF, below /api. */
       url: string;
       /** @description Without taxes; 0 of a challan, whose goods are invoiced already. */
       value: number;
       vehicle_no: string | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      totalpage: number;
     };
    };
   };
  };
 };
 "apiKeys.own": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       bid_limit: number | null;
       company: string;
       demo: boolean;
       expires_at: string;
       name: string;
       scopes: ("read" | "list" | "bid" | "awards" | "papers")[];
       /** @enum {string} */
       side: "buyer" | "seller";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.materials": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       code: string;
       /** @description Today's rate; to be confirmed with an adviser. */
       gst_percent: number | null;
       hsn: string;
       name: string;
       /** @enum {string} */
       stream: "e-waste" | "plastics" | "batteries" | "tyres" | "metals";
       /**
        * @description How it is usually sold.
        * @enum {string}
        */
       unit: "kg" | "MT" | "pieces";
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.materialPhotos": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    code: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description What the picture should show. */
       hint: string;
       hint_hi: string;
       /** @description Else it is wished for. */
       needed: boolean;
       /**
        * @description The whole heap, from 30 cm, cut or opened, its label, beside a measure, how it lies, where a truck loads.
        * @enum {string}
        */
       shot: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
       title: string;
       title_hi: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "office.textWebhook": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "obligations.list": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description Whom recyclers name when they make a pack. */
      company_id: string | null;
      data: {
       _id: string;
       /** @description Empty where the rules do not divide the stream. */
       category: string;
       /** @description YYYY-MM-DD: the year's last day. */
       deadline: string;
       missing_tonnes: number;
       packs: {
        _id: string;
        /** @description Of the pack, what is set against this obligation. */
        kg: number;
        /** @description ISO 8601. */
        made_at: string;
        material: string;
        /** @description The company that recycled the goods. */
        recycler: string;
        sha256: string;
        /** @description Of the ZIP, below /api. */
        url: string;
       }[];
       /** @description YYYY-MM-DD; null where it is not known. */
       return_by: string | null;
       /** @description Whether somebody has read that day in the rules. */
       return_confirmed: boolean;
       /** @description In packs that were made for the company in that year. */
       set_tonnes: number;
       /** @enum {string} */
       stream: "e-waste" | "plastics" | "batteries" | "tyres" | "metals";
       tonnes: number;
       /** @description 2026-27. */
       year: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "obligations.save": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     category?: string | null;
     /** @enum {string} */
     stream: "e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "plastic";
     /** @description Inside, grams. */
     tonnes: number | string;
     year: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description Empty where the rules do not divide the stream. */
       category: string;
       /** @description YYYY-MM-DD: the year's last day. */
       deadline: string;
       missing_tonnes: number;
       packs: {
        _id: string;
        /** @description Of the pack, what is set against this obligation. */
        kg: number;
        /** @description ISO 8601. */
        made_at: string;
        material: string;
        /** @description The company that recycled the goods. */
        recycler: string;
        sha256: string;
        /** @description Of the ZIP, below /api. */
        url: string;
       }[];
       /** @description YYYY-MM-DD; null where it is not known. */
       return_by: string | null;
       /** @description Whether somebody has read that day in the rules. */
       return_confirmed: boolean;
       /** @description In packs that were made for the company in that year. */
       set_tonnes: number;
       /** @enum {string} */
       stream: "e-waste" | "plastics" | "batteries" | "tyres" | "metals";
       tonnes: number;
       /** @description 2026-27. */
       year: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "obligations.remove": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "obligations.export": {
  parameters: {
   query?: {
    year?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
    };
   };
  };
 };
 "apiKeys.openApi": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": unknown;
    };
   };
  };
 };
 "payments.gatewayWebhook": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    gateway: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "payments.payDemo": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    order_id: string;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @enum {string} */
     outcome: "pay" | "fail" | "late" | "twice" | "lost";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       razorpay_order_id: string;
       razorpay_payment_id: string;
       /** @description As its checkout would bring them back. */
       razorpay_signature: string;
       /**
        * @description At the gateway.
        * @enum {string}
        */
       state: "failed" | "captured";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "content.policies": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description False where the Hindi is of the text before: the English changed alone. */
       hindi_follows: boolean;
       /** @description YYYY-MM-DD, as the page says; null says nothing. */
       in_force_from: string | null;
       /**
        * @description The language that its text is in.
        * @enum {string}
        */
       lang: "en" | "hi";
       title: string;
       updated_at: string;
       url: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "content.policyByUrl": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    path: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       description: string;
       /** @description False where the Hindi is of the text before: the English changed alone. */
       hindi_follows: boolean;
       /** @description YYYY-MM-DD, as the page says; null says nothing. */
       in_force_from: string | null;
       /**
        * @description The language that its text is in.
        * @enum {string}
        */
       lang: "en" | "hi";
       title: string;
       updated_at: string;
       url: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "priceBoard.board": {
  parameters: {
   query: {
    material: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /**
        * @description Below five lots from three sellers: then nothing else is told.
        * @constant
        */
       hidden?: true;
       lots?: number;
       material: string;
       /** @description Rupees per kg. */
       median?: number;
       /** @description Rupees per kg. */
       p25?: number;
       /** @description Rupees per kg. */
       p75?: number;
       /** @constant */
       per?: "kg";
       /** @description Those that can be told without telling of what is left over. */
       regions?: {
        lots: number;
        /** @description Rupees per kg. */
        median: number;
        /** @description Rupees per kg. */
        p25: number;
        /** @description Rupees per kg. */
        p75: number;
        /** @enum {string} */
        region: "north" | "west" | "south" | "east" | "central" | "north-east";
       }[];
       /** @description Oldest first. */
       weeks?: {
        /** @description Null where the week is hidden. */
        band: {
         lots: number;
         /** @description Rupees per kg. */
         median: number;
         /** @description Rupees per kg. */
         p25: number;
         /** @description Rupees per kg. */
         p75: number;
        } | null;
        /** @description YYYY-MM-DD in India: the first of seven days. */
        from: string;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "priceBoard.csv": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "text/csv": string;
    };
   };
  };
 };
 "priceBoard.json": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": unknown;
    };
   };
  };
 };
 "priceBoard.boards": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /**
        * @description Below five lots from three sellers: then nothing else is told.
        * @constant
        */
       hidden?: true;
       lots?: number;
       material: string;
       /** @description Rupees per kg. */
       median?: number;
       name: string;
       /** @description Rupees per kg. */
       p25?: number;
       /** @description Rupees per kg. */
       p75?: number;
       /** @constant */
       per?: "kg";
       /** @description Oldest first. */
       weeks?: {
        /** @description Null where the week is hidden. */
        band: {
         lots: number;
         /** @description Rupees per kg. */
         median: number;
         /** @description Rupees per kg. */
         p25: number;
         /** @description Rupees per kg. */
         p75: number;
        } | null;
        /** @description YYYY-MM-DD in India: the first of seven days. */
        from: string;
       }[];
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.createLots": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     products: {
      /** @description What the seller asks, in the basis; the office sets the market value. */
      asking_price?: "" | null | (number | string);
      /**
       * @default lot
       * @enum {string}
       */
      basis?: "lot" | "kg" | "mt" | "piece";
      bid_increment?: "" | null | (number | string);
      /** @description A category or a sub-category of it. */
      category_id: string | number;
      city: string;
      /** @description Null for none. */
      deposit?: ({
       /** @constant */
       kind: "percent";
       percent: number | string;
      } | {
       amount: number | string;
       /** @constant */
       kind: "amount";
      }) | null;
      description: string;
      /** @description The kept draft that it is made of: its files come along, and it is gone then. */
      draft?: {
       id: string;
       version: number;
      } | null;
      end_at?: "" | null | string;
      /** @description How the seller wishes to sell it: an English auction when left out. The office sets its times. */
      format?: {
       /** @description How many companies the auction is for; null for all that tendered. */
       best?: number | null;
       /** @enum {string} */
       kind: "english" | "tender" | "tender_auction";
      } | null;
      /** @description A list of the company's: the lot is for the companies that it names now, and hidden from all others. */
      invite_list_id?: "" | null | (string | number);
      /** @description The seller's own number for it. */
      lot_no?: string | null;
      /** @description Below so many companies it is not sold. */
      min_bidders?: "" | null | number;
      /** @description Listed as so many lots of equal quantity; prices are each part's own. */
      parts?: number | null;
      /** @enum {string} */
      pay_through?: "parties" | "market";
      pincode: string;
      quantity: number | string;
      /** @description The seller's wish, as the three below; what is left out of a change stays. */
      reserve_price?: "" | null | (number | string);
      /** @description A site of the seller's company; the lot takes its place from it. */
      site_id?: "" | null | (string | number);
      start_at?: "" | null | string;
      /** @enum {string} */
      state: "Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal";
      sub_category_id?: (string | number) | null;
      /** @description What the seller wishes to sell it on; the office publishes the terms. */
      terms?: {
       /** @description Hours in which the buyer may claim for a truck's goods. */
       claim_hours?: "" | null | (number | string);
       deductions?: {
        /** @description From which share on, e.g. of moisture or dust. */
        above_percent: number | string;
        /** @description Off the price, of what is above. */
        rate_percent: number | string;
        what: string;
       }[];
       /** @description What the buyer brings to lift the goods. */
       documents?: string[];
       /** @description Of the deposit, where the buyer does not pay. */
       forfeit_percent?: "" | null | (number | string);
       /** @description Days after the day to pay by, before the sale may be ended. */
       grace_days?: "" | null | (number | string);
       /** @description Rupees a day after the lifting days. */
       ground_rent_per_day?: "" | null | (number | string);
       inspection_contact?: string | null;
       /** @description Days before the end on which the goods are shown. */
       inspection_days?: "" | null | (number | string);
       /** @description Of what is unpaid when its day is over, once. */
       late_fee_percent?: "" | null | (number | string);
       /** @description Days from the payment until the goods are lifted. */
       lifting_days?: "" | null | (number | string);
       loading_by?: "" | null | ("buyer" | "seller");
       /** @description Days from the sale until it is paid. */
       payment_days?: "" | null | (number | string);
       /** @description Days for which the GST stays tied until the buyer's GSTR-2B shows the invoice. The seller alone may offer it. */
       tax_hold_days?: "" | null | (number | string);
       /** @description By how much the quantity may differ. */
       tolerance_percent?: "" | null | (number | string);
      } | null;
      title: string;
      /** @enum {string} */
      unit: "kg" | "MT" | "liter" | "pieces" | "bag";
     }[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      batch: {
       products: {
        _id: string;
        id: string;
        product_id: string;
        title: string;
        url: string;
       }[];
      };
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description What the seller asks, in the lot's basis. */
       asking_price: number | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       bid_increment: number | null;
       /** @description Whether it is offered: not for goods that are sold and not yet paid and lifted. */
       can_relist: boolean;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description What the office has corrected in it since its seller last sent it. */
       corrected: {
        /** @enum {string} */
        field: "title" | "description" | "category" | "sub_category" | "quantity" | "unit";
        /** @description As the seller sent it, in words. */
        was: string | null;
       }[];
       /** @description What the office asked its seller to correct when it last refused it; empty once it is approved. */
       corrections: {
        msg: string;
        /** @enum {string} */
        path: "" | "title" | "description" | "category" | "quantity" | "place" | "pictures" | "price" | "terms";
       }[];
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description The seller's price that a bidder is asked about now. */
       counter_offer: {
        amount: number;
        /** @description ISO 8601. */
        until: string;
        value: number;
       } | null;
       created_at: string;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       /** @description ISO 8601: when its seller last changed it. */
       edited_at: string | null;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       hard_end_at: string | null;
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       /** @description Of its tax papers, where the office has set another than the material's. */
       hsn6: string | null;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The highest bidder had no authorisation at the close: the next bid is asked about. */
       is_next_bid: boolean;
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       proposed_end_at: string | null;
       /** @description YYYY-MM-DD HH:mm:ss, as its seller wishes. */
       proposed_start_at: string | null;
       /** @description What its seller wishes to sell it on. */
       proposed_terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
       quantity: number;
       refusal_reason: string | null;
       /** @description The seller's earlier lot that this one offers again. */
       relist_of: string | null;
       /** @description The lot that offers this one again. */
       relisted_as: string | null;
       requires_authorisation: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
       reserve_price: number | null;
       /** @description Of a sold lot: whether the seller has said that it is paid and lifted. */
       sale: ("pending" | "completed") | null;
       /** @description Of a sold lot: where its sale stands, as the sale's own page says it. */
       sale_state: ("payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled") | null;
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description The site of the seller's company where it lies; for them and the office. */
       site_id: string | null;
       soft_close_minutes: number;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       /** @description The material of its taxes, where its sub-category names none and the office chose. */
       taxed_as: string | null;
       /** @description That stand; null until the office publishes some. */
       terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        /** @description What its event says of inspection and terms; left out where it says nothing. */
        event_terms?: string;
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
        version: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What lots of its category usually ask for. */
       usual_requirement: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
       /** @description What it is sold on where nothing is proposed: its seller's usual terms, else its category's, else its material's. */
       usual_terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
       /** @description How many watch it; in the lists of its seller and the office. */
       watchers?: number;
       /** @description Where it is not sold by weight and was given. */
       weight_kg: number | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.editLot": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description What the seller asks, in the basis; the office sets the market value. */
     asking_price?: "" | null | (number | string);
     /**
      * @default lot
      * @enum {string}
      */
     basis?: "lot" | "kg" | "mt" | "piece";
     bid_increment?: "" | null | (number | string);
     /** @description A category or a sub-category of it. */
     category_id: string | number;
     city: string;
     /** @description Null for none. */
     deposit?: ({
      /** @constant */
      kind: "percent";
      percent: number | string;
     } | {
      amount: number | string;
      /** @constant */
      kind: "amount";
     }) | null;
     description: string;
     end_at?: "" | null | string;
     /** @description How the seller wishes to sell it: an English auction when left out. The office sets its times. */
     format?: {
      /** @description How many companies the auction is for; null for all that tendered. */
      best?: number | null;
      /** @enum {string} */
      kind: "english" | "tender" | "tender_auction";
     } | null;
     /** @description The seller's own number for it. */
     lot_no?: string | null;
     /** @description Below so many companies it is not sold. */
     min_bidders?: "" | null | number;
     /** @enum {string} */
     pay_through?: "parties" | "market";
     pincode: string;
     quantity: number | string;
     /** @description The seller's wish, as the three below; what is left out of a change stays. */
     reserve_price?: "" | null | (number | string);
     /** @description A site of the seller's company; the lot takes its place from it. */
     site_id?: "" | null | (string | number);
     start_at?: "" | null | string;
     /** @enum {string} */
     state: "Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal";
     sub_category_id?: (string | number) | null;
     /** @description What the seller wishes to sell it on; the office publishes the terms. */
     terms?: {
      /** @description Hours in which the buyer may claim for a truck's goods. */
      claim_hours?: "" | null | (number | string);
      deductions?: {
       /** @description From which share on, e.g. of moisture or dust. */
       above_percent: number | string;
       /** @description Off the price, of what is above. */
       rate_percent: number | string;
       what: string;
      }[];
      /** @description What the buyer brings to lift the goods. */
      documents?: string[];
      /** @description Of the deposit, where the buyer does not pay. */
      forfeit_percent?: "" | null | (number | string);
      /** @description Days after the day to pay by, before the sale may be ended. */
      grace_days?: "" | null | (number | string);
      /** @description Rupees a day after the lifting days. */
      ground_rent_per_day?: "" | null | (number | string);
      inspection_contact?: string | null;
      /** @description Days before the end on which the goods are shown. */
      inspection_days?: "" | null | (number | string);
      /** @description Of what is unpaid when its day is over, once. */
      late_fee_percent?: "" | null | (number | string);
      /** @description Days from the payment until the goods are lifted. */
      lifting_days?: "" | null | (number | string);
      loading_by?: "" | null | ("buyer" | "seller");
      /** @description Days from the sale until it is paid. */
      payment_days?: "" | null | (number | string);
      /** @description Days for which the GST stays tied until the buyer's GSTR-2B shows the invoice. The seller alone may offer it. */
      tax_hold_days?: "" | null | (number | string);
      /** @description By how much the quantity may differ. */
      tolerance_percent?: "" | null | (number | string);
     } | null;
     title: string;
     /** @enum {string} */
     unit: "kg" | "MT" | "liter" | "pieces" | "bag";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description What the seller asks, in the lot's basis. */
       asking_price: number | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       bid_increment: number | null;
       /** @description Whether it is offered: not for goods that are sold and not yet paid and lifted. */
       can_relist: boolean;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description What the office has corrected in it since its seller last sent it. */
       corrected: {
        /** @enum {string} */
        field: "title" | "description" | "category" | "sub_category" | "quantity" | "unit";
        /** @description As the seller sent it, in words. */
        was: string | null;
       }[];
       /** @description What the office asked its seller to correct when it last refused it; empty once it is approved. */
       corrections: {
        msg: string;
        /** @enum {string} */
        path: "" | "title" | "description" | "category" | "quantity" | "place" | "pictures" | "price" | "terms";
       }[];
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description The seller's price that a bidder is asked about now. */
       counter_offer: {
        amount: number;
        /** @description ISO 8601. */
        until: string;
        value: number;
       } | null;
       created_at: string;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       /** @description ISO 8601: when its seller last changed it. */
       edited_at: string | null;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       hard_end_at: string | null;
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       /** @description Of its tax papers, where the office has set another than the material's. */
       hsn6: string | null;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The highest bidder had no authorisation at the close: the next bid is asked about. */
       is_next_bid: boolean;
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       proposed_end_at: string | null;
       /** @description YYYY-MM-DD HH:mm:ss, as its seller wishes. */
       proposed_start_at: string | null;
       /** @description What its seller wishes to sell it on. */
       proposed_terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
       quantity: number;
       refusal_reason: string | null;
       /** @description The seller's earlier lot that this one offers again. */
       relist_of: string | null;
       /** @description The lot that offers this one again. */
       relisted_as: string | null;
       requires_authorisation: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
       reserve_price: number | null;
       /** @description Of a sold lot: whether the seller has said that it is paid and lifted. */
       sale: ("pending" | "completed") | null;
       /** @description Of a sold lot: where its sale stands, as the sale's own page says it. */
       sale_state: ("payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled") | null;
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description The site of the seller's company where it lies; for them and the office. */
       site_id: string | null;
       soft_close_minutes: number;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       /** @description The material of its taxes, where its sub-category names none and the office chose. */
       taxed_as: string | null;
       /** @description That stand; null until the office publishes some. */
       terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        /** @description What its event says of inspection and terms; left out where it says nothing. */
        event_terms?: string;
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
        version: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What lots of its category usually ask for. */
       usual_requirement: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
       /** @description What it is sold on where nothing is proposed: its seller's usual terms, else its category's, else its material's. */
       usual_terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
       /** @description How many watch it; in the lists of its seller and the office. */
       watchers?: number;
       /** @description Where it is not sold by weight and was given. */
       weight_kg: number | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.readAttempts": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       bid_count: number;
       ends_at: string | null;
       /** @description Highest bid, 0 when there was none. */
       heightest: number;
       /** @description ISO 8601. */
       listed_at: string;
       market_value: number | null;
       refusal_reason: string | null;
       /** @enum {string} */
       stands: "pending" | "refused" | "upcoming" | "live" | "awaiting" | "sold" | "unsold" | "withdrawn";
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "corrigenda.ownCorrigenda": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601. */
       asked_at: string;
       /**
        * @description Who asked for it.
        * @enum {string}
        */
       by: "seller" | "office";
       changes: {
        after: number | string | null | string[] | {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        before: number | string | null | string[] | {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        /** @description `quantity`, `weight_kg`, `description`, or a field of the terms: `terms.payment_days`. */
        field: string;
       }[];
       decided_at: string | null;
       /** @description ISO 8601. */
       ends_at: string | null;
       moved: boolean | null;
       /** @description Null unless it is published, as the three below. */
       no: number | null;
       reason: string;
       /** @description Of a refused one; null where a newer one took its place. */
       refusal_reason: string | null;
       /** @description The ledger entry that says so. */
       seq: number | null;
       /** @enum {string} */
       state: "waiting" | "published" | "refused";
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "corrigenda.askCorrigendum": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     description?: string;
     quantity?: number | string;
     reason: string;
     /** @description Fields of the terms as they are sent with a lot; what is left out stays. */
     terms?: {
      [key: string]: unknown;
     };
     /** @description Where it is not sold by weight. */
     weight_kg?: number | string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601. */
       asked_at: string;
       /**
        * @description Who asked for it.
        * @enum {string}
        */
       by: "seller" | "office";
       changes: {
        after: number | string | null | string[] | {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        before: number | string | null | string[] | {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        /** @description `quantity`, `weight_kg`, `description`, or a field of the terms: `terms.payment_days`. */
        field: string;
       }[];
       decided_at: string | null;
       /** @description ISO 8601. */
       ends_at: string | null;
       moved: boolean | null;
       /** @description Null unless it is published, as the three below. */
       no: number | null;
       reason: string;
       /** @description Of a refused one; null where a newer one took its place. */
       refusal_reason: string | null;
       /** @description The ledger entry that says so. */
       seq: number | null;
       /** @enum {string} */
       state: "waiting" | "published" | "refused";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "audience.invitations": {
  parameters: {
   query?: {
    /** @description For the office: all rows as a file, with the list's filters; no pages. */
    format?: "csv" | "xlsx";
   };
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description ISO 8601. */
       added_at: string;
       name: string;
       pan: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
     "text/csv": string;
    };
   };
  };
 };
 "audience.invite": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     companies: {
      name: string;
      pan: string;
     }[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description ISO 8601. */
       added_at: string;
       name: string;
       pan: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "audience.uninvite": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
    pan: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description ISO 8601. */
       added_at: string;
       name: string;
       pan: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.relistLot": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description What the seller asks, in the lot's basis. */
       asking_price: number | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       bid_increment: number | null;
       /** @description Whether it is offered: not for goods that are sold and not yet paid and lifted. */
       can_relist: boolean;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description What the office has corrected in it since its seller last sent it. */
       corrected: {
        /** @enum {string} */
        field: "title" | "description" | "category" | "sub_category" | "quantity" | "unit";
        /** @description As the seller sent it, in words. */
        was: string | null;
       }[];
       /** @description What the office asked its seller to correct when it last refused it; empty once it is approved. */
       corrections: {
        msg: string;
        /** @enum {string} */
        path: "" | "title" | "description" | "category" | "quantity" | "place" | "pictures" | "price" | "terms";
       }[];
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description The seller's price that a bidder is asked about now. */
       counter_offer: {
        amount: number;
        /** @description ISO 8601. */
        until: string;
        value: number;
       } | null;
       created_at: string;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       /** @description ISO 8601: when its seller last changed it. */
       edited_at: string | null;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       hard_end_at: string | null;
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       /** @description Of its tax papers, where the office has set another than the material's. */
       hsn6: string | null;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The highest bidder had no authorisation at the close: the next bid is asked about. */
       is_next_bid: boolean;
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       proposed_end_at: string | null;
       /** @description YYYY-MM-DD HH:mm:ss, as its seller wishes. */
       proposed_start_at: string | null;
       /** @description What its seller wishes to sell it on. */
       proposed_terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
       quantity: number;
       refusal_reason: string | null;
       /** @description The seller's earlier lot that this one offers again. */
       relist_of: string | null;
       /** @description The lot that offers this one again. */
       relisted_as: string | null;
       requires_authorisation: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
       reserve_price: number | null;
       /** @description Of a sold lot: whether the seller has said that it is paid and lifted. */
       sale: ("pending" | "completed") | null;
       /** @description Of a sold lot: where its sale stands, as the sale's own page says it. */
       sale_state: ("payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled") | null;
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description The site of the seller's company where it lies; for them and the office. */
       site_id: string | null;
       soft_close_minutes: number;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       /** @description The material of its taxes, where its sub-category names none and the office chose. */
       taxed_as: string | null;
       /** @description That stand; null until the office publishes some. */
       terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        /** @description What its event says of inspection and terms; left out where it says nothing. */
        event_terms?: string;
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
        version: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What lots of its category usually ask for. */
       usual_requirement: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
       /** @description What it is sold on where nothing is proposed: its seller's usual terms, else its category's, else its material's. */
       usual_terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
       /** @description How many watch it; in the lists of its seller and the office. */
       watchers?: number;
       /** @description Where it is not sold by weight and was given. */
       weight_kg: number | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.readSheet": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description The lot's. */
       _id: string;
       awaits_signature: boolean;
       before: {
        /**
         * @description The seller's own, or what they signed before.
         * @enum {string}
         */
        is: "proposal" | "signed";
        sheet: {
         /** @enum {string} */
         basis?: "lot" | "kg" | "mt" | "piece";
         bid_increment?: number | null;
         /** @description What bidders need to have deposited; null for nothing. */
         deposit?: {
          /** @description The same for every bid. */
          amount: number | null;
          /** @enum {string} */
          kind: "percent" | "amount";
          /** @description Of what the whole lot costs at the bid. */
          percent: number | null;
         } | null;
         /** @description ISO 8601. */
         ends_at?: string;
         format?: {
          auction_ends_at: string | null;
          auction_starts_at: string | null;
          /** @description How many companies may bid then; null for all. */
          best: number | null;
          /** @enum {string} */
          kind: "english" | "tender" | "tender_auction";
          /** @description What is taken now; null in an English auction, before approval and at the end. */
          stage: ("tender" | "auction") | null;
          /** @description ISO 8601: when tenders are opened, where an auction follows. */
          tender_ends_at: string | null;
         };
         /** @description ISO 8601. */
         hard_ends_at?: string;
         invited_only?: boolean;
         market_value?: number;
         /** @description Below so many companies it is not sold; null where one is enough. */
         min_bidders?: number | null;
         /**
          * @description Whether the two pay each other, or through the market.
          * @enum {string}
          */
         pay_through?: "parties" | "market";
         quantity?: number;
         requires_authorisation?: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
         reserve_price?: number | null;
         soft_close_minutes?: number;
         /** @description ISO 8601. */
         starts_at?: string;
         terms?: {
          claim_hours?: number | null;
          deductions: {
           above_percent: number;
           rate_percent: number;
           what: string;
          }[];
          documents: string[];
          /** @description What its event says of inspection and terms; left out where it says nothing. */
          event_terms?: string;
          forfeit_percent?: number | null;
          grace_days?: number | null;
          ground_rent_per_day: number | null;
          inspection_contact: string | null;
          inspection_days: number | null;
          late_fee_percent?: number | null;
          lifting_days: number | null;
          loading_by: ("buyer" | "seller") | null;
          payment_days: number | null;
          tax_hold_days?: number | null;
          tolerance_percent: number | null;
         } | null;
         /** @enum {string} */
         unit?: "kg" | "MT" | "liter" | "pieces" | "bag";
         weight_kg?: number | null;
        };
       } | null;
       /** @description What the office corrected in what its seller sent. */
       corrected: {
        /** @enum {string} */
        field: "title" | "description" | "category" | "sub_category" | "quantity" | "unit";
        /** @description As the seller sent it, in words. */
        was: string | null;
       }[];
       /** @description ISO 8601. */
       made_at: string;
       sheet: {
        /** @enum {string} */
        basis: "lot" | "kg" | "mt" | "piece";
        bid_increment: number | null;
        /** @description What bidders need to have deposited; null for nothing. */
        deposit: {
         /** @description The same for every bid. */
         amount: number | null;
         /** @enum {string} */
         kind: "percent" | "amount";
         /** @description Of what the whole lot costs at the bid. */
         percent: number | null;
        } | null;
        /** @description ISO 8601. */
        ends_at: string;
        format: {
         auction_ends_at: string | null;
         auction_starts_at: string | null;
         /** @description How many companies may bid then; null for all. */
         best: number | null;
         /** @enum {string} */
         kind: "english" | "tender" | "tender_auction";
         /** @description What is taken now; null in an English auction, before approval and at the end. */
         stage: ("tender" | "auction") | null;
         /** @description ISO 8601: when tenders are opened, where an auction follows. */
         tender_ends_at: string | null;
        };
        /** @description ISO 8601. */
        hard_ends_at: string;
        invited_only: boolean;
        market_value: number;
        /** @description Below so many companies it is not sold; null where one is enough. */
        min_bidders: number | null;
        /**
         * @description Whether the two pay each other, or through the market.
         * @enum {string}
         */
        pay_through: "parties" | "market";
        quantity: number;
        requires_authorisation: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
        reserve_price: number | null;
        soft_close_minutes: number;
        /** @description ISO 8601. */
        starts_at: string;
        terms: {
         claim_hours?: number | null;
         deductions: {
          above_percent: number;
          rate_percent: number;
          what: string;
         }[];
         documents: string[];
         /** @description What its event says of inspection and terms; left out where it says nothing. */
         event_terms?: string;
         forfeit_percent?: number | null;
         grace_days?: number | null;
         ground_rent_per_day: number | null;
         inspection_contact: string | null;
         inspection_days: number | null;
         late_fee_percent?: number | null;
         lifting_days: number | null;
         loading_by: ("buyer" | "seller") | null;
         payment_days: number | null;
         tax_hold_days?: number | null;
         tolerance_percent: number | null;
        } | null;
        /** @enum {string} */
        unit: "kg" | "MT" | "liter" | "pieces" | "bag";
        weight_kg: number | null;
       };
       signed_at: string | null;
       title: string;
       url: string;
       /** @description Counts from 1; each change of what is signed makes the next. */
       version: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "listings.sheetPdf": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/pdf": Blob;
    };
   };
  };
 };
 "listings.signSheet": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     otp: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description What the seller asks, in the lot's basis. */
       asking_price: number | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       bid_increment: number | null;
       /** @description Whether it is offered: not for goods that are sold and not yet paid and lifted. */
       can_relist: boolean;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description What the office has corrected in it since its seller last sent it. */
       corrected: {
        /** @enum {string} */
        field: "title" | "description" | "category" | "sub_category" | "quantity" | "unit";
        /** @description As the seller sent it, in words. */
        was: string | null;
       }[];
       /** @description What the office asked its seller to correct when it last refused it; empty once it is approved. */
       corrections: {
        msg: string;
        /** @enum {string} */
        path: "" | "title" | "description" | "category" | "quantity" | "place" | "pictures" | "price" | "terms";
       }[];
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description The seller's price that a bidder is asked about now. */
       counter_offer: {
        amount: number;
        /** @description ISO 8601. */
        until: string;
        value: number;
       } | null;
       created_at: string;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       /** @description ISO 8601: when its seller last changed it. */
       edited_at: string | null;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       hard_end_at: string | null;
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       /** @description Of its tax papers, where the office has set another than the material's. */
       hsn6: string | null;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The highest bidder had no authorisation at the close: the next bid is asked about. */
       is_next_bid: boolean;
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       proposed_end_at: string | null;
       /** @description YYYY-MM-DD HH:mm:ss, as its seller wishes. */
       proposed_start_at: string | null;
       /** @description What its seller wishes to sell it on. */
       proposed_terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
       quantity: number;
       refusal_reason: string | null;
       /** @description The seller's earlier lot that this one offers again. */
       relist_of: string | null;
       /** @description The lot that offers this one again. */
       relisted_as: string | null;
       requires_authorisation: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
       reserve_price: number | null;
       /** @description Of a sold lot: whether the seller has said that it is paid and lifted. */
       sale: ("pending" | "completed") | null;
       /** @description Of a sold lot: where its sale stands, as the sale's own page says it. */
       sale_state: ("payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled") | null;
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description The site of the seller's company where it lies; for them and the office. */
       site_id: string | null;
       soft_close_minutes: number;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       /** @description The material of its taxes, where its sub-category names none and the office chose. */
       taxed_as: string | null;
       /** @description That stand; null until the office publishes some. */
       terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        /** @description What its event says of inspection and terms; left out where it says nothing. */
        event_terms?: string;
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
        version: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What lots of its category usually ask for. */
       usual_requirement: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
       /** @description What it is sold on where nothing is proposed: its seller's usual terms, else its category's, else its material's. */
       usual_terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
       /** @description How many watch it; in the lists of its seller and the office. */
       watchers?: number;
       /** @description Where it is not sold by weight and was given. */
       weight_kg: number | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.sendSheetCode": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       demo_otp?: string;
       /** @description Seconds. */
       expires_in: number;
       /** @enum {string} */
       sent_by: "sms" | "mail";
       /** @description The caller's own phone or mail address. */
       sent_to: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.bulkEditLots": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     change: {
      /** @description In the basis; null for none. */
      asking_price?: number | string | null;
      /** @enum {string} */
      basis?: "lot" | "kg" | "mt" | "piece";
      city?: string;
      description?: string;
      pincode?: string;
      /** @description The lots take their place from it. */
      site_id?: string | number;
      /** @enum {string} */
      state?: "Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal";
     };
     /** @default false */
     dry_run?: boolean;
     product_ids: (string | number)[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       changed: number;
       rows: {
        _id: string;
        after: {
         asking_price?: number | null;
         /** @enum {string} */
         basis?: "lot" | "kg" | "mt" | "piece";
         city?: string;
         description?: string;
         pincode?: string;
         site_id?: string | null;
         state?: string;
        };
        /** @description What differs, as it was. */
        before: {
         asking_price?: number | null;
         /** @enum {string} */
         basis?: "lot" | "kg" | "mt" | "piece";
         city?: string;
         description?: string;
         pincode?: string;
         site_id?: string | null;
         state?: string;
        };
        /** @enum {string} */
        outcome: "changed" | "unchanged" | "refused";
        /** @description It was refused by the office, and waits again. */
        sent_again: boolean;
        title: string;
        why: ("not_yours" | "approved" | "basis_unfit" | "price_unfit") | null;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.byCategory": {
  parameters: {
   query?: {
    page?: number;
    rows?: number;
    sub_category?: "" | string;
   };
   header?: never;
   path: {
    urlname: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      category: {
       _id: string;
       icon: string;
       live?: number;
       sub_category: {
        _id: string;
        /** @description The code of what is sold in it. */
        material?: string | null;
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       }[];
       title: string;
       /** @description Null where there is none. */
       title_hi: string | null;
       url: string;
      };
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       quantity: number;
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
      total: number;
      totalpage: number;
     };
    };
   };
  };
 };
 "listings.counts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       ends_within_hour: number;
       live: number;
       states: {
        live: number;
        state: string;
       }[];
       upcoming: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.readDrafts": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       catalog: string | null;
       /** @description ISO 8601. */
       changed_at: string;
       /** @description Browser and system of the last change. */
       changed_from: string | null;
       /** @description As typed, by field. */
       fields: {
        [key: string]: string;
       };
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Whether its seller is done with it; else it is still typed. */
       is_ready: boolean;
       /** @description Counts the changes. */
       version: number;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.saveDraft": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description Likewise. */
     catalog?: string | null;
     fields: {
      asking_price?: string;
      basis?: string;
      bid_increment?: string;
      category_id?: string;
      city?: string;
      deposit?: string;
      description?: string;
      end_at?: string;
      format?: string;
      invite_list_id?: string;
      lot_no?: string;
      min_bidders?: string;
      parts?: string;
      pay_through?: string;
      pincode?: string;
      quantity?: string;
      reserve_price?: string;
      site_id?: string;
      start_at?: string;
      state?: string;
      sub_category_id?: string;
      terms?: string;
      title?: string;
      unit?: string;
     };
     /** @description Stored pictures of this draft or of own lots and drafts, in order, each as in /product/update-images. */
     images?: string[];
     is_ready: boolean;
     /** @description The one that the caller has seen; null for a new draft. */
     version: number | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       catalog: string | null;
       /** @description ISO 8601. */
       changed_at: string;
       /** @description Browser and system of the last change. */
       changed_from: string | null;
       /** @description As typed, by field. */
       fields: {
        [key: string]: string;
       };
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Whether its seller is done with it; else it is still typed. */
       is_ready: boolean;
       /** @description Counts the changes. */
       version: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.deleteDraft": {
  parameters: {
   query: {
    version: number;
   };
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.sendDraftFiles": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "multipart/form-data": {
     /** @description At most 1: catalog. */
     catalog?: Blob[];
     draft_id: string;
     /** @description At most 12: picture. */
     images?: Blob[];
     order: string;
     version: number;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       catalog: string | null;
       /** @description ISO 8601. */
       changed_at: string;
       /** @description Browser and system of the last change. */
       changed_from: string | null;
       /** @description As typed, by field. */
       fields: {
        [key: string]: string;
       };
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Whether its seller is done with it; else it is still typed. */
       is_ready: boolean;
       /** @description Counts the changes. */
       version: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.importLots": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "multipart/form-data": {
     /**
      * @description `1`: the table is checked, nothing is listed.
      * @default 0
      * @enum {string}
      */
     dry_run?: "0" | "1";
     /** @description At most 1: table. */
     file?: Blob[];
     /**
      * @description `1`: what is wrong with a cell is told with what stands in it.
      * @default 0
      * @enum {string}
      */
     values?: "0" | "1";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Of a dry run 0. */
       created: number;
       /** @description Rows whose lot number is the seller's already. */
       known: number;
       /** @description Of all rows that are lots now, by row. */
       lots: {
        _id: string;
        /** @description Then its pictures stay as they are. */
        is_approved: boolean;
        lot_no: string;
        /** @description How many it has. */
        pictures: number;
        title: string;
       }[];
       /** @description Rows that are not listed yet. */
       new: number;
       /** @description Of a dry run the first 20, as they would be listed. */
       rows: {
        /** @enum {string} */
        basis: "lot" | "kg" | "mt" | "piece";
        is_listed: boolean;
        lot_no: string;
        /** @description Of the lot that it is already; else 0. */
        pictures: number;
        /** @description In the basis. */
        price: number | null;
        quantity: number;
        /** @description Of the sheet; its head is row 1. */
        row: number;
        title: string;
        /** @enum {string} */
        unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.importTemplate": {
  parameters: {
   query?: {
    /** @description In the caller's language, in place of the columns' names. */
    heads?: "words";
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
    };
   };
  };
 };
 "listings.live": {
  parameters: {
   query?: {
    rows?: number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       quantity: number;
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
     };
    };
   };
  };
 };
 "listings.myLots": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @enum {string} */
     filter?: "approved" | "expired" | "pending" | "awaited" | "unsigned";
     /**
      * Format: date
      * @description Auctions that ended since this day.
      */
     from?: string;
     /** @description A category's url. */
     material?: string;
     /**
      * @description `waiting`: what waits for the seller first, then what is live, then the rest.
      * @default newest
      * @enum {string}
      */
     order?: "newest" | "waiting";
     /** @default 1 */
     page?: number;
     rows?: number;
     /** @enum {string} */
     state?: "pending" | "refused" | "upcoming" | "live" | "awaiting" | "sold" | "unsold" | "withdrawn";
     /**
      * Format: date
      * @description And until this day, in India.
      */
     to?: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description What the seller asks, in the lot's basis. */
       asking_price: number | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       bid_increment: number | null;
       /** @description Whether it is offered: not for goods that are sold and not yet paid and lifted. */
       can_relist: boolean;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description What the office has corrected in it since its seller last sent it. */
       corrected: {
        /** @enum {string} */
        field: "title" | "description" | "category" | "sub_category" | "quantity" | "unit";
        /** @description As the seller sent it, in words. */
        was: string | null;
       }[];
       /** @description What the office asked its seller to correct when it last refused it; empty once it is approved. */
       corrections: {
        msg: string;
        /** @enum {string} */
        path: "" | "title" | "description" | "category" | "quantity" | "place" | "pictures" | "price" | "terms";
       }[];
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description The seller's price that a bidder is asked about now. */
       counter_offer: {
        amount: number;
        /** @description ISO 8601. */
        until: string;
        value: number;
       } | null;
       created_at: string;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       /** @description ISO 8601: when its seller last changed it. */
       edited_at: string | null;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       hard_end_at: string | null;
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       /** @description Of its tax papers, where the office has set another than the material's. */
       hsn6: string | null;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The highest bidder had no authorisation at the close: the next bid is asked about. */
       is_next_bid: boolean;
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       proposed_end_at: string | null;
       /** @description YYYY-MM-DD HH:mm:ss, as its seller wishes. */
       proposed_start_at: string | null;
       /** @description What its seller wishes to sell it on. */
       proposed_terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
       quantity: number;
       refusal_reason: string | null;
       /** @description The seller's earlier lot that this one offers again. */
       relist_of: string | null;
       /** @description The lot that offers this one again. */
       relisted_as: string | null;
       requires_authorisation: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
       reserve_price: number | null;
       /** @description Of a sold lot: whether the seller has said that it is paid and lifted. */
       sale: ("pending" | "completed") | null;
       /** @description Of a sold lot: where its sale stands, as the sale's own page says it. */
       sale_state: ("payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled") | null;
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description The site of the seller's company where it lies; for them and the office. */
       site_id: string | null;
       soft_close_minutes: number;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       /** @description The material of its taxes, where its sub-category names none and the office chose. */
       taxed_as: string | null;
       /** @description That stand; null until the office publishes some. */
       terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        /** @description What its event says of inspection and terms; left out where it says nothing. */
        event_terms?: string;
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
        version: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What lots of its category usually ask for. */
       usual_requirement: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
       /** @description What it is sold on where nothing is proposed: its seller's usual terms, else its category's, else its material's. */
       usual_terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
       /** @description How many watch it; in the lists of its seller and the office. */
       watchers?: number;
       /** @description Where it is not sold by weight and was given. */
       weight_kg: number | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
      totalpage: number;
     };
    };
   };
  };
 };
 "questions.own": {
  parameters: {
   query?: {
    page?: number;
    rows?: number;
    /** @description What may still be answered first, longest waiting first; then the newest. */
    state?: "" | ("waiting" | "answered" | "hidden");
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       answers: {
        /** @description ISO 8601. */
        at: string;
        text: string;
       }[];
       /** @description ISO 8601. */
       asked_at: string;
       /** @description Whether the caller may add an answer now. */
       can_answer: boolean;
       /** @description Why the office has hidden it; for the company that asked and the office. */
       hidden_reason: string | null;
       lot: {
        /** @description ISO 8601: it is answered until then. */
        ends_at: string | null;
        product_id: string;
        title: string;
        url: string;
       };
       /** @description Counts the lot's answered questions, in the order of their first answers. */
       no: number | null;
       /** @enum {string} */
       state: "waiting" | "answered" | "hidden";
       text: string;
       /** @description Whether the caller's company asked. */
       yours: boolean;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      total: number;
      totalpage: number;
      /** @description How many wait for an answer that may still be given. */
      waiting: number;
     };
    };
   };
  };
 };
 "listings.sheetsToSign": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description The lot's. */
       _id: string;
       awaits_signature: boolean;
       before: {
        /**
         * @description The seller's own, or what they signed before.
         * @enum {string}
         */
        is: "proposal" | "signed";
        sheet: {
         /** @enum {string} */
         basis?: "lot" | "kg" | "mt" | "piece";
         bid_increment?: number | null;
         /** @description What bidders need to have deposited; null for nothing. */
         deposit?: {
          /** @description The same for every bid. */
          amount: number | null;
          /** @enum {string} */
          kind: "percent" | "amount";
          /** @description Of what the whole lot costs at the bid. */
          percent: number | null;
         } | null;
         /** @description ISO 8601. */
         ends_at?: string;
         format?: {
          auction_ends_at: string | null;
          auction_starts_at: string | null;
          /** @description How many companies may bid then; null for all. */
          best: number | null;
          /** @enum {string} */
          kind: "english" | "tender" | "tender_auction";
          /** @description What is taken now; null in an English auction, before approval and at the end. */
          stage: ("tender" | "auction") | null;
          /** @description ISO 8601: when tenders are opened, where an auction follows. */
          tender_ends_at: string | null;
         };
         /** @description ISO 8601. */
         hard_ends_at?: string;
         invited_only?: boolean;
         market_value?: number;
         /** @description Below so many companies it is not sold; null where one is enough. */
         min_bidders?: number | null;
         /**
          * @description Whether the two pay each other, or through the market.
          * @enum {string}
          */
         pay_through?: "parties" | "market";
         quantity?: number;
         requires_authorisation?: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
         reserve_price?: number | null;
         soft_close_minutes?: number;
         /** @description ISO 8601. */
         starts_at?: string;
         terms?: {
          claim_hours?: number | null;
          deductions: {
           above_percent: number;
           rate_percent: number;
           what: string;
          }[];
          documents: string[];
          /** @description What its event says of inspection and terms; left out where it says nothing. */
          event_terms?: string;
          forfeit_percent?: number | null;
          grace_days?: number | null;
          ground_rent_per_day: number | null;
          inspection_contact: string | null;
          inspection_days: number | null;
          late_fee_percent?: number | null;
          lifting_days: number | null;
          loading_by: ("buyer" | "seller") | null;
          payment_days: number | null;
          tax_hold_days?: number | null;
          tolerance_percent: number | null;
         } | null;
         /** @enum {string} */
         unit?: "kg" | "MT" | "liter" | "pieces" | "bag";
         weight_kg?: number | null;
        };
       } | null;
       /** @description What the office corrected in what its seller sent. */
       corrected: {
        /** @enum {string} */
        field: "title" | "description" | "category" | "sub_category" | "quantity" | "unit";
        /** @description As the seller sent it, in words. */
        was: string | null;
       }[];
       /** @description ISO 8601. */
       made_at: string;
       sheet: {
        /** @enum {string} */
        basis: "lot" | "kg" | "mt" | "piece";
        bid_increment: number | null;
        /** @description What bidders need to have deposited; null for nothing. */
        deposit: {
         /** @description The same for every bid. */
         amount: number | null;
         /** @enum {string} */
         kind: "percent" | "amount";
         /** @description Of what the whole lot costs at the bid. */
         percent: number | null;
        } | null;
        /** @description ISO 8601. */
        ends_at: string;
        format: {
         auction_ends_at: string | null;
         auction_starts_at: string | null;
         /** @description How many companies may bid then; null for all. */
         best: number | null;
         /** @enum {string} */
         kind: "english" | "tender" | "tender_auction";
         /** @description What is taken now; null in an English auction, before approval and at the end. */
         stage: ("tender" | "auction") | null;
         /** @description ISO 8601: when tenders are opened, where an auction follows. */
         tender_ends_at: string | null;
        };
        /** @description ISO 8601. */
        hard_ends_at: string;
        invited_only: boolean;
        market_value: number;
        /** @description Below so many companies it is not sold; null where one is enough. */
        min_bidders: number | null;
        /**
         * @description Whether the two pay each other, or through the market.
         * @enum {string}
         */
        pay_through: "parties" | "market";
        quantity: number;
        requires_authorisation: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
        reserve_price: number | null;
        soft_close_minutes: number;
        /** @description ISO 8601. */
        starts_at: string;
        terms: {
         claim_hours?: number | null;
         deductions: {
          above_percent: number;
          rate_percent: number;
          what: string;
         }[];
         documents: string[];
         /** @description What its event says of inspection and terms; left out where it says nothing. */
         event_terms?: string;
         forfeit_percent?: number | null;
         grace_days?: number | null;
         ground_rent_per_day: number | null;
         inspection_contact: string | null;
         inspection_days: number | null;
         late_fee_percent?: number | null;
         lifting_days: number | null;
         loading_by: ("buyer" | "seller") | null;
         payment_days: number | null;
         tax_hold_days?: number | null;
         tolerance_percent: number | null;
        } | null;
        /** @enum {string} */
        unit: "kg" | "MT" | "liter" | "pieces" | "bag";
        weight_kg: number | null;
       };
       signed_at: string | null;
       title: string;
       url: string;
       /** @description Counts from 1; each change of what is signed makes the next. */
       version: number;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
      /** @description How many wait, shown or not. */
      total: number;
     };
    };
   };
  };
 };
 "listings.sendSheetsCode": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description The lots, each with the version of its sheet that was read. */
     sheets: {
      product_id: string | number;
      version: number;
     }[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       demo_otp?: string;
       /** @description Seconds. */
       expires_in: number;
       /** @enum {string} */
       sent_by: "sms" | "mail";
       /** @description The caller's own phone or mail address. */
       sent_to: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.signSheets": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     otp: string;
     /** @description The lots, each with the version of its sheet that was read. */
     sheets: {
      product_id: string | number;
      version: number;
     }[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       left_out: {
        _id: string;
        title: string;
        /**
         * @description A code.
         * @enum {string}
         */
        why: "sheet_changed" | "not_awaiting_signature" | "auction_closed";
       }[];
       signed: {
        _id: string;
        title: string;
        version: number;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.shop": {
  parameters: {
   query?: {
    /** @description A category's url or id; several, with commas between them, find what is in any of them. */
    category?: string | string[];
    /** @description Minutes: only live lots that end so soon. */
    ends_within?: "" | number;
    /** @description A material's code: lots of its sub-categories, and lots whose title names it. */
    material?: "" | string;
    max_price?: "" | (number | string);
    max_quantity?: "" | (number | string);
    max_rate?: "" | (number | string);
    /** @description Streams of the bidder's authorisations, with commas between them; `none` for who has none. Only lots that ask for no authorisation or for one of these. */
    may_bid?: string | string[];
    min_price?: "" | (number | string);
    min_quantity?: "" | (number | string);
    /** @description Rupees a kg; of lots whose weight is known. */
    min_rate?: "" | (number | string);
    /** @description Only lots within `within` km of `latitude,longitude`. */
    near?: "" | string;
    page?: number;
    /** @description Words, each found by its beginning; names of materials, categories and states among them become filters. What stands in quotation marks is taken as it is. */
    q?: "" | string;
    rows?: number;
    sort?: "" | ("ending" | "newest" | "price_low" | "price_high" | "rate_low" | "rate_high");
    /** @description Only lots that start after this: the upcoming auctions. */
    start_at?: "" | string;
    /** @description One state, or several with commas between them. */
    state?: string | string[];
    status?: "" | ("live" | "upcoming" | "ended");
    sub_category?: "" | string;
    unit?: "" | ("kg" | "MT" | "liter" | "pieces" | "bag");
    /** @description Kilometres, 100 unless told. */
    within?: "" | number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       /** @description In a straight line, about: of a search by distance, and of what is nearest. */
       distance_km?: number;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       quantity: number;
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      /** @description Where nothing is found: the same elsewhere, the nearest to its place first. */
      nearest: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       /** @description In a straight line, about: of a search by distance, and of what is nearest. */
       distance_km?: number;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       quantity: number;
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
      }[];
      /** @description How `q` was read; null without one. */
      search: {
       /** @description Whether words that no lot has were replaced by what was probably meant. */
       corrected: boolean;
       /** @description The search as typed in quotation marks: neither read as filters nor corrected. */
       literal: string;
       /** @description The search that was answered: as typed, or corrected. */
       q: string;
       read: {
        /**
         * @description The filter that it became; `words` where other words mean the same.
         * @enum {string}
         */
        as: "category" | "sub_category" | "material" | "state" | "words";
        title: string;
        /** @description As it was typed. */
        typed: string;
        /** @description The filter's value, or those words. */
        value: string;
        /** @description The search without this part. */
        without: string;
       }[];
       /** @description What lots must have beside that. */
       words: string[];
      } | null;
      server_time: string;
      /** @description Counted to 1,000 at most. */
      total: number;
      totalpage: number;
     };
    };
   };
  };
 };
 "listings.suggestions": {
  parameters: {
   query?: {
    q?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @enum {string} */
       kind: "material" | "category" | "sub_category" | "place" | "lot";
       /** @description What tells it from others: the name that was typed, a place; or ''. */
       note: string;
       /** @description The shop's filters; empty for a lot. */
       query: {
        [key: string]: string;
       };
       title: string;
       /** @description A lot's url. */
       url: string | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.readUsualTerms": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       materials: {
        category_id: string;
        terms: {
         claim_hours?: number | null;
         deductions: {
          above_percent: number;
          rate_percent: number;
          what: string;
         }[];
         documents: string[];
         forfeit_percent?: number | null;
         grace_days?: number | null;
         ground_rent_per_day: number | null;
         inspection_contact: string | null;
         inspection_days: number | null;
         late_fee_percent?: number | null;
         lifting_days: number | null;
         loading_by: ("buyer" | "seller") | null;
         payment_days: number | null;
         tax_hold_days?: number | null;
         tolerance_percent: number | null;
        };
       }[];
       /** @description The seller's own; null where none are saved. */
       own: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.saveUsualTerms": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     terms: {
      /** @description Hours in which the buyer may claim for a truck's goods. */
      claim_hours?: "" | null | (number | string);
      deductions?: {
       /** @description From which share on, e.g. of moisture or dust. */
       above_percent: number | string;
       /** @description Off the price, of what is above. */
       rate_percent: number | string;
       what: string;
      }[];
      /** @description What the buyer brings to lift the goods. */
      documents?: string[];
      /** @description Of the deposit, where the buyer does not pay. */
      forfeit_percent?: "" | null | (number | string);
      /** @description Days after the day to pay by, before the sale may be ended. */
      grace_days?: "" | null | (number | string);
      /** @description Rupees a day after the lifting days. */
      ground_rent_per_day?: "" | null | (number | string);
      inspection_contact?: string | null;
      /** @description Days before the end on which the goods are shown. */
      inspection_days?: "" | null | (number | string);
      /** @description Of what is unpaid when its day is over, once. */
      late_fee_percent?: "" | null | (number | string);
      /** @description Days from the payment until the goods are lifted. */
      lifting_days?: "" | null | (number | string);
      loading_by?: "" | null | ("buyer" | "seller");
      /** @description Days from the sale until it is paid. */
      payment_days?: "" | null | (number | string);
      /** @description By how much the quantity may differ. */
      tolerance_percent?: "" | null | (number | string);
     } | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.updateImages": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "multipart/form-data": {
     /** @description At most 1: catalog. */
     catalog?: Blob[];
     /** @description At most 12: picture. */
     images?: Blob[];
     /** @description All pictures that the lot then has, first one first, separated by commas: names of stored ones, and `+` for the next one sent; with `:slip` or `:report` behind it where it shows a weigh slip or a test report, and `@` with a shot of the checklist where it is one. */
     order?: string;
     product_id: string | number;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       catalog: string | null;
       images: {
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.viewLot": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description What the seller asks, in the lot's basis. */
       asking_price: number | null;
       /** @description Who reviews it now, for the office. */
       assigned?: {
        is_you: boolean;
        name: string;
        /** @description ISO 8601. */
        since: string;
       } | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       bid_increment: number | null;
       /** @description Whether it is offered: not for goods that are sold and not yet paid and lifted. */
       can_relist: boolean;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description What the office has corrected in it since its seller last sent it. */
       corrected: {
        /** @enum {string} */
        field: "title" | "description" | "category" | "sub_category" | "quantity" | "unit";
        /** @description As the seller sent it, in words. */
        was: string | null;
       }[];
       /** @description What the office asked its seller to correct when it last refused it; empty once it is approved. */
       corrections: {
        msg: string;
        /** @enum {string} */
        path: "" | "title" | "description" | "category" | "quantity" | "place" | "pictures" | "price" | "terms";
       }[];
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description The seller's price that a bidder is asked about now. */
       counter_offer: {
        amount: number;
        /** @description ISO 8601. */
        until: string;
        value: number;
       } | null;
       created_at: string;
       /** @description For the office. */
       decided?: {
        /** @description The `seen_decision` of who decides next. */
        _id: string;
        /** @description ISO 8601. */
        at: string;
        by: string;
        /** @description As the audit has it: 'lot approved'. */
        what: string;
       } | null;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       /** @description ISO 8601: when its seller last changed it. */
       edited_at: string | null;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       /** @description The authorisation that the law asks of who buys such goods, and since which day the office has turned that on; for the office. */
       gate?: {
        on_from: string | null;
        /** @enum {string} */
        stream: "e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous";
       } | null;
       hard_end_at: string | null;
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       held?: {
        by: string;
        /** @enum {string} */
        decision: "accept" | "correct" | "refuse";
        until: string;
       } | null;
       /** @description Of its tax papers, where the office has set another than the material's. */
       hsn6: string | null;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The highest bidder had no authorisation at the close: the next bid is asked about. */
       is_next_bid: boolean;
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       proposed_end_at: string | null;
       /** @description YYYY-MM-DD HH:mm:ss, as its seller wishes. */
       proposed_start_at: string | null;
       /** @description What its seller wishes to sell it on. */
       proposed_terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
       quantity: number;
       refusal_reason?: string | null;
       /** @description The seller's earlier lot that this one offers again. */
       relist_of: string | null;
       /** @description The lot that offers this one again. */
       relisted_as: string | null;
       requires_authorisation: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
       reserve_price?: number | null;
       /** @description Of a sold lot: whether the seller has said that it is paid and lifted. */
       sale: ("pending" | "completed") | null;
       /** @description Of a sold lot: where its sale stands, as the sale's own page says it. */
       sale_state: ("payment_due" | "overdue" | "paid" | "lifting" | "lifted" | "settled" | "completed" | "defaulted" | "cancelled") | null;
       /** @description For the office. */
       seller?: {
        _id: string;
        business_name: string | null;
        company: {
         _id: string;
         name: string;
        } | null;
        name: string;
       };
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description Whether it opens on its seller's signature alone, for the office. */
       signs?: boolean;
       /** @description The site of the seller's company where it lies; for them and the office. */
       site_id: string | null;
       soft_close_minutes: number;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       /** @description The material of its taxes, where its sub-category names none and the office chose. */
       taxed_as: string | null;
       /** @description That stand; null until the office publishes some. */
       terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        /** @description What its event says of inspection and terms; left out where it says nothing. */
        event_terms?: string;
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
        version: number;
       } | null;
       timerId: string;
       title: string;
       /** @description ISO 8601: until when the caller can undo the own decision that is held. */
       undo_until?: string | null;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What lots of its category usually ask for. */
       usual_requirement: ("e-waste" | "plastics" | "batteries" | "tyres" | "metals" | "non-ferrous") | null;
       /** @description What it is sold on where nothing is proposed: its seller's usual terms, else its category's, else its material's. */
       usual_terms: {
        claim_hours?: number | null;
        deductions: {
         above_percent: number;
         rate_percent: number;
         what: string;
        }[];
        documents: string[];
        forfeit_percent?: number | null;
        grace_days?: number | null;
        ground_rent_per_day: number | null;
        inspection_contact: string | null;
        inspection_days: number | null;
        late_fee_percent?: number | null;
        lifting_days: number | null;
        loading_by: ("buyer" | "seller") | null;
        payment_days: number | null;
        tax_hold_days?: number | null;
        tolerance_percent: number | null;
       } | null;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Of its page, for the office. */
       views?: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
       /** @description How many watch it; in the lists of its seller and the office. */
       watchers?: number;
       /** @description Where it is not sold by weight and was given. */
       weight_kg: number | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.pushKey": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       key: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "sandbox.clock": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description By how much the company has brought its sales nearer in all, in seconds. */
       ahead_seconds: number;
       /** @constant */
       demo: true;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "sandbox.advance": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     seconds: number;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description By how much the company has brought its sales nearer in all, in seconds. */
       ahead_seconds: number;
       /** @description How many sales were moved. */
       awards: number;
       /** @description How many webhook deliveries were moved. */
       deliveries: number;
       /** @description How many amounts kept for GST were moved. */
       holds: number;
       /** @description How many auctions were moved. */
       lots: number;
       /** @description How many trucks were moved. */
       trips: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "savedSearches.savedSearches": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       channels: ("app" | "push" | "mail" | "sms")[];
       /** @description ISO 8601. */
       created_at: string;
       name: string;
       query: {
        [key: string]: string | number;
       };
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "savedSearches.saveSearch": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     channels?: ("app" | "push" | "mail" | "sms")[];
     name: string;
     query: {
      [key: string]: string | number;
     };
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       channels: ("app" | "push" | "mail" | "sms")[];
       /** @description ISO 8601. */
       created_at: string;
       name: string;
       query: {
        [key: string]: string | number;
       };
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "savedSearches.deleteSearch": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "savedSearches.changeSearch": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     channels?: ("app" | "push" | "mail" | "sms")[];
     name?: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       channels: ("app" | "push" | "mail" | "sms")[];
       /** @description ISO 8601. */
       created_at: string;
       name: string;
       query: {
        [key: string]: string | number;
       };
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "content.serviceRequest": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     city: string;
     email: string;
     message: string;
     mobile: string;
     name: string;
     organisation: string;
     /** @enum {string} */
     service: "epr" | "awareness-drive" | "collection" | "compliance" | "waste-management";
     state: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       reference: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.passKey": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       jwk: {
        alg: string;
        crv: string;
        kid: string;
        kty: string;
        use: string;
        x: string;
        y: string;
       };
       /** @description With those that signed before it. */
       keys: {
        alg: string;
        crv: string;
        kid: string;
        kty: string;
        use: string;
        x: string;
        y: string;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.siteSlots": {
  parameters: {
   query?: {
    /** @description Today, if left out. An instant stands for its day. */
    from?: string;
    /** @description Included; at most 31 days later, six if left out. */
    to?: string;
   };
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Places that nobody has booked. */
       free: number;
       /** @description ISO 8601. */
       from: string;
       /** @description ISO 8601. */
       to: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.siteTrips": {
  parameters: {
   query?: {
    /** @description Today, if left out. */
    day?: string;
   };
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       offline: boolean;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       trips: {
        _id: string;
        award_id: string;
        /** @description What goes with the truck, from the way out on; who has the driver's link adds its `key`. */
        carried: {
         /** @description Path of its PDF, below /api; `lang` is `en` or `hi`. Null for none. */
         invoice: string | null;
         slips: {
          _id: string;
          /** @description ISO 8601: when the bridge weighed. */
          at: string;
          bridge: string;
          kg: number;
          /** @enum {string} */
          kind: "tare" | "gross";
          /** @description Path of its picture, below /api. */
          photo: string;
          slip_no: string;
         }[];
        } | null;
        /** @description Path of the driver's page, for the buyer alone. */
        driver_link: string | null;
        driver_mobile: string;
        driver_name: string;
        /** @description To be paid before it may leave; null for the driver. */
        due: number | null;
        eway_no: string | null;
        /** @description ISO 8601. */
        gate_in_at: string | null;
        /** @description ISO 8601. */
        gate_out_at: string | null;
        gross_kg: number | null;
        /** @description For the buyer alone, who tells it when the truck may go. */
        handover_code: string | null;
        invoice_id: string | null;
        /** @description Of its slips; null until it is weighed. */
        net_kg: number | null;
        /** @description Of its sale, from 1. */
        no: number;
        /** @description ISO 8601. */
        received_at: string | null;
        received_kg: number | null;
        /** @description When its pass was shown a second time, as phones told that were offline. */
        refused_uses: {
         at: string;
         because: string;
        }[];
        /** @description What is paid and not used up, this truck counted; null where the two pay each other. */
        remaining: number | null;
        /** @description What may still be loaded beside it; null where the lot has no weight. */
        remaining_kg: number | null;
        site: {
         _id: string;
         address: string;
         city: string;
         /** @description Whom to call at the gate. */
         gate_contact: string | null;
         loading_hours: string | null;
         name: string;
         pincode: string;
         state: string;
        };
        /** @description That count; empty for the driver. */
        slips: {
         _id: string;
         /** @description ISO 8601: when the bridge weighed. */
         at: string;
         bridge: string;
         kg: number;
         /** @enum {string} */
         kind: "tare" | "gross";
         /** @description Path of its picture, below /api. */
         photo: string;
         /** @description Why it takes the place of the one before it. */
         reason: string | null;
         slip_no: string;
        }[];
        slot: {
         /** @description ISO 8601. */
         from: string;
         /** @description ISO 8601. */
         to: string;
        };
        /** @enum {string} */
        state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
        tare_kg: number | null;
        /** @description Of the lot. */
        title: string;
        transporter: string | null;
        transporter_gstin: string | null;
        vehicle_no: string;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "listings.subCategories": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     category_id: string | number;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       icon: string;
       live?: number;
       sub_category: {
        _id: string;
        /** @description The code of what is sold in it. */
        material?: string | null;
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       }[];
       title: string;
       /** @description Null where there is none. */
       title_hi: string | null;
       url: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "taxHolds.answer": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "multipart/form-data": {
     arn: string;
     /** @description At most 1: document. */
     document?: Blob[];
     /**
      * Format: date
      * @description Of the return, in India; not in the future.
      */
     filed_on: string;
     note?: string | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description The seller's, who says that it is filed. */
       answer: {
        arn: string;
        /** @description ISO 8601. */
        at: string;
        /** @description Of the acknowledgement, below /api. */
        document_url: string;
        /** @description YYYY-MM-DD. */
        filed_on: string;
        note: string | null;
       } | null;
       award_id: string;
       /** @description Whether the caller may say that it is filed. */
       can_answer: boolean;
       /** @description Whether the caller may say that it is in the 2B. */
       can_confirm: boolean;
       /** @description GST of its credit notes. */
       credited: number;
       /** @description YYYY-MM-DD. */
       dated: string;
       differences: {
        in_2b: string | number;
        /** @description Money in rupees. */
        paper: string | number;
        /** @enum {string} */
        path: "date" | "tax" | "reverse_charge" | "itc" | "value";
       }[];
       /** @description MMYYYY of the GSTR-2B that shows it. */
       found_in: string | null;
       /** @description The buyer's, whose GSTR-2B it is looked for in. */
       gstin: string;
       /** @description Tied now; 0 before the truck is released. */
       held: number;
       invoice_id: string;
       /** @description The invoice's. */
       number: string;
       /** @description The other side. */
       party: string;
       /** @description To the seller; before the release: found, and paid with it. */
       released: number;
       /** @description To the buyer's deposit. */
       returned: number;
       /**
        * @description The company's own.
        * @enum {string}
        */
       side: "buyer" | "seller";
       /** @description Same supplier, day and tax under another number: the buyer may confirm. */
       similar: {
        dated: string;
        number: string;
        tax: number;
       }[];
       /** @enum {string} */
       state: "waiting" | "missing" | "differs" | "disputed" | "released" | "returned" | "split" | "cancelled";
       supplier_gstin: string;
       /** @description CGST, SGST and IGST of the paper; never TCS. */
       tax: number;
       /** @description Of the lot. */
       title: string;
       trip_id: string;
       /** @description ISO 8601: midnight in India, when what is tied ends. */
       until: string;
       vehicle_no: string;
       /** @description What ended it, or freed a part last. */
       why: ("found" | "confirmed" | "decided" | "nobody_spoke" | "not_in_2b" | "not_said_again") | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "taxHolds.confirm": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description The seller's, who says that it is filed. */
       answer: {
        arn: string;
        /** @description ISO 8601. */
        at: string;
        /** @description Of the acknowledgement, below /api. */
        document_url: string;
        /** @description YYYY-MM-DD. */
        filed_on: string;
        note: string | null;
       } | null;
       award_id: string;
       /** @description Whether the caller may say that it is filed. */
       can_answer: boolean;
       /** @description Whether the caller may say that it is in the 2B. */
       can_confirm: boolean;
       /** @description GST of its credit notes. */
       credited: number;
       /** @description YYYY-MM-DD. */
       dated: string;
       differences: {
        in_2b: string | number;
        /** @description Money in rupees. */
        paper: string | number;
        /** @enum {string} */
        path: "date" | "tax" | "reverse_charge" | "itc" | "value";
       }[];
       /** @description MMYYYY of the GSTR-2B that shows it. */
       found_in: string | null;
       /** @description The buyer's, whose GSTR-2B it is looked for in. */
       gstin: string;
       /** @description Tied now; 0 before the truck is released. */
       held: number;
       invoice_id: string;
       /** @description The invoice's. */
       number: string;
       /** @description The other side. */
       party: string;
       /** @description To the seller; before the release: found, and paid with it. */
       released: number;
       /** @description To the buyer's deposit. */
       returned: number;
       /**
        * @description The company's own.
        * @enum {string}
        */
       side: "buyer" | "seller";
       /** @description Same supplier, day and tax under another number: the buyer may confirm. */
       similar: {
        dated: string;
        number: string;
        tax: number;
       }[];
       /** @enum {string} */
       state: "waiting" | "missing" | "differs" | "disputed" | "released" | "returned" | "split" | "cancelled";
       supplier_gstin: string;
       /** @description CGST, SGST and IGST of the paper; never TCS. */
       tax: number;
       /** @description Of the lot. */
       title: string;
       trip_id: string;
       /** @description ISO 8601: midnight in India, when what is tied ends. */
       until: string;
       vehicle_no: string;
       /** @description What ended it, or freed a part last. */
       why: ("found" | "confirmed" | "decided" | "nobody_spoke" | "not_in_2b" | "not_said_again") | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "taxHolds.answerDocument": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/octet-stream": Blob;
    };
   };
  };
 };
 "taxHolds.list": {
  parameters: {
   query?: {
    page?: number;
    rows?: number;
    /** @description Else the caller's own. */
    side?: "buyer" | "seller";
    state?: "waiting" | "missing" | "differs" | "disputed" | "released" | "returned" | "split" | "cancelled";
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description The seller's, who says that it is filed. */
       answer: {
        arn: string;
        /** @description ISO 8601. */
        at: string;
        /** @description Of the acknowledgement, below /api. */
        document_url: string;
        /** @description YYYY-MM-DD. */
        filed_on: string;
        note: string | null;
       } | null;
       award_id: string;
       /** @description Whether the caller may say that it is filed. */
       can_answer: boolean;
       /** @description Whether the caller may say that it is in the 2B. */
       can_confirm: boolean;
       /** @description GST of its credit notes. */
       credited: number;
       /** @description YYYY-MM-DD. */
       dated: string;
       differences: {
        in_2b: string | number;
        /** @description Money in rupees. */
        paper: string | number;
        /** @enum {string} */
        path: "date" | "tax" | "reverse_charge" | "itc" | "value";
       }[];
       /** @description MMYYYY of the GSTR-2B that shows it. */
       found_in: string | null;
       /** @description The buyer's, whose GSTR-2B it is looked for in. */
       gstin: string;
       /** @description Tied now; 0 before the truck is released. */
       held: number;
       invoice_id: string;
       /** @description The invoice's. */
       number: string;
       /** @description The other side. */
       party: string;
       /** @description To the seller; before the release: found, and paid with it. */
       released: number;
       /** @description To the buyer's deposit. */
       returned: number;
       /**
        * @description The company's own.
        * @enum {string}
        */
       side: "buyer" | "seller";
       /** @description Same supplier, day and tax under another number: the buyer may confirm. */
       similar: {
        dated: string;
        number: string;
        tax: number;
       }[];
       /** @enum {string} */
       state: "waiting" | "missing" | "differs" | "disputed" | "released" | "returned" | "split" | "cancelled";
       supplier_gstin: string;
       /** @description CGST, SGST and IGST of the paper; never TCS. */
       tax: number;
       /** @description Of the lot. */
       title: string;
       trip_id: string;
       /** @description ISO 8601: midnight in India, when what is tied ends. */
       until: string;
       vehicle_no: string;
       /** @description What ended it, or freed a part last. */
       why: ("found" | "confirmed" | "decided" | "nobody_spoke" | "not_in_2b" | "not_said_again") | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      totalpage: number;
      /** @description Of all of that side, whatever the state and page. */
      totals: {
       held: number;
       released: number;
       returned: number;
      };
     };
    };
   };
  };
 };
 "content.testimonials": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       image: string | null;
       /**
        * @description The language that its text is in.
        * @enum {string}
        */
       lang: "en" | "hi";
       name: string;
       review: string;
       role: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.trip": {
  parameters: {
   query?: {
    /** @description Of the driver's link. */
    key?: string;
   };
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       award_id: string;
       /** @description What goes with the truck, from the way out on; who has the driver's link adds its `key`. */
       carried: {
        /** @description Path of its PDF, below /api; `lang` is `en` or `hi`. Null for none. */
        invoice: string | null;
        slips: {
         _id: string;
         /** @description ISO 8601: when the bridge weighed. */
         at: string;
         bridge: string;
         kg: number;
         /** @enum {string} */
         kind: "tare" | "gross";
         /** @description Path of its picture, below /api. */
         photo: string;
         slip_no: string;
        }[];
       } | null;
       /** @description Path of the driver's page, for the buyer alone. */
       driver_link: string | null;
       driver_mobile: string;
       driver_name: string;
       /** @description To be paid before it may leave; null for the driver. */
       due: number | null;
       eway_no: string | null;
       /** @description ISO 8601. */
       gate_in_at: string | null;
       /** @description ISO 8601. */
       gate_out_at: string | null;
       gross_kg: number | null;
       /** @description For the buyer alone, who tells it when the truck may go. */
       handover_code: string | null;
       invoice_id: string | null;
       /** @description Of its slips; null until it is weighed. */
       net_kg: number | null;
       /** @description Of its sale, from 1. */
       no: number;
       /** @description ISO 8601. */
       received_at: string | null;
       received_kg: number | null;
       /** @description When its pass was shown a second time, as phones told that were offline. */
       refused_uses: {
        at: string;
        because: string;
       }[];
       /** @description What is paid and not used up, this truck counted; null where the two pay each other. */
       remaining: number | null;
       /** @description What may still be loaded beside it; null where the lot has no weight. */
       remaining_kg: number | null;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       /** @description That count; empty for the driver. */
       slips: {
        _id: string;
        /** @description ISO 8601: when the bridge weighed. */
        at: string;
        bridge: string;
        kg: number;
        /** @enum {string} */
        kind: "tare" | "gross";
        /** @description Path of its picture, below /api. */
        photo: string;
        /** @description Why it takes the place of the one before it. */
        reason: string | null;
        slip_no: string;
       }[];
       slot: {
        /** @description ISO 8601. */
        from: string;
        /** @description ISO 8601. */
        to: string;
       };
       /** @enum {string} */
       state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
       tare_kg: number | null;
       /** @description Of the lot. */
       title: string;
       transporter: string | null;
       transporter_gstin: string | null;
       vehicle_no: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.cancelTrip": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.newCode": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       award_id: string;
       /** @description What goes with the truck, from the way out on; who has the driver's link adds its `key`. */
       carried: {
        /** @description Path of its PDF, below /api; `lang` is `en` or `hi`. Null for none. */
        invoice: string | null;
        slips: {
         _id: string;
         /** @description ISO 8601: when the bridge weighed. */
         at: string;
         bridge: string;
         kg: number;
         /** @enum {string} */
         kind: "tare" | "gross";
         /** @description Path of its picture, below /api. */
         photo: string;
         slip_no: string;
        }[];
       } | null;
       /** @description Path of the driver's page, for the buyer alone. */
       driver_link: string | null;
       driver_mobile: string;
       driver_name: string;
       /** @description To be paid before it may leave; null for the driver. */
       due: number | null;
       eway_no: string | null;
       /** @description ISO 8601. */
       gate_in_at: string | null;
       /** @description ISO 8601. */
       gate_out_at: string | null;
       gross_kg: number | null;
       /** @description For the buyer alone, who tells it when the truck may go. */
       handover_code: string | null;
       invoice_id: string | null;
       /** @description Of its slips; null until it is weighed. */
       net_kg: number | null;
       /** @description Of its sale, from 1. */
       no: number;
       /** @description ISO 8601. */
       received_at: string | null;
       received_kg: number | null;
       /** @description When its pass was shown a second time, as phones told that were offline. */
       refused_uses: {
        at: string;
        because: string;
       }[];
       /** @description What is paid and not used up, this truck counted; null where the two pay each other. */
       remaining: number | null;
       /** @description What may still be loaded beside it; null where the lot has no weight. */
       remaining_kg: number | null;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       /** @description That count; empty for the driver. */
       slips: {
        _id: string;
        /** @description ISO 8601: when the bridge weighed. */
        at: string;
        bridge: string;
        kg: number;
        /** @enum {string} */
        kind: "tare" | "gross";
        /** @description Path of its picture, below /api. */
        photo: string;
        /** @description Why it takes the place of the one before it. */
        reason: string | null;
        slip_no: string;
       }[];
       slot: {
        /** @description ISO 8601. */
        from: string;
        /** @description ISO 8601. */
        to: string;
       };
       /** @enum {string} */
       state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
       tare_kg: number | null;
       /** @description Of the lot. */
       title: string;
       transporter: string | null;
       transporter_gstin: string | null;
       vehicle_no: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.carriedInvoice": {
  parameters: {
   query?: {
    /** @description Of the driver's link, in place of a token. */
    key?: string;
    lang?: "en" | "hi";
   };
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/pdf": Blob;
    };
   };
  };
 };
 "lifting.letOut": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     eway_no?: "" | null | string;
     handover_code: string | number;
     invoice_no?: string | null;
    };
    "multipart/form-data": {
     eway_no?: "" | null | string;
     handover_code: string | number;
     /** @description At most 1: document. */
     invoice?: Blob[];
     invoice_no?: string | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       invoice: {
        _id: string;
        kind: string;
        number: string;
        total: number;
        value: number;
       };
       pass: {
        expires_at: string;
        token: string;
       };
       trip: {
        _id: string;
        award_id: string;
        /** @description What goes with the truck, from the way out on; who has the driver's link adds its `key`. */
        carried: {
         /** @description Path of its PDF, below /api; `lang` is `en` or `hi`. Null for none. */
         invoice: string | null;
         slips: {
          _id: string;
          /** @description ISO 8601: when the bridge weighed. */
          at: string;
          bridge: string;
          kg: number;
          /** @enum {string} */
          kind: "tare" | "gross";
          /** @description Path of its picture, below /api. */
          photo: string;
          slip_no: string;
         }[];
        } | null;
        /** @description Path of the driver's page, for the buyer alone. */
        driver_link: string | null;
        driver_mobile: string;
        driver_name: string;
        /** @description To be paid before it may leave; null for the driver. */
        due: number | null;
        eway_no: string | null;
        /** @description ISO 8601. */
        gate_in_at: string | null;
        /** @description ISO 8601. */
        gate_out_at: string | null;
        gross_kg: number | null;
        /** @description For the buyer alone, who tells it when the truck may go. */
        handover_code: string | null;
        invoice_id: string | null;
        /** @description Of its slips; null until it is weighed. */
        net_kg: number | null;
        /** @description Of its sale, from 1. */
        no: number;
        /** @description ISO 8601. */
        received_at: string | null;
        received_kg: number | null;
        /** @description When its pass was shown a second time, as phones told that were offline. */
        refused_uses: {
         at: string;
         because: string;
        }[];
        /** @description What is paid and not used up, this truck counted; null where the two pay each other. */
        remaining: number | null;
        /** @description What may still be loaded beside it; null where the lot has no weight. */
        remaining_kg: number | null;
        site: {
         _id: string;
         address: string;
         city: string;
         /** @description Whom to call at the gate. */
         gate_contact: string | null;
         loading_hours: string | null;
         name: string;
         pincode: string;
         state: string;
        };
        /** @description That count; empty for the driver. */
        slips: {
         _id: string;
         /** @description ISO 8601: when the bridge weighed. */
         at: string;
         bridge: string;
         kg: number;
         /** @enum {string} */
         kind: "tare" | "gross";
         /** @description Path of its picture, below /api. */
         photo: string;
         /** @description Why it takes the place of the one before it. */
         reason: string | null;
         slip_no: string;
        }[];
        slot: {
         /** @description ISO 8601. */
         from: string;
         /** @description ISO 8601. */
         to: string;
        };
        /** @enum {string} */
        state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
        tare_kg: number | null;
        /** @description Of the lot. */
        title: string;
        transporter: string | null;
        transporter_gstin: string | null;
        vehicle_no: string;
       };
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.tripPass": {
  parameters: {
   query?: {
    /** @description Of the driver's link. */
    key?: string;
   };
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description To type at the gate in its place. */
       code: string;
       /** @description ISO 8601. */
       expires_at: string;
       token: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.received": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     kg?: "" | null | (number | string);
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       award_id: string;
       /** @description What goes with the truck, from the way out on; who has the driver's link adds its `key`. */
       carried: {
        /** @description Path of its PDF, below /api; `lang` is `en` or `hi`. Null for none. */
        invoice: string | null;
        slips: {
         _id: string;
         /** @description ISO 8601: when the bridge weighed. */
         at: string;
         bridge: string;
         kg: number;
         /** @enum {string} */
         kind: "tare" | "gross";
         /** @description Path of its picture, below /api. */
         photo: string;
         slip_no: string;
        }[];
       } | null;
       /** @description Path of the driver's page, for the buyer alone. */
       driver_link: string | null;
       driver_mobile: string;
       driver_name: string;
       /** @description To be paid before it may leave; null for the driver. */
       due: number | null;
       eway_no: string | null;
       /** @description ISO 8601. */
       gate_in_at: string | null;
       /** @description ISO 8601. */
       gate_out_at: string | null;
       gross_kg: number | null;
       /** @description For the buyer alone, who tells it when the truck may go. */
       handover_code: string | null;
       invoice_id: string | null;
       /** @description Of its slips; null until it is weighed. */
       net_kg: number | null;
       /** @description Of its sale, from 1. */
       no: number;
       /** @description ISO 8601. */
       received_at: string | null;
       received_kg: number | null;
       /** @description When its pass was shown a second time, as phones told that were offline. */
       refused_uses: {
        at: string;
        because: string;
       }[];
       /** @description What is paid and not used up, this truck counted; null where the two pay each other. */
       remaining: number | null;
       /** @description What may still be loaded beside it; null where the lot has no weight. */
       remaining_kg: number | null;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       /** @description That count; empty for the driver. */
       slips: {
        _id: string;
        /** @description ISO 8601: when the bridge weighed. */
        at: string;
        bridge: string;
        kg: number;
        /** @enum {string} */
        kind: "tare" | "gross";
        /** @description Path of its picture, below /api. */
        photo: string;
        /** @description Why it takes the place of the one before it. */
        reason: string | null;
        slip_no: string;
       }[];
       slot: {
        /** @description ISO 8601. */
        from: string;
        /** @description ISO 8601. */
        to: string;
       };
       /** @enum {string} */
       state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
       tare_kg: number | null;
       /** @description Of the lot. */
       title: string;
       transporter: string | null;
       transporter_gstin: string | null;
       vehicle_no: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.addSlip": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "multipart/form-data": {
     /** Format: date-time */
     at: string;
     bridge: string;
     kg: number | string;
     /** @enum {string} */
     kind: "tare" | "gross";
     /** @description At most 1: photo. */
     photo?: Blob[];
     reason?: string | null;
     slip_no: string;
     /** @description Said again after 409 `weight_unusual`: the slip says so all the same. */
     sure?: boolean | ("true" | "false");
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       due: number;
       /** @description What is paid and not used up, this truck counted; null where the two pay each other. */
       remaining: number | null;
       /** @description What may still be loaded beside it; null where the lot has no weight. */
       remaining_kg: number | null;
       trip: {
        _id: string;
        award_id: string;
        /** @description What goes with the truck, from the way out on; who has the driver's link adds its `key`. */
        carried: {
         /** @description Path of its PDF, below /api; `lang` is `en` or `hi`. Null for none. */
         invoice: string | null;
         slips: {
          _id: string;
          /** @description ISO 8601: when the bridge weighed. */
          at: string;
          bridge: string;
          kg: number;
          /** @enum {string} */
          kind: "tare" | "gross";
          /** @description Path of its picture, below /api. */
          photo: string;
          slip_no: string;
         }[];
        } | null;
        /** @description Path of the driver's page, for the buyer alone. */
        driver_link: string | null;
        driver_mobile: string;
        driver_name: string;
        /** @description To be paid before it may leave; null for the driver. */
        due: number | null;
        eway_no: string | null;
        /** @description ISO 8601. */
        gate_in_at: string | null;
        /** @description ISO 8601. */
        gate_out_at: string | null;
        gross_kg: number | null;
        /** @description For the buyer alone, who tells it when the truck may go. */
        handover_code: string | null;
        invoice_id: string | null;
        /** @description Of its slips; null until it is weighed. */
        net_kg: number | null;
        /** @description Of its sale, from 1. */
        no: number;
        /** @description ISO 8601. */
        received_at: string | null;
        received_kg: number | null;
        /** @description When its pass was shown a second time, as phones told that were offline. */
        refused_uses: {
         at: string;
         because: string;
        }[];
        /** @description What is paid and not used up, this truck counted; null where the two pay each other. */
        remaining: number | null;
        /** @description What may still be loaded beside it; null where the lot has no weight. */
        remaining_kg: number | null;
        site: {
         _id: string;
         address: string;
         city: string;
         /** @description Whom to call at the gate. */
         gate_contact: string | null;
         loading_hours: string | null;
         name: string;
         pincode: string;
         state: string;
        };
        /** @description That count; empty for the driver. */
        slips: {
         _id: string;
         /** @description ISO 8601: when the bridge weighed. */
         at: string;
         bridge: string;
         kg: number;
         /** @enum {string} */
         kind: "tare" | "gross";
         /** @description Path of its picture, below /api. */
         photo: string;
         /** @description Why it takes the place of the one before it. */
         reason: string | null;
         slip_no: string;
        }[];
        slot: {
         /** @description ISO 8601. */
         from: string;
         /** @description ISO 8601. */
         to: string;
        };
        /** @enum {string} */
        state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
        tare_kg: number | null;
        /** @description Of the lot. */
        title: string;
        transporter: string | null;
        transporter_gstin: string | null;
        vehicle_no: string;
       };
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "lifting.slipPhoto": {
  parameters: {
   query?: {
    /** @description Of the driver's link, in place of a token. */
    key?: string;
    lang?: "en" | "hi";
   };
   header?: never;
   path: {
    id: string;
    slip: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "image/webp": Blob;
    };
   };
  };
 };
 "lifting.changeVehicle": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     eway_no?: "" | null | string;
     reason: string;
     vehicle_no: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       award_id: string;
       /** @description What goes with the truck, from the way out on; who has the driver's link adds its `key`. */
       carried: {
        /** @description Path of its PDF, below /api; `lang` is `en` or `hi`. Null for none. */
        invoice: string | null;
        slips: {
         _id: string;
         /** @description ISO 8601: when the bridge weighed. */
         at: string;
         bridge: string;
         kg: number;
         /** @enum {string} */
         kind: "tare" | "gross";
         /** @description Path of its picture, below /api. */
         photo: string;
         slip_no: string;
        }[];
       } | null;
       /** @description Path of the driver's page, for the buyer alone. */
       driver_link: string | null;
       driver_mobile: string;
       driver_name: string;
       /** @description To be paid before it may leave; null for the driver. */
       due: number | null;
       eway_no: string | null;
       /** @description ISO 8601. */
       gate_in_at: string | null;
       /** @description ISO 8601. */
       gate_out_at: string | null;
       gross_kg: number | null;
       /** @description For the buyer alone, who tells it when the truck may go. */
       handover_code: string | null;
       invoice_id: string | null;
       /** @description Of its slips; null until it is weighed. */
       net_kg: number | null;
       /** @description Of its sale, from 1. */
       no: number;
       /** @description ISO 8601. */
       received_at: string | null;
       received_kg: number | null;
       /** @description When its pass was shown a second time, as phones told that were offline. */
       refused_uses: {
        at: string;
        because: string;
       }[];
       /** @description What is paid and not used up, this truck counted; null where the two pay each other. */
       remaining: number | null;
       /** @description What may still be loaded beside it; null where the lot has no weight. */
       remaining_kg: number | null;
       site: {
        _id: string;
        address: string;
        city: string;
        /** @description Whom to call at the gate. */
        gate_contact: string | null;
        loading_hours: string | null;
        name: string;
        pincode: string;
        state: string;
       };
       /** @description That count; empty for the driver. */
       slips: {
        _id: string;
        /** @description ISO 8601: when the bridge weighed. */
        at: string;
        bridge: string;
        kg: number;
        /** @enum {string} */
        kind: "tare" | "gross";
        /** @description Path of its picture, below /api. */
        photo: string;
        /** @description Why it takes the place of the one before it. */
        reason: string | null;
        slip_no: string;
       }[];
       slot: {
        /** @description ISO 8601. */
        from: string;
        /** @description ISO 8601. */
        to: string;
       };
       /** @enum {string} */
       state: "booked" | "arrived" | "tared" | "weighed" | "out" | "received" | "missed" | "cancelled";
       tare_kg: number | null;
       /** @description Of the lot. */
       title: string;
       transporter: string | null;
       transporter_gstin: string | null;
       vehicle_no: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "savedSearches.unsubscribe": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    token: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.updateProfile": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     address?: string | null;
     business_name?: string | null;
     city?: string | null;
     email?: unknown;
     mobile?: unknown;
     name: string;
     pincode?: "" | null | string;
     state?: "" | null | ("Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal");
     whatsapp?: "" | null | string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       address: {
        address: string | null;
        city: string | null;
        pincode: string | null;
        state: string | null;
       };
       business_name: string | null;
       contact: {
        country_code: string;
        mobile: string | null;
        whatsapp: string | null;
       };
       created_at: string;
       documents: {
        bank: {
         account_no: string | null;
         bank_name: string | null;
         branch_name: string | null;
         ifsc: string | null;
        };
        gst_certificate: {
         /** @description Ask for it at /api/user/document/{file}. */
         image: string | null;
         number: string | null;
        };
        incorporation_certificate: {
         date_of_incorporation: string | null;
         /** @description Ask for it at /api/user/document/{file}. */
         image: string | null;
        };
        pancard: {
         /** @description Ask for it at /api/user/document/{file}. */
         image: string | null;
         number: string | null;
        };
       };
       email: string | null;
       /** @description A link has proven the address. */
       email_confirmed: boolean;
       id: string;
       is_active: boolean;
       login_type: {
        isBuyer: boolean;
        isSeller: boolean;
        role: string;
       };
       name: string;
       /** @description Below /uploads. */
       profile_image: string | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.register": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     address?: {
      address?: string | null;
      city?: string | null;
      pincode?: "" | null | string;
      state?: string | null;
     };
     business_name?: string | null;
     contact: {
      /**
       * @default +91
       * @constant
       */
      country_code?: "+91";
      mobile: string;
      whatsapp?: "" | null | string;
     };
     core_password?: string | null;
     /** @default {} */
     documents?: {
      bank?: {
       account_no?: "" | null | string;
       bank_name?: string | null;
       branch_name?: string | null;
       ifsc?: "" | null | string;
      };
      gst_certificate?: {
       number?: "" | null | string;
      };
      incorporation_certificate?: {
       date_of_incorporation?: "" | null | string;
      };
      pancard?: {
       number?: "" | null | string;
      };
     };
     email?: "" | null | string;
     /** @description The token of a mail's link to a company. */
     invitation?: "" | null | string;
     login_type: {
      isBuyer: boolean;
      isSeller: boolean;
      /**
       * @default User
       * @constant
       */
      role?: "User";
     };
     name: string;
     password?: string | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       expires_at: string;
       /** @description Lets a new seller upload documents for 30 minutes. */
       temp_token?: string;
       /** @description A buyer's session. */
       token?: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "figures.buyerFigures": {
  parameters: {
   query?: {
    from?: string;
    to?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       lost: number;
       now: {
        /** @description Open auctions with a bid of this buyer that end within the hour. */
        ending: number;
        offered: number;
        outbid: number;
        /** @description Won, and not yet paid, lifted and its weight agreed. */
        to_pay: number;
       };
       purchases: {
        /** @description Of all lots with a weight, as they were sold. */
        bought_kg: number;
        /** @description Of it, what has left: as it was weighed, else as it was sold. */
        delivered_kg: number;
        /** @description Of lots that are measured in kg. */
        kg: number;
        lots: number;
        material: {
         title: string;
         url: string;
        };
        /** @description YYYY-MM */
        month: string;
        spend: number;
       }[];
       /** @description The company's purchases by what is to be done, of all days. */
       to_do: {
        done: number;
        to_answer: number;
        to_lift: number;
        to_pay: number;
        waiting: number;
       };
       /** @description Of the auctions that ended in these days. */
       won: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      from: string;
      is_success: 1 | "1";
      message: string;
      server_time: string;
      to: string;
     };
    };
   };
  };
 };
 "personalData.consents": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       agreed: {
        _id: string;
        agreed_at: string;
        /** @enum {string} */
        given_at: "before" | "registration" | "sign-in";
        title: string;
        url: string;
        version: number;
       }[];
       /** @description Only what is newer than the last agreement and older than this login. */
       asked: {
        _id: string;
        title: string;
        url: string;
        version: number;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "personalData.agree": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     versions: (string | number)[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.document": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    file: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/octet-stream": Blob;
    };
   };
  };
 };
 "accounts.giveEmail": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     email: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.confirmEmail": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     token: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.sendEmailLink": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.enterMobile": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     mobile: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description The code itself, in the demo only. */
       demo_otp?: string;
       expires_in: number;
       registered: boolean;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "personalData.readErasure": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description What has to be settled first. */
       blocking: {
        count: number;
        /** @enum {string} */
        what: "open_lots" | "leading_bids" | "open_answers" | "unsettled_orders" | "last_owner" | "balance" | "on_its_way" | "owed" | "barred";
       }[];
       /** @description The last one. */
       request: {
        _id: string;
        asked_at: string;
        /** @description ISO 8601: by when the office answers. */
        due_at: string;
        /** @description Of a refusal. */
        reason: string | null;
        /** @enum {string} */
        status: "waiting" | "withdrawn" | "refused" | "done";
       } | null;
       /** @description What stays after an erasure, masked: as in the retention table, or the company. */
       stays: ("trade" | "ledger" | "audit" | "sign_ins" | "consents" | "irregularities" | "company")[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "personalData.askErasure": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     note?: string | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description What has to be settled first. */
       blocking: {
        count: number;
        /** @enum {string} */
        what: "open_lots" | "leading_bids" | "open_answers" | "unsettled_orders" | "last_owner" | "balance" | "on_its_way" | "owed" | "barred";
       }[];
       /** @description The last one. */
       request: {
        _id: string;
        asked_at: string;
        /** @description ISO 8601: by when the office answers. */
        due_at: string;
        /** @description Of a refusal. */
        reason: string | null;
        /** @enum {string} */
        status: "waiting" | "withdrawn" | "refused" | "done";
       } | null;
       /** @description What stays after an erasure, masked: as in the retention table, or the company. */
       stays: ("trade" | "ledger" | "audit" | "sign_ins" | "consents" | "irregularities" | "company")[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "personalData.withdrawErasure": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description What has to be settled first. */
       blocking: {
        count: number;
        /** @enum {string} */
        what: "open_lots" | "leading_bids" | "open_answers" | "unsettled_orders" | "last_owner" | "balance" | "on_its_way" | "owed" | "barred";
       }[];
       /** @description The last one. */
       request: {
        _id: string;
        asked_at: string;
        /** @description ISO 8601: by when the office answers. */
        due_at: string;
        /** @description Of a refusal. */
        reason: string | null;
        /** @enum {string} */
        status: "waiting" | "withdrawn" | "refused" | "done";
       } | null;
       /** @description What stays after an erasure, masked: as in the retention table, or the company. */
       stays: ("trade" | "ledger" | "audit" | "sign_ins" | "consents" | "irregularities" | "company")[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "personalData.exportOwn": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       documents: {
        file: string;
        media_type: string;
        /** @description Below /api, for the caller's token. */
        path: string;
       }[];
       held: {
        [key: string]: {
         [key: string]: unknown;
        }[];
       };
       /** @description ISO 8601. */
       made_at: string;
       not_shown: {
        what: string;
        why: string;
       }[];
       /** @description Tables of which only the newest rows are here. */
       shortened: string[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.join": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /**
      * @description The terms and the policies that members agree to, as they stand now.
      * @constant
      */
     accepts_policies: true;
     /** @description The token of a mail's link to a company. */
     invitation?: "" | null | string;
     name: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       expires_at: string;
       /** @description What the member reads; null until they chose. */
       language: ("en" | "hi") | null;
       name: string | null;
       profile_image: string | null;
       registered: boolean;
       token: string;
       type: ("buyer" | "seller" | "admin") | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.setLanguage": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @enum {string} */
     language: "en" | "hi";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.login": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     email: string;
     password: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: string | null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      /** @constant */
      second_factor?: "totp";
      ticket?: string;
      user: {
       expires_at: string;
       /** @description What the member reads; null until they chose. */
       language: ("en" | "hi") | null;
       name: string | null;
       profile_image: string | null;
       type: ("buyer" | "seller" | "admin") | null;
      } | null;
     };
    };
   };
  };
 };
 "accounts.askPasskeyAtLogin": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description Good for 5 minutes and 5 tries. */
     ticket: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description Null of who has no passkey that works here: a code is asked for. */
      data: {
       allowCredentials?: {
        id: string;
        transports?: string[];
        type: string;
       }[];
       /** @description Good once, for 5 minutes. */
       challenge: string;
       rpId?: string;
       timeout?: number;
       userVerification?: string;
      } | null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.loginWithCode": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     code?: string;
     /** @description Instead of a code. */
     passkey?: {
      id: string;
      rawId: string;
      response: {
       authenticatorData: string;
       clientDataJSON: string;
       signature: string;
       userHandle?: string | null;
      };
      /** @constant */
      type: "public-key";
     };
     /** @description Good for 5 minutes and 5 tries. */
     ticket: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: string;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      user: {
       expires_at: string;
       /** @description What the member reads; null until they chose. */
       language: ("en" | "hi") | null;
       name: string | null;
       profile_image: string | null;
       type: ("buyer" | "seller" | "admin") | null;
      };
     };
    };
   };
  };
 };
 "accounts.logout": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "office.dismissNotification": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "office.readNotifications": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "office.unreadStream": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "text/event-stream": string;
    };
   };
  };
 };
 "office.unreadNotifications": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       unread: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.passkeys": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601. */
       added_at: string;
       last_used_at: string | null;
       name: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.addPasskey": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     name: string;
     passkey: {
      id: string;
      rawId: string;
      response: {
       attestationObject: string;
       clientDataJSON: string;
       transports?: string[];
      };
      /** @constant */
      type: "public-key";
     };
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601. */
       added_at: string;
       last_used_at: string | null;
       name: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.removePasskey": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.renamePasskey": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     name: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601. */
       added_at: string;
       last_used_at: string | null;
       name: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.askPasskey": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": Record<string, never>;
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description Null of who has no passkey that works here: a code is asked for. */
      data: {
       allowCredentials?: {
        id: string;
        transports?: string[];
        type: string;
       }[];
       /** @description Good once, for 5 minutes. */
       challenge: string;
       rpId?: string;
       timeout?: number;
       userVerification?: string;
      } | null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.beginPasskey": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": Record<string, never>;
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       attestation?: string;
       authenticatorSelection?: {
        authenticatorAttachment?: string;
        requireResidentKey?: boolean;
        residentKey?: string;
        userVerification?: string;
       };
       /** @description Good once, for 5 minutes. */
       challenge: string;
       excludeCredentials?: {
        id: string;
        transports?: string[];
        type: string;
       }[];
       pubKeyCredParams: {
        alg: number;
        type: string;
       }[];
       rp: {
        id?: string;
        name: string;
       };
       timeout?: number;
       user: {
        displayName: string;
        id: string;
        name: string;
       };
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.forgotPassword": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     email: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.resetPassword": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     password: string;
     token: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.readProfile": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       address: {
        address: string | null;
        city: string | null;
        pincode: string | null;
        state: string | null;
       };
       business_name: string | null;
       contact: {
        country_code: string;
        mobile: string | null;
        whatsapp: string | null;
       };
       created_at: string;
       documents: {
        bank: {
         account_no: string | null;
         bank_name: string | null;
         branch_name: string | null;
         ifsc: string | null;
        };
        gst_certificate: {
         /** @description Ask for it at /api/user/document/{file}. */
         image: string | null;
         number: string | null;
        };
        incorporation_certificate: {
         date_of_incorporation: string | null;
         /** @description Ask for it at /api/user/document/{file}. */
         image: string | null;
        };
        pancard: {
         /** @description Ask for it at /api/user/document/{file}. */
         image: string | null;
         number: string | null;
        };
       };
       email: string | null;
       /** @description A link has proven the address. */
       email_confirmed: boolean;
       id: string;
       is_active: boolean;
       login_type: {
        isBuyer: boolean;
        isSeller: boolean;
        role: string;
       };
       name: string;
       /** @description Below /uploads. */
       profile_image: string | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.proveHolder": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description Of who has none; POST /user/enter-mobile sends it. */
     otp?: string;
     /** @description Of who has one. */
     password?: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.subscribePush": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** Format: uri */
     endpoint: string;
     keys: {
      auth: string;
      p256dh: string;
     };
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.unsubscribePush": {
  parameters: {
   query: {
    endpoint: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.sellerDashboard": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       approval_pending: number;
       approved: number;
       completed: number;
       expired_pending: number;
       total_products: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "figures.sellerFigures": {
  parameters: {
   query?: {
    from?: string;
    to?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description The newest lots that were approved. */
       lots: {
        _id: string;
        bidders: number;
        bids: number;
        /** @enum {string} */
        status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
        title: string;
        url: string;
        views: number;
       }[];
       rates: {
        /** @description What it brought everybody in these months. */
        market: number | null;
        material: {
         title: string;
         url: string;
        };
        /** @description What one unit brought this seller. */
        own: number;
        quantity: number;
        /** @enum {string} */
        unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       }[];
       sales: {
        lots: number;
        /** @description YYYY-MM */
        month: string;
        value: number;
       }[];
       states: {
        lots: number;
        /** @enum {string} */
        state: "pending" | "refused" | "upcoming" | "live" | "awaiting" | "sold" | "unsold" | "withdrawn";
       }[];
       /** @description The seller's sales by what is to be done, of all days. */
       to_do: {
        done: number;
        to_answer: number;
        to_lift: number;
        to_pay: number;
        waiting: number;
       };
      };
      errors: {
       msg: string;
       path: string;
      }[];
      from: string;
      is_success: 1 | "1";
      message: string;
      server_time: string;
      to: string;
     };
    };
   };
  };
 };
 "figures.sellerNow": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Which the seller has not answered, the first first. */
       claims: {
        award_id: string;
        /** @description ISO 8601. */
        made_at: string;
        /** @description Of the lot. */
        title: string;
        trip_id: string;
        vehicle_no: string;
       }[];
       /** @description Of the dashboard's `expired_pending`, those that are sold. */
       expired_sold: number;
       /** @description Own lots that are open for bids now. */
       live: {
        bids: number;
        lots: number;
        /** @description Of the whole lots, at their highest bids, else start prices. */
        value: number;
       };
       /** @description About own lots, that may still be answered. */
       questions: number;
       /** @description Sales that are paid to the seller directly, who has not said yet that it has come. */
       to_confirm: {
        award_id: string;
        buyer: string;
        /** @description ISO 8601. */
        due_at: string | null;
        /** @description Of the lot. */
        title: string;
        /** @description What the whole lot costs at its bid, before taxes. */
        value: number;
       }[];
       /** @description Trucks in a yard that wait for the number of their e-way bill. */
       without_eway: {
        award_id: string;
        /** @description Of the lot. */
        title: string;
        trip_id: string;
        vehicle_no: string;
       }[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.ownSessions": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description The network address that signed in. */
       address: string | null;
       /** @description Browser and system, as 'Chrome, Android'. */
       browser: string | null;
       expires_at: string;
       /** @description Whether this call was made with it. */
       is_current: boolean;
       signed_in_at: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.endOtherSessions": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.endOwnSession": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.readSecondFactor": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       is_on: boolean;
       /** @description For the office outside the demo. */
       is_required: boolean;
       recovery_codes_left: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.beginSecondFactor": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": Record<string, never>;
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description What the QR code says. */
       otpauth_url: string;
       /** @description Base32, for who cannot scan. */
       secret: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.endSecondFactor": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     code?: string;
     /** @description Instead of a code. */
     passkey?: {
      id: string;
      rawId: string;
      response: {
       authenticatorData: string;
       clientDataJSON: string;
       signature: string;
       userHandle?: string | null;
      };
      /** @constant */
      type: "public-key";
     };
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       is_on: boolean;
       /** @description For the office outside the demo. */
       is_required: boolean;
       recovery_codes_left: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.confirmSecondFactor": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     code: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       recovery_codes: string[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.stepUp": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     code?: string;
     /** @description Instead of a code. */
     passkey?: {
      id: string;
      rawId: string;
      response: {
       authenticatorData: string;
       clientDataJSON: string;
       signature: string;
       userHandle?: string | null;
      };
      /** @constant */
      type: "public-key";
     };
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description ISO 8601. */
       fresh_until: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.uploadImages": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "multipart/form-data": {
     /** @description At most 1: document. */
     doi?: Blob[];
     /** @description At most 1: document. */
     gst_image?: Blob[];
     /** @description At most 1: document. */
     panimage?: Blob[];
     /** @description At most 1: picture. */
     profile_image?: Blob[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       stored: string[];
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.buyerDashboard": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       completed: number;
       leading: number;
       total_bids: number;
       won: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "accounts.verifyOtp": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     mobile: string;
     otp: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       expires_at: string;
       /** @description What the member reads; null until they chose. */
       language: ("en" | "hi") | null;
       name: string | null;
       profile_image: string | null;
       registered: boolean;
       token: string;
       type: ("buyer" | "seller" | "admin") | null;
      } | null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      /** @constant */
      second_factor?: "totp";
      ticket?: string;
      /** @description Empty while the second factor is missing. */
      token: string;
     };
    };
   };
  };
 };
 "office.vitals": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @enum {string} */
     name: "CLS" | "FCP" | "INP" | "LCP" | "TTFB";
     page: string;
     value: number;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "wallet.wallet": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description What nothing that was won holds. */
       deposit: number;
       /** @description What may be bid or withdrawn. */
       free: number;
       /** @description Whether a lot may offer that its GST stays tied. */
       gst_safe: boolean;
       /** @description Of deposits, what stands for awards. */
       held: number;
       /** @description Who keeps the money; null where none moves here. */
       holder: string | null;
       holds: {
        amount: number;
        product_id: string;
        title: string;
        /** @description ISO 8601: when the auction ends, the seller answers, or it is to be paid. */
        until: string | null;
        url: string;
        /** @enum {string} */
        why: "leading" | "tender" | "awaiting" | "award";
       }[];
       /** @description What leading bids and sealed tenders hold of it. */
       leading: number;
       /** @description On its way to the company's bank. */
       leaving: number;
       /** @description Whether money may come in. */
       on: boolean;
       /** @description What the company owes the market. */
       owed: number;
       /** @description Paid for awards, and not yet their sellers'. */
       paid_in: number;
       /** @description From sales, to be paid out. */
       proceeds: number;
       rules: {
        /** @description From a changed bank account to a payout. */
        cooling_hours: number;
       };
       /** @description What leading bids hold beyond it: until it is there, no bid is let in. */
       short: number;
       /** @description Of sales, the GST that waits for buyers' GSTR-2Bs. */
       tax_held: number;
       /** @description The company's own, to transfer to. */
       virtual_account: {
        account_no: string;
        ifsc: string;
        name: string;
       } | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "banking.ownTransfers": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description As the bank says; until then as it was told. */
       amount: number;
       award_id: string | null;
       /** @description YYYY-MM-DD. */
       paid_on: string;
       reason: string | null;
       receipt_id: string;
       /** @enum {string} */
       state: "claimed" | "matched" | "mismatched" | "unknown" | "returned" | "refused";
       utr: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "banking.claimTransfer": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     amount: number | string;
     /** @description The sale that it pays for; else it is deposit. */
     award_id?: string | number;
     /** Format: date */
     paid_on: string;
     utr: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       receipt_id: string;
       /** @enum {string} */
       state: "claimed" | "matched" | "mismatched" | "unknown" | "returned" | "refused";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "wallet.moveProceeds": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     amount: number | string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       deposit: number;
       proceeds: number;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "wallet.statement": {
  parameters: {
   query?: {
    /** @description Else all of the company's together. */
    account?: "deposit" | "held" | "paid_in" | "proceeds" | "tax_held" | "leaving" | "owed";
    /** @description `event`: a row an event, with what it came to for the company; else a row a line of the journal. */
    by?: "line" | "event";
    /** @description All rows as a file. */
    format?: "csv" | "xlsx" | "pdf";
    /** @description In India, included. */
    from?: string;
    /** @description With `by=event`: also events that only move between own accounts. */
    moves?: "1";
    page?: number;
    rows?: number;
    /** @description In India, included. */
    to?: string;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      closing: number;
      data: {
       _id: string;
       /** @enum {string} */
       account: "deposit" | "held" | "paid_in" | "proceeds" | "tax_held" | "leaving" | "owed";
       /** @description ISO 8601. */
       at: string;
       award_id: string | null;
       /** @description After it; what is owed counts below zero. */
       balance: number;
       in: number;
       kind: string;
       /** @description Of an event that only moves between own accounts the same as `in`. */
       out: number;
       /** @description What happened, in the caller's language. */
       words: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      /** @description From outside the asked accounts. */
      in: number;
      is_success: 1 | "1";
      message: string;
      /** @description From one of them to another: on rows in and out alike, and in neither sum. */
      moved: number;
      opening: number;
      /** @description To outside them. */
      out: number;
      totalpage: number;
     };
     "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
     "text/csv": string;
    };
   };
  };
 };
 "settlement.toCome": {
  parameters: {
   query?: {
    /** @description Of one sale alone. */
    award_id?: string | number;
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description The seller's at once. */
       amount: number;
       /** @description ISO 8601: from when it is the seller's; null while a claim for it is open. */
       at: string | null;
       award_id: string;
       /** @description Late fee and ground rent, which come with the sale's first truck. */
       extras: number;
       /** @description Of the market, with GST. */
       fee: number;
       /** @description Of its invoice with GST, less credit notes and the buyer's GST-TDS. */
       goods: number;
       /** @description Of its sale, from 1. */
       no: number;
       /** @description The GST that stays tied until the buyer's GSTR-2B shows it. */
       tax_held: number;
       /** @description Of the lot. */
       title: string;
       trip_id: string;
       /** @description ISO 8601: when what stays tied ends at the latest; null where nothing does. */
       until: string | null;
       vehicle_no: string;
       /** @description GST-TCS and income tax, where the market withholds them. */
       withheld: number;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      total: number;
     };
    };
   };
  };
 };
 "payments.topUp": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description ₹100 to ₹5,00,000; for a sale up to what is due. */
     amount: number | string;
     award_id?: (string | number) | null;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       amount: number;
       /** @description Null where the gateway's script shows it. */
       checkout_url: string | null;
       /** @enum {string} */
       gateway: "demo" | "razorpay" | "cashfree";
       /** @description Opens the gateway's own checkout. */
       key_id: string;
       order_id: string;
       payment_id: string;
       /** @description Of a checkout that each order opens by a session of its own. */
       session: string | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "payments.topUpState": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Of one order that was paid more than once, what is in the deposit. */
       again: number;
       amount: number;
       /** @description ISO 8601. */
       asked_at: string;
       award_id: string | null;
       /** @description ISO 8601. */
       captured_at: string | null;
       /**
        * @description `captured`: the money is credited; one that failed or expired may still come.
        * @enum {string}
        */
       state: "created" | "failed" | "authorised" | "expired" | "captured";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "payments.returnTopUp": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string | number;
   };
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     /** @description Alone, of a gateway whose checkout signs nothing. */
     order_id?: string;
     razorpay_order_id?: string;
     razorpay_payment_id?: string;
     razorpay_signature?: string;
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /**
        * @description `captured`: the money is credited; one that failed or expired may still come.
        * @enum {string}
        */
       state: "created" | "failed" | "authorised" | "expired" | "captured";
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "banking.withdrawals": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       amount: number;
       /** @description ISO 8601. */
       asked_at: string;
       bank_account: {
        _id: string;
        ifsc: string;
        last4: string;
       };
       /** @description ISO 8601: when the bank took it. */
       done_at: string | null;
       /** @enum {string} */
       from: "deposit" | "proceeds";
       /** @description By the market: a seller's proceeds. */
       proposed: boolean;
       /** @description Why it was refused, or failed. */
       reason: string | null;
       /** @enum {string} */
       state: "asked" | "approved" | "released" | "sent" | "done" | "failed" | "reversed" | "refused" | "cancelled";
       utr: string | null;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "banking.askWithdrawal": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     amount: number | string;
     bank_account_id: string | number;
     /** @enum {string} */
     from: "deposit" | "proceeds";
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       amount: number;
       /** @description ISO 8601. */
       asked_at: string;
       bank_account: {
        _id: string;
        ifsc: string;
        last4: string;
       };
       /** @description ISO 8601: when the bank took it. */
       done_at: string | null;
       /** @enum {string} */
       from: "deposit" | "proceeds";
       /** @description By the market: a seller's proceeds. */
       proposed: boolean;
       /** @description Why it was refused, or failed. */
       reason: string | null;
       /** @enum {string} */
       state: "asked" | "approved" | "released" | "sent" | "done" | "failed" | "reversed" | "refused" | "cancelled";
       utr: string | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "banking.cancelWithdrawal": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    id: string;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       amount: number;
       /** @description ISO 8601. */
       asked_at: string;
       bank_account: {
        _id: string;
        ifsc: string;
        last4: string;
       };
       /** @description ISO 8601: when the bank took it. */
       done_at: string | null;
       /** @enum {string} */
       from: "deposit" | "proceeds";
       /** @description By the market: a seller's proceeds. */
       proposed: boolean;
       /** @description Why it was refused, or failed. */
       reason: string | null;
       /** @enum {string} */
       state: "asked" | "approved" | "released" | "sent" | "done" | "failed" | "reversed" | "refused" | "cancelled";
       utr: string | null;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "watchlist.watched": {
  parameters: {
   query?: {
    page?: number;
    rows?: number;
    status?: "" | ("live" | "upcoming" | "ended");
   };
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       _id: string;
       /** @description ISO 8601: until when the seller may answer. */
       answer_by: string | null;
       /** @description It does not open before its seller signs what it is sold on. */
       awaits_signature: boolean;
       /** @enum {string} */
       basis: "lot" | "kg" | "mt" | "piece";
       /** @description How many kg, MT or pieces a rate is for; null where a price is for the whole lot. */
       basis_quantity: number | null;
       bid_count: number;
       /** @description Below /uploads. */
       catalog: string | null;
       category: {
        title: string;
        /** @description Null where there is none. */
        title_hi: string | null;
        url: string;
       };
       category_id: string;
       city: string;
       /** @description How often it was changed since it was published. */
       corrigenda: number;
       /** @description What bidders need to have deposited; null for nothing. */
       deposit: {
        /** @description The same for every bid. */
        amount: number | null;
        /** @enum {string} */
        kind: "percent" | "amount";
        /** @description Of what the whole lot costs at the bid. */
        percent: number | null;
       } | null;
       description: string;
       end_at: string | null;
       ends_at: string | null;
       format: {
        auction_ends_at: string | null;
        auction_starts_at: string | null;
        /** @description How many companies may bid then; null for all. */
        best: number | null;
        /** @enum {string} */
        kind: "english" | "tender" | "tender_auction";
        /** @description What is taken now; null in an English auction, before approval and at the end. */
        stage: ("tender" | "auction") | null;
        /** @description ISO 8601: when tenders are opened, where an auction follows. */
        tender_ends_at: string | null;
       };
       /** @description Highest bid, 0 when there is none. */
       heightest: number;
       id: string;
       images: {
        alt: string;
        height: number;
        /** @description Below /uploads. */
        image: string;
        /**
         * @description Of a picture that shows no goods but a weigh slip or a test report.
         * @enum {string}
         */
        kind?: "slip" | "report";
        /**
         * @description Which of the views asked for it is, where that was said.
         * @enum {string}
         */
        shot?: "whole" | "near" | "inside" | "label" | "scale" | "store" | "access";
        width: number;
       }[];
       /** @description Path of the first picture, /uploads included. */
       imgUrl: string | null;
       /** @description Seen by nobody but its seller, the office and the companies that were invited. */
       invited_only: boolean;
       is_approved: boolean;
       /** @enum {string} */
       is_completed: "Pending" | "Completed";
       /** @description The ledger's last entry as of this answer: where to start a live stream. */
       last_event_id: number;
       location: {
        city: string;
        state: string;
       };
       /** @description The seller's own number for it. */
       lot_no: string | null;
       market_value: number | null;
       /** @description In lists: the code of what it is. */
       material?: string | null;
       /** @description Below so many companies it is not sold; null where one is enough. */
       min_bidders: number | null;
       outcome: ("sold" | "reserve_not_met" | "no_bids" | "withdrawn" | "too_few_bidders") | null;
       /** @description Of a heap that was listed in parts. */
       part: {
        no: number;
        of: number;
       } | null;
       /** @description ISO 8601: since when its clock stands still; what is left is `ends_at` less this. */
       paused_at: string | null;
       /**
        * @description Whether the two pay each other, or through the market.
        * @enum {string}
        */
       pay_through: "parties" | "market";
       pincode: string;
       quantity: number;
       /** @description For an auction that ended below its reserve; with `accepted` the outcome is `sold`. */
       seller_answer: ("awaited" | "accepted" | "declined" | "lapsed") | null;
       /** @description YYYY-MM-DD HH:mm:ss in Asia/Kolkata. */
       start_at: string | null;
       /** @description ISO 8601 with offset. */
       starts_at: string | null;
       state: string;
       /** @description Why it is paused or was withdrawn. */
       state_reason: string | null;
       /** @enum {string} */
       status: "pending" | "refused" | "upcoming" | "live" | "paused" | "ended" | "withdrawn";
       sub_category_id: string | null;
       /** @description That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no. */
       tax_hold: {
        /** @description From the paper's day on; after them what is tied ends. */
        days: number;
       } | null;
       timerId: string;
       title: string;
       /** @enum {string} */
       unit: "kg" | "MT" | "liter" | "pieces" | "bag";
       url: string;
       /** @description What the whole lot costs at the highest bid, or at the market value when there is none. */
       value: number;
       /** @description Whether the caller watches it; false for a visitor. */
       watched: boolean;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
      server_time: string;
      total: number;
      totalpage: number;
     };
    };
   };
  };
 };
 "watchlist.watchAll": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: {
   content: {
    "application/json": {
     product_ids: (string | number)[];
    };
   };
  };
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** @description The lots of these that are watched now. */
      data: string[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "watchlist.watch": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       product_id: string;
       watched: boolean;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "watchlist.unwatch": {
  parameters: {
   query?: never;
   header?: never;
   path: {
    product_id: string | number;
   };
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       product_id: string;
       watched: boolean;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "watchlist.makeCalendar": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** @description Told once; whoever has it reads the calendar. */
       url: string;
      };
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "watchlist.endCalendar": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: null;
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "watchlist.watchedIds": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: string[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "webhooks.eventTypes": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody?: never;
  responses: {
   "4XX": components["responses"]["Refusal"];
   /** @description Success */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      check: {
       body: string;
       id: string;
       secret: string;
       signature: string;
       /** @description Seconds; of now. */
       timestamp: string;
      };
      data: {
       example: {
        [key: string]: unknown;
       };
       /** @description JSON Schema 2020-12 of the body. */
       schema: {
        [key: string]: unknown;
       };
       /** @enum {string} */
       side: "seller" | "buyer" | "both";
       type: string;
       words: string;
      }[];
      errors: {
       msg: string;
       path: string;
      }[];
      is_success: 1 | "1";
      message: string;
     };
    };
   };
  };
 };
 "webhooks.award.made": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "award.made",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/award/12",
     *         "award_id": "12",
     *         "product_id": "41",
     *         "value": 1116000,
     *         "payable": 1343217.6,
     *         "due_at": "2026-12-10T18:30:00.000Z"
     *       }
     *     }
     */
    "application/json": {
     data: {
      award_id: string;
      company_id: string;
      due_at: string | null;
      /** @description Below the market's own address: where to read on. */
      href: string;
      /** @description Null of what the two pay each other. */
      payable: number | null;
      product_id: string;
      value: number;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "award.made";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.award.moved": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "award.moved",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/award/12",
     *         "award_id": "12",
     *         "move": "pay",
     *         "from": "payment_due",
     *         "to": "paid",
     *         "by": "market",
     *         "reason": "all_paid"
     *       }
     *     }
     */
    "application/json": {
     data: {
      award_id: string;
      /** @enum {string} */
      by: "market" | "seller" | "buyer" | "office";
      company_id: string;
      from: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      move: string;
      reason: string;
      to: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "award.moved";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.bid.outbid": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "bid.outbid",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/auction/details/41",
     *         "product_id": "41",
     *         "title": "Copper cable, 12 t",
     *         "highest_bid": 94,
     *         "ends_at": "2026-12-03T10:30:00.000Z"
     *       }
     *     }
     */
    "application/json": {
     data: {
      company_id: string;
      /** Format: date-time */
      ends_at: string;
      highest_bid: number;
      /** @description Below the market's own address: where to read on. */
      href: string;
      product_id: string;
      title: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "bid.outbid";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.claim.decided": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "claim.decided",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/award/12",
     *         "claim_id": "3",
     *         "award_id": "12",
     *         "trip_id": "7",
     *         "what": "moisture",
     *         "allowed_percent": 3
     *       }
     *     }
     */
    "application/json": {
     data: {
      /** @description Null until it is decided. */
      allowed_percent: number | null;
      award_id: string;
      claim_id: string;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      trip_id: string;
      what: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "claim.decided";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.claim.made": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "claim.made",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/award/12",
     *         "claim_id": "3",
     *         "award_id": "12",
     *         "trip_id": "7",
     *         "what": "moisture",
     *         "allowed_percent": null
     *       }
     *     }
     */
    "application/json": {
     data: {
      /** @description Null until it is decided. */
      allowed_percent: number | null;
      award_id: string;
      claim_id: string;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      trip_id: string;
      what: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "claim.made";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.eway.ending": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "eway.ending",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/invoice/31",
     *         "invoice_id": "31",
     *         "award_id": "12",
     *         "kind": "tax_invoice",
     *         "number": "RB/26-27/000001",
     *         "value": 691920,
     *         "total": 832794.91,
     *         "eway_no": "331000123456",
     *         "valid_until": "2026-12-05T18:29:00.000Z"
     *       }
     *     }
     */
    "application/json": {
     data: {
      award_id: string;
      company_id: string;
      eway_no: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      invoice_id: string;
      kind: string;
      number: string;
      total: number;
      /** Format: date-time */
      valid_until: string;
      /** @description Without taxes. */
      value: number;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "eway.ending";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.invoice.irp_soon": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "invoice.irp_soon",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/invoice/31",
     *         "invoice_id": "31",
     *         "award_id": "12",
     *         "kind": "tax_invoice",
     *         "number": "RB/26-27/000001",
     *         "value": 691920,
     *         "total": 832794.91,
     *         "irp_by": "2026-12-28"
     *       }
     *     }
     */
    "application/json": {
     data: {
      award_id: string;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      invoice_id: string;
      /** Format: date */
      irp_by: string;
      kind: string;
      number: string;
      total: number;
      /** @description Without taxes. */
      value: number;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "invoice.irp_soon";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.invoice.issued": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "invoice.issued",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/invoice/31",
     *         "invoice_id": "31",
     *         "award_id": "12",
     *         "kind": "tax_invoice",
     *         "number": "RB/26-27/000001",
     *         "value": 691920,
     *         "total": 832794.91
     *       }
     *     }
     */
    "application/json": {
     data: {
      award_id: string;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      invoice_id: string;
      kind: string;
      number: string;
      total: number;
      /** @description Without taxes. */
      value: number;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "invoice.issued";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.lot.approved": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "lot.approved",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/product/view/41",
     *         "product_id": "41",
     *         "title": "Copper cable, 12 t",
     *         "starts_at": "2026-12-01T04:30:00.000Z",
     *         "ends_at": "2026-12-03T10:30:00.000Z"
     *       }
     *     }
     */
    "application/json": {
     data: {
      company_id: string;
      /** Format: date-time */
      ends_at: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      product_id: string;
      /** Format: date-time */
      starts_at: string;
      title: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "lot.approved";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.lot.closed": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "lot.closed",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/auction/details/41",
     *         "product_id": "41",
     *         "title": "Copper cable, 12 t",
     *         "outcome": "sold",
     *         "highest_bid": 93,
     *         "award_id": "12"
     *       }
     *     }
     */
    "application/json": {
     data: {
      /** @description For the two sides of the sale, where there is one. */
      award_id: string | null;
      company_id: string;
      highest_bid: number | null;
      /** @description Below the market's own address: where to read on. */
      href: string;
      outcome: string;
      product_id: string;
      title: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "lot.closed";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.lot.refused": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "lot.refused",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/product/view/41",
     *         "product_id": "41",
     *         "title": "Copper cable, 12 t",
     *         "reason": "The photographs show other goods"
     *       }
     *     }
     */
    "application/json": {
     data: {
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      product_id: string;
      reason: string;
      title: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "lot.refused";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.lot.withdrawn": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "lot.withdrawn",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/product/view/41",
     *         "product_id": "41",
     *         "title": "Copper cable, 12 t",
     *         "reason": "The seller has asked for it"
     *       }
     *     }
     */
    "application/json": {
     data: {
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      product_id: string;
      reason: string;
      title: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "lot.withdrawn";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.payment.received": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "payment.received",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/award/12",
     *         "amount": 1343217.6,
     *         "source": "bank",
     *         "award_id": "12"
     *       }
     *     }
     */
    "application/json": {
     data: {
      amount: number;
      /** @description Null of money that is the company's deposit. */
      award_id: string | null;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      /** @enum {string} */
      source: "gateway" | "bank" | "wallet";
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "payment.received";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.payout.failed": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "payout.failed",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/wallet",
     *         "amount": 500000,
     *         "utr": null
     *       }
     *     }
     */
    "application/json": {
     data: {
      amount: number;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      utr: string | null;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "payout.failed";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.payout.sent": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "payout.sent",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/wallet",
     *         "amount": 500000,
     *         "utr": "AXISCN0123456789"
     *       }
     *     }
     */
    "application/json": {
     data: {
      amount: number;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      utr: string | null;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "payout.sent";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.tax.differs": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "tax.differs",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/award/12",
     *         "hold_id": "5",
     *         "award_id": "12",
     *         "number": "RB/26-27/000001",
     *         "amount": 124545.6,
     *         "why": "tax"
     *       }
     *     }
     */
    "application/json": {
     data: {
      amount: number;
      award_id: string;
      company_id: string;
      hold_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      number: string;
      why: string | null;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "tax.differs";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.tax.missing": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "tax.missing",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/award/12",
     *         "hold_id": "5",
     *         "award_id": "12",
     *         "number": "RB/26-27/000001",
     *         "amount": 124545.6,
     *         "why": null
     *       }
     *     }
     */
    "application/json": {
     data: {
      amount: number;
      award_id: string;
      company_id: string;
      hold_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      number: string;
      why: string | null;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "tax.missing";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.tax.released": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "tax.released",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/award/12",
     *         "hold_id": "5",
     *         "award_id": "12",
     *         "number": "RB/26-27/000001",
     *         "amount": 124545.6,
     *         "why": "found"
     *       }
     *     }
     */
    "application/json": {
     data: {
      amount: number;
      award_id: string;
      company_id: string;
      hold_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      number: string;
      why: string | null;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "tax.released";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.tax.returned": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "tax.returned",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/award/12",
     *         "hold_id": "5",
     *         "award_id": "12",
     *         "number": "RB/26-27/000001",
     *         "amount": 124545.6,
     *         "why": "not_in_2b"
     *       }
     *     }
     */
    "application/json": {
     data: {
      amount: number;
      award_id: string;
      company_id: string;
      hold_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      number: string;
      why: string | null;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "tax.returned";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.trip.arrived": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "trip.arrived",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/trip/7",
     *         "award_id": "12",
     *         "trip_id": "7",
     *         "vehicle_no": "MH12AB1234",
     *         "net_kg": null,
     *         "invoice_id": null
     *       }
     *     }
     */
    "application/json": {
     data: {
      award_id: string;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      /** @description Once its paper is issued. */
      invoice_id: string | null;
      /** @description Once it is weighed full. */
      net_kg: number | null;
      trip_id: string;
      vehicle_no: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "trip.arrived";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.trip.booked": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "trip.booked",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/trip/7",
     *         "award_id": "12",
     *         "trip_id": "7",
     *         "vehicle_no": "MH12AB1234",
     *         "net_kg": null,
     *         "invoice_id": null
     *       }
     *     }
     */
    "application/json": {
     data: {
      award_id: string;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      /** @description Once its paper is issued. */
      invoice_id: string | null;
      /** @description Once it is weighed full. */
      net_kg: number | null;
      trip_id: string;
      vehicle_no: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "trip.booked";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.trip.missed": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "trip.missed",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/trip/7",
     *         "award_id": "12",
     *         "trip_id": "7",
     *         "vehicle_no": "MH12AB1234",
     *         "net_kg": null,
     *         "invoice_id": null
     *       }
     *     }
     */
    "application/json": {
     data: {
      award_id: string;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      /** @description Once its paper is issued. */
      invoice_id: string | null;
      /** @description Once it is weighed full. */
      net_kg: number | null;
      trip_id: string;
      vehicle_no: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "trip.missed";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.trip.out": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "trip.out",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/trip/7",
     *         "award_id": "12",
     *         "trip_id": "7",
     *         "vehicle_no": "MH12AB1234",
     *         "net_kg": 7440,
     *         "invoice_id": "31"
     *       }
     *     }
     */
    "application/json": {
     data: {
      award_id: string;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      /** @description Once its paper is issued. */
      invoice_id: string | null;
      /** @description Once it is weighed full. */
      net_kg: number | null;
      trip_id: string;
      vehicle_no: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "trip.out";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.trip.received": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "trip.received",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/trip/7",
     *         "award_id": "12",
     *         "trip_id": "7",
     *         "vehicle_no": "MH12AB1234",
     *         "net_kg": 7440,
     *         "invoice_id": "31"
     *       }
     *     }
     */
    "application/json": {
     data: {
      award_id: string;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      /** @description Once its paper is issued. */
      invoice_id: string | null;
      /** @description Once it is weighed full. */
      net_kg: number | null;
      trip_id: string;
      vehicle_no: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "trip.received";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.trip.released": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "trip.released",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/trip/7",
     *         "award_id": "12",
     *         "trip_id": "7",
     *         "net": 704166.98,
     *         "fee": 3459.6,
     *         "fee_gst": 622.73,
     *         "tax_held": 124545.6
     *       }
     *     }
     */
    "application/json": {
     data: {
      award_id: string;
      company_id: string;
      fee: number;
      fee_gst: number;
      /** @description Below the market's own address: where to read on. */
      href: string;
      /** @description Into the proceeds. */
      net: number;
      tax_held: number;
      trip_id: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "trip.released";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.trip.weighed": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "trip.weighed",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/trip/7",
     *         "award_id": "12",
     *         "trip_id": "7",
     *         "vehicle_no": "MH12AB1234",
     *         "net_kg": 7440,
     *         "invoice_id": null
     *       }
     *     }
     */
    "application/json": {
     data: {
      award_id: string;
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
      /** @description Once its paper is issued. */
      invoice_id: string | null;
      /** @description Once it is weighed full. */
      net_kg: number | null;
      trip_id: string;
      vehicle_no: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "trip.weighed";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
 "webhooks.webhook.ping": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  requestBody: {
   content: {
    /**
     * @example {
     *       "type": "webhook.ping",
     *       "timestamp": "2026-12-01T04:30:00.000Z",
     *       "data": {
     *         "company_id": "9",
     *         "href": "/api/webhook-events"
     *       }
     *     }
     */
    "application/json": {
     data: {
      company_id: string;
      /** @description Below the market's own address: where to read on. */
      href: string;
     };
     /** Format: date-time */
     timestamp: string;
     /** @constant */
     type: "webhook.ping";
    };
   };
  };
  responses: {
   /** @description Received. Anything else, and 10 s of silence, is tried again. */
   "2XX": {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
   /** @description Wanted no more: the webhook is turned off. */
   410: {
    headers: {
     [name: string]: unknown;
    };
    content?: never;
   };
  };
 };
}
