import { isSignerPath, outside, signer } from '@hearthline/journey/paths.ts';
import { type LeaveSurveyScreen, leaveSurveyScreen } from '@hearthline/journey/application/leave-survey.ts';
import { type ReactNode, useState } from 'react';
import { useNavigation } from '../../parts/screen/navigation.ts';
import { readSite } from '../../services/menus.ts';
import { logOut } from '../../services/session/log-out.ts';
import { LeaveSurvey } from './LeaveSurvey.tsx';

/** Milliseconds from the end of the survey until the session ends (A §9). */
const AFTER_SURVEY_MS = 750;

export type Leaving = {
  /** Logs out; on some screens it first asks why. */
  readonly leave: () => void;
  /** The question, while it is asked. */
  readonly survey: ReactNode;
};

/** Whether the lender asks; it does not where that cannot be read: nobody is kept from logging out. */
const isAsking = (): Promise<boolean> =>
  readSite().then(
    ({ leaveSurvey }) => leaveSurvey,
    () => false,
  );

/** Logging out from the menus, and the survey before it (A §2.21). */
export function useLeaving(): Leaving {
  const { go, here } = useNavigation();
  const [screen, setScreen] = useState<LeaveSurveyScreen | null>(null);

  const end = async (): Promise<void> => {
    const signIn = isSignerPath(here().pathname) ? signer.login() : outside.authLogin();
    const elsewhere = await logOut();
    if (elsewhere === null) await go(signIn);
    else window.location.assign(elsewhere);
  };
  const leave = async (): Promise<void> => {
    const asked = leaveSurveyScreen(here().pathname);
    if (asked !== null && (await isAsking())) setScreen(asked);
    else await end();
  };
  const closed = (): void => {
    setScreen(null);
    window.setTimeout(() => void end(), AFTER_SURVEY_MS);
  };
  return { leave: () => void leave(), survey: screen !== null && <LeaveSurvey screen={screen} onClosed={closed} /> };
}
