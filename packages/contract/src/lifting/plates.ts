import { plainCode } from "../values/identifiers.ts";

/** Number plates. Without zod, so that a page may carry it. */

/** A state's plate; neither I nor O is in its letters, so that they are no digits. */
const OF_STATE = /^([A-Z]{2})([0-9OI]{1,2})([A-HJ-NP-Z]{0,3})([0-9OI]{1,4})$/;
/** An old plate: letters and up to four digits. */
const OLD = /^([A-Z]{3})([0-9]{1,4})$/;
/** A plate for all of India, in a series of its own: 22BH1234AA. */
const BHARAT = /^([0-9]{2})BH([0-9]{4})([A-HJ-NP-Z]{1,2})$/;
/** For a new truck, by month and year: T0926MH1234AB. */
const TEMPORARY = /^T[0-9]{4}[A-Z]{2}[0-9]{4}[A-Z]{0,2}$/;
/** As the portals have them of the forces, of Bhutan and Nepal, and of temporary ones. */
const OTHERS = /^(TM|DF|BP|NP)[A-Z0-9]{4,13}$/;

/** In digits' places a letter that looks as one is one. */
const digits = (text: string) => text.replaceAll("O", "0").replaceAll("I", "1");

/** As plates are compared: in capitals, without blanks; null for what is no number. */
export function vehicleNumber(typed: string): string | null {
  const plain = plainCode(typed);
  if ([BHARAT, TEMPORARY, OTHERS, OLD].some((form) => form.test(plain))) return plain;
  const [, state = "", district = "", letters = "", number = ""] = OF_STATE.exec(plain) ?? [];
  return state === "" ? null : state + digits(district) + letters + digits(number);
}

/**
 * As the e-way portal's list of formats has it, zeros filled up: DL01AB0123. Null for a plate that
 * it has no form for.
 */
export function portalPlate(vehicle: string): string | null {
  if (OTHERS.test(vehicle)) return vehicle;
  const old = OLD.exec(vehicle);
  if (old) return `${old[1]}${old[2]?.padStart(4, "0")}`;
  const [, state, district, letters, number] = OF_STATE.exec(vehicle) ?? [];
  if (state === undefined || district === undefined || number === undefined) return null;
  return `${state}${district.padStart(2, "0")}${letters}${number.padStart(4, "0")}`;
}
