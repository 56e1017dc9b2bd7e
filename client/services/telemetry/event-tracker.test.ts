import { expect, test } from 'vitest';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { type EventBody, createEventTracker } from './event-tracker.ts';

const UUID = '0198f000-0000-7000-8000-000000000001';

function trackerOf(fails: readonly (ApiError | null)[] = [], pathname = '/account/heloc/register-v2') {
  const sent: EventBody[] = [];
  let visits = 1;
  const track = createEventTracker({
    visit: { key: async () => ({ uuid: `visit-${visits}`, epoch: 1, trackerUuid: 't' }), isOver: () => void (visits += 1) },
    location: () => ({ hostname: 'lender.example', pathname, search: '?s=draft&utm_source=spring&email=grace@example.com' }),
    identityUuid: () => null,
    send: async (body) => {
      sent.push(body);
      const failure = fails[sent.length - 1];
      if (failure) throw failure;
    },
  });
  return { track, sent };
}

test('an event carries what B212 names', async () => {
  const { track, sent } = trackerOf();
  await track('heloc-register-start', { properties: { flow: 'v2' } });
  expect(sent).toEqual([
    {
      domain: 'lender.example',
      queryParams: { utm_source: 'spring' },
      pagePath: '/account/heloc/register-v2',
      event: 'heloc-register-start',
      sessionKey: { uuid: 'visit-1', epoch: 1, trackerUuid: 't' },
      identityId: null,
      applicationUuid: null,
      eventType: 'WEB',
      productType: 'HELOC',
      eventProperties: { flow: 'v2' },
    },
  ]);
});

test('inside an application its type is APP and it has the application’s uuid', async () => {
  const { track, sent } = trackerOf([], `/account/heloc/${UUID}/liens`);
  await track('page-view');
  expect(sent[0]).toMatchObject({ eventType: 'APP', applicationUuid: UUID });
});

test('a repeated event is sent once, unless it may repeat or its dedupe property differs', async () => {
  const { track, sent } = trackerOf();
  await track('helocStarted');
  await track('helocStarted');
  expect(sent).toHaveLength(1);
  for (let time = 0; time < 2; time += 1) await track('page-view', { dontDedupe: true });
  expect(sent.slice(1).map(({ event, dontDedupe }) => [event, dontDedupe])).toEqual([
    ['page-view', true],
    ['page-view', true],
  ]);
  for (const errorName of ['TypeError', 'TypeError', 'RangeError'])
    await track('HELOC: Error', { dedupeProperty: 'errorName', properties: { errorName } });
  expect(sent.slice(3).map(({ eventProperties }) => eventProperties)).toEqual([{ errorName: 'TypeError' }, { errorName: 'RangeError' }]);
});

test('a visit unknown to the server is started anew, once; any other failure is ignored and the next event is sent', async () => {
  const gone = new ApiError('', { status: 404 });
  const { track, sent } = trackerOf([gone, null, gone, gone, new ApiError('', { status: 0 })]);
  await track('helocStarted');
  expect(sent.map(({ sessionKey }) => sessionKey.uuid)).toEqual(['visit-1', 'visit-2']);
  await track('appStarted');
  await track('page-view');
  expect(sent.map(({ event }) => event)).toEqual(['helocStarted', 'helocStarted', 'appStarted', 'appStarted', 'page-view']);
});
