import { FACT_TOPICS, type FactTopic } from '@hearthline/journey/fact-sentences/row.ts';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { JSX } from 'react';
import { Toaster } from '@hearthline/kit/toaster/Toaster.tsx';
import { useMember } from '../../chrome/member.ts';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { ApplicationPage, SECTIONS } from './ApplicationPage.tsx';
import type { Section } from './copy.ts';
import { TaskFiles } from './viewer/TaskFiles.tsx';
import { WorkPanel } from './work/WorkPanel.tsx';

const isTopic = (topic: string | undefined): topic is FactTopic => topic !== undefined && Object.hasOwn(FACT_TOPICS, topic);
/** The roles whose corrections of identity data the server takes. */
const CORRECT = ['processor', 'compliance'];
/** The roles that read the log of views. */
const READ_VIEWS = ['auditor', 'compliance', 'admin'];
/** What an administrator sees: where the application stands, and none of the borrower's data. */
const WITHOUT_DATA: readonly Section[] = ['overview', 'timeline', 'orders'];

/** `/applications/$uuid` and its parts: what is shown is in the address, so that it can be sent to a colleague. */
export function ApplicationScreen(): JSX.Element {
  const { uuid = '', part } = useParams({ strict: false });
  const { topic, correct, task } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { role } = useMember();
  const sections = role === 'admin' ? WITHOUT_DATA : SECTIONS;
  // the task stays open while the parts are read
  const ofTask = task === undefined ? {} : { task };
  const section: Section = sections.find((one) => one === part) ?? 'overview';
  return (
    <Toaster>
      <ApplicationPage
        key={uuid}
        work={
          <WorkPanel uuid={uuid} asked={task}>
            {READ_VIEWS.includes(role) && (
              <p>
                <DeskLink to="/views" search={{ subject: uuid }}>
                  Who looked at this application
                </DeskLink>
              </p>
            )}
          </WorkPanel>
        }
        files={sections.includes('documents') && <TaskFiles uuid={uuid} asked={task} />}
        uuid={uuid}
        sections={sections}
        section={section}
        topic={isTopic(topic) ? topic : undefined}
        mayChange={CORRECT.includes(role)}
        correct={correct}
        onTopic={(next) => void navigate({ to: '.', search: { ...ofTask, topic: next }, replace: true })}
        linkTo={(to, text) => (
          <Link
            key={to}
            search={ofTask}
            to={to === 'overview' ? `/applications/${uuid}` : `/applications/${uuid}/${to}`}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            {text}
          </Link>
        )}
      />
    </Toaster>
  );
}
