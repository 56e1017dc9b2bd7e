import { STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { rowOf } from '@hearthline/journey/step-routes.ts';
import { describe, expect, test } from 'vitest';
import { COPY as DATATREE } from '../../screens/review-app/datatree/copy.ts';
import { COPY as SIGNDOCS } from '../../screens/review-app/signdocs/copy.ts';
import { COPY as TIMEOUT } from '../../screens/error/timeout/copy.ts';
import { holdCopyOf } from './hold-copy.ts';
import { HOLD_OTHERWISE } from './copy.ts';

const SCREENS = { 'error/timeout': TIMEOUT, 'review-app/datatree': DATATREE, 'review-app/signdocs': SIGNDOCS };

describe('pages on which somebody else acts', () => {
  test.each(Object.entries(SCREENS))('every status that leads to %s has sentences of its own', (screen, rows) => {
    const led = Object.keys(STATUS_TABLE).filter((status) => rowOf(status).screen === screen);
    expect(led.length).toBeGreaterThan(0);
    expect(led.filter((status) => holdCopyOf(rows, status) === HOLD_OTHERWISE)).toEqual([]);
  });

  test('a status of a family takes the family’s sentences, one nobody knows the general ones', () => {
    expect(holdCopyOf(TIMEOUT, 'PAYOFF_REQUEST_SENT')).toBe(TIMEOUT['PAYOFF_REQUEST']);
    expect(holdCopyOf(TIMEOUT, 'SOMETHING_NEW')).toBe(HOLD_OTHERWISE);
  });
});
