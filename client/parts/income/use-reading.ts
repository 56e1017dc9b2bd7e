import type { IncomeMethod } from '@hearthline/rules/offers/income-methods.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { codeOf } from '../../services/api/api-error.ts';
import { applicationApi } from '../../services/application.ts';
import { useFollowed } from '../screen/followed.ts';
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

/**
 * Reads the result of a linked service until there is one, while the page is seen; then the status is followed. A method of null: nothing is
 * linked. `onRead` follows a result that does not settle the income.
 */
export function useReading(method: IncomeMethod | null, onRead: () => unknown): Reading {
  const { uuid, again, done } = useFollowed();
  const { data, error } = useQuery({
    ...applicationApi(uuid).readIncome(method),
    refetchInterval: ({ state }) =>
      state.error ? (codeOf(state.error) === 'conflict' ? false : BUSY_MS) : state.data?.outcome === 'PENDING' ? ASK_AGAIN_MS : false,
  });
  const outcome = data?.outcome ?? 'PENDING';
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
  const isOver = error !== null && codeOf(error) === 'conflict';
  return { isOver, note: isOver ? READING.expired : error ? READING.busy : data?.partly ? READING.partly : null };
}
