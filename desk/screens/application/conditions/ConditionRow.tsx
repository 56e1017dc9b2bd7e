import { Button } from '@hearthline/kit/button/Button.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useToast } from '@hearthline/kit/toaster/Toaster.tsx';
import { type JSX, useState } from 'react';
import { TextDialog } from '../../../parts/form/TextDialog.tsx';
import { shortDateText } from '../../../parts/format.ts';
import type { Conditions } from '../api.ts';
import { COPY } from '../copy.ts';
import { useWhen } from '../parts.tsx';
import { type Condition, focusOn, useAct } from './act.ts';
import { ChangeCondition } from './ChangeCondition.tsx';
import classes from './Conditions.module.css';
import { CONDITIONS_COPY as copy } from './copy.ts';
import { FileRow } from './FileRow.tsx';
import { WaiveCondition } from './WaiveCondition.tsx';

type Doing = 'clear' | 'waive' | 'change' | 'reopen' | null;

const TAGS = { OPEN: 'waiting', ANSWERED: 'warn', MET: 'ok', WAIVED: 'plain' } as const;

type Props = { readonly uuid: string; readonly condition: Condition; readonly read: Conditions };

/** One condition: what is asked, of whom, who sees to it, until when, its files, and what may be done about it. */
export function ConditionRow({ uuid, condition, read }: Props): JSX.Element {
  const { uuid: id, title, text, stage, state, isLate, internal, dueOn, owner, closedAt, waived, files } = condition;
  const act = useAct(uuid);
  const toast = useToast();
  const [doing, setDoing] = useState<Doing>(null);
  const done = (said: string): void => {
    setDoing(null);
    toast({ text: said, icon: 'check' });
    focusOn(id, stage);
  };
  const isOpen = closedAt === null;
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <h3 id={`condition-${id}`} tabIndex={-1}>
          {title}
        </h3>
        <span className={classes.tags}>
          {internal && <Tag>{copy.internal}</Tag>}
          {isLate && <Tag kind="err">{copy.late}</Tag>}
          <Tag kind={TAGS[state]}>{copy.state[state]}</Tag>
        </span>
      </div>
      <p className={classes.text}>{text}</p>
      <p className="small muted">
        {[
          condition.of,
          owner === null ? copy.noOwner : copy.owner(owner.name),
          ...(dueOn === null ? [] : [copy.due(shortDateText(dueOn))]),
          ...(condition.documentsRequired > 0 ? [copy.files(condition.documentsRequired)] : []),
          ...(internal || condition.seenAt !== null || !isOpen ? [] : [COPY.conditions.unseen(condition.of)]),
        ].join(' · ')}
      </p>
      {waived !== null && (
        <p className="small">
          {copy.waived(waived.text)}
          {waived.words !== null && `. ${waived.words}`}
        </p>
      )}
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <FileRow key={file.uuid} uuid={uuid} file={file} mayAct={read.mayAct} isEnded={!isOpen} onDone={done} />
          ))}
        </ul>
      )}
      <div className={classes.bar}>
        {read.mayAct && <Buttons title={title} isOpen={isOpen} mayWaive={condition.mayWaive} onDo={setDoing} />}
        {isOpen && condition.whyNotWaived !== null && <span className="small muted">{condition.whyNotWaived}</span>}
        <History history={condition.history} />
      </div>
      {doing === 'clear' && (
        <TextDialog
          title={COPY.conditions.clearTitle}
          label={COPY.conditions.clearReason}
          name="note"
          submit={COPY.conditions.clear}
          onSend={async (note) => {
            await act({ action: 'clear-condition', conditionUuid: id, note });
            done(COPY.conditions.cleared);
          }}
          onClose={() => setDoing(null)}
        />
      )}
      {doing === 'reopen' && (
        <TextDialog
          title={copy.reopenTitle}
          label={copy.reopenWhy}
          name="note"
          submit={copy.reopen}
          onSend={async (note) => {
            await act({ action: 'reopen-condition', conditionUuid: id, note });
            done(copy.reopened);
          }}
          onClose={() => setDoing(null)}
        />
      )}
      {doing === 'waive' && <WaiveCondition uuid={uuid} condition={condition} onDone={done} onClose={() => setDoing(null)} />}
      {doing === 'change' && (
        <ChangeCondition uuid={uuid} condition={condition} staff={read.staff} onDone={done} onClose={() => setDoing(null)} />
      )}
    </li>
  );
}

type ButtonsProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly mayWaive: boolean;
  readonly onDo: (what: Doing) => void;
};

function Buttons({ title, isOpen, mayWaive, onDo }: ButtonsProps): JSX.Element {
  const may = isOpen ? (['clear', ...(mayWaive ? (['waive'] as const) : []), 'change'] as const) : (['reopen'] as const);
  return (
    <>
      {may.map((what) => (
        <Button key={what} variant="text" aria-label={`${copy[what]}: ${title}`} onClick={() => onDo(what)}>
          {copy[what]}
        </Button>
      ))}
    </>
  );
}

function History({ history }: Pick<Condition, 'history'>): JSX.Element {
  const when = useWhen();
  return (
    <details className={classes.history}>
      <summary>{copy.history}</summary>
      <ul>
        {history.map(({ at, by, what, words }) => (
          <li key={`${at} ${what}`} className="small">
            {what}, {by}, {when(at)}
            {words !== null && `: ${words}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
