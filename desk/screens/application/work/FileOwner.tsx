import { deskColleaguesGet, deskOwnerPost } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useRef, useState } from 'react';
import { useMember } from '../../../chrome/member.ts';
import { actsHere } from '../../../parts/roles.ts';
import { $api, api, queryClient } from '../../../services/api.ts';
import { AssignDialog } from '../../applications/AssignDialog.tsx';
import type { Summary } from '../api.ts';
import { WORK } from './copy.ts';
import classes from './WorkPanel.module.css';

/** Who answers for the application from its start to its end; its tasks may be others’. */
export function FileOwner({ summary: { uuid, owner } }: { readonly summary: Summary }): JSX.Element {
  const { role, staffUuid } = useMember();
  const colleagues = $api.useRead(deskColleaguesGet, {});
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAssigning, setAssigning] = useState(false);
  const isMine = owner?.uuid === staffUuid;
  const mayAssign = role === 'admin' || (actsHere(role) && (owner === null || isMine));
  const assign = async (to: string | null): Promise<void> => {
    setProblem(null);
    await api(deskOwnerPost, { body: { applications: [uuid], to } });
    await queryClient.invalidateQueries();
    // the button that was pressed is gone
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="owner-title">
      <h2 id="owner-title" ref={heading} tabIndex={-1}>
        {WORK.owner}
      </h2>
      <p>{owner === null ? WORK.nobody : isMine ? WORK.you : owner.name}</p>
      <div role="alert">{problem !== null && <Alert kind="warn" title={problem} />}</div>
      {mayAssign && (
        <div className={classes.buttons}>
          {owner === null && actsHere(role) && (
            <Button
              variant="outline"
              compact
              onClick={() => void assign(staffUuid).catch((error: unknown) => setProblem(staffMessage(error)))}
            >
              {WORK.own}
            </Button>
          )}
          <Button variant="outline" compact onClick={() => setAssigning(true)}>
            {WORK.assign}
          </Button>
        </div>
      )}
      {isAssigning && (
        <AssignDialog
          colleagues={colleagues.data ?? []}
          onClose={() => setAssigning(false)}
          send={async (to) => {
            await assign(to);
            setAssigning(false);
          }}
        />
      )}
    </section>
  );
}
