import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import type { JSX } from 'react';
import { dueText } from './duration.ts';

/** Seconds before a task is due in which it is marked. */
const SOON = 4 * 3600;
type Due = Pick<Reply<'desk-work-get'>['tasks'][number], 'dueInSeconds' | 'dueBy' | 'isLate'>;

/** When a task is due, and whether a promise or a law says so. */
export function DueTag({ task: { dueInSeconds, dueBy, isLate } }: { readonly task: Due }): JSX.Element {
  return (
    <span>
      <Tag kind={isLate ? 'err' : dueInSeconds < SOON ? 'warn' : 'plain'}>{dueText(dueInSeconds)}</Tag>
      {dueBy === 'LAW' && <span className="small muted"> by law</span>}
    </span>
  );
}
