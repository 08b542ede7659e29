/**
 * INV-01, version 1.1, as the invoice portal publishes it: what we send of it, and its limits
 * (draft-07). Fields that we never send are not allowed, so that none appears by a slip.
 */

const text = (least: number, most: number) => ({
  type: "string",
  minLength: least,
  maxLength: most,
  // Neither quotation marks nor backslashes.
  pattern: '^[^"\\\\]*$',
});
const amount = { type: "number", minimum: 0, maximum: 999_999_999_999.99, multipleOf: 0.01 };
const quantity = { type: "number", minimum: 0, maximum: 9_999_999_999.999, multipleOf: 0.001 };
const gstin = { type: "string", pattern: "^[0-9]{2}[0-9A-Z]{13}$" };
const date = { type: "string", pattern: "^(0[1-9]|[12][0-9]|3[01])/(0[1-9]|1[0-2])/20[0-9]{2}$" };
const stateCode = { type: "string", pattern: "^[0-9]{1,2}$" };
const pin = { type: "integer", minimum: 100_000, maximum: 999_999 };
const object = (required: readonly string[], properties: Readonly<Record<string, unknown>>) => ({
  type: "object",
  required,
  properties,
  additionalProperties: false,
});
const yesNo = { enum: ["Y", "N"] };

const place = {
  Addr1: text(1, 100),
  Addr2: text(3, 100),
  Loc: text(3, 50),
  Pin: pin,
  Stcd: stateCode,
};

export const inv01Schema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "INV-01 1.1",
  ...object(["Version", "TranDtls", "DocDtls", "SellerDtls", "BuyerDtls", "ItemList", "ValDtls"], {
    Version: { const: "1.1" },
    TranDtls: object(["TaxSch", "SupTyp"], {
      TaxSch: { const: "GST" },
      SupTyp: { enum: ["B2B", "SEZWP", "SEZWOP", "EXPWP", "EXPWOP", "DEXP"] },
      RegRev: yesNo,
      EcmGstin: gstin,
      IgstOnIntra: yesNo,
    }),
    DocDtls: object(["Typ", "No", "Dt"], {
      Typ: { enum: ["INV", "CRN", "DBN"] },
      No: { type: "string", pattern: "^[A-Z1-9][A-Z0-9/-]{0,15}$" },
      Dt: date,
    }),
    SellerDtls: object(["Gstin", "LglNm", "Addr1", "Loc", "Pin", "Stcd"], {
      Gstin: gstin,
      LglNm: text(3, 100),
      TrdNm: text(3, 100),
      ...place,
    }),
    BuyerDtls: object(["Gstin", "LglNm", "Pos", "Addr1", "Loc", "Pin", "Stcd"], {
      Gstin: { anyOf: [gstin, { const: "URP" }] },
      LglNm: text(3, 100),
      TrdNm: text(3, 100),
      Pos: stateCode,
      ...place,
      Loc: text(3, 100),
    }),
    DispDtls: object(["Nm", "Addr1", "Loc", "Pin", "Stcd"], {
      Nm: text(3, 100),
      ...place,
      Loc: text(3, 100),
    }),
    ShipDtls: object(["LglNm", "Addr1", "Loc", "Pin", "Stcd"], {
      // URP: a yard that is registered nowhere.
      Gstin: { anyOf: [gstin, { const: "URP" }] },
      LglNm: text(3, 100),
      ...place,
      Loc: text(3, 100),
    }),
    ItemList: {
      type: "array",
      minItems: 1,
      maxItems: 1000,
      items: object(
        ["SlNo", "IsServc", "HsnCd", "UnitPrice", "TotAmt", "AssAmt", "GstRt", "TotItemVal"],
        {
          SlNo: { type: "string", pattern: "^[0-9]{1,6}$" },
          PrdDesc: text(3, 300),
          IsServc: yesNo,
          // Six or eight: sellers above ₹5 crore may not send four.
          HsnCd: { type: "string", pattern: "^([0-9]{6}|[0-9]{8})$" },
          Qty: quantity,
          Unit: text(3, 8),
          UnitPrice: { ...quantity, maximum: 999_999_999_999.999 },
          TotAmt: amount,
          Discount: amount,
          AssAmt: amount,
          GstRt: { type: "number", minimum: 0, maximum: 999.999 },
          IgstAmt: amount,
          CgstAmt: amount,
          SgstAmt: amount,
          OthChrg: amount,
          TotItemVal: amount,
        },
      ),
    },
    ValDtls: object(["AssVal", "TotInvVal"], {
      AssVal: amount,
      CgstVal: amount,
      SgstVal: amount,
      IgstVal: amount,
      Discount: amount,
      OthChrg: amount,
      RndOffAmt: { type: "number", minimum: -99.99, maximum: 99.99 },
      TotInvVal: amount,
    }),
    RefDtls: object([], {
      PrecDocDtls: {
        type: "array",
        minItems: 1,
        items: object(["InvNo", "InvDt"], { InvNo: text(1, 16), InvDt: date }),
      },
      ContrDtls: { type: "array", items: object([], { TendRefr: text(1, 20) }) },
    }),
    EwbDtls: object(["Distance"], {
      TransId: { type: "string", pattern: "^[0-9A-Z]{15}$" },
      TransName: text(3, 100),
      TransMode: { enum: ["1", "2", "3", "4"] },
      Distance: { type: "integer", minimum: 0, maximum: 4000 },
      TransDocNo: text(1, 15),
      TransDocDt: date,
      VehNo: { type: "string", pattern: "^[A-Za-z0-9]{4,20}$" },
      VehType: { enum: ["O", "R"] },
    }),
  }),
} as const;
