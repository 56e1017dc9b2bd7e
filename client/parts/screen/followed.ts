import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import { createContext, use } from 'react';
import type { Application } from '../../services/application.ts';
import type { SignerProfile } from '../../services/signer.ts';

/** What every screen of an application gets, of the borrower and of another signer: its latest status, and `done`. */
export type Following = {
  readonly uuid: string;
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

/** Of the borrower. */
export type Followed = Following & {
  readonly application: Application;
  /** From a screen whose step is over: navigates to the one of the status. */
  readonly leave: () => Promise<void>;
};
/** Of another signer, who sees their own part of the application. */
export type SignerFollowed = Following & { readonly signer: SignerProfile };

export const FollowedContext = createContext<Followed | SignerFollowed | null>(null);

/** The application of the current screen, in the borrower's pages or the signers': for parts that both use. */
export function useFollowing(): Followed | SignerFollowed {
  const followed = use(FollowedContext);
  if (!followed) throw new Error('useFollowing is for screens of one application');
  return followed;
}

/** The borrower's application of the current screen. Screens do not decide what comes next: they call `done`, and follow.ts navigates. */
export function useFollowed(): Followed {
  const followed = useFollowing();
  if (!('application' in followed)) throw new Error('useFollowed is for screens of the borrower');
  return followed;
}

/** The signer's part of the application of the current screen. */
export function useSigner(): SignerFollowed {
  const followed = useFollowing();
  if (!('signer' in followed)) throw new Error('useSigner is for screens of a signer');
  return followed;
}
