import { deskTaskGet } from '@hearthline/web/operations/desk.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { Navigate, useParams } from '@tanstack/react-router';
import type { JSX } from 'react';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { $api } from '../../services/api.ts';

/** A link to a task opens it at its application. */
export function TaskPage(): JSX.Element {
  const { taskUuid = '' } = useParams({ strict: false });
  const query = $api.useRead(deskTaskGet, { path: { taskUuid } });
  return (
    <DeskPage title="Task">
      <Loaded query={query}>
        {({ task }) => <Navigate to={`/applications/${task.applicationUuid}`} search={{ task: taskUuid }} replace />}
      </Loaded>
    </DeskPage>
  );
}
