import type { ContentType } from '@hearthline/rules/conditions/upload-limits.ts';

/** Content types by the first bytes of a file. Its name and declared type are not trusted (ASVS 5.2.2). */
const BEGINS: readonly (readonly [ContentType, Buffer])[] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['application/pdf', Buffer.from('%PDF-')],
];

/** The content type, or null for any that is not accepted. A signature counts only at the very beginning. */
export function sniff(bytes: Buffer): ContentType | null {
  return BEGINS.find(([, begins]) => bytes.subarray(0, begins.length).equals(begins))?.[0] ?? null;
}
