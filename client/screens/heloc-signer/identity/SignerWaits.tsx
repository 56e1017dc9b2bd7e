import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { useSigner } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { HOLD } from '../../../parts/waiting/copy.ts';
import { RefreshButton } from '../../../parts/waiting/RefreshButton.tsx';
import type { SignerProfile } from '../../../services/signer.ts';
import { WAITING } from './copy.ts';

type Reason = 'preparing' | 'review' | 'credit';

/** Who a signer waits for: the borrower signs again after a change of who signs, staff look at what was sent, or the bureau answers. */
const reasonOf = ({ status, inReview }: SignerProfile): Reason => (inReview ? 'review' : status === 'CO_DEED_REQ' ? 'credit' : 'preparing');

/** A signer waits: who acts, how long it takes. */
export function SignerWaits(): JSX.Element {
  const { signer } = useSigner();
  const reason = reasonOf(signer);
  return (
    <Screen title={WAITING[reason]} intro={WAITING[`${reason}Intro`]} tag={<Tag kind="waiting">{HOLD.tag}</Tag>}>
      <div className="section">
        <Facts
          items={[
            { term: HOLD.who, main: WAITING[`${reason}Who`] },
            { term: HOLD.long, main: WAITING[`${reason}Long`] },
            { term: HOLD.you, main: HOLD.nothing, note: HOLD.goesOn },
          ]}
        />
      </div>
      <RefreshButton />
      <HelpList />
    </Screen>
  );
}
