declare module "virtual:*operations" {
  /** Feature → its operations: typed in lib/api. */
  export const features: unknown;
}
