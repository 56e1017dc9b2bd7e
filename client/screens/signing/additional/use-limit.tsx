import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError, codeOf } from '@hearthline/web/api/api-error.ts';
import { now } from '../../../services/clock.ts';
import { formatDate, formatTime } from '../../../services/dates.ts';
import { COPY } from './copy.ts';

const DAY_MS = 86_400_000;

/** Milliseconds until a limited request is possible again; null for any other error. */
function waitOf(error: unknown): number | null {
  if (codeOf(error) !== 'too_many_requests' || !(error instanceof ApiError)) return null;
  const seconds = Number(error.response?.headers.get('retry-after') ?? 'NaN');
  return Number.isFinite(seconds) ? seconds * 1000 : DAY_MS / 24;
}

/** From when a limited request is possible again, in words: a time, with the day when that is not today. Null for any other error. */
export function possibleFrom(error: unknown, at: Date): string | null {
  const wait = waitOf(error);
  if (wait === null) return null;
  const from = new Date(at.getTime() + wait);
  const time = formatTime(from);
  return from.toDateString() === at.toDateString() ? time : `${time} on ${formatDate(from.toISOString())}`;
}

type Limit = {
  /** From when it is possible again, in words; null while it is. */
  readonly until: string | null;
  /** For `useSend` and `useStepForm`: true when it has shown the error itself. */
  readonly refused: (error: unknown) => boolean;
  readonly notice: ReactNode;
};

/** The limit of invitations that the server enforces, shown with the time from which the next one can be sent. */
export function useLimit(): Limit {
  const [until, setUntil] = useState<string | null>(null);
  const [wait, setWait] = useState<number | null>(null);
  useEffect(() => {
    if (wait === null || wait > DAY_MS) return undefined;
    const over = setTimeout(() => {
      setUntil(null);
      setWait(null);
    }, wait);
    return () => clearTimeout(over);
  }, [wait]);
  return {
    until,
    refused(error) {
      const from = possibleFrom(error, now());
      setUntil(from);
      setWait(waitOf(error));
      return from !== null;
    },
    notice: until !== null && (
      <div className="section">
        <Alert kind="warn" live title={COPY.limit}>
          {COPY.limitText(until)}
        </Alert>
      </div>
    ),
  };
}
