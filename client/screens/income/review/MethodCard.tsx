import type { Reply } from '@hearthline/web/api/operation.ts';
import { applicationScreen } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useMutation } from '@tanstack/react-query';
import type { ComponentProps, JSX } from 'react';
import { METHODS, READING } from '../../../parts/income/copy.ts';
import { useReading } from '../../../parts/income/use-reading.ts';
import { LinkButton } from '../../../parts/link/LinkButton.tsx';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY } from './copy.ts';

export type Way = Reply<'income-get'>['methods'][number];

/** Ways that need documents instead of a link, and the upload that follows. */
export const UPLOADS: Partial<Record<Way['method'], string>> = { MANUAL_PAYSTUB: 'paystub', OTHER: 'other', EMPINFO: 'paystub' };

const TAGS = {
  NOT_STARTED: 'plain',
  STARTED: 'waiting',
  VERIFIED: 'ok',
  NEEDS_DOCUMENTS: 'warn',
  FAILED: 'err',
} as const satisfies Record<Way['state'], ComponentProps<typeof Tag>['kind']>;

/** Chooses a way that needs documents; the upload follows, inside this step. */
export function ChooseButton({
  method,
  label,
  type,
  variant,
}: {
  method: Way['method'];
  label: string;
  type: string;
  variant: 'solid' | 'outline';
}): JSX.Element {
  const { uuid } = useFollowed();
  const go = useGo();
  const choose = useMutation(applicationApi(uuid).chooseIncome());
  const { isSending, problem, send } = useSend({ stays: true });
  const chosen = async (): Promise<void> => {
    if (await send(() => choose.mutateAsync({ method }))) await go(applicationScreen(uuid, 'income/upload/:type', {}, { type }));
  };
  return (
    <>
      <SendProblem problem={problem} />
      <Button variant={variant} disabled={isSending} onClick={() => void chosen()}>
        {label}
      </Button>
    </>
  );
}

/** What happened to this way so far, and what to do. */
function outcomeOf({ state, monthly, reading, method }: Way, note: string | null): string | null {
  if (state === 'VERIFIED' && monthly !== null) return COPY.verifiedText(COPY.monthly(monthly));
  if (state === 'NEEDS_DOCUMENTS') return COPY.documentsText;
  if (state === 'FAILED') return COPY.failedText;
  if (state !== 'STARTED') return null;
  return reading ? [METHODS[method].reading, note ?? READING.again].join(' ') : COPY.unfinished;
}

/** One way to verify income: what it needs, where it stands, and its button. */
export function MethodCard({ way, isFirst, onChanged }: { way: Way; isFirst: boolean; onChanged: () => unknown }): JSX.Element {
  const { uuid, done } = useFollowed();
  const { method, state } = way;
  const isLinked = UPLOADS[method] === undefined;
  const reading = useReading(isLinked && way.reading ? method : null, onChanged);
  const isReading = isLinked && way.reading && !reading.isOver;
  const { title, text, button } = METHODS[method];
  const tag = isReading ? READING.tag : state === 'NOT_STARTED' && isFirst ? COPY.quickest : COPY.states[state];
  const outcome = reading.isOver ? null : outcomeOf(way, reading.note);
  const isOpen = state !== 'VERIFIED' && state !== 'NEEDS_DOCUMENTS' && !isReading;
  const variant = isFirst && state === 'NOT_STARTED' ? 'solid' : 'outline';
  const type = UPLOADS[method];
  return (
    <Card nested title={title} tag={<Tag kind={isReading ? 'waiting' : TAGS[state]}>{tag}</Tag>}>
      <Stack gap={12}>
        <p>{text}</p>
        {reading.isOver && (
          <Alert kind="warn" title={COPY.states.FAILED} live>
            {READING.expired}
          </Alert>
        )}
        {outcome !== null && <p role="status">{outcome}</p>}
        {isOpen &&
          (type === undefined ? (
            <LinkButton
              uuid={uuid}
              target={{ purpose: 'INCOME', method }}
              label={state === 'NOT_STARTED' ? button : COPY.startAgain(button)}
              variant={variant}
              onLinked={() => {
                onChanged();
                return done();
              }}
            />
          ) : (
            <ChooseButton method={method} label={button} type={type} variant={variant} />
          ))}
      </Stack>
    </Card>
  );
}
