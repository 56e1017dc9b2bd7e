import { Problem } from '@hearthline/contract/problem.ts';
import { inspectLogo } from './inspector.ts';

/** The mark of a logo. Throws file_refused with the sentence why it cannot be one. */
export async function markOfLogo(svg: string): Promise<{ readonly mark: string }> {
  const cleaned = await inspectLogo(Buffer.from(svg, 'utf8'));
  if ('refused' in cleaned)
    throw new Problem('file_refused', { message: cleaned.refused, errors: [{ field: 'svg', message: cleaned.refused }] });
  return cleaned;
}
