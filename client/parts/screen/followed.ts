import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import { createContext, use } from 'react';
import type { Application } from '../../services/application.ts';

/** What a screen of one application gets: the application, its latest status, and the word "done". */
export type Followed = {
  readonly uuid: string;
  readonly application: Application;
  readonly status: StatusAnswer;
  /** Say it after something was sent: the status is re-read and the router moved. Resolves when it is settled where to be. */
  readonly done: () => Promise<void>;
  /** Re-reads the status now ("Try again"). */
  readonly again: () => Promise<void>;
};

export const FollowedContext = createContext<Followed | null>(null);

/** The application a screen is about. Screens do not decide what comes next: they say `done`, and follow.ts moves the router. */
export function useFollowed(): Followed {
  const followed = use(FollowedContext);
  if (!followed) throw new Error('useFollowed is for screens of one application');
  return followed;
}
