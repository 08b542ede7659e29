// @vitest-environment jsdom
import type { LotDraft } from "@rebale/contract/listings";
import { beforeEach, describe, expect, test } from "vitest";
import { Refused, Unreachable } from "../../../../lib/api/refused.ts";
import { isStored } from "../pictures/stored.ts";
import { emptyDraft } from "../selling.rules.ts";
import { DraftAutosave } from "./draft-autosave.ts";
import type { DraftCalls } from "./draft-calls.ts";
import type { Content } from "./draft-content.ts";

beforeEach(() => sessionStorage.clear());

/** The market at the other end of the line, and the line's faults. */
function aLine() {
  const saved = new Map<string, LotDraft>();
  const line = {
    isDown: false,
    losesAnswer: false,
    calls: 0,
    during: () => {},
    tells: (draft: LotDraft | null): unknown => ({ draft }),
  };
  const write = (id: string, version: number | null, change: Partial<LotDraft>) => {
    line.calls++;
    if (line.isDown) throw new Unreachable();
    const before = saved.get(id);
    if ((before?.version ?? null) !== version)
      throw new Refused(409, "draft_changed", "changed", [], { data: line.tells(before ?? null) });
    const blank = { catalog: null, changed_at: "2026-11-22T06:00:00Z", changed_from: "Phone" };
    const after = { images: [], fields: {}, is_ready: false, ...blank, ...before, ...change };
    saved.set(id, { ...after, _id: id, version: (version ?? 0) + 1 });
    line.during();
    if (line.losesAnswer) throw new Unreachable();
    return saved.get(id) as LotDraft;
  };
  const calls: DraftCalls = {
    read: async () => [...saved.values()],
    save: async (id, version, { fields, ready, pictures, catalog }) =>
      write(id, version, {
        fields: { ...fields },
        is_ready: ready,
        images: pictures.filter(isStored),
        catalog: typeof catalog === "string" ? catalog : null,
      }),
    send: async (id, version, { pictures }) =>
      write(id, version, {
        images: pictures.map((one) =>
          isStored(one) ? one : { image: `stored-${one.file.name}`, width: 4, height: 3, alt: "" },
        ),
      }),
    remove: async (id, version) => {
      if (saved.get(id)?.version !== version) throw new Refused(409, "draft_changed", "", []);
      saved.delete(id);
      return { is_success: 1, message: "", data: null, errors: [] };
    },
  };
  /** Another device's change. */
  const elsewhere = (id: string, title: string) => {
    const before = saved.get(id);
    if (before)
      saved.set(id, { ...before, version: before.version + 1, fields: { ...emptyDraft, title } });
  };
  const open = () => new DraftAutosave("7", calls, [...saved.values()]);
  return { saved, line, calls, elsewhere, open };
}
const content = (title: string, over: Partial<Content> = {}): Content => ({
  fields: { ...emptyDraft, title },
  ready: false,
  pictures: [],
  catalog: null,
  ...over,
});
const png = (name: string) => ({ file: new File([name], name, { type: "image/png" }) });

