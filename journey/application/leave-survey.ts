import { type ApplicationScreen, screenOf } from '../paths.ts';

/** Screens on which a borrower who logs out is asked why they leave (A §2.21). */
export const LEAVE_SURVEY_SCREENS = ['liens', 'product/select', 'identity', 'signing/sign'] as const satisfies readonly ApplicationScreen[];
export type LeaveSurveyScreen = (typeof LEAVE_SURVEY_SCREENS)[number];

/** The screen of a path on which the question is asked, by what follows the application's id; null elsewhere, and in the area of other signers (AMB-111). */
export function leaveSurveyScreen(path: string): LeaveSurveyScreen | null {
  const screen = screenOf(path)?.replace(/\/$/, '');
  return LEAVE_SURVEY_SCREENS.find((one) => one === screen) ?? null;
}
