import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { SAMPLE_DEBTS } from '@hearthline/client/samples/sample-debts.ts';
import { sampledAt } from '@hearthline/client/samples/sample-person.ts';
import { sampleReplies } from '@hearthline/client/samples/sample-replies.ts';
import { sampleOffers } from '@hearthline/client/testing/sample-offers.ts';
import { APPLICATION_SCREENS, SIGNER_SCREENS, signer } from '@hearthline/journey/paths.ts';
import { SCREEN_TITLES } from '@hearthline/journey/status-copy/screen-titles.ts';
import { describe, expect, test } from 'vitest';

const OFFERS = 'GET /service-application/api/v1/application/heloc/{uuid}/offers';
const PERSON = {
  names: ['Paul Joint', 'Paula Joint'],
  email: 'paul@example.com',
  home: { street1: '114 Duo Ln', city: 'Pairfield', state: 'TX', zip: '78701' },
  occupancy: 'HOME',
  timeZone: 'America/Chicago',
} as const;
const SITE = {
  organization: { orgCode: 'MAIN' },
  flags: [],
  css: '',
  replies: { [OFFERS]: sampleOffers() },
  line: {
    amount: 104_990,
    draw: 100_000,
    feePercent: 4.99,
    rate: 8.45,
    rateWithoutAutopay: 8.7,
    term: 15,
    payment: 1030.8,
    paymentWithoutAutopay: 1046.15,
    cash: 99_790,
  },
};

describe('the screens that the desk previews', () => {
  test('each sample reply is one that its operation may give', () => {
    const sampled = sampledAt('product/select', { ...PERSON, names: [...PERSON.names] }, SITE);
    const wrong = Object.entries(sampleReplies(SITE, { ...PERSON, names: [...PERSON.names] }, sampled)).flatMap(([key, reply]) => {
      const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === key);
      if (!endpoint) return [`${key} is no operation`];
      const read = endpoint.reply.safeParse(reply);
      return read.success ? [] : [`${key}: ${read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`];
    });
    expect(wrong).toEqual([]);
    expect(SAMPLE_DEBTS.length).toBeGreaterThan(1);
  });

  test('each screen of an application and of a co-owner is listed, but those that only lead to another', () => {
    const leading = new Set([
      signer.resume(),
      signer.error(),
      ...(['dashboard', 'upload-document', 'identity'] as const).map((one) => signer.condition(one)),
    ]);
    expect(APPLICATION_SCREENS.filter((screen) => !SCREEN_TITLES.has(screen))).toEqual([]);
    expect(SIGNER_SCREENS.map((screen) => signer.screen(screen)).filter((path) => !SCREEN_TITLES.has(path) && !leading.has(path))).toEqual(
      [],
    );
    expect(new Set(SCREEN_TITLES.values()).size).toBe(SCREEN_TITLES.size);
  });
});
