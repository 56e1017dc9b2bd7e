import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import { createContext, use } from 'react';
import type { Application } from '../../services/application.ts';

/** What every screen of an application gets: the application, its latest status, and `done`. */
export type Followed = {
  readonly uuid: string;
  readonly application: Application;
  readonly status: StatusAnswer;
  /** When an answer was last stored in this visit; undefined when none was sent yet. */
  readonly savedAt?: Date | undefined;
  /** Sends a step's answers and navigates. Resolves when the next screen is decided, rejects as the call does. */
  readonly submit: <Reply>(call: () => Promise<Reply>) => Promise<Reply>;
  /** After a step that was taken elsewhere, such as at a vendor's: re-reads the status and navigates. Resolves when the next screen is decided. */
  readonly done: () => Promise<void>;
  /** Re-reads the status now ("Try again"). */
  readonly again: () => Promise<void>;
  /** Waits for changes while the page says that staff or a third party act, at a status that is the borrower's to answer; returns what ends it. */
  readonly watch: () => () => void;
};

export const FollowedContext = createContext<Followed | null>(null);

/** The application of the current screen. Screens do not decide what comes next: they call `done`, and follow.ts navigates. */
export function useFollowed(): Followed {
  const followed = use(FollowedContext);
  if (!followed) throw new Error('useFollowed is for screens of one application');
  return followed;
}
