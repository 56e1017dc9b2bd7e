import { applicationScreen } from '@hearthline/journey/paths.ts';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { AccountCard } from '../../../parts/bank/AccountCard.tsx';
import type { Accounts } from '../../../parts/bank/accounts.ts';
import { BANK } from '../../../parts/bank/copy.ts';
import { PayByYourself } from '../../../parts/bank/PayByYourself.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { WalletAddress } from '../../../parts/wallet/WalletAddress.tsx';
import { product } from '../../../services/organization/organization.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY } from './copy.ts';

/** The accounts once they are checked: what is deposited and drawn where, a way to change each, and to pay without autopay. */
export function ConfirmAccounts(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useQuery(applicationApi(uuid).accounts());
  return (
    <Screen title={COPY.title} intro={COPY.intro}>
      <Loaded query={query} label={BANK.loading}>
        {(accounts) => <Given accounts={accounts} />}
      </Loaded>
    </Screen>
  );
}

function Given({ accounts: { disbursement, autopay, cashToYou, terms, exchange } }: { accounts: Accounts }): JSX.Element {
  const { uuid, application } = useFollowed();
  const confirm = useMutation(applicationApi(uuid).confirmAccounts());
  const { isSending, problem, send } = useSend();
  return (
    <>
      {disbursement && (
        <section className="section">
          <h2>{COPY.receives}</h2>
          <AccountCard
            account={disbursement}
            purpose={cashToYou === null ? COPY.depositUnknown : COPY.deposit(formatMoney(cashToYou))}
            change={<PathLink to={applicationScreen(uuid, 'bank/manual-disburse')}>{COPY.changeReceives}</PathLink>}
          />
        </section>
      )}
      {application.payee === 'EXCHANGE' && (
        <section className="section stack">
          <h2>{COPY.receives}</h2>
          <p>{COPY.exchange(exchange?.name ?? null, cashToYou === null ? null : formatMoney(cashToYou))}</p>
          {exchange?.address != null && <WalletAddress address={exchange.address} />}
        </section>
      )}
      {autopay && (
        <section className="section">
          <h2>{COPY.pays}</h2>
          <AccountCard
            account={autopay}
            purpose={terms && COPY.draw(formatMoney(terms.AUTOPAY.monthlyPayment), formatApr(terms.AUTOPAY.rate))}
            change={<PathLink to={applicationScreen(uuid, 'bank/autopay-manual')}>{COPY.changePays}</PathLink>}
          />
          {terms && <PayByYourself terms={terms.MANUAL} />}
        </section>
      )}
      <section className="section">
        <h2>{COPY.authorization}</h2>
        <p>{COPY.authorizationText}</p>
        {product().ageRestricted && <p>{COPY.balloon}</p>}
        <Note>{BANK.safe}</Note>
      </section>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) void send(() => confirm.mutateAsync({}));
        }}
      >
        <SendProblem problem={problem} />
        <ButtonRow>
          <SubmitButton loading={isSending}>{COPY.submit}</SubmitButton>
        </ButtonRow>
      </form>
    </>
  );
}
