import { applicationScreen } from '@hearthline/journey/paths.ts';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useEffect, useState } from 'react';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { useFollowed } from '../../parts/screen/followed.ts';
import { HelpList } from '../../parts/waiting/HelpList.tsx';
import { HOLD } from '../../parts/waiting/copy.ts';
import { HoldFacts } from '../../parts/waiting/HoldFacts.tsx';
import { useOthersAct } from '../../parts/waiting/use-others-act.ts';
import { now } from '../../services/clock.ts';
import { formatDate } from '../../services/dates.ts';
import { EXPIRED } from './copy.ts';

/** Longest delay of a browser's timer, milliseconds. */
const LONGEST_DELAY = 2 ** 31 - 1;
const left = (expiresAt: string): number => Date.parse(expiresAt) - now().getTime();

/** Whether offers have expired, also when they do while the page is open. @param expiresAt ISO instant; undefined while they load */
export function useExpired(expiresAt: string | undefined): boolean {
  const [expired, setExpired] = useState<string | null>(null);
  useEffect(() => {
    if (expiresAt === undefined || left(expiresAt) <= 0) return undefined;
    const timer = setTimeout(() => left(expiresAt) <= 0 && setExpired(expiresAt), Math.min(left(expiresAt) + 1000, LONGEST_DELAY));
    return () => clearTimeout(timer);
  }, [expiresAt]);
  return expiresAt !== undefined && (expired === expiresAt || left(expiresAt) <= 0);
}

/**
 * In place of offers that have expired: who gets new ones, and that they show on the page. Where an offer is chosen already it stays, and the
 * borrower goes on.
 */
export function OffersExpired({ expiresAt }: { expiresAt: string }): JSX.Element {
  const { uuid, status } = useFollowed();
  const isHeld = status.status === 'COLLECT_ADDITIONAL_INFO';
  useOthersAct(!isHeld);
  if (isHeld)
    return (
      <Screen title={EXPIRED.title} intro={EXPIRED.held(formatDate(expiresAt))} stayRail>
        <p className="section">
          <PathLink className={buttonClass()} to={applicationScreen(uuid, 'start/contact')}>
            {EXPIRED.onward}
          </PathLink>
        </p>
      </Screen>
    );
  return (
    <Screen title={EXPIRED.title} intro={EXPIRED.intro(formatDate(expiresAt))} tag={<Tag kind="waiting">{HOLD.tag}</Tag>} stayRail>
      <HoldFacts copy={EXPIRED} />
      <HelpList />
    </Screen>
  );
}
