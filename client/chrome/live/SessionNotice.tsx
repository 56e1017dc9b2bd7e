import { identityGet } from '@hearthline/web/operations/identity.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { type JSX, useEffect, useState } from 'react';
import { api } from '../../services/api/api.ts';
import { errorMessage } from '@hearthline/web/api/api-error.ts';
import { session } from '../../services/session/session.ts';
import { sessionEnd, WARNED_BEFORE_MS } from '../../services/session/session-end.ts';
import { formatTime } from '../../services/dates.ts';
import { SESSION } from './copy.ts';

const wallClock = (): number => performance.timeOrigin + performance.now();

type Ending = { readonly token: string; readonly end: number };

/** The token of this browser and its expiry; updated when it is replaced, in this tab or another. */
function useEnding(): Ending | null {
  const [ending, setEnding] = useState<Ending | null>(null);
  useEffect(() => {
    let known: string | null = null;
    const read = (isNew: boolean): void => {
      const token = session.token.get();
      if (token === known) return;
      known = token;
      const end = token === null ? null : sessionEnd(token, wallClock(), isNew);
      setEnding(token === null || end === null ? null : { token, end });
    };
    const replaced = (): void => read(true);
    read(false);
    const left = session.token.subscribe(replaced);
    window.addEventListener('storage', replaced);
    return () => {
      left();
      window.removeEventListener('storage', replaced);
    };
  }, []);
  return ending;
}

/**
 * Warns a signed-in person five minutes before their session expires (30 minutes without a call that renews it, AMB-122), and lets them
 * stay: any call but a poll renews it. Otherwise sign-in follows, and leads back to this page with what was typed (AMB-120).
 */
export function SessionNotice(): JSX.Element {
  const ending = useEnding();
  const [warnedToken, setWarnedToken] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isShown = ending !== null && warnedToken === ending.token;

  useEffect(() => {
    if (ending === null) return undefined;
    const left = ending.end - wallClock();
    if (left <= 0) return undefined;
    const warning = setTimeout(() => setWarnedToken(ending.token), Math.max(0, left - WARNED_BEFORE_MS));
    const over = setTimeout(() => session.token.get() === ending.token && session.signedOut(), left);
    return () => {
      clearTimeout(warning);
      clearTimeout(over);
    };
  }, [ending]);

  const stay = (): void => {
    setProblem(null);
    api(identityGet).then(
      () => setWarnedToken(null),
      (error: unknown) => setProblem(errorMessage(error)),
    );
  };
  return (
    <Dialog open={isShown} onClose={stay} title={SESSION.title} actions={<Button onClick={stay}>{SESSION.stay}</Button>}>
      <p>{SESSION.text(isShown ? formatTime(new Date(ending.end)) : '')}</p>
      <p role="alert">{problem}</p>
    </Dialog>
  );
}
