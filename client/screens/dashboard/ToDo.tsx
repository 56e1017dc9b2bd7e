import { application as paths } from '@hearthline/journey/application-paths.ts';
import { BASE } from '@hearthline/journey/paths.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import type { JSX } from 'react';
import { useLink } from '../../parts/screen/PathLink.tsx';
import type { Application } from '../../services/application.ts';
import { formatDate } from '../../services/dates.ts';
import { applicationSummary } from '@hearthline/journey/status-copy/application-summary.ts';
import type { Request } from './use-requests.ts';
import { COPY } from './copy.ts';

/** The steps and requests that wait for the borrower; renders nothing when there are none. */
export function ToDo({ active, requests }: { active: readonly Application[]; requests: readonly Request[] }): JSX.Element | null {
  const link = useLink();
  const steps = active.flatMap((application) => {
    const { you } = applicationSummary(application);
    return you === null ? [] : [{ icon: 'pencil' as const, ...you, ...link(`${BASE}/${application.uuid}`) }];
  });
  const asked = requests.map(({ title, created, isUpload, applicationUuid }) => ({
    icon: isUpload ? ('upload' as const) : ('info' as const),
    title,
    note: COPY.asked(formatDate(created)),
    ...link(paths(applicationUuid).conditions()),
  }));
  const items = [...asked, ...steps].map(({ onClick, ...item }) => ({ ...item, onPick: onClick }));
  if (items.length === 0) return null;
  return (
    <section className="section">
      <h2>{COPY.toDo}</h2>
      <ActionList items={items} />
    </section>
  );
}
