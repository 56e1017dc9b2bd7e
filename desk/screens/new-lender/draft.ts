/** The lender that a link is for, as this tab has it. */
import type { Reply } from '@hearthline/web/api/operation.ts';
import { lenderDraftGet, lenderDraftLogo, lenderDraftPublish, lenderDraftRates, lenderDraftSave } from '@hearthline/web/operations/desk.ts';
import { api } from '../../services/api.ts';

export type LenderDraft = Reply<'lender-draft-get'>;
export type Published = Reply<'lender-draft-publish'>;

const KEY = 'newLender';

/** The secret of the link: out of the address at once, and kept by this tab for a reload. */
export function secretOfLink(): string {
  const inAddress = window.location.hash.slice(1);
  if (inAddress !== '') {
    window.sessionStorage.setItem(KEY, inAddress);
    window.history.replaceState(null, '', window.location.pathname);
  }
  return window.sessionStorage.getItem(KEY) ?? '';
}

/** The operations of a draft, each with the secret of its link. */
export function draftApi(secret: string) {
  const headers = { 'x-lender-draft': secret };
  return {
    get: async () => api(lenderDraftGet, { headers }),
    save: async (body: Parameters<typeof api<'lender-draft-save'>>[1] extends { body: infer B } ? B : never) =>
      // kept alive: what was typed last is saved though the page is left
      api(lenderDraftSave, { headers, body, keepalive: true }),
    rates: async (version: number, file: string) => api(lenderDraftRates, { headers, body: { version, file } }),
    mark: async (svg: string) => (await api(lenderDraftLogo, { headers, body: { svg } })).mark,
    publish: async (version: number) => api(lenderDraftPublish, { headers, body: { version } }),
  };
}
export type DraftApi = ReturnType<typeof draftApi>;
