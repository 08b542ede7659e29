/**
 * India's states by zone: the zonal councils of the States Reorganisation Act and the North Eastern
 * Council; islands with the south. Without zod, so that a page may carry it.
 */
export const REGIONS = ["north", "west", "south", "east", "central", "north-east"] as const;
export type Region = (typeof REGIONS)[number];

export const statesOf: Readonly<Record<Region, readonly string[]>> = {
  north: [
    "Chandigarh",
    "Delhi",
    "Haryana",
    "Himachal Pradesh",
    "Jammu and Kashmir",
    "Ladakh",
    "Punjab",
    "Rajasthan",
  ],
  west: ["Dadra and Nagar Haveli and Daman and Diu", "Goa", "Gujarat", "Maharashtra"],
  south: [
    "Andaman and Nicobar Islands",
    "Andhra Pradesh",
    "Karnataka",
    "Kerala",
    "Lakshadweep",
    "Puducherry",
    "Tamil Nadu",
    "Telangana",
  ],
  east: ["Bihar", "Jharkhand", "Odisha", "West Bengal"],
  central: ["Chhattisgarh", "Madhya Pradesh", "Uttar Pradesh", "Uttarakhand"],
  "north-east": [
    "Arunachal Pradesh",
    "Assam",
    "Manipur",
    "Meghalaya",
    "Mizoram",
    "Nagaland",
    "Sikkim",
    "Tripura",
  ],
};
