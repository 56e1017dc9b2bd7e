/** What a lender's people are answered in the rooms of its settings, beyond what they read: refusals, checks, and previews of a change that is not kept. */
import type { DeskLender } from '@hearthline/contract/desk/lender.ts';
import type { PreviewGroup } from '@hearthline/contract/desk/preview.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { lenderFile } from '@hearthline/orgs/lender-file.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { Stage } from '../stage.ts';

const LENDER = '/desk/api/v1/lender';
const SHOWN: readonly (readonly [PreviewGroup, string])[] = [
  ['MAIL', 'FUNDED'],
  ['TEXT', 'SIGNING_READY'],
  ['NOTICE', 'FUNDED'],
  ['DOCUMENT', 'LINE_AGREEMENT'],
];
const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** @param headers of a person who may change the settings */
export async function showSettings({ get, post }: Stage, lender: Lender, headers: Readonly<Record<string, string>>, everything: boolean) {
  const { latest: base } = JSON.parse((await get(LENDER, headers)).text) as DeskLender;
  const send = async (path: string, body: object) => post(`${LENDER}${path}`, body, headers);
  const ask = async (room: string, changes: object) =>
    send('/proposals', { room, base, changes, effectiveAt: null, reason: 'As agreed on Monday' });
  const [other] = FILE_LENDERS.all.filter(({ orgCode }) => orgCode !== lender.orgCode);
  await ask('hours', { supportPhone: other?.supportPhone });
  await ask('legal', { nmls: other?.nmls, lei: other?.lei });
  await send('/file/check', { file: base64(lenderFile({ ...lender, heloc: { ...lender.heloc, maxHcltv: 0 } }, 'yaml')) });
  if (!everything) return;
  const of = { room: 'hours', base, changes: { chatHours: { ...lender.chatHours, timeZone: 'America/Adak' } } };
  await send('/check', of);
  await send('/preview', { of });
  for (const [group, kind] of SHOWN) await send('/preview/thing', { of, person: 'HOME', thing: { group, kind } });
  await send('/preview/pdf', { of, person: 'HOME', kind: 'LINE_AGREEMENT', side: 'AFTER' });
  await send('/rate-sheets/preview', {});
  await send('/rate-sheets/preview', { file: base64('Score tiers\n') });
}
