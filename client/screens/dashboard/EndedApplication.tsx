import { application as paths } from '@hearthline/journey/application-paths.ts';
import { BASE } from '@hearthline/journey/paths.ts';
import { List, Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import type { Application } from '../../services/application.ts';
import { formatDate } from '../../services/dates.ts';
import { ENDS } from '@hearthline/journey/status-copy/ends.ts';
import { END, leftOver, noticeOf } from './ends.ts';

type EndedApplicationProps = { readonly application: Application; readonly end: NonNullable<Application['end']> };

/** How and when an application ended, why, what it leaves, and what can be done next. */
export function EndedApplication({ application, end }: EndedApplicationProps): JSX.Element {
  const { uuid, status } = application;
  const { title, why, next } = ENDS[end.kind];
  const notice = noticeOf(application, formatDate);
  return (
    <Stack gap={12} top={16}>
      <div>
        <h4>{title}</h4>
        <p className="small muted">{END.on(formatDate(end.at))}</p>
      </div>
      <p>{[why, ...leftOver(end, application, formatDate)].join(' ')}</p>
      {notice !== null && (
        <p>{notice.isSent ? <PathLink to={paths(uuid).documentDisclosures()}>{notice.words}</PathLink> : notice.words}</p>
      )}
      {next.length > 0 && (
        <div>
          <p>
            <b>{END.next}</b>
          </p>
          <List items={next} gap={4} />
        </div>
      )}
      <Stack row gap={16}>
        {status.status === 'DECLINED' && <PathLink to={`${BASE}/${uuid}`}>{END.decision}</PathLink>}
        <PathLink to={paths(uuid).documentDisclosures()}>{END.documents}</PathLink>
      </Stack>
    </Stack>
  );
}
