import { deskTaskGet, deskTaskRelease, deskTaskTake } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { useParams } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { ActionsPanel } from '../../parts/actions/ActionsPanel.tsx';
import { durationText } from '../../parts/duration.ts';
import { shortDateText } from '../../parts/format.ts';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { $api, api, queryClient } from '../../services/api.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { DueTag } from './columns.tsx';
import { HandOver } from './HandOver.tsx';
import { Notes } from './Notes.tsx';
import classes from './Work.module.css';
import { Time, Zone } from '../../parts/zone.tsx';

type Detail = Reply<'desk-task-get'>;
/** How often it is read again: a colleague may take it, or the borrower end it. */
const EVERY_MS = 15_000;

/** One task: what it waits for, when it is due and why, who has it, what can be done, and the notes. */
export function TaskPage(): JSX.Element {
  const { taskUuid = '' } = useParams({ strict: false });
  const query = $api.useRead(deskTaskGet, { path: { taskUuid } }, { refetchInterval: EVERY_MS });
  return (
    <DeskPage title={query.data?.task.title ?? 'Task'} intro={query.data?.waitsFor} actions={<DeskLink to="/work">All work</DeskLink>}>
      <Loaded query={query}>
        {(detail) => (
          <Zone value={detail.timeZone}>
            {detail.closedAt !== null && (
              <Stack bottom={20}>
                <Alert kind="ok" title="This task is done">
                  It ended <Time at={detail.closedAt} />.
                </Alert>
              </Stack>
            )}
            <Facts detail={detail} />
            <div className={classes.columns}>
              <ActionsPanel uuid={detail.task.applicationUuid} />
              <div className={classes.side}>
                {detail.closedAt === null && <Holder detail={detail} />}
                <Notes taskUuid={detail.task.uuid} notes={detail.notes} />
              </div>
            </div>
          </Zone>
        )}
      </Loaded>
    </DeskPage>
  );
}

function Facts({ detail: { task, promise, law, closedAt } }: { readonly detail: Detail }): JSX.Element {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Application</dt>
        <dd>
          <DeskLink to={`/applications/${task.applicationUuid}`}>{task.borrower}</DeskLink>, loan {task.loanNumber}
        </dd>
      </div>
      {closedAt === null && (
        <div>
          <dt>Waits for</dt>
          <dd>{durationText(task.ageSeconds)}</dd>
        </div>
      )}
      {closedAt === null && (
        <div>
          <dt>Due</dt>
          <dd>
            <DueTag task={task} />
          </dd>
        </div>
      )}
      {promise !== null && (
        <div>
          <dt>Promised by</dt>
          <dd>
            <Time at={promise.at} />
            <br />
            <span className="small muted">{promise.source}</span>
          </dd>
        </div>
      )}
      {law !== null && (
        <div>
          <dt>Last day by law</dt>
          <dd>
            {shortDateText(law.on)}
            <br />
            <span className="small muted">{law.source}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Holder({ detail }: { readonly detail: Detail }): JSX.Element {
  const { uuid, version, assignee, isMine, mayAct } = detail.task;
  const [problem, setProblem] = useState<string | null>(null);
  const [isHandingOver, setHandingOver] = useState(false);
  const change = async (what: 'take' | 'release'): Promise<void> => {
    setProblem(null);
    await api(what === 'take' ? deskTaskTake : deskTaskRelease, { path: { taskUuid: uuid }, body: { version } }).catch((error: unknown) =>
      setProblem(staffMessage(error)),
    );
    await queryClient.invalidateQueries();
  };
  return (
    <section aria-labelledby="holder-title">
      <h2 id="holder-title">Who has it</h2>
      <p>{assignee === null ? 'Nobody' : isMine ? 'You' : assignee.name}</p>
      <div role="alert">{problem !== null && <Alert kind="warn" title={problem} />}</div>
      <div className={classes.buttons}>
        {assignee === null && mayAct && (
          <Button compact onClick={() => void change('take')}>
            Take it
          </Button>
        )}
        {(assignee === null || isMine) && mayAct && detail.colleagues.length > 0 && (
          <Button variant="outline" compact onClick={() => setHandingOver(true)}>
            Hand over
          </Button>
        )}
        {isMine && (
          <Button variant="outline" compact onClick={() => void change('release')}>
            Give it back
          </Button>
        )}
      </div>
      {isHandingOver && <HandOver detail={detail} onClose={() => setHandingOver(false)} />}
    </section>
  );
}
