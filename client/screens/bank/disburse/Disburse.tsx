import { applicationScreen } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import type { Accounts, GivenAccount } from '../../../parts/bank/accounts.ts';
import { BANK, DEPOSITS } from '../../../parts/bank/copy.ts';
import { Deposits } from '../../../parts/bank/Deposits.tsx';
import { PAYEE_COPY, returnReason } from '../../../parts/closing/copy.ts';
import { LinkButton } from '../../../parts/link/LinkButton.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY, FACTS } from './copy.ts';

const money = (dollars: number | null = null): string | null => (dollars === null ? null : formatMoney(dollars));

/** The account that receives the money: linked at the bank, or typed; what is left to do about one that was given. */
export function Disburse(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useQuery(applicationApi(uuid).accounts());
  const given = query.data?.disbursement ?? null;
  const { deposits = null } = given ?? {};
  return (
    <Screen title={deposits ? COPY.waiting : COPY.title} intro={deposits ? COPY.waitingIntro : COPY.intro(money(query.data?.cashToYou))}>
      <Loaded query={query} label={BANK.loading}>
        {() => (
          <>
            {given === null && (query.data?.returned ?? null) === null && (
              <div className="section">
                <Alert kind="ok" title={COPY.incomeDone(money(query.data?.verifiedMonthly))} />
              </div>
            )}
            {given && deposits && <Deposits accountFor="DISBURSEMENT" account={given} deposits={deposits} reload={() => query.refetch()} />}
            {given === null && query.data && <NotTaken accounts={query.data} />}
            {given?.verification === 'FAILED_VERIFICATION' && <Refused account={given} />}
            {deposits && (
              <section className="section">
                <h2>{DEPOSITS.other}</h2>
                <p>{DEPOSITS.otherText}</p>
              </section>
            )}
            <Ways onLinked={() => query.refetch()} isSecondary={deposits !== null} />
            <div className="section">
              <Facts items={FACTS} />
              <Note>{BANK.safe}</Note>
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** Why the money needs another account: it came back, or the exchange opened none. */
function NotTaken({ accounts: { returned, exchange } }: { accounts: Accounts }): JSX.Element | null {
  if (returned === null && !exchange?.refused) return null;
  const { title, text } =
    returned === null
      ? { title: COPY.refused, text: COPY.refusedText }
      : { title: PAYEE_COPY[returned.by].returned, text: `${returnReason(returned.code)} ${PAYEE_COPY[returned.by].another}` };
  return (
    <div className="section">
      <Alert kind="warn" title={title}>
        {text}
      </Alert>
    </div>
  );
}

function Refused({ account: { mask } }: { account: GivenAccount }): JSX.Element {
  return (
    <div className="section">
      <Alert kind="warn" title={`${BANK.failed}: ${BANK.mask(mask).toLowerCase()}`} live>
        {BANK.refused}
      </Alert>
    </div>
  );
}

/** The two ways to give an account; beside the amounts of another account they are secondary. */
function Ways({ onLinked, isSecondary = false }: { onLinked: () => Promise<unknown>; isSecondary?: boolean }): JSX.Element {
  const { uuid, again } = useFollowed();
  const linked = async (): Promise<void> => {
    await onLinked();
    await again();
  };
  return (
    <div className="section stack">
      <Card title={COPY.link}>
        <p>{COPY.linkText}</p>
        <Stack top={16}>
          <LinkButton
            uuid={uuid}
            target={{ purpose: 'DISBURSE' }}
            label={COPY.linkButton}
            onLinked={linked}
            variant={isSecondary ? 'outline' : 'solid'}
          />
        </Stack>
      </Card>
      <Card title={COPY.type}>
        <p>{COPY.typeText}</p>
        <Stack top={16}>
          <PathLink className={buttonClass({ variant: 'outline' })} to={applicationScreen(uuid, 'bank/manual-disburse')}>
            {COPY.typeButton}
          </PathLink>
        </Stack>
      </Card>
    </div>
  );
}
