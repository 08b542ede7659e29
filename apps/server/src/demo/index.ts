import type { Deps } from "../platform/deps.ts";

export async function seedDemo(_deps: Deps): Promise<void> {}
export async function layOutDemoTimes(_deps: Deps): Promise<void> {}
export async function keepDemoAlive(_deps: Deps): Promise<void> {}
export function startDemoBidders(_deps: Deps, _offer: unknown): { stop(): void } {
  return { stop: () => undefined };
}
