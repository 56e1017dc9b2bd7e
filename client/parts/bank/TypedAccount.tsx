import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { ACCOUNT_TYPES, digitsTyped, typedAccountForm, type AccountType } from '@hearthline/rules/fields/account.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import { $api } from '../../services/api/queries.ts';
import { applicationApi } from '../../services/application.ts';
import { FormScreen } from '../form/FormScreen.tsx';
import { useStepForm } from '../form/use-step-form.ts';
import { LinkButton } from '../link/LinkButton.tsx';
import { useFollowed } from '../screen/followed.ts';
import { useGo } from '../screen/PathLink.tsx';
import { withStepUp } from '../step-up/step-up.tsx';
import { ASKED_AT, AccountRefused, bankPageOf, isOpenAt, StepStays, type AccountRole } from './accounts.ts';
import { BANK, TYPED } from './copy.ts';
import { NotAsked } from './NotAsked.tsx';

const KINDS = ACCOUNT_TYPES.map((value) => ({ value, title: BANK.types[value] }));
const LABELS = {
  routingNumber: TYPED.routing,
  accountNumber: TYPED.account,
  accountAgain: TYPED.again,
  accountType: TYPED.kind,
};
/** The numbers are forgotten with the page: not kept, not recorded, not offered by the browser's memory of forms. */
const NUMBER = { inputMode: 'numeric', autoComplete: 'off', isPrivate: true } as const;

type TypedAccountProps = {
  readonly accountFor: AccountRole;
  readonly title: string;
  readonly intro: string;
  readonly submit: string;
  readonly rail?: ReactNode;
};

/** An account by its numbers: routing number with its checksum, the account number twice, its kind, and whose it has to be. */
export function TypedAccount(props: TypedAccountProps): JSX.Element {
  const { status } = useFollowed();
  return isOpenAt(status.status, props.accountFor) ? <TypedAccountForm {...props} /> : <NotAsked title={props.title} />;
}

function TypedAccountForm({ accountFor, title, intro, submit }: TypedAccountProps): JSX.Element {
  const { uuid, status } = useFollowed();
  const go = useGo();
  const profile = useQuery($api.read(profileGet));
  const give = useMutation(
    accountFor === 'AUTOPAY' ? applicationApi(uuid).giveAutopayAccount() : applicationApi(uuid).giveDisbursementAccount(),
  );
  const isAskedNow = status.status === ASKED_AT[accountFor];
  const step = useStepForm({
    name: `account ${accountFor} ${uuid}`,
    schema: typedAccountForm,
    defaults: { routingNumber: '', accountNumber: '', accountAgain: '', accountType: '' as AccountType },
    labels: LABELS,
    async send({ routingNumber, accountNumber, accountType }) {
      const account = { routingNumber: digitsTyped(routingNumber), accountNumber: digitsTyped(accountNumber), accountType };
      const data = await withStepUp(() => give.mutateAsync(account));
      if (data?.verification === 'FAILED_VERIFICATION') throw new AccountRefused();
      // another account in the place of one that was given, one that deposits have to prove, or one to authorize, moves nothing on
      if (isAskedNow && !data?.depositsSent && !data?.toAuthorize) return;
      await go(bankPageOf(uuid, status.status), { replace: true });
      throw new StepStays();
    },
    refused: (error) => {
      if (error instanceof StepStays) return true;
      if (!(error instanceof AccountRefused)) return false;
      step.form.setError('accountNumber', { type: 'server', message: BANK.refused });
      return true;
    },
  });
  const name = profile.data && [profile.data.name.firstName, profile.data.name.lastName].filter(Boolean).join(' ');
  return (
    <FormScreen
      step={step}
      title={title}
      intro={intro}
      submit={submit}
      onBack={() => void go(bankPageOf(uuid, status.status))}
      backText={TYPED.back}
    >
      <div className="section">
        <TextField {...fieldProps(step.form, 'routingNumber')} {...NUMBER} label={TYPED.routing} hint={TYPED.routingHint} boxSize="short" />
        <TextField {...fieldProps(step.form, 'accountNumber')} {...NUMBER} label={TYPED.account} hint={TYPED.accountHint} />
        <TextField {...fieldProps(step.form, 'accountAgain')} {...NUMBER} label={TYPED.again} />
        <RadioCards {...fieldProps(step.form, 'accountType')} label={TYPED.kind} options={KINDS} columns={2} />
      </div>
      <div className="section">
        <Card>
          <KeyValues items={[{ term: TYPED.owner, value: name ?? '' }]} />
          <Note>{TYPED.ownerNote}</Note>
        </Card>
        <Note>{BANK.safe}</Note>
      </div>
      <section className="section">
        <h2>{TYPED.instead}</h2>
        <LinkButton
          uuid={uuid}
          target={{ purpose: accountFor === 'AUTOPAY' ? 'AUTOPAY' : 'DISBURSE' }}
          label={TYPED.link}
          variant="outline"
          onLinked={() => go(bankPageOf(uuid, status.status))}
        />
      </section>
    </FormScreen>
  );
}
