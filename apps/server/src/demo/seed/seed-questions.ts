import type { Tx } from "../../platform/db/db.ts";
import { questions } from "../data/questions.ts";
import { claimPart } from "../stores/demo.store.ts";
import { addQuestions } from "../stores/questions.store.ts";

/** Buyers have asked about live lots: four questions are answered, one waits. */
export async function seedQuestions(tx: Tx): Promise<void> {
  if (await claimPart(tx, "questions")) await addQuestions(tx, questions);
}