describe("drafts are kept (A12)", () => {
  test("what is typed while a draft is saved is saved after it, and nothing twice", async () => {
    const { saved, line, open } = aLine();
    const autosave = open();
    autosave.set("a", content("P"));
    line.during = () => {
      line.during = () => {};
      autosave.set("a", content("PET"));
    };
    await autosave.flush();
    expect([saved.get("a")?.fields.title, autosave.find("a")?.at, line.calls]).toEqual([
      "PET",
      "saved",
      2,
    ]);
    await autosave.flush();
    expect(line.calls).toBe(2);
  });

  test("without a line it stays in this browser, also after a reload, and is saved when there is one", async () => {
    const { saved, line, open } = aLine();
    line.isDown = true;
    const autosave = open();
    autosave.set("a", content("PET"));
    await autosave.flush();
    expect(autosave.find("a")?.at).toBe("unreachable");
    line.isDown = false;
    const reloaded = open();
    expect(reloaded.find("a")?.fields.title).toBe("PET");
    await reloaded.flush();
    expect(saved.get("a")?.fields.title).toBe("PET");
    expect(sessionStorage.length).toBe(0);
  });

  test("a lost answer is no other device: what was typed since is saved over it", async () => {
    const { saved, line, open } = aLine();
    const autosave = open();
    line.losesAnswer = true;
    autosave.set("a", content("PET"));
    await autosave.flush();
    line.losesAnswer = false;
    autosave.set("a", content("PET bales"));
    await autosave.flush();
    expect([autosave.find("a")?.at, saved.get("a")?.fields.title]).toEqual(["saved", "PET bales"]);
  });

  test("nor after a reload, or on a page that was left and is opened again", async () => {
    const { saved, line, open } = aLine();
    const autosave = open();
    autosave.set("a", content("PET"));
    await autosave.flush();
    autosave.set("a", content("PET bales"));
    const reloaded = open();
    line.losesAnswer = true;
    await autosave.flush();
    line.losesAnswer = false;
    reloaded.set("a", content("PET bales, clear"));
    await reloaded.flush();
    expect([reloaded.find("a")?.at, saved.get("a")?.fields.title]).toEqual([
      "saved",
      "PET bales, clear",
    ]);
  });

  test("files are sent once, have names from then on, and one taken out meanwhile stays out", async () => {
    const { saved, line, open } = aLine();
    const autosave = open();
    const [a, b] = [png("a.png"), png("b.png")];
    autosave.set("a", content("PET", { pictures: [a, b] }));
    let calls = 0;
    line.during = () => {
      if (++calls === 2) autosave.set("a", content("PET", { pictures: [{ ...b, kind: "slip" }] }));
    };
    await autosave.flush();
    expect(autosave.find("a")?.pictures).toMatchObject([{ image: "stored-b.png", kind: "slip" }]);
    expect(saved.get("a")?.images).toMatchObject([{ image: "stored-b.png" }]);
    expect(line.calls).toBe(3);
  });

  test("one that is removed is gone there, too, also while it is saved", async () => {
    const { saved, line, open } = aLine();
    const autosave = open();
    autosave.set("a", content("PET"));
    let removing = Promise.resolve();
    line.during = () => {
      line.during = () => {};
      removing = autosave.remove("a");
    };
    await autosave.flush();
    await removing;
    expect([saved.size, autosave.all()]).toEqual([0, []]);
  });

  test("one that was saved here and then changed elsewhere is removed, too", async () => {
    const { saved, elsewhere, open } = aLine();
    const autosave = open();
    autosave.set("a", content("PET"));
    await autosave.flush();
    elsewhere("a", "Theirs");
    await autosave.refresh();
    await autosave.remove("a");
    expect([saved.size, autosave.all()]).toEqual([0, []]);
  });
});

