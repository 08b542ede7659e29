import type { ChangedDraft, LotDraft } from "@rebale/contract/listings";
import { Refused } from "../../../../lib/api/refused.ts";
import { explain } from "../../../../lib/language/explain.ts";
import type { DraftCalls } from "./draft-calls.ts";
import {
  type Content,
  contentOf,
  fresh,
  hasFiles,
  mineOver,
  named,
  type SavedDraft,
  signOf,
  signWithoutFiles,
} from "./draft-content.ts";
import { Unsaved } from "./unsaved.ts";

/** Milliseconds after the last key until what was typed is saved. */
const PAUSE = 1000;
/** Milliseconds until it is tried again when no answer came. */
const AGAIN = 15_000;

/**
 * A seller's drafts: here at once, on the market a moment later. A draft is saved by one call at a
 * time; what is typed meanwhile is saved after it. A save names the version that it was made from:
 * what another device changed since is not overwritten, its seller is asked.
 */
export class DraftAutosave {
  private drafts: readonly SavedDraft[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly running = new Map<string, Promise<void>>();
  /** Contents sent unanswered: they may stand on the market. */
  private readonly unanswered = new Map<string, string[]>();
  /** The last version that an answer named, also of drafts that left the list meanwhile. */
  private readonly versions = new Map<string, number>();
  /** Counts what the seller has done to a draft. */
  private readonly typed = new Map<string, number>();
  private readonly calls: DraftCalls;
  private readonly unsaved: Unsaved;

  constructor(owner: string, calls: DraftCalls, saved: readonly LotDraft[]) {
    this.calls = calls;
    this.unsaved = new Unsaved(owner);
    const typed = this.unsaved.read();
    this.drafts = saved.map(fresh);
    for (const mine of typed) {
      const theirs = saved.find(({ _id }) => _id === mine.id) ?? null;
      this.put(mine);
      // The page of before may have sent it.
      this.unanswered.set(mine.id, [signWithoutFiles(mine)]);
      if ((theirs?.version ?? null) === mine.version) this.schedule(mine.id);
      else if (this.meet(mine.id, theirs)) this.schedule(mine.id);
    }
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  all = () => this.drafts;
  find = (id: string) => this.drafts.find((draft) => draft.id === id);

  /** Takes a seller's content of a draft; a new one where there is none. */
  set(id: string, { fields, ready, pictures, catalog }: Content): void {
    const before = this.find(id);
    const content = { fields, ready, pictures, catalog };
    if (before && signOf(before) === signOf(content)) return;
    const at = before?.at === "changed" ? "changed" : "waiting";
    this.typed.set(id, (this.typed.get(id) ?? 0) + 1);
    this.put({ version: null, arrivals: 0, ...before, ...content, id, at, lost: 0 });
    if (at === "waiting") this.schedule(id);
  }

  /** Saves all that waits; done when each was saved or is known not to be. */
  async flush(): Promise<void> {
    await Promise.all(
      this.drafts
        .filter(({ at }) => at !== "saved" && at !== "changed")
        .map(({ id }) => this.save(id)),
    );
  }

  /** Nothing of it is saved any more, here or there. */
  async remove(id: string): Promise<void> {
    const draft = this.find(id);
    this.forget([id]);
    await this.running.get(id)?.catch(() => undefined);
    const version = Math.max(this.versions.get(id) ?? 0, draft?.version ?? 0);
    if (version) await this.calls.remove(id, version);
  }

  /** They are lots now. */
  forget(ids: readonly string[]): void {
    for (const id of ids) clearTimeout(this.timers.get(id));
    this.show(this.drafts.filter(({ id }) => !ids.includes(id)));
  }

  /** Takes other devices' changes. */
  async refresh(): Promise<void> {
    const before = this.drafts;
    const saved = await this.calls.read();
    for (const theirs of saved) {
      const mine = this.find(theirs._id);
      if (mine) {
        // A save of this device while the answer was on its way is newer than the answer.
        if (theirs.version > (mine.version ?? 0) && !this.running.has(mine.id))
          this.meet(mine.id, theirs);
      } else if (before.every(({ id }) => id !== theirs._id)) this.put(fresh(theirs));
    }
    for (const mine of before) {
      const { id, version, at } = mine;
      const isGone = version !== null && saved.every(({ _id }) => _id !== id);
      if (!isGone || this.find(id) !== mine) continue;
      if (at === "saved") this.forget([id]);
      else if (at === "changed") this.put({ ...mine, theirs: null });
    }
  }

  /** The other device's draft takes the place of what was typed here. */
  reload(id: string): void {
    const { theirs, arrivals = 0 } = this.find(id) ?? {};
    if (theirs) this.put({ ...fresh(theirs), arrivals: arrivals + 1 });
    else if (theirs === null) this.forget([id]);
  }

  /** Saves what was typed here over the other; as a new draft where that is gone. Answers its id. */
  keepMine(id: string): string {
    const draft = this.find(id);
    if (!draft || draft.theirs === undefined) return id;
    const kept = mineOver(draft, draft.theirs);
    this.show(this.drafts.map((one) => (one.id === id ? kept : one)));
    this.schedule(kept.id, 0);
    return kept.id;
  }

  private schedule(id: string, pause = PAUSE): void {
    clearTimeout(this.timers.get(id));
    this.timers.set(
      id,
      setTimeout(() => void this.save(id), pause),
    );
  }

  private async save(id: string): Promise<void> {
    clearTimeout(this.timers.get(id));
    const before = this.running.get(id);
    if (before) {
      await before;
      if (this.find(id)?.at !== "waiting") return;
    }
    const run = Promise.resolve()
      .then(() => this.saveOnce(id))
      .finally(() => this.running.delete(id));
    this.running.set(id, run);
    await run;
  }

  private async saveOnce(id: string): Promise<void> {
    for (;;) {
      const draft = this.find(id);
      if (!draft || draft.at === "saved" || draft.at === "changed") return;
      const typed = this.typed.get(id);
      try {
        await this.write(draft);
      } catch (error) {
        if (this.failed(id, error)) continue;
        return;
      }
      const now = this.find(id);
      if (!now) return;
      if (this.typed.get(id) === typed)
        return this.put({ ...now, at: "saved", changed: undefined, lost: 0 });
    }
  }

  private async write(draft: SavedDraft): Promise<void> {
    const { id } = draft;
    this.unanswered.set(id, [...(this.unanswered.get(id) ?? []), signWithoutFiles(draft)]);
    let saved = await this.calls.save(id, draft.version, draft);
    this.arrived(id, saved);
    if (hasFiles(draft)) {
      saved = await this.calls.send(id, saved.version, draft);
      this.arrived(id, saved, draft);
    }
  }

  /** The market has answered; files of `sent` have names there from now on. */
  private arrived(id: string, saved: LotDraft, sent?: SavedDraft): void {
    this.unanswered.delete(id);
    this.versions.set(id, saved.version);
    const now = this.find(id);
    if (now) this.put(sent ? named(now, sent, saved) : { ...now, version: saved.version });
  }

  /** Whether it is worth going on at once. */
  private failed(id: string, error: unknown): boolean {
    const draft = this.find(id);
    if (!draft) return false;
    if (error instanceof Refused && error.code === "draft_changed") {
      // A server of before this was told says no more than that: it is tried again.
      const theirs = (error.data as ChangedDraft | null)?.draft;
      if (theirs !== undefined) return this.meet(id, theirs);
    } else if (error instanceof Refused && error.status < 500 && error.status !== 429) {
      this.put({ ...draft, at: "refused", why: explain(error) });
      return false;
    }
    this.put({ ...draft, at: "unreachable" });
    this.timers.set(
      id,
      setTimeout(() => {
        const later = this.find(id);
        if (later?.at !== "unreachable") return;
        this.put({ ...later, at: "waiting" });
        void this.save(id);
      }, AGAIN),
    );
    return false;
  }

  /** Another version is on the market; answers whether the own one may simply be saved over it. */
  private meet(id: string, theirs: LotDraft | null): boolean {
    const mine = this.find(id);
    if (!mine) return false;
    const sign = theirs && signOf(contentOf(theirs));
    // Ours, whose answer was lost; or both have typed the same.
    const ours = [...(this.unanswered.get(id) ?? []), signOf(mine)];
    if (theirs && sign && ours.includes(sign)) {
      this.put({ ...mine, version: theirs.version });
      return true;
    }
    if (mine.at === "saved" && theirs) this.put({ ...fresh(theirs), arrivals: mine.arrivals + 1 });
    else this.put({ ...mine, at: "changed", theirs });
    return false;
  }

  private put(draft: SavedDraft): void {
    this.show(
      this.find(draft.id)
        ? this.drafts.map((one) => (one.id === draft.id ? draft : one))
        : [...this.drafts, draft],
    );
  }
  private show(drafts: readonly SavedDraft[]): void {
    this.drafts = drafts;
    this.unsaved.write(drafts.filter(({ at }) => at !== "saved"));
    for (const listener of this.listeners) listener();
  }
}
