import { deskOwnerPost } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { api, queryClient } from '../../services/api.ts';
import { AssignDialog, type Colleagues } from './AssignDialog.tsx';
import classes from '../../parts/table/Selected.module.css';
import { COPY } from './copy.ts';

type AssignOwnerProps = {
  readonly selected: ReadonlySet<string>;
  readonly colleagues: Colleagues;
  /** The reader, where they may own applications. */
  readonly me: string | null;
  readonly onPage: () => void;
  readonly onClear: () => void;
};

/** Takes the selected applications, or gives them to a colleague. */
export function AssignOwner({ selected, colleagues, me, onPage, onClear }: AssignOwnerProps): JSX.Element {
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAssigning, setAssigning] = useState(false);
  const assign = async (to: string | null): Promise<void> => {
    setProblem(null);
    setSaid('');
    const { changed, owner } = await api(deskOwnerPost, { body: { applications: [...selected], to } });
    setSaid(COPY.done(changed, owner?.name ?? null));
    onClear();
    await queryClient.invalidateQueries();
  };
  return (
    <>
      <div role="status">{said !== '' && <Alert kind="ok" title={said} />}</div>
      <div role="alert">{problem !== null && <Alert kind="warn" title={problem} />}</div>
      <div className={classes.bulk}>
        <p>{COPY.selected(selected.size)}</p>
        <Button variant="text" onClick={onPage}>
          {COPY.selectPage}
        </Button>
        {selected.size > 0 && (
          <>
            <Button variant="text" onClick={onClear}>
              {COPY.clear}
            </Button>
            {me !== null && (
              <Button variant="outline" compact onClick={() => void assign(me).catch((error: unknown) => setProblem(staffMessage(error)))}>
                {COPY.take}
              </Button>
            )}
            <Button variant="outline" compact onClick={() => setAssigning(true)}>
              {COPY.assign}
            </Button>
          </>
        )}
      </div>
      {isAssigning && (
        <AssignDialog
          colleagues={colleagues}
          onClose={() => setAssigning(false)}
          send={async (to) => {
            await assign(to);
            setAssigning(false);
          }}
        />
      )}
    </>
  );
}
