import { expect, test } from "vitest";
import { type Drawn, openScenes } from "./scenes.ts";

const drawn = (material: string, scene: string): Drawn[] =>
  [1, 2, 3].map((angle) => ({ material, scene, angle, picture: { image: `${scene}-${angle}`, width: 4, height: 3, alt: scene } }));
const images = (pictures: { image: string }[]) => pictures.map((p) => p.image);

test("a lot gets three angles of a scene that fits it; the next lot of its kind another scene, then another angle first", () => {
  const scenes = openScenes([...drawn("tyres", "stacks"), ...drawn("tyres", "pile"), ...drawn("tyres", "crumb")]);
  expect(images(scenes.picturesOf("car-tyres", "tyres"))).toEqual(["stacks-1", "stacks-2", "stacks-3"]);
  expect(images(scenes.picturesOf("car-tyres", "tyres"))).toEqual(["pile-1", "pile-2", "pile-3"]);
  expect(images(scenes.picturesOf("car-tyres", "tyres"))).toEqual(["stacks-2", "stacks-3", "stacks-1"]);
});

test("a hint without a scene takes any of its material; a material without pictures has none", () => {
  const scenes = openScenes(drawn("tyres", "crumb"));
  expect(images(scenes.picturesOf("car-tyres", "tyres"))).toEqual(["crumb-1", "crumb-2", "crumb-3"]);
  expect(scenes.picturesOf("pcb", "e-waste")).toEqual([]);
});

test("an article's hint finds a picture of the goods, and never a banner", () => {
  expect(openScenes([...drawn("banners", "hero-1"), ...drawn("plastics", "pet-bales")]).pictureOf("pet-bale")?.image).toBe("pet-bales-1");
  expect(openScenes(drawn("banners", "hero-1")).pictureOf("pet-bale")).toBeNull();
});
