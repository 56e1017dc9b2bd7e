import { applicationScreen } from '@hearthline/journey/paths.ts';
import { SERVICE_DOWN } from '@hearthline/journey/status-copy/page-copy.ts';
import { statusKind } from '@hearthline/journey/statuses.ts';
import type { PageCopy } from '@hearthline/journey/status-copy/row.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX, ReactNode } from 'react';
import { useFollowed } from '../screen/followed.ts';
import { useLink } from '../screen/PathLink.tsx';
import { Screen } from '../screen/Screen.tsx';
import { HOLD } from './copy.ts';
import { HelpList } from './HelpList.tsx';
import { HoldFacts } from './HoldFacts.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { useOthersAct } from './use-others-act.ts';

/** While a condition is open: the way to what we asked for. */
function OpenRequest(): JSX.Element | null {
  const { uuid, status } = useFollowed();
  const link = useLink();
  if (status.condition === null) return null;
  const { href, onClick } = link(applicationScreen(uuid, 'conditions'));
  return (
    <section className="section">
      <h2>{HOLD.meanwhile}</h2>
      <ActionList items={[{ icon: 'document', title: HOLD.request, note: HOLD.requestNote, href, onPick: onClick }]} />
    </section>
  );
}

/** A page on which the lender or a third party acts: what happens, who acts, how long it takes, what to do meanwhile (AMB-117). It moves on by itself. */
export function HoldPage({ page: usual, children }: { page: PageCopy; children?: ReactNode }): JSX.Element {
  const { status } = useFollowed();
  const page = status.serviceDown ? SERVICE_DOWN : usual;
  // At a hold the status is followed already; at DEED_SIGNING a borrower who has signed waits for the other signers.
  useOthersAct(statusKind(status.status) === 'screen');
  return (
    <Screen title={page.title} intro={page.intro} tag={<Tag kind="waiting">{HOLD.tag}</Tag>}>
      <HoldFacts copy={page} />
      <OpenRequest />
      {children}
      <RefreshButton />
      <HelpList />
    </Screen>
  );
}
