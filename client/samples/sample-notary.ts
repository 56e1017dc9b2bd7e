import type { Reply } from '@hearthline/web/api/operation.ts';
import { notaryTimes } from '@hearthline/rules/notary-hours.ts';

/** Monday, November 23, 2026, 9 am in Phoenix: notaries work. */
const NOW = '2026-11-23T16:00:00.000Z';

/** How the deed of persona 1 is notarized: by video, now. */
export function sampleNotary(more: Partial<Reply<'notary-get'>> = {}): Reply<'notary-get'> {
  return {
    way: 'ONLINE',
    reason: null,
    mayGoOnline: false,
    fee: 300,
    witnesses: 0,
    earliestClosing: null,
    waitsFor: null,
    timeZone: 'America/Phoenix',
    now: NOW,
    hours: { from: 6, to: 18, timeZone: 'America/Los_Angeles', opensAt: null },
    triesLeft: 2,
    failure: null,
    signers: [{ name: 'Grace Happy', isYou: true, state: 'INVITED' }],
    times: notaryTimes(new Date(NOW), new Date('2026-12-05T16:00:00.000Z')),
    requested: null,
    meeting: null,
    isUnconfirmed: false,
    missedBy: null,
    ...more,
  };
}
