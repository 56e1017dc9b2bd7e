import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { JSX, ReactNode } from 'react';
import { ActionsPanel } from '../../../parts/actions/ActionsPanel.tsx';
import { DueTag } from '../../../parts/DueTag.tsx';
import { durationText } from '../../../parts/duration.ts';
import { shortDateText } from '../../../parts/format.ts';
import { DeskLink } from '../../../parts/page/DeskLink.tsx';
import { Time } from '../../../parts/zone.tsx';
import { WORK } from './copy.ts';
import { Holder } from './Holder.tsx';
import { NextTask } from './NextTask.tsx';
import { Notes } from './Notes.tsx';
import { type Task, type TaskDetail, useOpenTask, useTask, useTasks } from './tasks.ts';
import classes from './WorkPanel.module.css';

type WorkPanelProps = {
  readonly uuid: string;
  /** The task asked for in the address. */
  readonly asked: string | undefined;
  /** What stands below. */
  readonly children?: ReactNode;
};

/** The work at an application, beside what it is decided by: its tasks, the one that is open, what can be done, who has it, and the notes. */
export function WorkPanel({ uuid, asked, children }: WorkPanelProps): JSX.Element {
  return (
    <div className={classes.panel}>
      <Loaded query={useTasks(uuid)}>{({ tasks }) => <Tasks uuid={uuid} tasks={tasks} asked={asked} />}</Loaded>
      {children}
    </div>
  );
}

type TasksProps = { readonly uuid: string; readonly tasks: readonly Task[]; readonly asked: string | undefined };

function Tasks({ uuid, tasks, asked }: TasksProps): JSX.Element {
  const open = useOpenTask(uuid, asked);
  return (
    <>
      {tasks.some((task) => task.uuid !== open) && (
        <nav aria-label={WORK.tasks}>
          <ul className={classes.tasks}>
            {tasks.map((task) => (
              <li key={task.uuid}>
                {task.uuid === open ? (
                  <span aria-current="true">
                    {task.title} <DueTag task={task} />
                  </span>
                ) : (
                  <DeskLink to="." search={{ task: task.uuid }} keeps>
                    {task.title} <DueTag task={task} />
                  </DeskLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {open === undefined ? (
        <section aria-labelledby="task-title">
          <h2 id="task-title">{WORK.none}</h2>
          <p>{WORK.noneText}</p>
        </section>
      ) : (
        <TaskHead taskUuid={open} />
      )}
      <ActionsPanel uuid={uuid} />
      {open !== undefined && <TaskRest key={open} taskUuid={open} />}
    </>
  );
}

/** What the task waits for, by when and why. */
function TaskHead({ taskUuid }: { readonly taskUuid: string }): JSX.Element {
  return (
    <Loaded query={useTask(taskUuid)}>
      {(detail) => (
        <section aria-labelledby="task-title">
          <h2 id="task-title">{detail.task.title}</h2>
          {detail.closedAt === null ? (
            <>
              <p>{detail.waitsFor}</p>
              <TaskFacts detail={detail} />
            </>
          ) : (
            <Alert kind="ok" title={WORK.done}>
              {WORK.ended} <Time at={detail.closedAt} />.
            </Alert>
          )}
        </section>
      )}
    </Loaded>
  );
}

/** The next task, who has this one, and the notes; nothing until the task is read. */
function TaskRest({ taskUuid }: { readonly taskUuid: string }): JSX.Element | null {
  const { data: detail } = useTask(taskUuid);
  if (detail === undefined) return null;
  return (
    <>
      <NextTask task={detail.task} />
      {detail.closedAt === null && <Holder detail={detail} />}
      <Notes taskUuid={taskUuid} notes={detail.notes} />
    </>
  );
}

function TaskFacts({ detail: { task, promise, law } }: { readonly detail: TaskDetail }): JSX.Element {
  const rows = [
    [WORK.waits, durationText(task.ageSeconds), null],
    [WORK.due, <DueTag key="due" task={task} />, null],
    ...(promise === null ? [] : [[WORK.promised, <Time key="promise" at={promise.at} />, promise.source] as const]),
    ...(law === null ? [] : [[WORK.law, shortDateText(law.on), law.source] as const]),
  ] as const;
  return (
    <dl className={classes.facts}>
      {rows.map(([term, value, source]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value}
            {source !== null && (
              <>
                <br />
                <span className="muted">{source}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
