import { STORED_STATES, type uploadReply } from '@hearthline/contract/uploads.ts';
import type { UploadRow } from '@hearthline/database/generated/rows.ts';
import type { z } from 'zod';

/** An upload as its sender sees it. Throws for one in quarantine, which nobody may see. */
export function uploadView(u: UploadRow): z.input<typeof uploadReply> {
  const state = STORED_STATES.find((s) => s === u.state);
  if (!state) throw new Error('A file in quarantine is not shown');
  return {
    uuid: u.id,
    type: u.document_type,
    state,
    conditionUuid: u.condition_uuid,
    label: u.label,
    contentType: u.content_type ?? '',
    bytes: u.bytes ?? 0,
    pages: u.pages ?? 0,
    reason: u.reason,
    sentAt: u.sent_at.toISOString(),
  };
}

const LONGEST = 80;

/**
 * A file name made harmless: its last part, letters, digits and a few marks, at most 80 characters. It is only shown: where the file is stored, and
 * its name as a download, are generated (ASVS 5.3.2).
 */
export function labelOf(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/ +/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  return Array.from(plain).slice(0, LONGEST).join('') || 'Document';
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' };

/** The file name of a download. */
export function savedName(type: string, id: string, contentType: string): string {
  return `${type.toLowerCase().replaceAll('_', '-')}-${id.slice(-8)}.${ENDINGS[contentType] ?? 'bin'}`;
}
