import { ofCompany, type PersonalTables, words } from "./personal-table.ts";

/** Trucks, gates and what was said of the goods. */
export const goodsTables = {
  // Drivers are no members: their names go half a year after their slots, or with who booked.
  trips: {
    whose: [
      ["booked_by", "id"],
      ["driver_mobile", "mobile"],
    ],
    personal: words("driver_name driver_mobile"),
    about: [
      ...words("id award_id no site_id slot_from slot_to vehicle_no transporter transporter_gstin"),
      ...words("state net_grams booked_at gate_in_at gate_out_at eway_no released_at received_at"),
      ...words("received_grams reminded_at claims_from"),
    ],
    secret: words("handover_code wrong_codes codes_from waits_for link_hash booked_by"),
    erasure: "columns",
    replaced: { driver_name: "", driver_mobile: "" },
  },
  // All that was typed when it was booked; visitors by their phone are below. Names go half a year
  // after the slot, or with the person, as inspections does it.
  inspections: {
    whose: [["booked_by", "id"]],
    personal: ["visitors"],
    about: words("id lot_id site_id slot_from slot_to state booked_at reminded_at came_at"),
    secret: words("company_id jti booked_by came_device said_by"),
    erasure: "stays",
  },
  inspection_visitors: {
    whose: [["mobile", "mobile"]],
    personal: words("name mobile"),
    about: words("inspection_id lot_id site_id slot_from slot_to state"),
    erasure: "stays",
  },
  gate_devices: {
    whose: [["made_by", "id"]],
    about: words("id site_id name is_offline made_at seen_at ended_at"),
    secret: words("token_hash phone_hash made_by"),
    erasure: "stays",
  },
  slips: {
    whose: [["entered_by", "id"]],
    about: [
      ...words("id trip_id site_id kind bridge slip_no grams weighed_at photo entered_at"),
      ...words("replaces reason is_replaced happened_on"),
    ],
    secret: words("entered_by entered_device"),
    erasure: "stays",
  },
  claims: {
    whose: [["made_by", "id"]],
    about: [
      ...words("id award_id trip_id what measured_percent asked_percent words files state"),
      ...words("asked_grams allowed_percent reason made_at decided_at"),
    ],
    secret: words("made_by answered_by decided_by"),
    erasure: "stays",
  },
  // As a tax paper: what it said of both sides stays with the goods.
  goods_papers: {
    whose: [],
    through: [["award_id", "awards"]],
    about: words("id kind fy number dated award_id trip_id output_id facts made_at"),
    secret: words("issuer seq"),
    erasure: "stays",
  },
  packs: {
    whose: [
      ["brand_company_id", "company"],
      ["made_by", "id"],
    ],
    about: words("id award_id brand_company_id material grams bytes sha256 made_at happened_on"),
    secret: words("file made_by"),
    erasure: "stays",
  },
  obligations: {
    whose: [...ofCompany, ["saved_by", "id"]],
    about: words("id company_id stream category fy grams saved_at"),
    secret: ["saved_by"],
    erasure: "stays",
  },
  kg_accounts: {
    whose: ofCompany,
    about: words("id award_id kind company_id material grams"),
    secret: words("sign asset"),
    erasure: "stays",
  },
  kg_outputs: {
    whose: [["made_by", "id"]],
    about: words("id award_id document made_at"),
    secret: ["made_by"],
    erasure: "stays",
  },
  kg_entries: {
    whose: [["actor_id", "id"]],
    about: words("id at kind key award_id"),
    secret: words("actor_id tx"),
    erasure: "stays",
  },
  kg_lines: {
    whose: [],
    through: [["account_id", "kg_accounts"]],
    about: words("entry_id no account_id grams"),
    erasure: "stays",
  },
  settlement_answers: {
    whose: [["given_by", "id"]],
    about: words("award_id side answer reason given_at"),
    secret: ["given_by"],
    erasure: "stays",
  },
  ratings: {
    whose: [["given_by", "id"]],
    about: words("award_id side stars reasons given_at"),
    secret: words("company_id given_by hidden_at hidden_by hidden_because"),
    erasure: "stays",
  },
} as const satisfies PersonalTables;
