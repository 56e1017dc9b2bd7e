import { deskSessionGet } from '@hearthline/web/operations/desk.ts';
import { expect, test } from 'vitest';
import { $api, queryClient } from './api.ts';
import { type DeskSession, sessionRefused, setSession } from './session.ts';

const stage = (): string | undefined => queryClient.getQueryData<DeskSession>($api.read(deskSessionGet, {}).queryKey)?.stage;

test('a refused request signs out who is signed in, and leaves a sign-in that is under way at its step', () => {
  const member = { staffUuid: 'a', name: 'Ada', email: 'ada@example.com', role: 'agent', timeZone: 'America/Chicago' } as const;
  setSession({ stage: 'SIGNED_IN', member, endsAt: null });
  sessionRefused();
  expect(stage()).toBe('SIGNED_OUT');
  setSession({ stage: 'CODE', member: null, endsAt: null });
  sessionRefused();
  expect(stage()).toBe('CODE');
});
