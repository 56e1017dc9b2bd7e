import { Card } from '@hearthline/kit/card/Card.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { ROOMS } from '@hearthline/orgs/rooms.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { deskLenderDecision } from '@hearthline/web/operations/desk.ts';
import type { JSX, ReactNode } from 'react';
import { DecideProposal } from '../../parts/actions/DecideProposal.tsx';
import classes from '../../parts/actions/Actions.module.css';
import { Time } from '../../parts/zone.tsx';
import { api } from '../../services/api.ts';
import { Differences } from './Differences.tsx';
import { PreviewButton } from './preview/PreviewButton.tsx';

export type SettingsProposal = Reply<'desk-lender-get'>['proposals'][number];

const PUBLISH = { button: 'Publish', done: 'Published' } as const;

type ChangeCardProps = {
  readonly proposal: SettingsProposal;
  readonly onEnd: (words: string) => void;
  /** What has to be looked at before it is published; null or absent: nothing more. */
  readonly mustSee?: string | null;
  /** What shows more of the change. */
  readonly children?: ReactNode;
};

/** A change that waits for a second person: what it changes, who asked for it and why, and what this person may do about it. */
export function ChangeCard({ proposal, onEnd, mustSee = null, children }: ChangeCardProps): JSX.Element {
  const { id, room, differences, effectiveAt, reason, by, at, expiresAt, isMine, mayDecide, whyNot } = proposal;
  const title = `A change of ${ROOMS[room].title.toLowerCase()}`;
  return (
    <Card>
      <h3 className={classes.title}>{title}</h3>
      <p className="small muted">
        Asked for by {isMine ? 'you' : by.name}, <Time at={at} />. It waits until <Time at={expiresAt} />.
      </p>
      <p className={classes.quote}>{reason}</p>
      <Differences list={differences} />
      <p className="small muted">
        {effectiveAt === null ? (
          'It holds as soon as it is approved.'
        ) : (
          <>
            It holds from <Time at={effectiveAt} /> on.
          </>
        )}
      </p>
      {children}
      <Stack top={12}>
        <PreviewButton of={() => ({ proposalId: id })} text={`Preview ${title.charAt(0).toLowerCase()}${title.slice(1)}`} />
      </Stack>
      <DecideProposal
        {...{ id, isMine, onEnd }}
        title={title.toLowerCase()}
        approve={PUBLISH}
        mayDecide={mayDecide && mustSee === null}
        whyNot={whyNot ?? mustSee}
        send={async (body) => api(deskLenderDecision, { path: { proposalId: id }, body })}
      />
    </Card>
  );
}
