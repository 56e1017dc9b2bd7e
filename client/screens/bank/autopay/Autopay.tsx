import { applicationScreen } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { PAY_TYPES } from '@hearthline/rules/enums.ts';
import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { AccountCard } from '../../../parts/bank/AccountCard.tsx';
import { AccountRefused, type Accounts, StepStays } from '../../../parts/bank/accounts.ts';
import { BANK } from '../../../parts/bank/copy.ts';
import { Deposits } from '../../../parts/bank/Deposits.tsx';
import { FormBody } from '../../../parts/form/FormBody.tsx';
import { hasFailed, type SentForm } from '@hearthline/web/form/sent-form.ts';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { Authorize } from './Authorize.tsx';
import { COPY } from './copy.ts';
import { payChoices, type PayValues } from './pay-choices.ts';

const LABELS = { payType: COPY.choice, account: COPY.account };
const SCHEMA = z.object({
  payType: z.enum(PAY_TYPES, { error: COPY.choosePay }),
  account: z.enum(['SAME', 'OTHER'], { error: COPY.chooseAccount }),
});

/** Autopay or not, with what it changes in the rate and the payment, and the account it draws from. It is never required (12 CFR 1005.10(e)). */
export function Autopay(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useQuery(applicationApi(uuid).accounts());
  const go = useGo();
  const api = applicationApi(uuid);
  const choosePayType = useMutation(api.choosePayType());
  const giveAccount = useMutation(api.giveAutopayAccount());
  const hasSame = query.data?.disbursement != null;
  const step = useStepForm<PayValues, typeof SCHEMA>({
    name: `autopay ${uuid}`,
    schema: SCHEMA,
    defaults: { payType: 'AUTOPAY', account: 'SAME' },
    labels: LABELS,
    // the numbers of another account are the next page's
    needsConfirmation({ payType, account }) {
      const isOther = payType === 'AUTOPAY' && (account === 'OTHER' || !hasSame);
      if (isOther) void go(applicationScreen(uuid, 'bank/autopay-manual'));
      return isOther;
    },
    async send({ payType }) {
      if (payType === 'MANUAL') return choosePayType.mutateAsync({ payType });
      const data = await giveAccount.mutateAsync({ sameAsDisbursement: true });
      if (data?.verification === 'FAILED_VERIFICATION') throw new AccountRefused();
      if (!data?.toAuthorize) return undefined;
      await query.refetch();
      throw new StepStays();
    },
    refused: (error) => {
      if (error instanceof StepStays) return true;
      if (!(error instanceof AccountRefused)) return false;
      step.form.setError('account', { type: 'server', message: BANK.refused });
      return true;
    },
  });
  const { data } = query;
  if (data?.autopay?.authorized === false && data.autopay.deposits === null) return <Authorize account={data.autopay} terms={data.terms} />;
  return (
    <Screen title={COPY.title} intro={COPY.intro} hasErrors={hasFailed(step)}>
      {(heading) => (
        <>
          <FormBody step={step} heading={heading} submit={COPY.submit} problem={<SendProblem problem={step.problem} />}>
            <Loaded query={query} label={BANK.loading}>
              {(accounts) => (
                <>
                  {accounts.returned !== null && (
                    <div className="section">
                      <Alert title={COPY.ended}>{COPY.endedText}</Alert>
                    </div>
                  )}
                  <Choices step={step} accounts={accounts} />
                </>
              )}
            </Loaded>
          </FormBody>
          {data && <Given accounts={data} reload={() => query.refetch()} />}
        </>
      )}
    </Screen>
  );
}

function Choices({ step, accounts }: { step: SentForm<PayValues>; accounts: Accounts }): JSX.Element {
  const payType = useWatch({ control: step.form.control, name: 'payType' });
  const { options, effect, accountOptions } = payChoices(accounts);
  return (
    <>
      <div className="section">
        <RadioCards {...fieldProps(step.form, 'payType')} label={COPY.choice} options={options} />
        {effect !== null && <Note>{COPY.effect(formatApr(effect.rate), formatMoney(effect.payment))}</Note>}
        <Note>{COPY.never}</Note>
      </div>
      {payType === 'AUTOPAY' && accountOptions.length > 1 && (
        <div className="section">
          <RadioCards {...fieldProps(step.form, 'account')} label={COPY.account} options={accountOptions} />
        </div>
      )}
    </>
  );
}

/** The accounts given so far: what is left to do about one to pay from, and the one that receives the money. */
function Given({ accounts: { disbursement, autopay }, reload }: { accounts: Accounts; reload: () => Promise<unknown> }): JSX.Element {
  const { uuid } = useFollowed();
  return (
    <>
      {autopay?.deposits && (
        <>
          <Deposits accountFor="AUTOPAY" account={autopay} deposits={autopay.deposits} reload={reload} />
          <Note>{COPY.wait}</Note>
        </>
      )}
      {disbursement && (
        <section className="section">
          <h2>{COPY.receives}</h2>
          <AccountCard
            account={disbursement}
            purpose={null}
            change={<PathLink to={applicationScreen(uuid, 'bank/manual-disburse')}>{BANK.change}</PathLink>}
          />
        </section>
      )}
    </>
  );
}
