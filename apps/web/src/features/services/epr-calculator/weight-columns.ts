import { t } from "ttag";
import type { Question } from "./rules/question.rules.ts";

/** Which weights a question asks for: the name of each column in the address, and its title. */
export const columnsOf = ({
  stream,
  role,
}: Pick<Question, "stream" | "role">): [name: string, title: string][] => {
  if (stream === "tyres")
    return [
      [
        "placed",
        role === "waste-importer" ? t`Waste tyres imported` : t`Made or imported, without exports`,
      ],
    ];
  if (stream !== "plastic") return [["placed", t`Placed on the market`]];
  const own =
    role === "brand-owner" ? t`Packaging bought and used` : t`Packaging placed on the market`;
  const columns: [string, string][] = [
    ["placed", own],
    ["waste", t`Pre-consumer waste`],
  ];
  return role === "brand-owner" ? columns : [...columns, ["supplied", t`Supplied to brand owners`]];
};
