import { applicationScreen } from '@hearthline/journey/paths.ts';
import { Button, Spinner } from '@hearthline/kit/button/Button.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { type JSX, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NOTARY } from '../../../parts/notary/copy.ts';
import { takeReturn, useNotary } from '../../../parts/notary/notary.ts';
import { Closed, Join, SignersAtNotary } from '../../../parts/notary/NotaryParts.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useOthersAct } from '../../../parts/waiting/use-others-act.ts';
import { COPY } from './copy.ts';

/** The return from the notary's session: sealed, or ended for a reason; and the session while it is open. */
export function NotarySession(): JSX.Element {
  const { uuid, status, done, leave } = useFollowed();
  const go = useGo();
  const query = useNotary(uuid);
  const returned = useRef<ReturnType<typeof takeReturn>>(undefined);
  const [isSealed, setSealed] = useState(false);
  const me = query.data?.signers.find(({ isYou }) => isYou)?.state;
  const isInPerson = status.status === 'MANUAL_DEED_SIGNING';
  const isOver = status.primaryAccepted || (!isInPerson && status.status !== 'DEED_SIGNING' && status.status !== 'WAITING_FOR_NOTARY');
  const isPast = isOver || isInPerson;
  const begin = useEffectEvent(() => {
    // once, also where effects run twice: the address is read and cleared
    if (returned.current !== undefined) return;
    returned.current = takeReturn();
    const { exit, isDone } = returned.current;
    setSealed(isDone);
    if (isDone) void done();
    if (exit !== null && !isOver) void go(applicationScreen(uuid, 'notary/error', { reason: exit }), { replace: true });
  });
  useEffect(() => begin(), []);
  // signed, in person after all, or begun anew: what follows is not this page's (AMB-39).
  // The server may know of an end before the browser is back: why it ended is said first
  const onward = useEffectEvent(() => {
    if (isOver || (returned.current?.exit ?? null) === null) void leave();
  });
  useEffect(() => {
    if (isPast) onward();
  }, [isPast]);
  useOthersAct(!isPast, () => query.refetch());

  const others = query.data?.signers.filter(({ isYou, state }) => !isYou && state !== 'DONE') ?? [];
  if (me === 'DONE' && others.length > 0)
    return (
      <Screen title={COPY.done} intro={COPY.othersIntro}>
        {query.data && <SignersAtNotary signers={query.data.signers} />}
        <ButtonRow>
          <Button onClick={() => void done()}>{COPY.goOn}</Button>
        </ButtonRow>
      </Screen>
    );
  if (isSealed || isOver || me === 'DONE')
    return (
      <Screen title={COPY.finishing} intro={COPY.finishingIntro}>
        <p className="section" role="status">
          <Spinner /> {COPY.fetching}
        </p>
      </Screen>
    );
  const isOpen = me === 'IN_MEETING';
  return (
    <Screen title={isOpen ? COPY.inSession : COPY.title} intro={isOpen ? COPY.inSessionIntro : COPY.intro}>
      <Loaded query={query} label={NOTARY.loading}>
        {(info) => (
          <>
            <Closed info={info} />
            <SignersAtNotary signers={info.signers} />
            <Join info={info} {...(isOpen && { label: COPY.back })} look={() => query.refetch()} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
