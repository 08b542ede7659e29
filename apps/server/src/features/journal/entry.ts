/** One side of an entry: a debit above zero, a credit below. */
export interface Line {
  readonly kind: string;
  /** Null of the market's own. */
  readonly companyId: number | null;
  /** In the asset's unit: paise of rupees, grams of goods. */
  readonly amount: number;
  /** Which sale it is about; of goods, whose accounts are their entry's sale's, null. */
  readonly awardId: number | null;
  /** Rupees, `inr`, where none is named; of goods `g:` and the material, or `g`. */
  readonly asset?: string;
  /** For goods, their recycler's name for them; null for goods as they came. */
  readonly product?: string | null;
}

/** A movement from account to account: its lines sum to zero within each asset. */
export interface Entry {
  readonly kind: string;
  /** The event's own name: the same again is entered once. */
  readonly key: string;
  /** Whether it may come again under its name once it was turned back. */
  readonly mayComeAgain?: boolean;
  readonly awardId: number | null;
  readonly reverses: number | null;
  readonly lines: readonly Line[];
}

/** An entry with what is known of it besides its amounts. */
export interface Posting extends Entry {
  readonly lotId?: number | null;
  /** Null of the market itself. */
  readonly actorId: number | null;
  /** The rows it came from, by id. */
  readonly cause: Readonly<Record<string, string | number>>;
  /** The values its words need. */
  readonly params?: Readonly<Record<string, string | number>>;
  /**
   * YYYY-MM-DD in India, as the bank has it; today where nothing else is said. What is told of a
   * day that is closed is entered on the first one that is not. Of goods null: they have no day.
   */
  readonly happenedOn?: string | null;
}
