/**
 * Which states a PIN may be of, by its first digits: postal circles are coarser than states, and
 * where they meet a PIN is either's. Without zod, so that a page may carry it. Pure.
 */
const STATES_OF_PINS: Readonly<Record<string, readonly string[]>> = {
  "11": ["Delhi"],
  "12-13": ["Haryana", "Chandigarh"],
  "14-15": ["Punjab", "Chandigarh"],
  "16": ["Chandigarh", "Punjab", "Haryana"],
  "17": ["Himachal Pradesh"],
  "18-19": ["Jammu and Kashmir", "Ladakh"],
  "20-28": ["Uttar Pradesh", "Uttarakhand"],
  "30-34": ["Rajasthan"],
  "36-39": ["Gujarat", "Dadra and Nagar Haveli and Daman and Diu"],
  "40-44": ["Maharashtra", "Goa", "Dadra and Nagar Haveli and Daman and Diu"],
  "45-48": ["Madhya Pradesh", "Chhattisgarh"],
  "49": ["Chhattisgarh"],
  "50": ["Telangana", "Andhra Pradesh"],
  "51-53": ["Andhra Pradesh", "Telangana", "Puducherry"],
  "56-59": ["Karnataka"],
  "60-66": ["Tamil Nadu", "Puducherry"],
  "67-69": ["Kerala", "Lakshadweep", "Puducherry"],
  "70-74": ["West Bengal", "Sikkim", "Andaman and Nicobar Islands"],
  "75-77": ["Odisha"],
  "78": ["Assam"],
  "79": ["Arunachal Pradesh", "Assam", "Manipur", "Meghalaya", "Mizoram", "Nagaland", "Tripura"],
  "80-85": ["Bihar", "Jharkhand"],
};
const RANGES = Object.entries(STATES_OF_PINS).map(([digits, states]) => {
  const [from = "", to = from] = digits.split("-");
  return { from, to, states };
});

/** A state that the table does not know takes any PIN. */
export function pinFitsState(pin: string, state: string): boolean {
  if (!RANGES.some(({ states }) => states.includes(state))) return true;
  const digits = pin.slice(0, 2);
  return RANGES.some(
    ({ from, to, states }) => from <= digits && digits <= to && states.includes(state),
  );
}
