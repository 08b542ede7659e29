import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { LotPicture } from "../features/listings/index.ts";
import type { FileStore } from "../platform/files.ts";
import type { CategoryUrl } from "./data/types.ts";

const folder = new URL("../../../../assets/pictures/", import.meta.url);

const Index = z.array(
  z.object({
    file: z.string(),
    material: z.string(),
    scene: z.string(),
    angle: z.coerce.number(),
    width: z.number(),
    height: z.number(),
    alt: z.string(),
  }),
);

/** Which scenes show what a lot's hint means, best first; a hint that has none here takes any scene of its material. */
const fitting: Readonly<Record<string, readonly string[]>> = {
  pcb: ["boards"],
  servers: ["towers", "disks"],
  "it-equipment": ["towers", "keyboards", "disks"],
  laptops: ["keyboards", "disks"],
  printers: ["towers"],
  crt: ["monitors"],
  lcd: ["monitors"],
  telecom: ["phones", "boards"],
  cables: ["cables", "copper"],
  cooling: ["compressors"],
  appliances: ["compressors"],
  "pet-bale": ["pet-bales"],
  "pet-flakes": ["regrind", "pet-bales"],
  "hdpe-bale": ["canisters", "drums"],
  "hdpe-drums": ["drums"],
  "ldpe-film": ["film-bales"],
  "pp-woven": ["film-bales"],
  "pp-crates": ["crates"],
  "pvc-pipe": ["pipes"],
  "abs-regrind": ["regrind"],
  granules: ["regrind"],
  "lead-acid": ["car-pallets", "pile", "ingots"],
  "inverter-battery": ["inverter"],
  "ups-battery": ["inverter", "pile"],
  "traction-battery": ["inverter", "car-pallets"],
  "li-ion": ["laptop-packs", "cells"],
  "phone-battery": ["cells"],
  "ev-pack": ["ev-modules"],
  "dry-cells": ["cell-drums"],
  "ni-cd": ["cell-drums", "cells"],
  "ni-mh": ["cell-drums", "cells"],
  "car-tyres": ["stacks", "pile"],
  "truck-tyres": ["truck"],
  "two-wheeler-tyres": ["pile"],
  "otr-tyres": ["tractor"],
  tubes: ["pile"],
  "tyre-shreds": ["chips"],
  "crumb-rubber": ["crumb"],
  "tyre-bale": ["bales"],
  "bead-wire": ["chips", "bales"],
  "tyre-oil": ["chips"],
};

export interface Scenes {
  /** Three pictures of one scene; each call with the same hint turns to the next scene and angle. */
  picturesOf(hint: string, material: CategoryUrl): LotPicture[];
  /** One picture for what has no material of its own. */
  pictureOf(hint: string): LotPicture | null;
  readonly all: readonly LotPicture[];
}

/** Puts the project's own pictures into the file store, as they are. What has not been drawn yet is left out. */
export async function storeScenes(files: FileStore): Promise<Scenes> {
  const text = await readFile(new URL("index.json", folder), "utf8").catch(() => "[]");
  const drawn = Index.safeParse(JSON.parse(text)).data ?? [];
  const stored = await Promise.all(
    drawn.map(async ({ file, material, scene, angle, width, height, alt }) => {
      const bytes = await readFile(new URL(file, folder)).catch(() => null);
      if (!bytes) return [];
      const image = `${createHash("sha256").update(bytes).digest("hex")}.webp`;
      await files.put(`public/${image}`, bytes);
      return [
        { material: material.split("/")[0] ?? "", scene: scene.split("/").at(-1) ?? "", angle, picture: { image, width, height, alt } },
      ];
    }),
  );
  return openScenes(stored.flat());
}

export interface Drawn {
  readonly material: string;
  readonly scene: string;
  readonly angle: number;
  readonly picture: LotPicture;
}

export function openScenes(drawn: readonly Drawn[]): Scenes {
  const turns = new Map<string, number>();
  const scenesOf = (hint: string, material: string) => {
    const own = [...new Set(drawn.filter((d) => d.material === material).map((d) => d.scene))];
    const fits = (fitting[hint] ?? []).filter((scene) => own.includes(scene));
    return fits.length ? fits : own;
  };
  const ofScene = (scene: string, material: string) =>
    drawn
      .filter((d) => d.scene === scene && d.material === material)
      .sort((a, b) => a.angle - b.angle)
      .map((d) => d.picture);
  return {
    all: drawn.map((d) => d.picture),
    picturesOf(hint, material) {
      const scenes = scenesOf(hint, material);
      const key = `${material}:${scenes.join()}`;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      const scene = scenes[turn % Math.max(1, scenes.length)];
      if (scene === undefined) return [];
      const angles = ofScene(scene, material);
      const first = Math.floor(turn / scenes.length) % angles.length;
      return [...angles.slice(first), ...angles.slice(0, first)].slice(0, 3);
    },
    pictureOf(hint) {
      const found = drawn.find((d) => (fitting[hint] ?? []).includes(d.scene)) ?? drawn.find((d) => d.material !== "banners");
      return found?.picture ?? null;
    },
  };
}
