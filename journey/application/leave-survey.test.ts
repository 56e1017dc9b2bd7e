import { expect, test } from 'vitest';
import { LEAVE_SURVEY_SCREENS, leaveSurveyScreen } from './leave-survey.ts';
import { APPLICATION_SCREENS, applicationScreen, outside, registration, SIGNER_SCREENS, signer } from '../paths.ts';

const UUID = '0198f000-0000-7000-8000-000000000001';

test('of every screen of an application, four ask why the borrower leaves', () => {
  const asking = APPLICATION_SCREENS.filter((screen) => leaveSurveyScreen(applicationScreen(UUID, screen)) !== null);
  expect(asking.toSorted()).toEqual([...LEAVE_SURVEY_SCREENS].toSorted());
  expect(leaveSurveyScreen(`${applicationScreen(UUID, 'liens')}/?from=1#top`)).toBe('liens');
});

test('no page outside an application asks, and none of another signer', () => {
  const others = [
    ...SIGNER_SCREENS.map((screen) => signer.screen(screen)),
    ...Object.values(outside).map((path) => path()),
    registration.index(),
    '/account/heloc/identity',
  ];
  expect(others.filter((path) => leaveSurveyScreen(path) !== null)).toEqual([]);
});
