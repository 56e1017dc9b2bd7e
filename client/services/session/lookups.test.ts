import { expect, test } from 'vitest';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { findIdentity, findRegistered, profileDetails } from './lookups.ts';

const refuses = (status: number) => async () => {
  throw new ApiError('refused', { status });
};
const answers = async () => 'identity';

test('the identity is requested at the present endpoint, then at the legacy one', async () => {
  const requested: string[] = [];
  await findIdentity([
    async () => {
      requested.push('v1_1');
      throw new ApiError('refused', { status: 500 });
    },
    async () => void requested.push('v1'),
  ]);
  expect(requested).toEqual(['v1_1', 'v1']);
  await expect(findIdentity([answers, refuses(500)])).resolves.toBeUndefined();
});

test('a lookup’s own error keeps the status, the status text and the body of the refusal', async () => {
  const response = new Response(null, { status: 403, statusText: 'Forbidden' });
  const refusal = async () => {
    throw new ApiError('refused', { status: 403, data: { message: 'no' }, response });
  };
  const kept = { status: 403, statusText: 'Forbidden', data: { message: 'no' } };
  await expect(findIdentity([refusal])).rejects.toMatchObject({ message: 'User not found', ...kept });
  await expect(findRegistered([refusal])).rejects.toMatchObject({ message: 'identity exists', ...kept });
  await expect(profileDetails('Bearer x', refusal)).rejects.toMatchObject({ message: 'Failed to fetch profile details.', ...kept });
});

test('both refused: User not found; a dropped connection is rethrown as it is', async () => {
  await expect(findIdentity([refuses(404), refuses(403)])).rejects.toMatchObject({ message: 'User not found', status: 403 });
  await expect(findIdentity([refuses(0), answers])).rejects.toMatchObject({ message: 'refused', status: 0 });
});

test('refused after a registration: identity exists', async () => {
  await expect(findRegistered([refuses(500), refuses(500)])).rejects.toMatchObject({ message: 'identity exists', status: 500 });
  await expect(findRegistered([refuses(0)])).rejects.toMatchObject({ status: 0, message: 'refused' });
  await expect(findRegistered([refuses(404), answers])).resolves.toBeUndefined();
});

test('a refused profile, and a profile without a sign-in', async () => {
  await expect(profileDetails('Bearer x', answers)).resolves.toBe('identity');
  await expect(profileDetails('Bearer x', refuses(401))).rejects.toMatchObject({
    message: 'Failed to fetch profile details.',
    status: 401,
  });
  await expect(profileDetails(null, answers)).rejects.toMatchObject({ message: 'JWT error', status: 401 });
});
