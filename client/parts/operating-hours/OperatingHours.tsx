import { operatingHours } from '@hearthline/web/operations/organization.ts';
import { type JSX, useEffect, useRef, useState } from 'react';
import { api } from '../../services/api/api.ts';
import { cachedQuery, useQueryResult } from '../../services/api/first-page-query.ts';
import { hoursLines } from './hours.ts';
import { HOURS_COPY } from './copy.ts';

const TEN_MINUTES = 600_000;

const askHours = (): Promise<readonly string[]> =>
  cachedQuery('phone-hours', TEN_MINUTES, async () => {
    const data = await api(operatingHours, { path: { department: 'OPS_PHONE' }, query: { display: 'true' } });
    return data ? hoursLines(data.weekdays, HOURS_COPY.to) : [];
  });

/** The lender's telephone hours, requested when the footer scrolls into view, so that the first page makes no request for them. */
export function OperatingHours(): JSX.Element {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  const lines = useQueryResult(isSeen ? askHours : null) ?? [];
  return (
    <span ref={place}>
      {lines.length > 0
        ? lines.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))
        : HOURS_COPY.unknown}
    </span>
  );
}
