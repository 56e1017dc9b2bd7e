import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../services/api/api.ts';
import { $api } from '../../../services/api/queries.ts';
import { problemMessage } from '../../../parts/requests/problem-message.ts';
import { LIST, marked, type Message } from './notification-list.ts';

/** The person's notifications, and marking one: shown at once, and reverted when the server refuses. */
export function useNotifications() {
  const queries = useQueryClient();
  const options = $api.queryOptions('get', LIST);
  const query = useQuery({ ...options, refetchOnMount: 'always' });
  const [problem, setProblem] = useState<string | null>(null);

  const show = (uuid: string, status: Message['status']): void => {
    queries.setQueryData(options.queryKey, (all: Message[] | undefined) => all && marked(all, uuid, status));
  };
  const mark = async ({ uuid, status: before }: Message, status: Message['status']): Promise<void> => {
    setProblem(null);
    show(uuid, status);
    try {
      await api.PATCH(`${LIST}/{notificationUuid}`, { params: { path: { notificationUuid: uuid } }, body: { status } });
    } catch (error) {
      show(uuid, before);
      setProblem(problemMessage(error));
    }
  };
  return { query, mark, problem };
}
