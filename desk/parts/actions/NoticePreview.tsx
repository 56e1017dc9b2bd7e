import { deskDecisionPreview, deskNoticePreviewGet } from '@hearthline/web/operations/desk.ts';
import { type JSX, useEffect, useRef } from 'react';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api } from '../../services/api.ts';
import { askedOf } from '../decision/draft.ts';
import type { OpenAction, Values } from './action-values.ts';
import classes from './Actions.module.css';

export type Notice = Reply<'desk-notice-preview-get'>['notices'][number];
type Refusal = 'decline' | 'cancel';

/** The notices that an action would send for these reasons. @param reasons codes, separated by commas */
export async function noticesFor(uuid: string, action: OpenAction['action'], reasons: string): Promise<readonly Notice[]> {
  const data = await api(deskNoticePreviewGet, {
    path: { uuid },
    query: { action: action as Refusal, reasons },
  });
  return data?.notices ?? [];
}

/** The notice of a counteroffer; null while something is missing in the decision, with what that is. */
export async function counterofferFor(uuid: string, values: Values): Promise<Pick<Reply<'desk-decision-preview'>, 'notice' | 'problems'>> {
  return api(deskDecisionPreview, { path: { uuid }, body: askedOf(values, true) });
}

/** Each notice as its person will read it; the focus goes to the first, because the same button now decides. */
export function NoticePreview({ notices }: { readonly notices: readonly Notice[] }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      {notices.map(({ to, title, text }, at) => (
        <section key={to} aria-label={`Notice to ${to}`} className="stack">
          <h3 ref={at === 0 ? heading : undefined} tabIndex={-1} className={classes.title}>
            What {to} will read
          </h3>
          <div className={classes.notice}>
            <strong>{title}</strong>
            {`\n\n${text}`}
          </div>
        </section>
      ))}
    </>
  );
}
