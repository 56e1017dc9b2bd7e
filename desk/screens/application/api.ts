import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Why } from '../../parts/reason.ts';
import { $api, api, type Reply } from '../../services/api.ts';
import type { operations } from '../../../generated/api.d.ts';
import { type Refused, refusedBy } from './problem.ts';

export type Summary = Reply<'desk-application-get'>;
export type Timeline = Reply<'desk-timeline-get'>;
export type Parties = Reply<'desk-parties-get'>;
export type Figures = Reply<'desk-figures-get'>;
export type Documents = Reply<'desk-documents-get'>;
export type Conditions = Reply<'desk-conditions-get'>;
export type Messages = Reply<'desk-messages-get'>;
export type Orders = Reply<'desk-orders-get'>;

const ROOT = '/desk/api/v1/applications/{uuid}';
const of = (uuid: string) => ({ params: { path: { uuid } } });

export const useSummary = (uuid: string) => $api.useQuery('get', ROOT, of(uuid));
export const useParties = (uuid: string) => $api.useQuery('get', `${ROOT}/parties`, of(uuid));
export const useFigures = (uuid: string) => $api.useQuery('get', `${ROOT}/figures`, of(uuid));
export const useDocuments = (uuid: string) => $api.useQuery('get', `${ROOT}/documents`, of(uuid));
export const useConditions = (uuid: string) => $api.useQuery('get', `${ROOT}/conditions`, of(uuid));
export const useMessages = (uuid: string) => $api.useQuery('get', `${ROOT}/messages`, of(uuid));
export const useOrders = (uuid: string) => $api.useQuery('get', `${ROOT}/orders`, of(uuid));
export type TimelineQuery = { readonly topic?: Timeline['entries'][number]['topic']; readonly before?: number };
export const useTimeline = (uuid: string, query: TimelineQuery) =>
  $api.useQuery('get', `${ROOT}/timeline`, { params: { path: { uuid }, query: { limit: 50, ...query } } });

/** Everything read of one application is read again. */
const readAgain = async (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith(ROOT) });

/** The highest version that this page itself brought about, by application. */
const ownVersions = new Map<string, number>();

type Result = { readonly data?: { readonly version?: number } | undefined };

/** Sends changes of one application: whether one is on its way, and why the last was refused. Resolves to true when it was made. */
export function useAct(uuid: string) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const act = useCallback(
    async (send: () => Promise<Result>): Promise<boolean> => {
      setBusy(true);
      setRefused(null);
      try {
        const { data } = await send();
        if (data?.version !== undefined) ownVersions.set(uuid, data.version);
        await readAgain(queries);
        return true;
      } catch (error) {
        setRefused(refusedBy(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [queries, uuid],
  );
  return { act, busy, refused, forget: useCallback(() => setRefused(null), []) };
}

const path = (uuid: string) => ({ uuid });
export type NewCondition = {
  category: Conditions['categories'][number]['category'];
  textForBorrower: string;
  documents?: number;
  signerId?: string;
};
export const changes = {
  ask: async (uuid: string, body: NewCondition) => api.POST(`${ROOT}/conditions`, { params: { path: path(uuid) }, body }),
  clear: async (uuid: string, conditionUuid: string, reason: string) =>
    api.POST(`${ROOT}/conditions/{conditionUuid}/clear`, { params: { path: { uuid, conditionUuid } }, body: { reason } }),
  accept: async (uuid: string, documentUuid: string) =>
    api.POST(`${ROOT}/uploads/{documentUuid}/accept`, { params: { path: { uuid, documentUuid } }, body: {} }),
  reject: async (uuid: string, documentUuid: string, textForBorrower: string) =>
    api.POST(`${ROOT}/uploads/{documentUuid}/reject`, { params: { path: { uuid, documentUuid } }, body: { textForBorrower } }),
  orderAgain: async (uuid: string, step: Step, reason: string) =>
    api.POST(`${ROOT}/orders/{step}/again`, { params: { path: { uuid, step } }, body: { reason } }),
  changeIdentity: async (uuid: string, body: IdentityChange) =>
    api.POST(`${ROOT}/identity-changes`, { params: { path: path(uuid) }, body }),
  decideIdentity: async (uuid: string, changeId: string, body: { accept: boolean; reason?: string }) =>
    api.POST(`${ROOT}/identity-changes/{changeId}/decision`, { params: { path: { uuid, changeId } }, body }),
};
export type Step = operations['desk-order-again']['parameters']['path']['step'];
export type IdentityChange = NonNullable<operations['desk-identity-change']['requestBody']>['content']['application/json'];
export type MaskedDatum = NonNullable<operations['desk-party-reveal']['requestBody']>['content']['application/json']['what'];

/** Reads whose every call is logged: never by a query, which repeats by itself. */
export const logged = {
  value: async (uuid: string, party: string, what: MaskedDatum, why: Why) =>
    api.POST(`${ROOT}/parties/{party}/reveal`, { params: { path: { uuid, party } }, body: { what, ...why } }),
  message: async (uuid: string, messageUuid: string) =>
    api.GET(`${ROOT}/messages/{messageUuid}`, { params: { path: { uuid, messageUuid } } }),
  document: async (uuid: string, sha256: string) =>
    api.GET(`${ROOT}/documents/{sha256}/file`, { params: { path: { uuid, sha256 } }, parseAs: 'blob' }),
  upload: async (uuid: string, documentUuid: string) =>
    api.GET(`${ROOT}/uploads/{documentUuid}/file`, { params: { path: { uuid, documentUuid } }, parseAs: 'blob' }),
};

/** Seconds the server waits before it answers that nothing changed, and milliseconds of rest after an answer that failed. */
const WAIT = 20;
const REST = 5000;

/**
 * Follows the version of an application: what was read is read again when it changes. Answers whether another person, or a rule, changed it since the
 * page was opened or `seen` was called.
 */
export function useLive(uuid: string, version: number | undefined): { readonly changed: boolean; readonly seen: () => void } {
  const queries = useQueryClient();
  const [changed, setChanged] = useState(false);
  const known = useRef(version);
  known.current ??= version;
  const started = version !== undefined;
  useEffect(() => {
    if (!started) return undefined;
    const stop = new AbortController();
    const follow = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        const after = known.current ?? 0;
        const { data } = await api
          .GET(`${ROOT}/version`, { params: { path: { uuid }, query: { after, wait: WAIT } }, signal: stop.signal })
          .catch(() => ({ data: undefined }));
        if (stop.signal.aborted) return;
        if (data === undefined) await new Promise((resolve) => setTimeout(resolve, REST));
        else if (data.version !== after) {
          known.current = data.version;
          if (data.version > (ownVersions.get(uuid) ?? 0)) setChanged(true);
          await readAgain(queries);
        }
      }
    };
    void follow();
    return () => stop.abort();
  }, [uuid, started, queries]);
  return { changed, seen: () => setChanged(false) };
}
