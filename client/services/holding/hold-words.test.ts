import { STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { rowOf } from '@hearthline/journey/step-routes.ts';
import { describe, expect, test } from 'vitest';
import { holdWordsOf } from './hold-words.ts';
import { HOLD_OTHERWISE } from './words.ts';

const TIMEOUT_SCREENS = ['error/timeout', 'review-app/datatree', 'review-app/signdocs'];

describe('pages on which somebody else acts', () => {
  test('every status that leads to a timeout page has sentences of its own', () => {
    const silent = Object.keys(STATUS_TABLE).filter((status) => TIMEOUT_SCREENS.includes(rowOf(status).screen) && holdWordsOf(status) === HOLD_OTHERWISE);
    expect(silent).toEqual([]);
  });

  test('a status of a family takes the family’s sentences, one nobody knows the general ones', () => {
    expect(holdWordsOf('PAYOFF_REQUEST_SENT')).toBe(holdWordsOf('PAYOFF_REQUEST'));
    expect(holdWordsOf('SOMETHING_NEW')).toBe(HOLD_OTHERWISE);
  });
});
