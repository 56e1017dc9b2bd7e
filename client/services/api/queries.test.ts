import { expect, test } from 'vitest';
import { queryClient } from './queries.ts';

test('a failed query is not retried or refetched', async () => {
  let calls = 0;
  const failing = { queryKey: ['x'], queryFn: () => Promise.reject(new Error(String((calls += 1)))) };
  await expect(queryClient.fetchQuery(failing)).rejects.toThrow('1');
  expect(calls).toBe(1);
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
});
