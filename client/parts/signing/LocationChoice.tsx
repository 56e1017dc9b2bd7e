import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useEffect, useRef, useState } from 'react';
import { LOCATION } from '../location/copy.ts';
import { type LocationAnswer, readLocation } from './location.ts';

type LocationChoiceProps = {
  /** What the person answered; null before. */
  readonly answer: LocationAnswer | null;
  readonly onAnswer: (answer: LocationAnswer) => void;
};

const KINDS = { SHARED: 'ok', REFUSED: 'plain', UNAVAILABLE: 'warn' } as const;

/** Why the place of signing is asked for, and the choice: sharing it asks the device for permission; saying no is recorded and stops nothing. */
export function LocationChoice({ answer, onAnswer }: LocationChoiceProps): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const answered = useRef(answer);
  // the button that was pressed goes with its answer: the one that is left takes the focus (WCAG 2.4.3)
  useEffect(() => {
    const isNew = answered.current !== answer;
    answered.current = answer;
    if (isNew && (document.activeElement ?? document.body) === document.body) choices.current?.querySelector('button')?.focus();
  }, [answer]);
  const share = async (): Promise<void> => {
    setAsking(true);
    const { answer: given } = await readLocation();
    setAsking(false);
    onAnswer(given);
  };
  return (
    <Card title={LOCATION.title} tag={<span role="status">{answer && <Tag kind={KINDS[answer]}>{LOCATION.tags[answer]}</Tag>}</span>}>
      <Stack gap={8} top={8}>
        <p>{LOCATION.proof}</p>
        <p>{LOCATION.choice}</p>
      </Stack>
      {answer && <Note>{LOCATION.answers[answer]}</Note>}
      <div ref={choices}>
        <Stack row gap={12} top={16}>
          {answer !== 'SHARED' && (
            <Button variant="outline" compact icon="pin" disabled={isAsking} onClick={() => void share()}>
              {isAsking ? LOCATION.asking : answer === null ? LOCATION.share : LOCATION.shareAfter}
            </Button>
          )}
          {answer !== 'REFUSED' && (
            <Button variant="text" onClick={() => onAnswer('REFUSED')}>
              {answer === null ? LOCATION.refuse : LOCATION.refuseAfter}
            </Button>
          )}
        </Stack>
      </div>
    </Card>
  );
}
