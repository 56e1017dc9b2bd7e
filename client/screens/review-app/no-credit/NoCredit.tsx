import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { HoldFacts } from '../../../parts/waiting/HoldFacts.tsx';
import { RefreshButton } from '../../../parts/waiting/RefreshButton.tsx';
import { HOLD as SAY } from '../../../parts/waiting/copy.ts';
import { HOLD, COPY } from './copy.ts';

/** No file even with the SSN (AMB-52): nothing to type any more; a person compares, support helps. */
export function NoCredit(): JSX.Element {
  return (
    <Screen title={COPY.title} intro={COPY.intro} tag={<Tag kind="waiting">{SAY.tag}</Tag>}>
      <HoldFacts copy={HOLD} />
      <section className="section">
        <h2>{COPY.reasons}</h2>
        <ul style={{ listStyle: 'disc', paddingLeft: 20 }}>
          <li>{COPY.few}</li>
          <li>{COPY.newcomer}</li>
          <li>{COPY.typo}</li>
        </ul>
        <p className="small muted" style={{ marginTop: 12 }}>
          {COPY.after}
        </p>
      </section>
      <RefreshButton />
      <HelpList />
    </Screen>
  );
}
