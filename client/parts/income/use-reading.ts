import type { IncomeMethod } from '@hearthline/rules/offers/income-methods.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { applicationApi } from '../../services/application.ts';
import { useFollowed } from '../screen/followed.ts';
import { useOthersAct } from '../waiting/use-others-act.ts';
import { READING } from './copy.ts';

/** Milliseconds between two questions to a linked service, and after one that it did not answer. */
const ASK_AGAIN_MS = 4000;
const BUSY_MS = 8000;

export type Reading = {
  /** What to say beyond "reading", or null. */
  readonly note: string | null;
  /** The link has to be made again. */
  readonly isOver: boolean;
};

/** Refusals after which the service is not asked again: the link is over, or the step is, because the server has read the report by itself. */
const ENDS: ReadonlySet<string | undefined> = new Set(['conflict', 'out_of_order']);

/**
 * Reads the result of a linked service until there is one, while the page is seen; then the status is followed. The server reads it too once the service
 * calls back, so the status may move on first. A method of null: nothing is linked. `onRead` follows a result that does not settle the income.
 */
export function useReading(method: IncomeMethod | null, onRead: () => unknown): Reading {
  const { uuid, again, done, leave } = useFollowed();
  const { data, error } = useQuery({
    ...applicationApi(uuid).readIncome(method),
    refetchInterval: ({ state }) =>
      state.error ? (ENDS.has(codeOf(state.error)) ? false : BUSY_MS) : state.data?.outcome === 'PENDING' ? ASK_AGAIN_MS : false,
  });
  const outcome = data?.outcome ?? 'PENDING';
  const refusal = error === null ? undefined : codeOf(error);
  useOthersAct(method !== null && outcome === 'PENDING' && !ENDS.has(refusal), onRead);
  const followedOutcome = useRef('PENDING');
  useEffect(() => {
    // a result is followed once, whatever renders this again
    if (outcome === followedOutcome.current) return;
    followedOutcome.current = outcome;
    if (outcome === 'FULL') void done();
    else {
      void again();
      onRead();
    }
  });
  const isElsewhere = refusal === 'out_of_order';
  const onward = useEffectEvent(() => void leave());
  useEffect(() => {
    if (isElsewhere) onward();
  }, [isElsewhere]);
  const isOver = refusal === 'conflict';
  return { isOver, note: isOver ? READING.expired : error && !isElsewhere ? READING.busy : data?.partly ? READING.partly : null };
}
