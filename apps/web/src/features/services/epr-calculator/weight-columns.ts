import type { Question } from "./question.rules.ts";

/** Which weights a question asks for: the name of each column in the address, and its title. */
export const columnsOf = ({
  stream,
  role,
}: Pick<Question, "stream" | "role">): [name: string, title: string][] => {
  if (stream === "tyres")
    return [
      [
        "placed",
        role === "waste-importer" ? "Waste tyres imported" : "Made or imported, without exports",
      ],
    ];
  if (stream !== "plastic") return [["placed", "Placed on the market"]];
  const own =
    role === "brand-owner" ? "Packaging bought and used" : "Packaging placed on the market";
  const columns: [string, string][] = [
    ["placed", own],
    ["waste", "Pre-consumer waste"],
  ];
  return role === "brand-owner" ? columns : [...columns, ["supplied", "Supplied to brand owners"]];
};
