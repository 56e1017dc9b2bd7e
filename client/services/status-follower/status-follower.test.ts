import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import { MAX_WAIT_S } from '@hearthline/journey/polling.ts';
import { describe, expect, test } from 'vitest';
import { sampleStatus } from '../../samples/sample-application.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import type { Application } from '../application.ts';
import { follow, type World } from './status-follower.ts';

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
const profile = { name: { uuid: null }, dob: null, ssnLast4: null };

type Answer = StatusAnswer | Error;

/**
 * A world that answers status requests from a list; the last request stays open until `answer`. Time passes only in pauses and open requests. A
 * request that waits for a change of a version is sent the application only with another one.
 */
function play(answers: readonly Answer[], path = `/account/heloc/${UUID}`) {
  let clock = 0;
  let here = path;
  let visible = true;
  let online = true;
  let changed = (): void => undefined;
  const requests: { after?: number; wait?: number }[] = [];
  const navigations: string[] = [];
  const pauses: number[] = [];
  let profiles = 0;
  let missing = 0;
  let open: ((answer: StatusAnswer) => void) | null = null;
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const left = [...answers];
  let told = application;
  const replyTo = (request: { after?: number }, status: StatusAnswer) =>
    request.after === status.version ? status : { ...status, application: told };
  const world: World = {
    detour: ({ data }) => (data as { code?: string } | null)?.code === 'email_unproved',
    readStatus: (request, signal) => {
      requests.push(request);
      const answer = left.shift();
      if (!answer) {
        finish();
        return new Promise((resolve, reject) => {
          open = (status) => resolve(replyTo(request, status));
          signal.addEventListener('abort', () => {
            open = null;
            reject(signal.reason);
          });
        });
      }
      if (answer instanceof Error) return Promise.reject(answer);
      if (request.wait !== undefined) clock += request.wait * 1000;
      return Promise.resolve(replyTo(request, answer));
    },
    readProfile: () => {
      profiles += 1;
      return Promise.resolve(profile);
    },
    missing: () => {
      missing += 1;
    },
    currentPath: () => here,
    go: (to) => {
      navigations.push(to);
      here = to;
      return Promise.resolve();
    },
    isVisible: () => visible,
    isOnline: () => online,
    onChange: (call) => {
      changed = call;
      return () => undefined;
    },
    now: () => clock,
    pause: (milliseconds, signal) => {
      pauses.push(milliseconds);
      clock += milliseconds;
      return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve();
    },
  };
  const setVisible = (now: boolean): void => {
    visible = now;
    changed();
  };
  const setOnline = (now: boolean): void => {
    online = now;
    changed();
  };
  return {
    follower: () => follow(world),
    requests,
    navigations,
    pauses,
    finished,
    setVisible,
    setOnline,
    profiles: () => profiles,
    missing: () => missing,
    isOpen: () => open !== null,
    answer: (status: StatusAnswer) => open?.(status),
    change: (more: Partial<Application>): void => {
      told = { ...told, ...more };
    },
    left,
  };
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
    const { follower, navigations, requests, profiles } = play([
      statusOf('WAITING_FOR_SOFT_CREDIT', 1),
      statusOf('WAITING_FOR_PROPERTY', 2),
      statusOf('OFFER_SELECTION', 3),
    ]);
    const following = follower();
    await tick();
    expect(requests).toEqual([{}, { after: 1, wait: 25 }, { after: 2, wait: 25 }]);
    expect(navigations[0]).toContain(`/account/heloc/${UUID}/product/select`);
    // each status brings the application; the profile matters only where the fallback machine is asked
    expect(following.seen().application?.status.version).toBe(3);
    expect(profiles()).toBe(1);
    following.stop();
  });

  test('a waiting status that never changes ends on error/timeout after 62 seconds, and long polling continues', async () => {
    const stuck = statusOf('WAITING_FOR_AVM', 1);
    const { follower, navigations, finished, requests } = play(Array.from({ length: 6 }, () => stuck));
    const following = follower();
    await finished;
    expect(navigations).toEqual([`/account/heloc/${UUID}/error/timeout`]);
    expect(requests.map(({ wait = 0 }) => wait)).toEqual([0, 25, 25, 12, MAX_WAIT_S, MAX_WAIT_S, MAX_WAIT_S]);
    following.stop();
  });

  test('changes that leave a waiting status as it is do not use up its tries', async () => {
    const { follower, navigations, requests, answer, finished } = play([statusOf('WAITING_FOR_AVM', 1)]);
    const following = follower();
    await finished;
    for (let version = 2; version < 40; version += 1) {
      answer(statusOf('WAITING_FOR_AVM', version));
      await tick();
    }
    expect(requests).toHaveLength(40);
    expect(navigations).toEqual([]);
    expect(following.seen().next?.kind).toBe('wait');
    following.stop();
  });

  test('where the fallback machine chooses the screen, the profile is read again with each change', async () => {
    const { follower, profiles, finished } = play([statusOf('UNDERWRITING_REVIEW', 1), statusOf('UNDERWRITING_REVIEW', 2)]);
    const following = follower();
    await finished;
    expect(profiles()).toBe(2);
    following.stop();
  });

  test('a page at which staff or a third party act is told of the change; when it has ended, nothing is asked any more', async () => {
    const { follower, requests, answer, finished } = play([statusOf('IDENTITY_VERIFICATION', 4)], `/account/heloc/${UUID}/identity`);
    const following = follower();
    await tick();
    expect(requests).toEqual([{}]);
    const end = following.watch();
    await finished;
    expect(requests.at(-1)).toEqual({ after: 4, wait: MAX_WAIT_S });
    answer(statusOf('IDENTITY_VERIFICATION', 5));
    await tick();
    expect(following.seen().status?.version).toBe(5);
    expect(requests.at(-1)).toEqual({ after: 5, wait: MAX_WAIT_S });
    end();
    answer(statusOf('IDENTITY_VERIFICATION', 6));
    await tick();
    expect(following.seen().status?.version).toBe(6);
    expect(requests).toHaveLength(3);
    following.stop();
  });

  describe('a submit', () => {
    const started = async (status: StatusAnswer['status'] = 'CREDIT_NO_MATCH', screen = 'credit/social') => {
      const world = play([statusOf(status, 3)], `/account/heloc/${UUID}/${screen}`);
      const following = world.follower();
      await tick();
      let reply = (_: { data: { version: number } }): void => undefined;
      let refuse = (_: Error): void => undefined;
      const sent = following.submit(
        () =>
          new Promise<{ data: { version: number } }>((resolve, reject) => {
            reply = resolve;
            refuse = reject;
          }),
      );
      await tick();
      return {
        ...world,
        following,
        sent,
        reply: (version: number) => reply({ data: { version } }),
        refuse: (error: Error) => refuse(error),
      };
    };

    test('waits for the change beside it, and its reply leads to the next screen without a request of its own', async () => {
      const { requests, navigations, answer, sent, reply, isOpen, following } = await started();
      expect(requests).toEqual([{}, { after: 3, wait: MAX_WAIT_S }]);
      answer(statusOf('SOFT_CREDIT_LOCKED_OR_FROZEN', 4));
      await tick();
      // not before the reply: the step may send more than one request
      expect(navigations).toEqual([]);
      reply(4);
      await sent;
      expect(navigations).toEqual([`/account/heloc/${UUID}/credit/error`]);
      expect(isOpen()).toBe(false);
      following.stop();
    });

    test('that changed the application and not its status leads to the screen that is next for it', async () => {
      const { navigations, answer, sent, reply, change, following } = await started('TRUST_AND_INSURANCE', 'insurance/upload');
      change({ insurance: { complete: true } });
      answer(statusOf('TRUST_AND_INSURANCE', 4));
      await tick();
      reply(4);
      await sent;
      expect(navigations).toEqual([`/account/heloc/${UUID}/conditions`]);
      following.stop();
    });

    test('whose reply is first waits for the change a moment, and then asks', async () => {
      const { requests, navigations, answer, sent, reply, pauses, following } = await started();
      reply(4);
      await expect.poll(() => requests.at(-1)).toEqual({});
      expect(pauses).toEqual([250]);
      answer(statusOf('SOFT_CREDIT_LOCKED_OR_FROZEN', 4));
      await sent;
      expect(navigations).toEqual([`/account/heloc/${UUID}/credit/error`]);
      following.stop();
    });

    test('that was refused leads nowhere, and the screen is not polled', async () => {
      const { requests, navigations, sent, refuse, isOpen, following } = await started();
      refuse(new ApiError('no', { status: 422 }));
      await expect(sent).rejects.toThrow('no');
      await tick();
      expect(navigations).toEqual([]);
      expect(requests).toHaveLength(2);
      expect(isOpen()).toBe(false);
      following.stop();
    });

    test('that led to automatic work resolves with the screen behind it', async () => {
      const { navigations, answer, sent, reply, following } = await started();
      answer(statusOf('WAITING_FOR_SOFT_CREDIT', 4));
      reply(4);
      await expect.poll(() => following.seen().next?.kind).toBe('wait');
      answer(statusOf('SOFT_CREDIT_LOCKED_OR_FROZEN', 5));
      await sent;
      expect(navigations).toEqual([`/account/heloc/${UUID}/credit/error`]);
      following.stop();
    });
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

  test('a screen whose step is over is left at once, though the status it leads from has not changed since', async () => {
    const { follower, navigations, left } = play([statusOf('TRUST_AND_INSURANCE', 3)], `/account/heloc/${UUID}/notary/reserve-manual`);
    const following = follower();
    await tick();
    expect(navigations).toEqual([]);
    left.push(statusOf('TRUST_AND_INSURANCE', 3));
    await following.leave();
    expect(navigations).toEqual([`/account/heloc/${UUID}/insurance/upload`]);
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
    const { follower, navigations, missing } = play([new ApiError('x', { status: 404 })]);
    const following = follower();
    await tick();
    expect(navigations).toEqual(['/dashboard']);
    expect(missing()).toBe(1);
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

  test('a lost connection is said, and found again as soon as it is back', async () => {
    const { follower, requests, setOnline, left, finished } = play([statusOf('WAITING_FOR_AVM', 1)]);
    const following = follower();
    await finished;
    setOnline(false);
    expect(following.seen().isCutOff).toBe(true);
    left.push(statusOf('WAITING_FOR_AVM', 1));
    setOnline(true);
    await expect.poll(() => following.seen().isCutOff).toBe(false);
    expect(requests[2]).toEqual({});
    following.stop();
  });

  test('a server that cannot be reached is said after the second failure', async () => {
    const { follower, finished } = play([statusOf('WAITING_FOR_AVM', 1), new ApiError('x', { status: 0 })]);
    const once = follower();
    await finished;
    expect(once.seen().isCutOff).toBe(false);
    once.stop();
    const again = play([statusOf('WAITING_FOR_AVM', 1), new ApiError('x', { status: 0 }), new ApiError('x', { status: 502 })]);
    const twice = again.follower();
    await again.finished;
    expect(twice.seen().isCutOff).toBe(true);
    again.answer(statusOf('WAITING_FOR_AVM', 2));
    await expect.poll(() => twice.seen().isCutOff).toBe(false);
    twice.stop();
  });
});
