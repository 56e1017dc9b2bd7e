import { applicationScreen } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button, buttonClass, Spinner } from '@hearthline/kit/button/Button.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useFollowed } from '../screen/followed.ts';
import { PathLink } from '../screen/PathLink.tsx';
import { dayText, timeText } from './at-home.ts';
import { NOTARY, SIGNERS } from './copy.ts';
import { type NotaryInfo, useNotarySession } from './notary.ts';

/** The moment notaries are back, as the clock at the home shows it; nothing while they are there. */
export function Closed({ info }: { info: NotaryInfo }): JSX.Element | null {
  const { opensAt } = info.hours;
  if (opensAt === null) return null;
  return (
    <div className="section">
      <Alert kind="note" title={NOTARY.closed} live>
        {NOTARY.opens(dayText(opensAt, info.timeZone), timeText(opensAt, info.timeZone))} {NOTARY.hours(info)}
      </Alert>
    </div>
  );
}

type JoinProps = {
  readonly info: NotaryInfo;
  readonly label?: string;
  /** Reads the notary's state again. */
  readonly look: () => unknown;
};

/** The button that leaves for the notary, and the way to one in person. Without the button outside the hours of notaries: the page says when they are back. */
export function Join({ info, label = NOTARY.open, look }: JoinProps): JSX.Element {
  const { uuid } = useFollowed();
  const { isOpening, problem, open } = useNotarySession(look);
  return (
    <>
      <SendProblem problem={problem} title={NOTARY.notOpened} />
      <ButtonRow sticky={false}>
        {info.hours.opensAt === null && (
          <Button disabled={isOpening} onClick={open}>
            {isOpening && <Spinner />}
            {isOpening ? NOTARY.opening : label}
          </Button>
        )}
        <PathLink className={buttonClass({ variant: 'outline' })} to={applicationScreen(uuid, 'notary/schedule-manual')}>
          {NOTARY.inPerson}
        </PathLink>
      </ButtonRow>
    </>
  );
}

const TAGS = { INVITED: 'waiting', IN_MEETING: 'plain', DONE: 'ok' } as const;

/** How far each signer of the deed is; nothing where the borrower signs alone. */
export function SignersAtNotary({ signers }: Pick<NotaryInfo, 'signers'>): JSX.Element | null {
  if (signers.length < 2) return null;
  return (
    <section className="section">
      <h2>{SIGNERS.heading}</h2>
      <Stack gap={12}>
        {signers.map(({ name, isYou, state }) => (
          <Card key={name} nested title={isYou ? SIGNERS.you(name) : name} tag={<Tag kind={TAGS[state]}>{SIGNERS[state]}</Tag>} />
        ))}
      </Stack>
      <Note>{SIGNERS.intro}</Note>
    </section>
  );
}
