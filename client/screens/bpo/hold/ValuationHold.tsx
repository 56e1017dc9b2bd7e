import { List } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { ValuationPage } from '../../../parts/valuation/ValuationPage.tsx';
import { LOOKED_AT } from './copy.ts';

/** The home is valued, or its title searched: what happens, and what is looked at. It moves on by itself. */
export function ValuationHold(): JSX.Element {
  const { status } = useFollowed();
  const { title, items } = LOOKED_AT[status.status.startsWith('FINAL_TITLE_') ? 'title' : 'valuation'];
  return (
    <ValuationPage>
      <section className="section">
        <h2>{title}</h2>
        <List items={items} />
      </section>
    </ValuationPage>
  );
}
