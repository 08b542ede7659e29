import type { Blog } from "./types.ts";

export const blogs: readonly Blog[] = [
  {
    slug: "how-a-timed-scrap-auction-works",
    title: "How a timed scrap auction works, and how not to overpay",
    short_description:
      "What the clock, the increment and the reserve do, and how to decide your top price before you start.",
    image_hint: "e-waste/copper",
    days_ago: 4,
    html: `<h2>The lot, the price and the clock</h2>
<p>A timed auction sells one lot to the highest bidder before a known hour. The lot page tells you what the goods are, how much there is, where it lies and when bidding ends. The first bid must be above the market value shown. After that, every bid must be above the highest bid so far. If the lot has an increment, you must go up by at least that much.</p>
<p>The price is for the whole lot unless the page says otherwise. Divide it by the weight to get your rate per kilogram. Do this before each bid. A jump of five thousand rupees sounds large, but on ten tonnes it is only fifty paise a kilogram.</p>
<p>Time is counted on our server. Your phone may be a minute fast or slow, and it does not matter. The countdown on the screen follows the server.</p>
<h2>Why the end can move</h2>
<p>Some auctions have a soft close. If someone bids in the last few minutes, the clock is set back to that many minutes. The others then have time to answer. This goes on until there is a quiet interval, or until the hard end of the auction. A bid that is refused never moves the clock.</p>
<p>So there is little to gain by waiting for the last second. You only risk that your line drops at the wrong moment. Bid when you are ready, and keep your top price in mind.</p>
<h2>What the reserve does</h2>
<p>A seller may set a reserve price. It is the lowest price at which the lot must be sold. If the highest bid stays below it, nobody wins on the spot. The seller is asked what to do next. Do not count such a lot as bought until you are told.</p>
<h2>Set your top price first</h2>
<p>Most people who overpay do not misjudge the goods. They misjudge the costs around the goods. Sit down with paper before the auction and work back from your selling price.</p>
<ul>
<li>Start with what you can sell the material for, at a rate you have seen paid this week.</li>
<li>Take off the loss: moisture, dust, labels, wood, acid, rims or whatever is not the material.</li>
<li>Take off freight for the full distance, with loading and the weighbridge slip.</li>
<li>Take off sorting, washing and grinding if you do that work.</li>
<li>Take off the cost of money for the days between paying and being paid.</li>
<li>Take off your margin. What is left is your top price for the lot.</li>
</ul>
<p>Here is an example with round figures. You can sell clean PET flakes at 60 rupees. Washing and grinding cost 9 rupees per kilogram of bales, and a fifth of the weight is lost as caps, labels and dirt. One kilogram of bales gives you 0.8 kilogram of flakes, worth 48 rupees. Take off 9 for the work, 3 for freight and 3 for your margin. You arrive at 33 rupees per kilogram of bales. If the bidding goes to 36, let it go.</p>
<h2>Tax is not a detail</h2>
<p>Ask whether the price is with or without GST. On Rebale the bids are without tax unless the lot says otherwise. You may be able to use the tax as input credit, but you still have to pay it first. Tax may also have to be collected at source on some sales of scrap. Rates change, so check the current notification or ask your accountant.</p>
<h2>Look at the goods</h2>
<p>Go to see the lot if it is large. Take a moisture meter for paper and film, a magnet for metal, and a small knife for cable. Open a bale from the middle of the stack and not from the front. Take photographs with the date. If you cannot go, ask a fellow trader in that city, and pay him for his time.</p>
<h2>Keep a cool head</h2>
<p>The last minutes make people bid against a rival and not for a lot. Write your top price on paper and put it beside the screen. When it is passed, stop. Another lot will come. After the auction, look at the ledger, where every bid stands with its time and amount. It is the cheapest market report you can get, and it will make your next top price better.</p>`,
  },
  {
    slug: "epr-for-plastic-packaging-in-plain-words",
    title: "EPR for plastic packaging in plain words",
    short_description:
      "Who has to register, how the yearly target comes about, and what a certificate does and does not do.",
    image_hint: "plastics/film-bales",
    days_ago: 11,
    html: `<h2>The idea</h2>
<p>EPR stands for extended producer responsibility. A business that puts plastic packaging on the market must see to it that a matching weight of plastic is recycled or otherwise dealt with properly. It may do so by paying those who do the work. The proof is a certificate on the portal of the Central Pollution Control Board, CPCB.</p>
<p>For plastic packaging the duty stands in the Plastic Waste Management Rules 2016. The guidelines of 16 February 2022 added the details. The rules have been amended several times since, most lately by a notification dated 31 March 2026. This article explains the frame. For figures, always check the current notification.</p>
<h2>Who has to register</h2>
<p>Three kinds of business carry the duty. Producers make the packaging. Importers bring in packaging or packed goods. Brand owners sell goods under their own name, and this includes online marketplaces and retail chains for their own brands. Together they are often called PIBOs. Plastic waste processors register too, because certificates can come only from registered processors.</p>
<p>Micro and small brand owners are exempt under the rules. If you think this covers you, keep the proof of your size ready and check the present wording. As a rule, a business that works in one or two states registers with the state board. With more states it registers with CPCB.</p>
<h2>The four categories</h2>
<ul>
<li>Category I is rigid plastic, such as bottles, tubs and caps.</li>
<li>Category II is flexible plastic in one or more layers, all of it plastic: sheets, carry bags, sachets and pouches.</li>
<li>Category III is multilayered packaging with at least one layer that is not plastic, such as paper or aluminium.</li>
<li>Category IV is sheets and carry bags of compostable plastic.</li>
</ul>
<p>Targets are counted for each category apart. A surplus of bottles does not fill a gap in pouches. So the first job is a clean list of what you pack in, with weights by category. Many businesses find that this list takes more time than all the rest.</p>
<h2>How the target comes about</h2>
<p>Think of it in two steps. First comes the quantity. For a producer or importer it starts from the average of the last two financial years of packaging placed on the market. Pre-consumer waste is added, and what was supplied to brand owners is taken off. For a brand owner it is the packaging bought and used, with the pre-consumer waste. Since 2023-24 the duty covers the whole of that quantity.</p>
<p>Second comes what must happen to it. A minimum share has to be recycled. For categories I and IV that share is 60 per cent in 2025-26, 70 in 2026-27 and 80 in 2027-28. For categories II and III it is 40, 50 and 60 per cent in the same years. Only the rest may go to end-of-life use such as road building or energy. For category IV, treatment means composting.</p>
<p>There are further duties to use recycled plastic in new packaging and to reuse large rigid containers. These shares rise by the year too. The 2026 amendment changed how some shortfalls are treated, so read it with your adviser before you plan.</p>
<h2>What a certificate does</h2>
<p>A registered processor takes in plastic waste, recycles it and reports it on the portal. The portal lets the processor issue certificates for that weight. You buy what you need, category by category, and the certificates are set against your target. Another PIBO with a surplus may also sell to you.</p>
<p>A certificate is not a receipt from a scrap dealer. An ordinary sale of plastic scrap brings you money, but it does not fill your target. If you want both, sell your scrap to a registered processor and agree about the certificate in writing before the goods leave.</p>
<h2>What happens if you fall short</h2>
<p>A shortfall attracts environmental compensation. Paying it does not wipe out the duty: the missing weight still has to be made good. False information on the portal is treated as a matter of its own. Keep invoices, weight slips and delivery papers in one folder per year, so that each figure can be traced.</p>
<h2>A calm way to start</h2>
<ul>
<li>Make the packaging list with weights by category.</li>
<li>Find out whether you are a producer, an importer, a brand owner or several of these.</li>
<li>Register before you buy a single certificate.</li>
<li>Buy through the year. Prices tend to rise near the date of the return.</li>
<li>Check each processor’s registration, capacity and categories on the portal.</li>
<li>Put the date of the annual return in your calendar, with a month to spare.</li>
</ul>
<p>This is general information and not legal advice. Rules and rates change; check the current notification before you act.</p>`,
  },
  {
    slug: "handing-over-e-waste-correctly",
    title: "Handing over e-waste correctly: a guide for offices",
    short_description:
      "From the store room to a registered recycler: data, lists, storage time and the papers to keep.",
    image_hint: "e-waste/towers",
    days_ago: 19,
    html: `<h2>Why the buyer matters</h2>
<p>Every office has a room with old computers. A kabadi trader may offer cash the same day. But an office that uses a lot of electrical equipment may well be a bulk consumer under the E-Waste (Management) Rules 2022, which came into force on 1 April 2023. A bulk consumer must hand its e-waste to a registered producer, refurbisher or recycler. Giving it to someone else is a violation, whatever the price was.</p>
<p>There is a plain reason behind this. Boards hold copper and gold, but also lead. Screens may hold mercury. Old cooling units hold gas. Opened in a back lane with fire and acid, they harm the people who do it. A registered plant has the equipment and has to report what came in and what went out.</p>
<h2>What counts as e-waste</h2>
<p>The rules have a long list of about a hundred items in seven groups. It covers computers, phones, printers, televisions, refrigerators, washing machines, lamps, tools, toys, medical devices and solar panels. Some things are dealt with elsewhere. Waste batteries have rules of their own. So does plastic packaging. Take batteries out where that is safe, and keep them apart.</p>
<h2>Step one: make a list</h2>
<p>Walk through the room with a sheet of paper. Write down the kind of item, the number, the make and whether it works. Add serial numbers for laptops, desktops and servers. Your accounts team needs them to write off the assets, and a good list raises the price, because buyers do not have to guess.</p>
<ul>
<li>Working machines, which a refurbisher may give a second life.</li>
<li>Machines that fail but are complete.</li>
<li>Parts, boards and cable.</li>
<li>Items that need care: picture tubes, lamps, cooling units, swollen batteries.</li>
</ul>
<p>Sell these groups as separate lots if each is large enough. A mixed heap is priced by its worst part.</p>
<h2>Step two: data</h2>
<p>Deleting files is not enough. Decide what happens to each disk before the goods are listed. You may wipe it with a proper tool, or have it drilled or shredded while someone watches. Write down the serial number of the disk and what was done. Think of copiers, network equipment and phones too: they store more than people expect. The personal data of your customers and staff stays your responsibility until it is gone.</p>
<h2>Step three: storage</h2>
<p>E-waste may be stored for up to 180 days as a rule. An extension of up to 365 days is possible in set cases. Keep a register with the date on which each batch came in. The place should be dry, locked and off the ground. Do not stack screens face up, and do not let anyone pull out copper or boards, because incomplete goods fetch less and raise questions.</p>
<h2>Step four: choose the buyer</h2>
<p>Ask for the CPCB registration and read it. It names a role: manufacturer, producer, refurbisher or recycler. A firm registers for each role apart. Look at the validity, the items covered and the capacity. Then look at the state board’s consent and its last date. On Rebale, lots of e-waste say which registration the buyer must hold. Look at the papers again before you hand over the goods, since a consent can run out between the auction and the lifting.</p>
<h2>Step five: the day of lifting</h2>
<ul>
<li>Match the vehicle number with the one the buyer sent you.</li>
<li>Weigh or count in the presence of both sides, and sign the same sheet.</li>
<li>Make the invoice for the actual weight, with the tax at the rate of the day.</li>
<li>Make the e-way bill where the value calls for it.</li>
<li>Take photographs of the loaded vehicle with the number plate visible.</li>
</ul>
<p>The 2022 rules rely mainly on records kept on the portal. Ask your state board or the buyer which paper should travel with the goods in your case.</p>
<h2>Step six: the folder</h2>
<p>Keep the list, the disk record, the invoice, the weight slip, the buyer’s registration and the recycler’s confirmation together. An auditor will ask for exactly these. If you are a producer yourself, you have your own targets and returns, and this folder does not replace them.</p>
<p>This is general information and not legal advice. Amendments come often; check the current notification or ask your board.</p>`,
  },
  {
    slug: "lead-acid-batteries-who-may-buy",
    title: "Lead-acid batteries: who may buy, and how they travel",
    short_description:
      "The registration and consents a buyer needs, the seven-copy manifest, and how to load safely.",
    image_hint: "batteries/car-pallets",
    days_ago: 27,
    html: `<h2>A valuable and dangerous scrap</h2>
<p>A used lead-acid battery is one of the best pieces of scrap there is. Nearly all of its lead can be won back and made into new plates. It is also among the most dangerous. The acid burns. Lead dust harms the nerves, above all those of children. This is why the law cares so much about who may buy it.</p>
<p>The Battery Waste Management Rules were notified on 22 August 2022 and have been amended since. They cover all kinds of batteries and speak of four types: portable, automotive, industrial and electric vehicle. A starter battery is automotive. A battery for a forklift or a telephone exchange is industrial. A small sealed one below five kilograms is likely to be portable. The type matters, since a registration is given for types.</p>
<h2>Who may buy</h2>
<p>Three papers together make a proper buyer.</p>
<ul>
<li>Registration as a recycler or refurbisher on the CPCB portal for batteries.</li>
<li>A consent to operate from the state pollution control board, in force on the day.</li>
<li>An authorisation for hazardous waste from the same board, which names the waste and the yearly quantity.</li>
</ul>
<p>Look at the dates on all three. A consent that ran out last month is no consent. Look at the capacity: a plant that is allowed 500 tonnes a year can hardly take 400 tonnes from one seller. Public auction houses ask for both the state and the central papers too, so nobody should be offended when you do.</p>
<p>Dealing with an unregistered party is itself a violation. It does not help the seller to say that the buyer gave a good price or that he was known for years. Dealers who collect old batteries over the counter have duties as well: the batteries should move on to a registered refurbisher or recycler.</p>
<h2>Drained or not</h2>
<p>Acid is a good part of the weight of a full battery. A drained lot and an undrained lot therefore have different rates, and the page of the lot must say which it is. Do not drain batteries on open ground to please a buyer. It takes an acid-proof floor, a tank, water, gloves and face shields, and a way to treat the acid. If you do not have these, sell the batteries as they are and let the plant do it.</p>
<p>Sellers should say a few more things: the kind of case, how many are cracked, whether sealed and flooded are mixed, and whether handles and caps are on. Buyers work out their lead from these.</p>
<h2>How they travel</h2>
<p>Used lead-acid batteries are hazardous waste while they travel. The movement paper is Form 10, the manifest under the rules on hazardous waste. It has seven copies in different colours. The white copy goes to the state board. The sender keeps the yellow one. Pink is for the receiver and orange for the transporter. Green goes to the receiver’s state board. The blue copy comes back to the sender once the goods have arrived, and grey goes to the sender’s board if the load crosses a state border.</p>
<p>If your blue copy does not return, ask at once. It is your proof that the lot reached the plant and not a shed along the way. Some states have online forms for all this, so ask your board which way is used at present.</p>
<h2>Loading without accidents</h2>
<ul>
<li>Stand batteries upright, never on the side, with caps closed.</li>
<li>Put cardboard or wood between the layers, so that terminals cannot touch.</li>
<li>Keep cracked batteries apart in leak-proof trays.</li>
<li>Line the floor of the truck and carry lime or soda for spills.</li>
<li>Give loaders gloves, aprons, goggles and clean water for the eyes.</li>
<li>Let nobody smoke, and keep metal tools off the tops.</li>
</ul>
<h2>Weight and money</h2>
<p>Weigh the truck empty and loaded on a certified bridge, with both sides present. Take the acid that ran out during storage into account before you quarrel about a small shortage. Tax on battery scrap has differed from tax on other goods, and tax collected at source may apply. Check the current notification or ask your accountant before making the invoice.</p>
<h2>If you make or import batteries</h2>
<p>Then you have a producer’s duty as well: registration, yearly targets and certificates from registered recyclers. The yearly return is due by 30 June. Selling old batteries well does not replace it. This article is general information and not legal advice.</p>`,
  },
  {
    slug: "waste-tyres-and-schedule-ix",
    title: "Waste tyres and Schedule IX: what changed for the yard",
    short_description:
      "How producer responsibility for tyres works, and what it means for dealers, retreaders and recyclers.",
    image_hint: "tyres/truck",
    days_ago: 36,
    html: `<h2>A schedule with money in it</h2>
<p>For many years a worn-out tyre was worth what a brick kiln or a farmer would pay. That has changed. On 21 July 2022 the rules on hazardous and other wastes were amended, and a new Schedule IX brought producer responsibility for waste tyres. A tyre maker or importer now needs proof that old tyres were recycled. That proof is a certificate, and it has a price.</p>
<p>For the yard this means two things. Clean and sorted tyres are wanted by plants that can issue certificates. And a buyer without registration has less to offer than before.</p>
<h2>Who registers</h2>
<p>Producers register on the CPCB portal. The word covers makers of new tyres, importers of new tyres, importers of vehicles fitted with new tyres, and importers of waste tyres. Recyclers register as well, and so do retreaders. A dealer who only collects and sorts does not issue certificates. His part is to pass tyres on to those who are registered, and to be able to show it.</p>
<h2>How the duty is counted</h2>
<p>The duty looks back two years. For 2022-23 it was 35 per cent of the new tyres made or imported in 2020-21. For 2023-24 it was 70 per cent of the quantity of 2021-22. From 2024-25 it is the full quantity of the year before the last one. So what a maker sold in 2024-25 becomes his duty in 2026-27. A business that began after 1 April 2022 gets two years before its duty starts.</p>
<p>Importers of waste tyres answer for the full quantity that they brought in during the year before. Tyres that are exported are left out of the count. Check the current notification before you plan with these figures, since amendments are frequent.</p>
<h2>What makes a certificate</h2>
<p>A recycler reports what it made from waste tyres. The weight for the certificate is the quantity of the product, multiplied by factors that CPCB has set for each kind of product. Reclaim rubber, crumb, bitumen mixed with crumb rubber, recovered carbon black and pyrolysis products are among the usual ones. A certificate is valid for two years from the end of the financial year in which it was made.</p>
<p>Retreading has a place of its own. A retreaded tyre goes back on the road, so it is not waste yet. The retreader’s certificate therefore moves the producer’s duty back by one year and does not end it. For truck and bus fleets retreading still pays by itself, because a good casing can carry more than one new tread.</p>
<h2>What a seller should do</h2>
<ul>
<li>Sort on the day of arrival: casings for retreading, radial car tyres, radial truck tyres, nylon truck tyres, two-wheelers, off-road tyres, tubes and flaps.</li>
<li>Take out rims, tubes and stones. Pour off water, which adds weight, breeds mosquitoes and starts quarrels.</li>
<li>Keep stacks low and lanes open. A tyre fire is very hard to put out.</li>
<li>Keep nylon apart from steel radials. Reclaim plants pay more for nylon.</li>
<li>Sell casings by the piece and the rest by weight.</li>
</ul>
<h2>What a buyer should check</h2>
<p>A recycler asks how much steel and dirt is in the weight. Car radials hold less rubber per kilogram than nylon truck tyres. Giant tyres from mines need a crane and cutting before they fit a shredder. Two-wheeler tyres are light and fill a truck long before they load it. Work out the freight per kilogram of rubber and not per kilogram of tyre.</p>
<p>A retreader looks inside each casing under a lamp. Nail holes, bead damage, separation and age decide whether it is worth the work. Ask the seller for the right to turn back a few pieces at loading, and write the number into the terms.</p>
<h2>Pyrolysis</h2>
<p>As we read the rules, waste tyres may not be imported for pyrolysis; check the present wording before you sign a contract abroad. Plants that use tyres from within India need their registration and the consents of the state board. If you sell to such a plant, look at the dates and the permitted quantity with care.</p>
<h2>When the duty is missed</h2>
<p>A producer who falls short pays environmental compensation, and other violations have amounts of their own. Compensation does not cancel the duty. The rates can be revised, so look up the present ones.</p>
<h2>In short</h2>
<p>Sort early, keep dry, and sell to a registered plant or retreader. Keep the invoice, the weight slip and a copy of the buyer’s registration for every lot. This is general information and not legal advice.</p>`,
  },
  {
    slug: "photographs-and-words-that-raise-the-price",
    title: "Photographs and words that raise the price of a lot",
    short_description:
      "Six pictures and eight facts that let a buyer bid from far away without fear.",
    image_hint: "plastics/pet-bales",
    days_ago: 48,
    html: `<h2>A buyer pays less for what he cannot see</h2>
<p>Think of a recycler in Coimbatore who looks at your lot in Kanpur. He cannot walk round the heap. Every doubt becomes a deduction: perhaps it is wet, perhaps there is dirt at the bottom, perhaps the weight is a guess. Good pictures and plain words take these doubts away one by one. They cost you an hour, and they bring in bidders from other states.</p>
<h2>Six pictures that do the work</h2>
<ul>
<li>The whole lot from a few steps back, with the ground and the roof in view.</li>
<li>The whole lot from the other side. Most sellers forget this one, and buyers notice.</li>
<li>One bale, crate or piece close up, filling the frame.</li>
<li>The inside: a bale cut open, a cabinet with the cover off, a tyre seen from within.</li>
<li>The worst part. The rusty corner, the wet bale, the cracked case.</li>
<li>The way in: the gate, the road and the place where a truck stands to load.</li>
</ul>
<p>Take them by day, with the sun behind you. Wipe the lens of the phone with a clean cloth. Hold the phone level and flat, and do not use the zoom; walk closer. Put something of known size into the picture, such as a bottle, a shoe or a tape measure. For boards and cable, lay a piece on white paper.</p>
<p>Do not take pictures of people without asking, and do not show papers with names or numbers on them. Never use a picture from somewhere else. A buyer who sees the same heap under two names will not bid on either.</p>
<h2>A title that says three things</h2>
<p>A good title names the material, the grade or state, and the quantity. “PET bottle bales, clear, 18 tonnes” tells a buyer at once whether to open the page. “Best quality scrap urgent sale” tells him nothing. Leave out capital letters and praise.</p>
<h2>Eight facts for the description</h2>
<ul>
<li>What it is, in the words of the trade: natural HDPE, low-grade boards, sealed lead-acid, nylon truck tyres.</li>
<li>Where it came from: an office change, a bottling plant, a dealer exchange.</li>
<li>What is mixed in, as a share. “Colour under 3 per cent” is better than “almost pure”.</li>
<li>What is missing: disks out, processors out, valves cut.</li>
<li>How it is packed, and how heavy one bale, bag or pallet is.</li>
<li>How it has been stored: roof, open ground, since when.</li>
<li>How it was weighed, and how it will be weighed at loading.</li>
<li>How it is lifted: days, hours, labour, crane, size of truck.</li>
</ul>
<p>Write short sentences. One fact in each is enough. Read the text aloud to someone in the yard: if he asks a question, the answer belongs in the text.</p>
<h2>Honesty is worth money</h2>
<p>It feels wrong to show the wet bales. Yet the buyer will see them at loading in any case. Then he argues, with a truck waiting at your gate, and you give in by more than the bales are worth. If he has seen them on the screen, they are in his bid already. Sellers who show faults are believed when they say that the rest is good. Their next lot draws more bidders.</p>
<p>The same holds for weight. If you do not know it, say how you estimated it. A range that turns out right is better than an exact figure that turns out wrong.</p>
<h2>Divide or join</h2>
<p>A lot should fit one kind of buyer and one truck, or a few trucks. Do not join laptops that work with laptops that do not, or clear film with colour. On the other hand, very small lots do not pay the freight. If you have less than a truckload, say so and tell the buyer what else lies in the same yard.</p>
<h2>Papers sell too</h2>
<p>Put the test sheet, the list of serial numbers or the packing list in the catalogue file. A buyer who can count before he bids will bid closer to the real value. Where the law limits who may buy, as it does with e-waste, batteries and tyres, say clearly which registration you expect. The right buyers are glad to read it.</p>
<h2>After the sale</h2>
<p>Look at what the lot fetched and who asked what. Those questions are the headings for your next description. After three or four lots you will have a text of your own that needs only new figures, and a set of pictures that you can take in ten minutes.</p>`,
  },
  {
    slug: "weighment-lifting-and-the-papers-of-a-lot",
    title: "Weighment, lifting and the papers of a lot",
    short_description:
      "What happens between the last bid and the empty yard: bridge, invoice, GST, TCS and e-way bill.",
    image_hint: "batteries/ingots",
    days_ago: 60,
    html: `<h2>The auction is only half of the sale</h2>
<p>When the clock stops, the price is known. The money, the weight and the papers are still to come. Most disputes in scrap begin here, and nearly all of them can be avoided by agreeing on a few points before the truck is booked. This is a walk through the days after the auction.</p>
<h2>First: settle the terms in writing</h2>
<p>Read the lot page again. It should say by when to pay, by when to lift, who loads, and what happens if the weight differs from the figure in the listing. Scrap is commonly sold as is, with settlement on actual weight and a tolerance of about ten per cent. If something is missing, ask the seller before you pay, and keep the answer.</p>
<h2>Weighment</h2>
<p>The weighbridge decides the bill. Use a certified bridge, and agree beforehand whose it is and who pays for the slips.</p>
<ul>
<li>Weigh the truck empty on the same bridge, on the same day, with the same fuel and the same people in the cabin.</li>
<li>Check that the display shows zero before the truck rolls on.</li>
<li>Weigh it loaded, and let both sides sign both slips.</li>
<li>Compare with the weight at your own gate. A small difference between bridges is normal.</li>
<li>If the goods were weighed in bags or bales, weigh five of them again as a check.</li>
</ul>
<p>Rain adds weight to film, sacks and tyres. If it has rained, agree on a day of waiting or on a deduction, and do it before loading.</p>
<h2>Lifting</h2>
<p>Lifting periods of two to four weeks are usual. After that the yard may charge ground rent or treat the sale as failed, if its terms say so. Send the truck number, the driver’s name and the hour one day ahead. Bring labour, ropes, cover and safety shoes. The rule is no pick and choose: the whole lot goes, the good and the bad.</p>
<p>Take photographs of the empty place after the last load. They end many arguments before they begin.</p>
<h2>GST on the invoice</h2>
<p>The seller makes a tax invoice for the actual weight. Within one state it carries CGST and SGST. Between states it carries IGST. The rate depends on the goods. Plastic, metal and battery scrap have been at 18 per cent. E-waste, as the notification describes it, and scrap of rubber and tyres have been at 5 per cent. The slabs were rearranged from 22 September 2025, so check the current notification for your line of goods.</p>
<p>Some sales turn the tax round. When an unregistered person sells metal scrap to a registered buyer, the buyer pays GST under reverse charge. In sales between two registered persons, a buyer of metal scrap may have to deduct 2 per cent GST at source above a contract value of two and a half lakh rupees. When a government office sells used goods or scrap, a registered buyer may have to pay under reverse charge as well. Ask your accountant once, write down the answer for each kind of goods, and go over it each April.</p>
<h2>Tax collected at source</h2>
<p>Income tax law makes some sellers collect a small tax from the buyer of scrap. It had long been one per cent, and the Finance Bill of 2026 proposed two per cent from April 2026. The meaning of “scrap” here is narrower than in daily speech, and some buyers who use the material in manufacture can give a declaration instead. This is a point where you should check the law in force on the day of the invoice. The buyer can claim credit for what was collected.</p>
<h2>The e-way bill</h2>
<p>Goods worth more than fifty thousand rupees normally need an e-way bill before they move. Its validity is counted by distance, one day for every 200 kilometres or part of it for ordinary cargo. Enter the true vehicle number, and update it if the truck is changed on the road. Larger businesses also need an e-invoice first.</p>
<h2>Extra papers for some goods</h2>
<p>Hazardous waste, such as used lead-acid batteries, travels with the Form 10 manifest in seven copies. E-waste and waste tyres go to registered buyers only, so keep a copy of the registration with the invoice.</p>
<h2>The folder of a lot</h2>
<p>Put these in one place: the auction result, the invoice, both weight slips, the e-way bill, the transport receipt, the manifest if there is one, the buyer’s registration, and the photographs. If someone asks in three years, the answer takes a minute. This article is general information and not tax advice.</p>`,
  },
];