describe("a draft that was changed here and elsewhere (A12)", () => {
  async function both() {
    const market = aLine();
    const autosave = market.open();
    autosave.set("a", content("PET"));
    await autosave.flush();
    market.elsewhere("a", "Theirs");
    autosave.set("a", content("Mine"));
    await autosave.flush();
    return { ...market, autosave };
  }
  const titles = (drafts: readonly { fields: { title?: string } }[]) =>
    drafts.map(({ fields }) => fields.title);

  test("is not overwritten: the seller is shown both", async () => {
    const { saved, autosave } = await both();
    expect(autosave.find("a")).toMatchObject({
      at: "changed",
      fields: { title: "Mine" },
      theirs: { fields: { title: "Theirs" } },
    });
    expect(titles([...saved.values()])).toEqual(["Theirs"]);
  });

  test.each([
    ["keepMine", "Mine"],
    ["reload", "Theirs"],
  ] as const)("becomes what its seller says: %s", async (word, expected) => {
    const { saved, autosave } = await both();
    autosave[word]("a");
    await autosave.flush();
    expect(titles(autosave.all())).toEqual([expected]);
    expect(titles([...saved.values()])).toEqual([expected]);
  });

  test("what is typed while the choice is open stays here, also after a reload, and asks again once more is changed there", async () => {
    const { saved, autosave, elsewhere, open } = await both();
    autosave.set("a", content("Mine, longer"));
    await autosave.flush();
    expect([open().find("a")?.at, open().find("a")?.fields.title]).toEqual([
      "changed",
      "Mine, longer",
    ]);
    elsewhere("a", "Theirs, longer");
    autosave.keepMine("a");
    await autosave.flush();
    expect(autosave.find("a")?.theirs?.fields.title).toBe("Theirs, longer");
    expect(titles([...saved.values()])).toEqual(["Theirs, longer"]);
  });

  test("is gone there while the choice is open: its seller is told so", async () => {
    const { saved, autosave } = await both();
    saved.clear();
    await autosave.refresh();
    expect(autosave.find("a")).toMatchObject({ theirs: null, fields: { title: "Mine" } });
  });

  test("a server that does not say what was changed is asked again", async () => {
    const { autosave, line, elsewhere } = aLineWith("PET");
    line.tells = () => null;
    elsewhere("a", "Theirs");
    autosave.set("a", content("Mine"));
    await autosave.flush();
    expect(autosave.find("a")?.at).toBe("unreachable");
    line.tells = (draft) => ({ draft });
    await autosave.flush();
    expect(autosave.find("a")?.theirs?.fields.title).toBe("Theirs");
  });

  test("an answer that comes late takes nothing back that was saved, begun, removed or typed meanwhile", async () => {
    const market = aLineWith("PET");
    const { autosave, calls, saved } = market;
    for (const id of ["gone", "removed"])
      saved.set(id, { ...(saved.get("a") as LotDraft), _id: id });
    await autosave.refresh();
    saved.delete("gone");
    const answer = await calls.read();
    const late = Promise.withResolvers<LotDraft[]>();
    calls.read = () => late.promise;
    const looking = autosave.refresh();
    autosave.set("a", content("PET bales"));
    autosave.set("b", content("Begun"));
    await autosave.flush();
    await autosave.remove("removed");
    autosave.set("gone", content("Typed on"));
    late.resolve(answer);
    await looking;
    expect(titles(autosave.all())).toEqual(["PET bales", "Typed on", "Begun"]);
  });

  test("is shown as it is there when nothing was typed here since", async () => {
    const { autosave, elsewhere, saved } = aLineWith("PET");
    elsewhere("a", "Theirs");
    await autosave.refresh();
    expect(autosave.find("a")).toMatchObject({
      at: "saved",
      arrivals: 1,
      fields: { title: "Theirs" },
    });
    saved.clear();
    await autosave.refresh();
    expect(autosave.all()).toEqual([]);
  });

  test("typed on after it was submitted elsewhere, it becomes a new draft or goes", async () => {
    for (const [word, expected] of [
      ["keepMine", ["Mine"]],
      ["reload", []],
    ] as const) {
      const { autosave, saved } = aLineWith("PET");
      saved.clear();
      autosave.set("a", content("Mine"));
      await autosave.flush();
      expect(autosave.find("a")?.theirs).toBeNull();
      autosave[word]("a");
      await autosave.flush();
      expect(titles([...saved.values()])).toEqual(expected);
      expect(titles(autosave.all())).toEqual(expected);
      // Another device may be about to submit the one that is gone.
      expect(saved.has("a")).toBe(false);
    }
  });

  function aLineWith(title: string) {
    const market = aLine();
    market.saved.set("a", {
      _id: "a",
      version: 1,
      fields: { ...emptyDraft, title },
      is_ready: false,
      images: [],
      catalog: null,
      changed_at: "2026-11-22T06:00:00Z",
      changed_from: null,
    });
    return { ...market, autosave: market.open() };
  }
});
