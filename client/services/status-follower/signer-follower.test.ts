import { signer as paths } from '@hearthline/journey/paths.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import type { SignerProfile } from '../signer.ts';
import { followSigner, type SignerFollower, type SignerWorld } from './signer-follower.ts';

const part = (next: SignerProfile['next'], version: number): SignerProfile =>
  ({ applicationUuid: 'u', next, status: next === 'CANCELLED' ? 'CANCELLED' : 'CO_DEED_REQ', version }) as SignerProfile;

/** A server and a browser: what the server says now, and the requests that wait for a change. */
function worldWith(first: SignerProfile, path: string) {
  let now = first;
  let waiting: (() => void)[] = [];
  let here = path;
  let failure: ApiError | null = null;
  const went: string[] = [];
  const reads = { signer: 0, held: 0 };
  const world: SignerWorld = {
    readSigner: async () => {
      reads.signer += 1;
      if (failure) throw failure;
      return now;
    },
    async readStatus(_, { after, wait }) {
      if (failure) throw failure;
      if (wait !== undefined) {
        reads.held += 1;
        if (after === now.version) await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return { version: now.version, status: now.status } as Awaited<ReturnType<SignerWorld['readStatus']>>;
    },
    currentPath: () => here,
    go: async (to) => {
      went.push(to);
      here = to;
    },
    isVisible: () => true,
    isOnline: () => true,
    onChange: () => () => undefined,
    now: () => 0,
    pause: async () => undefined,
  };
  const say = (next: SignerProfile): void => {
    now = next;
    waiting.forEach((resolve) => resolve());
    waiting = [];
  };
  const fail = (status: number): void => {
    failure = new ApiError('refused', { status });
  };
  return { world, say, fail, went, reads, open: (to: string) => (here = to) };
}

let follower: SignerFollower | undefined;
beforeEach(() => () => follower?.stop());

describe('a signer', () => {
  test('is led to the screen of their next step, and from step to step as the server says', async () => {
    const { world, say, went } = worldWith(part('CONSENT', 1), paths.resume());
    follower = followSigner(world);
    await expect.poll(() => went).toEqual([paths.intro()]);
    await follower.submit(async () => say(part('IDENTITY', 2)));
    expect(went.at(-1)).toBe(paths.identity());
    say(part('WAIT', 3));
    await expect.poll(() => follower?.seen().signer?.next).toBe('WAIT');
    say(part('SIGN', 4));
    await expect.poll(() => went.at(-1)).toBe(paths.sign());
  });

  test('who reads their documents stays there while a check ends, and waits with one held read', async () => {
    const { world, say, went, reads } = worldWith(part('WAIT', 1), paths.documents());
    follower = followSigner(world);
    await expect.poll(() => reads.held).toBe(1);
    say(part('SIGN', 2));
    await expect.poll(() => follower?.seen().signer?.next).toBe('SIGN');
    await expect.poll(() => reads.held).toBe(2);
    expect(went).toEqual([]);
  });

  test('is not waited for any more once the application has ended', async () => {
    const { world, reads, went } = worldWith(part('CANCELLED', 9), paths.sign());
    follower = followSigner(world);
    await expect.poll(() => went).toEqual([paths.cancelled()]);
    expect(reads.held).toBe(0);
  });

  test('with nothing to sign is led to the page that says so; one whose session ended is not: the session leads', async () => {
    for (const [status, target] of [
      [404, [paths.error()]],
      [401, []],
    ] as const) {
      const { world, fail, went, reads } = worldWith(part('SIGN', 1), paths.sign());
      fail(status);
      const started = followSigner(world);
      await expect.poll(() => reads.signer).toBe(1);
      await expect.poll(() => went).toEqual(target);
      started.stop();
    }
  });

  test('whose submit fails stays where they are, and the failure is theirs to read', async () => {
    const { world, went } = worldWith(part('CONSENT', 1), paths.intro());
    follower = followSigner(world);
    await expect.poll(() => follower?.seen().signer?.next).toBe('CONSENT');
    await expect(follower.submit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(went).toEqual([]);
  });
});
