import { notificationPatch, notificationsGet, notificationsPatch } from '@hearthline/web/operations/service-notification.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, quietApi } from '../../services/api/api.ts';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { useIdentity } from '../../services/identity.ts';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { inOrder, marked, type Message } from './notification-list.ts';

const read = async (query: { readonly address?: string }): Promise<Message[]> => (await quietApi(notificationsGet, { query })) ?? [];

/**
 * The person's notifications, by the address of their wallet where they have one, and marking them: shown at once, and reverted when the server
 * refuses. Read in the background: on a page that visitors may see, an ended session does not lead to the sign-in.
 */
export function useNotifications() {
  const queries = useQueryClient();
  const identity = useIdentity();
  const address = identity?.wallet.accountAddress ?? null;
  const queryKey = ['notifications', address];
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      if (address === null) return read({});
      try {
        return await read({ address });
      } catch (error) {
        // another account was opened since the page was loaded
        if (codeOf(error) === 'not_found') return read({});
        throw error;
      }
    },
    enabled: identity !== undefined,
    refetchOnMount: 'always',
  });
  const [problem, setProblem] = useState<string | null>(null);
  const all = query.data ?? [];

  const change = async (next: readonly Message[], send: () => Promise<unknown>): Promise<void> => {
    setProblem(null);
    queries.setQueryData(queryKey, next);
    try {
      await send();
    } catch (error) {
      queries.setQueryData(queryKey, all);
      setProblem(problemMessage(error));
    }
  };
  const mark = ({ uuid }: Message, status: Message['status']): Promise<void> =>
    change(marked(all, uuid, status), () => api(notificationPatch, { path: { notificationUuid: uuid }, body: { status } }));
  const markAll = async (): Promise<void> => {
    const [newest] = all.toSorted((one, other) => (one.created < other.created ? 1 : -1));
    if (!newest) return;
    await change(
      inOrder(all).map((message) => ({ ...message, status: 'READ' as const })),
      () => api(notificationsPatch, { body: { status: 'READ', through: newest.uuid } }),
    );
  };
  return { query, all, mark, markAll, problem };
}

export type OwnNotifications = ReturnType<typeof useNotifications>;
