import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { blogs } from "../data/blogs.ts";
import { categories } from "../data/categories.ts";
import { lots } from "../data/lots.ts";
import { createScenes, type Drawn } from "./scenes.ts";

const drawn = (material: string, scene: string): Drawn[] =>
  [1, 2, 3].map((angle) => ({
    material,
    scene,
    angle,
    picture: { image: `${material}/${scene}-${angle}`, width: 4, height: 3, alt: scene },
  }));
const images = (pictures: { image: string }[]) => pictures.map((p) => p.image);

test("a lot gets three angles of its own scene, and the next lot of that scene begins with another angle", () => {
  const scenes = createScenes([
    ...drawn("tyres", "stacks"),
    ...drawn("tyres", "pile"),
    ...drawn("batteries", "pile"),
  ]);
  expect(images(scenes.picturesOf("pile", "tyres"))).toEqual([
    "tyres/pile-1",
    "tyres/pile-2",
    "tyres/pile-3",
  ]);
  expect(images(scenes.picturesOf("pile", "tyres"))).toEqual([
    "tyres/pile-2",
    "tyres/pile-3",
    "tyres/pile-1",
  ]);
  expect(images(scenes.picturesOf("pile", "batteries"))).toEqual([
    "batteries/pile-1",
    "batteries/pile-2",
    "batteries/pile-3",
  ]);
});

test("a scene without pictures takes another of its material; a material without pictures has none", () => {
  const scenes = createScenes([...drawn("tyres", "crumb"), ...drawn("tyres", "chips")]);
  expect(scenes.picturesOf("truck", "tyres")[0]?.image).toBe("tyres/crumb-1");
  expect(scenes.picturesOf("truck", "tyres")[0]?.image).toBe("tyres/chips-1");
  expect(scenes.picturesOf("boards", "e-waste")).toEqual([]);
});

test("an article finds its picture, or else another of the goods, and never a banner", () => {
  const scenes = createScenes([
    ...drawn("banners", "hero-1"),
    ...drawn("e-waste", "copper"),
    ...drawn("plastics", "pet-bales"),
  ]);
  expect(scenes.pictureOf("plastics/pet-bales")?.image).toBe("plastics/pet-bales-1");
  expect(scenes.pictureOf("plastics/drums")?.image).toBe("plastics/pet-bales-1");
  expect(scenes.pictureOf("tyres/truck")?.image).toBe("e-waste/copper-1");
  expect(createScenes(drawn("banners", "hero-1")).pictureOf("tyres/truck")).toBeNull();
});

test("four lots tell of each scene, each article shows another one, and all of them are drawn", async () => {
  const text = await readFile(
    new URL("../../../../../assets/pictures/index.json", import.meta.url),
    "utf8",
  );
  const scenes = new Set((JSON.parse(text) as Drawn[]).map((d) => `${d.material}/${d.scene}`));
  const byHint = Map.groupBy(lots, (lot) => `${lot.category}/${lot.picture_hint}`);
  expect([...byHint.values()].map((four) => four.length)).toEqual(
    Array.from({ length: 24 }, () => 4),
  );
  const shown = blogs.map((blog) => blog.image_hint);
  expect(new Set(shown).size).toBe(blogs.length);
  expect([...byHint.keys(), ...shown].filter((place) => !scenes.has(place))).toEqual([]);
});

test("every lot has a title of its own and a place in the categories", () => {
  expect(new Set(lots.map((lot) => lot.title)).size).toBe(lots.length);
  const places = categories.flatMap((c) => c.sub_category.map((s) => `${c.url}/${s.url}`));
  expect(
    lots
      .map((lot) => `${lot.category}/${lot.sub_category}`)
      .filter((place) => !places.includes(place)),
  ).toEqual([]);
});
