import { SIGNER_STATES } from '@hearthline/journey/status-copy/signer-states.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Track } from '@hearthline/kit/track/Track.tsx';
import type { JSX } from 'react';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { now } from '../../../services/clock.ts';
import { formatDate } from '../../../services/dates.ts';
import { COPY } from './copy.ts';
import { OwnerForm } from './OwnerForm.tsx';
import { effectsOf, hasExpired, nextSentence, type Signer, stepsOf } from './progress.ts';
import { RemoveSigner, Resend } from './SignerActions.tsx';

const KINDS = { SIGNED: 'ok', REFUSED: 'err' } as const;

type SignerCardProps = {
  readonly signer: Signer;
  readonly others: readonly Signer[];
  /** The form that is open in this card. */
  readonly editing: 'correct' | 'replace' | null;
  readonly onEdit: (kind: 'correct' | 'replace' | null) => void;
  /** The change was saved: what to say about it. */
  readonly onDone: (sentence: string) => void;
};

/** One person who signs: how far they are, what happens next, and what the borrower can do about it. */
export function SignerCard({ signer, others, editing, onEdit, onDone }: SignerCardProps): JSX.Element {
  const { application } = useFollowed();
  const { ownership } = application.property;
  const { name, email, role, state, waitsFor, change } = signer;
  const { done, steps } = stepsOf(signer);
  const at = now().toISOString();
  const hasAccount = state === 'SIGNED_IN' || state === 'IDENTIFIED';
  const isTheirTurn = waitsFor === null && (state === 'INVITED' || hasAccount);
  const isLast = ownership === 'JOINT' && others.length === 1;
  const close = (): void => onEdit(null);
  return (
    <Card
      nested
      title={name}
      tag={
        <Tag kind={hasExpired(signer, at) ? 'warn' : (KINDS[state as keyof typeof KINDS] ?? 'waiting')}>
          {hasExpired(signer, at) ? COPY.expired : SIGNER_STATES[state]}
        </Tag>
      }
    >
      <p className="small muted">{ownership === 'TRUST' && role === 'CO_DEEDER' ? COPY.trustee : COPY.roles[role]}</p>
      <Stack top={16}>
        <Track label={COPY.stepOf(done, steps.length)} steps={steps}>
          {COPY.stepOf(done, steps.length)}
        </Track>
      </Stack>
      <Stack top={12}>
        <p>{nextSentence(signer, at, formatDate)}</p>
        {state !== 'SIGNED' && (
          <p className="small muted">
            {COPY.sentTo} {email}
          </p>
        )}
      </Stack>
      {editing === null ? (
        <Stack top={16}>
          {isTheirTurn && <Resend signer={signer} />}
          {change !== null && (
            <Stack row gap={8} top={8}>
              {!hasAccount && (
                <Button variant="text" onClick={() => onEdit('correct')}>
                  {COPY.correct}
                  <span className="sr">{COPY.of(name)}</span>
                </Button>
              )}
              <Button variant="text" onClick={() => onEdit('replace')}>
                {COPY.replace}
                <span className="sr">{COPY.of(name)}</span>
              </Button>
              {!isLast && <RemoveSigner signer={signer} effects={effectsOf(change)} onDone={onDone} />}
            </Stack>
          )}
          {change !== null && hasAccount && <Note>{COPY.signedIn}</Note>}
          {change !== null && isLast && <Note>{COPY.last}</Note>}
        </Stack>
      ) : (
        <Stack top={16}>
          <OwnerForm
            kind={editing}
            signer={signer}
            others={others.filter(({ id }) => id !== signer.id)}
            effects={
              change === null || editing === 'correct'
                ? [COPY.emailEffect, COPY.nameEffect]
                : [COPY.replaced(name), ...effectsOf(change), COPY.invited]
            }
            onCancel={close}
            onDone={() => onDone(COPY.done[editing])}
          />
        </Stack>
      )}
    </Card>
  );
}
