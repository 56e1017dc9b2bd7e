import {
  deskApplicationGet,
  deskApplicationVersion,
  deskConditionClear,
  deskConditionPost,
  deskConditionsGet,
  deskCreditGet,
  deskDocumentFile,
  deskDocumentsGet,
  deskFiguresGet,
  deskIdentityChange,
  deskIdentityDecision,
  deskMessageGet,
  deskMessagesGet,
  deskOrderAgain,
  deskOrdersGet,
  deskPartiesGet,
  deskPartyReveal,
  deskTimelineGet,
  deskUploadAccept,
  deskUploadFile,
  deskUploadReject,
} from '@hearthline/web/operations/desk.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Why } from '../../parts/reason.ts';
import type { Input, Reply, OperationBody } from '@hearthline/web/api/operation.ts';
import { readAgain } from '@hearthline/web/api/queries.ts';
import { followVersion } from '@hearthline/web/live/follow-version.ts';
import { $api, api } from '../../services/api.ts';
import { isOwn, rememberOwn } from '../../services/own-versions.ts';

export type Summary = Reply<'desk-application-get'>;
export type Timeline = Reply<'desk-timeline-get'>;
export type Parties = Reply<'desk-parties-get'>;
export type Figures = Reply<'desk-figures-get'>;
export type Documents = Reply<'desk-documents-get'>;
export type Conditions = Reply<'desk-conditions-get'>;
export type Messages = Reply<'desk-messages-get'>;
export type Orders = Reply<'desk-orders-get'>;

/** What is read of one application. */
const OF_ONE = 'GET /desk/api/v1/applications/{uuid}';
const of = (uuid: string) => ({ path: { uuid } });

export const useSummary = (uuid: string) => $api.useRead(deskApplicationGet, of(uuid));
export const useParties = (uuid: string) => $api.useRead(deskPartiesGet, of(uuid));
export const useFigures = (uuid: string) => $api.useRead(deskFiguresGet, of(uuid));
export const useDocuments = (uuid: string) => $api.useRead(deskDocumentsGet, of(uuid));
export const useConditions = (uuid: string) => $api.useRead(deskConditionsGet, of(uuid));
export const useMessages = (uuid: string) => $api.useRead(deskMessagesGet, of(uuid));
export const useOrders = (uuid: string) => $api.useRead(deskOrdersGet, of(uuid));
export type TimelineQuery = { readonly topic?: Timeline['entries'][number]['topic']; readonly before?: number };
export const useTimeline = (uuid: string, query: TimelineQuery) =>
  $api.useRead(deskTimelineGet, { path: { uuid }, query: { limit: 50, ...query } });

/** Sends a change of one application, and reads anew what was read of it. It resolves and throws as what it sends. */
export function useChange(uuid: string) {
  const queries = useQueryClient();
  return useCallback(
    async <Done extends { readonly version?: number }>(send: () => Promise<Done>): Promise<Done> => {
      const done = await send();
      if (done.version !== undefined) rememberOwn(uuid, done.version);
      await readAgain(queries, OF_ONE);
      return done;
    },
    [queries, uuid],
  );
}

const path = (uuid: string) => ({ uuid });
export type NewCondition = {
  category: Conditions['categories'][number]['category'];
  textForBorrower: string;
  documents?: number;
  signerId?: string;
};
export const changes = {
  ask: async (uuid: string, body: NewCondition) => api(deskConditionPost, { path: path(uuid), body }),
  clear: async (uuid: string, conditionUuid: string, note: string) =>
    api(deskConditionClear, { path: { uuid, conditionUuid }, body: { note } }),
  accept: async (uuid: string, documentUuid: string) => api(deskUploadAccept, { path: { uuid, documentUuid }, body: {} }),
  reject: async (uuid: string, documentUuid: string, textForBorrower: string) =>
    api(deskUploadReject, { path: { uuid, documentUuid }, body: { textForBorrower } }),
  orderAgain: async (uuid: string, step: Step, note: string) => api(deskOrderAgain, { path: { uuid, step }, body: { note } }),
  changeIdentity: async (uuid: string, body: IdentityChange) => api(deskIdentityChange, { path: path(uuid), body }),
  decideIdentity: async (uuid: string, changeId: string, body: { accept: boolean; reason?: string }) =>
    api(deskIdentityDecision, { path: { uuid, changeId }, body }),
};
export type Step = Input<'desk-order-again'>['path']['step'];
export type IdentityChange = OperationBody<'desk-identity-change'>;
export type MaskedDatum = OperationBody<'desk-party-reveal'>['what'];

/** Reads whose every call is logged: never by a query, which repeats by itself. */
export const loggedReads = {
  value: async (uuid: string, party: string, what: MaskedDatum, why: Why) =>
    api(deskPartyReveal, { path: { uuid, party }, body: { what, ...why } }),
  credit: async (uuid: string) => api(deskCreditGet, { path: { uuid } }),
  message: async (uuid: string, messageUuid: string) => api(deskMessageGet, { path: { uuid, messageUuid } }),
  document: async (uuid: string, sha256: string) => api(deskDocumentFile, { path: { uuid, sha256 }, as: 'blob' }),
  upload: async (uuid: string, documentUuid: string) => api(deskUploadFile, { path: { uuid, documentUuid }, as: 'blob' }),
};

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
    return followVersion(known.current ?? 0, async (query, signal) => {
      const now = (await api(deskApplicationVersion, { path: { uuid }, query, signal })).version;
      if (now !== query.after && !signal.aborted) {
        known.current = now;
        if (!isOwn(uuid, now)) setChanged(true);
        void readAgain(queries, OF_ONE);
      }
      return now;
    }).stop;
  }, [uuid, started, queries]);
  return { changed, seen: () => setChanged(false) };
}
