import { deskDecisionPreview } from '@hearthline/web/operations/desk.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../services/api.ts';
import { askedOf } from './draft.ts';

export type Preview = Reply<'desk-decision-preview'>;
/** A pause in typing after which it is asked again. */
const PAUSE_MS = 300;

/** What the decision of a form would do; while it is asked anew, and where it was refused, the last answer stays. @param isAsked whether the form decides */
export function usePreview(uuid: string, values: Readonly<Record<string, unknown>>, isCounter: boolean, isAsked: boolean) {
  const now = JSON.stringify(askedOf(values, isCounter));
  const [asked, setAsked] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(now), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now]);
  const [last, setLast] = useState<Preview>();
  const query = useQuery({
    queryKey: ['decision-preview', uuid, asked],
    queryFn: async () => api(deskDecisionPreview, { path: { uuid }, body: JSON.parse(asked) as ReturnType<typeof askedOf> }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (query.data !== undefined && query.data !== last) setLast(query.data);
  return { query, shown: query.data ?? last };
}
