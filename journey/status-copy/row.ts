/** The shape of a status's copy, in any language. */

export type StatusCopy = {
  /** Where the application is; while it waits for something automatic, the first sentence is also the title of the waiting page. */
  readonly now: string;
  /**
   * What the borrower does: a title that also follows "Your next step:", and how long it takes; null when the lender or a third party acts. `isWaitedFor`:
   * nothing goes on without it. Otherwise staff decide, and it only helps.
   */
  readonly you: { readonly title: string; readonly note: string; readonly isWaitedFor: boolean } | null;
  /**
   * What was completed when the wait ended, for messages; statuses with the same sentence are one wait. Null: announced in other words, or
   * no wait.
   */
  readonly done: string | null;
};

export const you = (now: string, title: string, note: string): StatusCopy => ({ now, you: { title, note, isWaitedFor: true }, done: null });
export const helps = (now: string, title: string, note: string, done: string): StatusCopy => ({
  now,
  you: { title, note, isWaitedFor: false },
  done,
});
export const others = (now: string, done: string | null): StatusCopy => ({ now, you: null, done });

/** A business day in seconds. */
export const DAY = 86_400;

/** Who acts while a status waits for the lender or a third party, and how long it takes (AMB-117). */
export type HoldCopy = {
  /** Who acts, and what exactly they do. */
  readonly who: string;
  readonly whoNote: string;
  readonly long: string;
  readonly longNote: string;
  /** What the borrower does meanwhile, as on the dashboard; by default nothing. */
  readonly you?: string;
  readonly youNote?: string;
  /** Seconds staff need, when a date can be promised. */
  readonly seconds?: number;
};

/** The same with what is checked, for a page that says nothing else. */
export type PageCopy = HoldCopy & { readonly title: string; readonly intro: string };
