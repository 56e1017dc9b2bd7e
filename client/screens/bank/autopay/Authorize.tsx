import { applicationScreen } from '@hearthline/journey/paths.ts';
import type { JSX } from 'react';
import { AccountCard } from '../../../parts/bank/AccountCard.tsx';
import type { Accounts, GivenAccount } from '../../../parts/bank/accounts.ts';
import { BANK } from '../../../parts/bank/copy.ts';
import { PayByYourself } from '../../../parts/bank/PayByYourself.tsx';
import { SignedDocument } from '../../../parts/rescission/SignedDocument.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { AUTHORIZE } from './copy.ts';

/** The authorization of an account that was given after the signing, and the ways around it: another account, or none. It is never required. */
export function Authorize({ account, terms }: { account: GivenAccount; terms: Accounts['terms'] }): JSX.Element {
  const { uuid } = useFollowed();
  return (
    <Screen title={AUTHORIZE.heading} intro={AUTHORIZE.intro}>
      <section className="section">
        <h2>{AUTHORIZE.pays}</h2>
        <AccountCard
          account={account}
          purpose={null}
          change={<PathLink to={applicationScreen(uuid, 'bank/autopay-manual')}>{BANK.change}</PathLink>}
        />
      </section>
      <section className="section">
        <h2>{AUTHORIZE.title}</h2>
        <SignedDocument uuid={uuid} signing="AUTOPAY" words={AUTHORIZE} goesOn />
      </section>
      {terms && (
        <div className="section">
          <PayByYourself terms={terms.MANUAL} />
        </div>
      )}
    </Screen>
  );
}
