import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { Screen } from '../../../chrome/Screen.tsx';
import { HelpList } from '../../../services/holding/HelpList.tsx';
import { HoldFacts } from '../../../services/holding/HoldFacts.tsx';
import { LookAgain } from '../../../services/holding/LookAgain.tsx';
import { HOLD as SAY } from '../../../services/holding/words.ts';
import { HOLD, WORDS } from './words.ts';

/** No file even with the SSN (AMB-52): nothing to type any more; a person compares, support helps. */
export function NoCredit(): JSX.Element {
  return (
    <Screen title={WORDS.title} lede={WORDS.lede} tag={<Tag kind="waiting">{SAY.tag}</Tag>}>
      <HoldFacts words={HOLD} />
      <section className="section">
        <h2>{WORDS.reasons}</h2>
        <ul style={{ listStyle: 'disc', paddingLeft: 20 }}>
          <li>{WORDS.few}</li>
          <li>{WORDS.newcomer}</li>
          <li>{WORDS.typo}</li>
        </ul>
        <p className="small muted" style={{ marginTop: 12 }}>
          {WORDS.after}
        </p>
      </section>
      <LookAgain />
      <HelpList />
    </Screen>
  );
}
