import { Button } from '@hearthline/kit/button/Button.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, type ReactNode, useState } from 'react';
import { useFollowed } from '../follow.ts';
import { company } from '../services/organisation/organisation.ts';
import { sayMoment } from '../services/dates.ts';
import { duration } from './application-words.ts';
import { HOLD, HOLD_WORDS, HOLDS } from './hold-words.ts';
import { Screen } from './Screen.tsx';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A file somebody else has: what is checked, by whom, how long it takes. It goes on by itself; "Try again" reads it now (AMB-117). */
export function HoldScreen({ children }: { children?: ReactNode }): JSX.Element {
  const { status, again } = useFollowed();
  const [isAsking, setAsking] = useState(false);
  const { title, lede, checked, note } = HOLDS[status.status] ?? HOLD;
  const { name, supportPhone } = company();

  async function ask(): Promise<void> {
    setAsking(true);
    try {
      await again();
    } finally {
      setAsking(false);
    }
  }
  const who = status.waiting?.who;
  return (
    <Screen title={title} lede={lede} tag={<Tag kind="waiting">{HOLD_WORDS.tag}</Tag>}>
      <div className="section">
        <Facts
          items={[
            { term: HOLD_WORDS.what, main: checked, note },
            { term: HOLD_WORDS.who, main: who && who !== 'us' ? capital(who) : name },
            { term: HOLD_WORDS.long, main: duration(status.waiting?.typicalSeconds ?? null), note: HOLD_WORDS.since(sayMoment(status.since)) },
          ]}
        />
      </div>
      {children}
      <div className="section stack">
        <Button variant="outline" onClick={() => void ask()} disabled={isAsking}>{isAsking ? HOLD_WORDS.asking : HOLD_WORDS.again}</Button>
        <p className="small muted">{HOLD_WORDS.leave} {HOLD_WORDS.call(supportPhone)}</p>
      </div>
    </Screen>
  );
}
