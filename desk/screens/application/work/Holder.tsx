import { deskTaskRelease, deskTaskTake } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useRef, useState } from 'react';
import { api, queryClient } from '../../../services/api.ts';
import { WORK } from './copy.ts';
import { HandOver } from './HandOver.tsx';
import type { TaskDetail } from './tasks.ts';
import classes from './WorkPanel.module.css';

/** Who has a task, and what changes it. */
export function Holder({ detail }: { readonly detail: TaskDetail }): JSX.Element {
  const { uuid, version, assignee, isMine, mayAct } = detail.task;
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isHandingOver, setHandingOver] = useState(false);
  const change = async (what: 'take' | 'release'): Promise<void> => {
    setProblem(null);
    await api(what === 'take' ? deskTaskTake : deskTaskRelease, { path: { taskUuid: uuid }, body: { version } }).catch((error: unknown) =>
      setProblem(staffMessage(error)),
    );
    await queryClient.invalidateQueries();
    // the button that was pressed is gone
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="holder-title">
      <h2 id="holder-title" ref={heading} tabIndex={-1}>
        {WORK.holder}
      </h2>
      <p>{assignee === null ? WORK.nobody : isMine ? WORK.you : assignee.name}</p>
      <div role="alert">{problem !== null && <Alert kind="warn" title={problem} />}</div>
      <div className={classes.buttons}>
        {assignee === null && mayAct && (
          <Button variant="outline" compact onClick={() => void change('take')}>
            {WORK.take}
          </Button>
        )}
        {(assignee === null || isMine) && mayAct && detail.colleagues.length > 0 && (
          <Button variant="outline" compact onClick={() => setHandingOver(true)}>
            {WORK.handOver}
          </Button>
        )}
        {isMine && (
          <Button variant="outline" compact onClick={() => void change('release')}>
            {WORK.release}
          </Button>
        )}
      </div>
      {isHandingOver && <HandOver detail={detail} onClose={() => setHandingOver(false)} />}
    </section>
  );
}
