/**
 * The e-way portal's bulk file, 1.0.0621, as its tool publishes it: what we send of it, and its
 * limits (draft-07). Names are the tool's: those of the portal's API differ.
 */

const text = (least: number, most: number) => ({
  type: "string",
  minLength: least,
  maxLength: most,
  pattern: '^[^"\\\\]*$',
});
const amount = { type: "number", minimum: 0, maximum: 999_999_999_999.99, multipleOf: 0.01 };
const rate = { type: "number", minimum: 0, maximum: 100 };
const gstin = { anyOf: [{ type: "string", pattern: "^[0-9]{2}[0-9A-Z]{13}$" }, { const: "URP" }] };
const date = { type: "string", pattern: "^(0[1-9]|[12][0-9]|3[01])/(0[1-9]|1[0-2])/20[0-9]{2}$" };
const stateCode = { type: "integer", minimum: 1, maximum: 99 };
const pin = { type: "integer", minimum: 100_000, maximum: 999_999 };
const object = (required: readonly string[], properties: Readonly<Record<string, unknown>>) => ({
  type: "object",
  required,
  properties,
  additionalProperties: false,
});

export const ewaySchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "e-way bills 1.0.0621",
  ...object(["version", "billLists"], {
    version: { const: "1.0.0621" },
    billLists: {
      type: "array",
      minItems: 1,
      items: object(
        [
          ...["supplyType", "subSupplyType", "docType", "docNo", "docDate", "transType"],
          ...["fromGstin", "fromPincode", "fromStateCode", "actualFromStateCode"],
          ...["toGstin", "toPincode", "toStateCode", "actualToStateCode"],
          ...["transDistance", "totInvValue", "itemList"],
        ],
        {
          userGstin: gstin,
          // Inward where the buyer brings in what an unregistered seller has.
          supplyType: { enum: ["O", "I"] },
          subSupplyType: { type: "integer", minimum: 1, maximum: 12 },
          subSupplyDesc: text(0, 20),
          docType: { enum: ["INV", "CHL", "BIL"] },
          docNo: { type: "string", pattern: "^[A-Z1-9][A-Z0-9/-]{0,15}$" },
          docDate: date,
          transType: { type: "integer", minimum: 1, maximum: 4 },
          fromGstin: gstin,
          fromTrdName: text(1, 100),
          fromAddr1: text(1, 120),
          fromAddr2: text(1, 120),
          fromPlace: text(1, 50),
          fromPincode: pin,
          fromStateCode: stateCode,
          actualFromStateCode: stateCode,
          toGstin: gstin,
          toTrdName: text(1, 100),
          // Announced and held: filled once the law watch turns it on.
          shipToGSTIN: gstin,
          shipToTradeName: text(1, 100),
          toAddr1: text(1, 120),
          toAddr2: text(1, 120),
          toPlace: text(1, 50),
          toPincode: pin,
          toStateCode: stateCode,
          actualToStateCode: stateCode,
          totalValue: amount,
          cgstValue: amount,
          sgstValue: amount,
          igstValue: amount,
          cessValue: amount,
          TotNonAdvolVal: amount,
          OthValue: amount,
          totInvValue: amount,
          transMode: { type: "integer", minimum: 1, maximum: 4 },
          transDistance: { type: "integer", minimum: 0, maximum: 4000 },
          transporterId: { type: "string", pattern: "^[0-9A-Z]{15}$" },
          transporterName: text(1, 25),
          transDocNo: text(1, 15),
          transDocDate: date,
          vehicleNo: { type: "string", pattern: "^[A-Z0-9]{7,15}$" },
          vehicleType: { enum: ["R", "O"] },
          mainHsnCode: { type: "integer", minimum: 100_000 },
          itemList: {
            type: "array",
            minItems: 1,
            items: object(["hsnCode", "taxableAmount"], {
              itemNo: { type: "integer", minimum: 1 },
              productName: text(1, 100),
              productDesc: text(1, 100),
              hsnCode: { type: "integer", minimum: 100_000, maximum: 99_999_999 },
              quantity: { type: "number", minimum: 0, multipleOf: 0.001 },
              qtyUnit: { type: "string", pattern: "^[A-Z]{3}$" },
              taxableAmount: amount,
              sgstRate: rate,
              cgstRate: rate,
              igstRate: rate,
              cessRate: rate,
              cessNonAdvol: rate,
            }),
          },
        },
      ),
    },
  }),
} as const;
