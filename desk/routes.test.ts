import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROLE_NAMES } from './parts/roles.ts';
import { AREAS, isSeenBy, SCREENS } from './routes.tsx';
import { COPY } from './screens/application/copy.ts';
import type { Role } from './services/session.ts';
import { SIGN_IN } from './sign-in/copy.ts';

const ROLES = Object.keys(ROLE_NAMES) as Role[];
const seenBy = (role: Role): string[] => SCREENS.filter((screen) => isSeenBy(screen, role)).map(({ path }) => path);

describe('pages by role', () => {
  test('each role begins at the queues and has an account', () => {
    for (const role of ROLES) {
      expect(SCREENS.find((screen) => screen.nav !== undefined && isSeenBy(screen, role))?.path).toBe('/work');
      expect(seenBy(role)).toContain('/account');
    }
  });

  test('an administrator searches for no person and reads no chat; who decides loans changes no access', () => {
    expect(seenBy('admin')).not.toContain('/people');
    expect(seenBy('agent')).toContain('/people');
    expect(seenBy('admin').filter((path) => path.startsWith('/chat'))).toEqual([]);
    expect(ROLES.filter((role) => !seenBy(role).some((path) => path.startsWith('/chat')))).toEqual(['admin']);
    for (const role of ['processor', 'underwriter', 'closer', 'funder', 'agent'] as const)
      expect(seenBy(role).filter((path) => path.startsWith('/settings'))).toEqual([]);
  });

  test('every page of the navigation has an area of it and a name of its own', () => {
    const named = SCREENS.flatMap(({ nav }) => (nav ? [nav] : []));
    expect(named.filter(({ area }) => !AREAS.includes(area))).toEqual([]);
    expect(new Set(named.map(({ text }) => text)).size).toBe(named.length);
  });
});

describe('the title of the tab', () => {
  test('is another one at each step of a sign-in', () => {
    const steps = [SIGN_IN, SIGN_IN.code, SIGN_IN.enroll, SIGN_IN.codes, SIGN_IN.welcome].map(({ title }) => title);
    expect(new Set(steps).size).toBe(5);
    // the steps say it by the one heading that sets the tab
    for (const file of ['SignIn.tsx', 'Enroll.tsx', 'RecoveryCodes.tsx', 'Welcome.tsx'])
      expect(readFileSync(join(import.meta.dirname, 'sign-in', file), 'utf8')).toContain('<StepHeading title={');
  });

  test('names each part of an application', () => {
    const parts = Object.values(COPY.sections);
    expect(parts.length).toBeGreaterThanOrEqual(7);
    expect(new Set(parts).size).toBe(parts.length);
  });
});
