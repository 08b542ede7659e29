/** A node of PostgreSQL's plan, as `explain (analyze, format json)` tells it. */
export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

interface Runs {
  // biome-ignore lint/suspicious/noExplicitAny: a pool or a client, whose rows are of any shape
  query(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
}

/** Runs a statement and answers the nodes of its plan, outermost first. */
export async function explain(
  on: Runs,
  statement: string,
  values: readonly unknown[] = [],
): Promise<PlanNode[]> {
  const { rows } = await on.query(`explain (analyze, format json) ${statement}`, [...values]);
  return nodesOf(rows[0]["QUERY PLAN"][0].Plan);
}
