interface UsualPolicy {
  readonly title: string;
  readonly url: string;
  /** With a mark where the operator's own details go. */
  readonly html: string;
  /** Whether members agree to it. */
  readonly needs_consent?: boolean;
}

/** The texts that a market needs, in English; `usual-policies-hindi.text.ts` has the same in Hindi. */
export const usualPolicies: readonly UsualPolicy[] = [
  {
    title: "About Us",
    url: "about-us",
    html: `<h2>What Rebale is</h2>
<p>Rebale is a marketplace for scrap and recyclable materials in India. Sellers list e-waste, plastics, batteries and tyres. Buyers bid for them in timed auctions. A bale is scrap made ready to go round again, and that is where our name comes from.</p>
<p>We also help businesses with the duties that come with waste: producer responsibility (EPR), collection, compliance papers and awareness drives.</p>
<h2>Why we built it</h2>
<p>Scrap has always had a market, but the price was often known to a few people only. A small yard took what it was offered. An office gave its old computers to whoever came first. A good recycler two states away never heard of the lot.</p>
<p>A timed auction changes that. Everyone sees the same goods, the same clock and the same highest bid. The seller gets a price made in the open. The buyer knows that nobody was let in by a side door.</p>
<h2>How we work</h2>
<ul>
<li>Seller accounts are looked at by our office before they are activated.</li>
<li>Listings are approved before they go to auction.</li>
<li>The clock is the clock of our server, the same for all.</li>
<li>Each accepted bid is written to a ledger that cannot be changed quietly.</li>
<li>Bidders are masked from each other, so that nobody can be pressed.</li>
<li>Where the law limits who may buy, the lot says so.</li>
</ul>
<h2>Whom we serve</h2>
<p>Our sellers are factories, offices, dealers, yards and collection businesses. Our buyers are kabadi traders, recyclers, refurbishers and retreaders. Some buy one lot a year, others one a day. The screens are made to work on a simple phone in a yard as well as on a desk.</p>
<h2>What we do not do</h2>
<p>We do not own the goods and we do not bid. We do not promise a price. We do not give legal or tax advice: we explain the rules as we understand them and name the point where you should ask an expert. A certificate for EPR can be issued only by those whom the rules allow to issue it.</p>
<h2>Our view of waste</h2>
<p>Material that is sorted, described truthfully and sold to the right plant is not waste. It saves ore, oil, power and space. Done badly, the same material poisons soil and people. We want the proper way to be the easy way and the one that pays.</p>
<h2>Talk to us</h2>
<p>Rebale is run by {company}, {address}. Its GST number is {gstin}. Write to {help_email} or use the contact page. We answer from Monday to Saturday, and we like hearing about what did not work.</p>`,
  },
  {
    title: "Terms and Conditions",
    url: "terms-and-conditions",
    needs_consent: true,
    html: `<h2>1. These terms</h2>
<p>Rebale is run by {company}, {address}, GST number {gstin}. “We” are this company. These terms apply when you use Rebale as a visitor, buyer or seller. By opening an account you accept them. If you do not agree, please do not use the service. The Auction Rules, the Privacy Policy and the page on Refund and Cancellation belong to these terms.</p>
<h2>2. Your account</h2>
<p>You must be at least 18 years old and able to make a contract, or act for a business that has given you the authority. Give true details and keep them up to date. A buyer signs in with a phone number and a code. A seller signs in with an email address and a password. Do not share your code or password. Tell us at once if you think that someone else has used your account.</p>
<p>A seller account works only after our office has activated it. We may ask for papers such as PAN, GST certificate, registration or consent, and may decline an account with a reason.</p>
<h2>3. What Rebale does</h2>
<p>We provide the place and the rules. The contract for the goods is between the seller and the buyer. We are not the owner, the carrier or the guarantor of the goods unless we say so in writing for a certain lot.</p>
<h2>4. Duties of a seller</h2>
<ul>
<li>List only goods that you own or may sell.</li>
<li>Describe quantity, kind, state and place honestly, and show real pictures.</li>
<li>Do not bid on any lot, least of all through another person on your own.</li>
<li>Hand over the goods as described once the buyer has met the terms.</li>
<li>Issue the invoice and the movement papers that the law asks for.</li>
</ul>
<h2>5. Duties of a buyer</h2>
<ul>
<li>Bid only if you mean to pay and lift.</li>
<li>Hold the registration and consents that the goods require, and show them when asked.</li>
<li>Inspect where you can. Scrap is sold as is, within the description.</li>
<li>Pay and lift within the time stated for the lot.</li>
<li>Handle the goods safely and lawfully after lifting.</li>
</ul>
<h2>6. What is not allowed</h2>
<p>Stolen goods, explosives, radioactive material and anything else that may not be traded must not be listed. Agreements between bidders to hold the price down, false bids, attacks on the service and the copying of other people’s listings are not allowed. We may remove a listing, void a bid with a reason, or close an account.</p>
<h2>7. Fees and taxes</h2>
<p>If a fee applies, you see it before you commit to it. Bids are without GST unless the lot says otherwise. Each party pays its own taxes. We may have to collect or deduct tax where the law says so.</p>
<h2>8. Liability</h2>
<p>We take reasonable care to keep the service running and correct. We cannot promise that it will never stop. As far as the law allows, we are not liable for lost profit, or for what a buyer or seller does or fails to do. Nothing here limits a liability that cannot be limited by law.</p>
<h2>9. Disputes</h2>
<p>Write to our grievance officer first: {officer}, {grievance_email}, {phone}. We will acknowledge your complaint and look at the records. If we cannot settle it, Indian law applies, and the courts at {city} decide, unless a law gives you the right to go elsewhere.</p>
<h2>10. Changes</h2>
<p>We may change these terms. Changes do not apply to auctions that have already begun. Important changes will be announced to members.</p>`,
  },
  {
    title: "Privacy Policy",
    url: "privacy-policy",
    needs_consent: true,
    html: `<h2>In short</h2>
<p>We collect what a marketplace needs, keep it as safe as we can, and do not sell it. This page is written with the Digital Personal Data Protection Act, 2023 in mind. Parts of that law and its rules come into force in steps, and we will adapt this page as they do.</p>
<h2>What we collect</h2>
<ul>
<li>Account details: name, business name, phone, email, WhatsApp number and address.</li>
<li>Business papers: PAN, GST number, bank details, certificates and the pictures of them that you upload.</li>
<li>What you do here: listings, bids, orders, messages and enquiries.</li>
<li>Technical records: time of a call, network address and kind of browser, kept to find faults and stop misuse.</li>
</ul>
<p>If you only look around, we hold just the technical records.</p>
<h2>Why we use it</h2>
<p>We use your data to open and protect your account, to run auctions, to let the two sides of a sale reach each other, to answer you, and to meet duties under tax and environmental law. We ask for your consent where it is needed, in plain words. For other uses we rely on what the law permits.</p>
<h2>Who sees it</h2>
<ul>
<li>Other bidders see a masked name, such as Bidder 7, and not who you are.</li>
<li>The seller learns who the bidders were only after the auction has closed.</li>
<li>Our office sees accounts, papers and bids in order to check and to help. What it changes is recorded.</li>
<li>Firms that work for us, such as those that send codes, get only what that task needs.</li>
<li>Authorities get data when the law demands it.</li>
</ul>
<h2>What stays on your device</h2>
<p>When you sign in, your browser stores a session token, your name, the kind of account and the path of your profile picture. Logging out clears them. Share buttons and maps lead to services of others, who have policies of their own.</p>
<h2>How long we keep it</h2>
<p>We keep account data while the account is open. Bids and orders are part of the record of a sale and are kept as long as tax law or a possible dispute requires. The ledger of an auction cannot be changed afterwards, because it would no longer prove anything. Codes for signing in live for minutes.</p>
<h2>How we protect it</h2>
<p>Passwords and session tokens are stored only in a form from which they cannot be read back. Access by our staff is limited to what their work needs. No system is perfect. If a breach touches your data, we will tell you and the authority as the law requires.</p>
<h2>Your rights</h2>
<p>You may ask what we hold about you, have it corrected or completed, and have it erased where no law or open sale requires us to keep it. You may withdraw consent as easily as you gave it, and name a person to act for you if you cannot. You can correct most details in your profile. For the rest, write to {privacy_email}.</p>
<h2>Complaints</h2>
<p>{company} is answerable for your data. Write to our grievance officer, {officer}, at {grievance_email}. If our answer does not satisfy you, you may turn to the Data Protection Board of India once that path is open to you under the law.</p>
<h2>Children</h2>
<p>Rebale is for business. Accounts are not for anyone below the age of 18.</p>`,
  },
  {
    title: "Refund and Cancellation",
    url: "refund-policy",
    html: `<h2>Bids</h2>
<p>An accepted bid cannot be undone or lowered. Others have relied on it. If you typed a wrong amount, call our help desk at once. Our office may void a bid where there is a clear error, with a reason that stays visible in the record. There is no right to this.</p>
<h2>When a seller withdraws a lot</h2>
<p>A seller may ask our office to withdraw a lot before bidding starts. After the first bid this is possible only for a strong reason: the goods were stolen or burnt, the listing was seriously wrong, or an authority forbids the sale. Bidders are told, and nobody owes anything.</p>
<h2>When nobody wins</h2>
<p>If the reserve is not met, there is no sale. The seller is asked whether the highest bid may still be accepted. Until then, the highest bidder owes nothing.</p>
<h2>Deposits</h2>
<p>Some lots ask for a deposit, and the lot says so. While your bid leads, a part of what you have deposited with us is held for it; when you are outbid, it is free again at once. If you win, it stays held until the sale is paid, and then counts towards the price. What is free you may have paid back to your own verified bank account. We pay no interest on it.</p>
<h2>When the goods differ</h2>
<ul>
<li>Differences in weight are settled on the actual weight, at the same rate, within the tolerance of the lot.</li>
<li>If the goods are clearly not what was described, tell the seller and us before loading, with photographs.</li>
<li>Do not load and complain afterwards. After lifting it is very hard to show what lay in the yard.</li>
<li>Faults that were shown or described are part of the price.</li>
</ul>
<p>We look at the listing, the pictures and the slips of both sides. If the description was seriously wrong, our office may void the winning bid, or both sides may agree on a lower price. Where the sale was paid through us, what is allowed goes back into your deposit. Where you paid the seller, the two of you settle it.</p>
<h2>When a buyer does not pay or lift</h2>
<p>The seller may write to us once the time is over. Our office may then void the winning bid, with a reason that stays in the record, and the next bidder is asked whether they take the lot. The buyer’s account may be closed, and a deposit held for the lot may be lost as the terms of the lot say. The seller may have further claims, which are between the two of them.</p>
<h2>When the law stands in the way</h2>
<p>Some lots are only for companies with an accepted authorisation for the material. It is checked when a bid is made and again when the auction closes; who has none then does not win, and the seller is asked about the next bid.</p>
<h2>Service fees</h2>
<p>For EPR, collection and compliance work, the offer names the fee and the steps. Work that is not yet begun can be cancelled in writing, and the fee for it is returned. Fees already paid to a government office usually cannot be recovered.</p>
<h2>How refunds are made</h2>
<p>What was paid to a seller directly is settled between the two of you; tell us if that fails. Of a lot that is paid through us, what was paid too much goes into your deposit, and from there to your bank account when you ask for it. Fees that we owe you go back by the way in which the money came, to the same payer. We aim to start them within seven working days after the decision; your bank may need more time. Where tax was charged, a credit note may be necessary.</p>
<h2>Ask us</h2>
<p>Write to {help_email} with the title of the lot and your phone number. This page does not take away any right that the law gives you.</p>`,
  },
  {
    title: "Auction Rules",
    url: "auction-rules",
    html: `<h2>1. One clock</h2>
<p>Only the clock of our server counts. The countdown on your screen follows it. Your bid counts by the moment at which its turn comes on our side, not by the moment you pressed the button. Leave some seconds for the line.</p>
<h2>2. Who may bid</h2>
<p>Buyers with an account may bid when they are logged in. Sellers may not bid, least of all on their own goods. Some goods may be sold only to buyers with a certain registration; the lot says so. Do not bid if you lack it.</p>
<h2>3. How high</h2>
<p>The first bid must be above the market value shown. Each later bid must be above the highest bid. If the lot has an increment, your bid must be higher by at least that much. The lot page always shows the lowest amount that you can bid. You may raise your own highest bid.</p>
<h2>4. A bid binds</h2>
<p>When the page says that your bid is accepted, it has been written down for good. You cannot lower it or take it back. If your line breaks, look at the page again before you repeat a bid.</p>
<h2>5. Equal bids</h2>
<p>Bids are decided one after the other, in order of arrival. Two bids can never both be the highest. If two people send the same amount, the first one counts and the second is refused as too low.</p>
<h2>6. Soft close</h2>
<p>Where a soft close is set, a bid accepted in the last minutes puts the clock back to that number of minutes. It does not add them on top. The page shows how often this has happened. There is a hard end, after which no more time is given. A refused bid never moves the clock.</p>
<h2>7. Names</h2>
<p>Other bidders see you as a number, such as Bidder 7. The seller learns who bid only after the close. Our office always knows.</p>
<h2>8. The ledger</h2>
<p>Every accepted bid stands in the ledger of the auction with its number, amount and time. The entries are chained, each to the one before it, up to the certificate at the close. If someone changed an old entry, the chain would no longer fit. Anyone may look at the ledger.</p>
<h2>9. Voided bids</h2>
<p>Bids are never deleted. Our office may void one, for example if it was made in bad faith or by a clear slip. The reason is recorded, and the voiding is an entry of its own in the ledger.</p>
<h2>10. The close</h2>
<p>An auction closes once. If our server happens to be down at that time, the close is made up as soon as it is back, and bids that arrive after the end do not count. The highest bidder wins, provided that the reserve is met, and is notified.</p>
<h2>11. Reserve</h2>
<p>A seller may set a reserve. If the highest bid is below it, nobody wins, and the seller is asked. You will be told of the answer.</p>
<h2>12. After you win</h2>
<ul>
<li>Pay and lift within the time stated for the lot.</li>
<li>The final bill follows the actual weight or count, where the lot says so.</li>
<li>GST and other taxes come on top, unless the lot says otherwise.</li>
<li>Bring the registration papers if the goods require them.</li>
</ul>
<h2>13. Fair play</h2>
<p>Agreements to keep a price down, bids to push it up without the wish to buy, and several accounts for one bidder are not allowed. We may void such bids and close accounts.</p>
<h2>14. If something looks wrong</h2>
<p>Call the help desk while the auction is running, or write to {grievance_email} afterwards with the title of the lot. We will check the ledger and tell you what we found.</p>`,
  },
];
