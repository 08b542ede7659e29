/** The whole screen's answer after a pass was shown. */
export type Verdict =
  | {
      readonly is: "in" | "out";
      readonly vehicle: string;
      readonly driver: string | null;
      readonly goods: string | null;
      readonly trip: string;
      /** The market does not know it yet. */
      readonly isWaiting: boolean;
    }
  | {
      readonly is: "visit";
      /** 2 people, A. Patil. */
      readonly who: string;
      readonly goods: string | null;
      readonly isWaiting: boolean;
    }
  | {
      readonly is: "refused";
      readonly because: string;
      readonly words: string;
      readonly vehicle: string | null;
      /** ISO 8601. */
      readonly usedAt: string | null;
    }
  /** Nobody can say: this phone may not decide alone, or something failed. */
  | { readonly is: "unknown"; readonly words: string; readonly lacksNetwork: boolean };
