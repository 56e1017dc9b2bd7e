import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import { MAX_WAIT_S } from '@hearthline/journey/polling.ts';
import { describe, expect, test } from 'vitest';
import { sampleStatus } from '../../testing/sample-application.ts';
import { ApiError } from '../api/api-error.ts';
import type { Application } from '../application.ts';
import { follow, type ApplicationAndProfile, type World } from './status-follower.ts';

const UUID = '00000000-0000-4000-8000-000000000001';

const statusOf = (status: StatusAnswer['status'], version: number): StatusAnswer =>
  sampleStatus({ status, version, decision: 'INITIAL', subDecision: 'UNKNOWN_SUBDECISION', since: '2026-11-02T15:00:00Z' });

const application = {
  uuid: UUID,
  active: true,
  isCrypto: false,
  selectedPropertyUuid: null,
  property: { state: 'AZ', ownership: null, complete: false, noMatch: false },
  consents: [],
  documents: [],
  term: null,
  amount: null,
  rate: null,
  payType: null,
  disburseAccount: null,
  autopayAccount: null,
  incomeSources: [],
  hasHmda: false,
  liensComplete: false,
  assetDepletion: { complete: false, startedByServer: false },
  insurance: { complete: false },
} as unknown as Application;
const details: ApplicationAndProfile = { application, profile: { name: { uuid: null }, dob: null, ssnLast4: null } };

type Answer = StatusAnswer | Error;

/** A world that answers status requests from a list; the last request stays open. Time passes only in pauses and open requests. */
function play(answers: readonly Answer[], path = `/account/heloc/${UUID}`) {
  let clock = 0;
  let here = path;
  let visible = true;
  let changed = (): void => undefined;
  const requests: { after?: number; wait?: number }[] = [];
  const navigations: string[] = [];
  const pauses: number[] = [];
  let reads = 0;
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const left = [...answers];
  const world: World = {
    readStatus: (request, signal) => {
      requests.push(request);
      const answer = left.shift();
      if (!answer) {
        finish();
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }
      if (answer instanceof Error) return Promise.reject(answer);
      if (request.wait !== undefined) clock += request.wait * 1000;
      return Promise.resolve(answer);
    },
    readApplication: () => {
      reads += 1;
      return Promise.resolve(details);
    },
    currentPath: () => here,
    go: (to) => {
      navigations.push(to);
      here = to;
      return Promise.resolve();
    },
    isVisible: () => visible,
    onVisibility: (call) => {
      changed = call;
      return () => undefined;
    },
    now: () => clock,
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      clock += milliseconds;
      return Promise.resolve();
    },
  };
  const setVisible = (now: boolean): void => {
    visible = now;
    changed();
  };
  return { follower: () => follow(world), requests, navigations, pauses, finished, setVisible, reads: () => reads, left };
}

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('following an application', () => {
  test('a screen status navigates there, and polling stops', async () => {
    const { follower, navigations, requests } = play([statusOf('CREDIT_NO_MATCH', 3)]);
    const following = follower();
    await tick();
    expect(navigations).toEqual([`/account/heloc/${UUID}/credit/social`]);
    expect(requests).toEqual([{}]);
    expect(following.seen().next?.kind).toBe('go');
    following.stop();
  });

  test('a waiting status is long-polled with the version seen, until it changes', async () => {
    const { follower, navigations, requests, reads } = play([
      statusOf('WAITING_FOR_SOFT_CREDIT', 1),
      statusOf('WAITING_FOR_PROPERTY', 2),
      statusOf('OFFER_SELECTION', 3),
    ]);
    const following = follower();
    await tick();
    expect(requests).toEqual([{}, { after: 1, wait: 22 }, { after: 2, wait: 22 }]);
    expect(navigations[0]).toContain(`/account/heloc/${UUID}/product/select`);
    // the application is read at the start and when a screen must be chosen, not after every step in between
    expect(reads()).toBe(2);
    following.stop();
  });

  test('a waiting status that never changes ends on error/timeout after 62 seconds, and long polling continues', async () => {
    const stuck = statusOf('WAITING_FOR_AVM', 1);
    const { follower, navigations, finished, requests } = play(Array.from({ length: 6 }, () => stuck));
    const following = follower();
    await finished;
    expect(navigations).toEqual([`/account/heloc/${UUID}/error/timeout`]);
    expect(requests.map(({ wait = 0 }) => wait)).toEqual([0, 22, 25, 15, MAX_WAIT_S, MAX_WAIT_S, MAX_WAIT_S]);
    following.stop();
  });

  test('after done, an unchanged status is re-read, then the screen is shown again without an error', async () => {
    const here = `/account/heloc/${UUID}/credit/social`;
    const { follower, navigations, left } = play(
      [statusOf('SOFT_CREDIT_INCORRECT_PIN', 3)],
      `/account/heloc/${UUID}/review-app/incorrect-pin`,
    );
    const following = follower();
    await tick();
    left.push(statusOf('SOFT_CREDIT_INCORRECT_PIN', 3), statusOf('SOFT_CREDIT_INCORRECT_PIN', 3), statusOf('CREDIT_NO_MATCH', 4));
    await following.done();
    expect(navigations).toEqual([here]);
    following.stop();
  });

  test('a dropped connection is retried with back-off', async () => {
    const { follower, navigations, pauses } = play([
      new ApiError('x', { status: 0 }),
      new ApiError('x', { status: 503 }),
      statusOf('CREDIT_NO_MATCH', 1),
    ]);
    const following = follower();
    await tick();
    expect(pauses).toEqual([1000, 2000]);
    expect(navigations).toHaveLength(1);
    following.stop();
  });

  test('an application that cannot be read leads to the dashboard', async () => {
    const { follower, navigations } = play([new ApiError('x', { status: 404 })]);
    const following = follower();
    await tick();
    expect(navigations).toEqual(['/dashboard']);
    following.stop();
  });

  test('a hidden tab sends no requests; shown again, it reads at once', async () => {
    const { follower, requests, setVisible } = play([statusOf('WAITING_FOR_AVM', 1)]);
    const following = follower();
    await tick();
    expect(requests).toHaveLength(2);
    setVisible(false);
    await tick();
    expect(requests).toHaveLength(2);
    setVisible(true);
    await tick();
    expect(requests[2]).toEqual({});
    following.stop();
  });
});
