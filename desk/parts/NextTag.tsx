import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import type { JSX, ReactNode } from 'react';

type NextActor = Reply<'desk-application-get'>['next']['who'];
const KINDS = { STAFF: 'warn', BORROWER: 'waiting', OTHERS: 'waiting', NOBODY: 'plain' } as const satisfies Readonly<
  Record<NextActor, string>
>;

/** Who acts next on an application: what waits for staff stands out. */
export function NextTag({ who, children }: { readonly who: NextActor; readonly children: ReactNode }): JSX.Element {
  return <Tag kind={KINDS[who]}>{children}</Tag>;
}
