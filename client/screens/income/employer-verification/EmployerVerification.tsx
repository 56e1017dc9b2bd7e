import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { DateField } from '@hearthline/kit/date-field/DateField.tsx';
import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { isYearAtLeast, isValidDate, parseIsoDate } from '@hearthline/rules/dates.ts';
import { isEmail } from '@hearthline/rules/fields/contact.ts';
import { judgedBy, textField } from '@hearthline/rules/fields/field.ts';
import { phoneDigits } from '@hearthline/rules/phone.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useOthersAct } from '../../../parts/waiting/use-others-act.ts';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { HoldFacts } from '../../../parts/waiting/HoldFacts.tsx';
import { RefreshButton } from '../../../parts/waiting/RefreshButton.tsx';
import { applicationApi } from '../../../services/application.ts';
import { today } from '../../../services/clock.ts';
import { CALL, COPY, MESSAGES } from './copy.ts';

const isDay = (day: string): boolean => {
  const parts = parseIsoDate(day);
  return parts !== null && isYearAtLeast(parts.year) && isValidDate(parts);
};
const isPhone = (typed: string): boolean => /^[2-9]\d{9}$/.test(phoneDigits(typed) ?? '');

/** As the API takes them; the day is compared with the product's clock when the form is judged. */
const SCHEMA = z.object({
  employer: textField(MESSAGES.employer, [[(name) => name.length >= 2, MESSAGES.employer]]),
  phone: textField(MESSAGES.phone, [[isPhone, MESSAGES.phone]]),
  hrEmail: textField(MESSAGES.email, [[(email) => email === '' || isEmail(email), MESSAGES.email]]),
  title: textField(MESSAGES.position, [[(title) => title.length > 0, MESSAGES.position]]),
  startDate: z.string().check(
    judgedBy<string>([
      [isDay, MESSAGES.start],
      [(day) => day <= today(), MESSAGES.future],
    ]),
  ),
  stillEmployed: z.string().check(judgedBy<string>([[(answer) => answer !== '', MESSAGES.still]])),
});
const EMPTY = { employer: '', phone: '', hrEmail: '', title: '', startDate: '', stillEmployed: '' };
const LABELS = {
  employer: COPY.employer,
  phone: COPY.phone,
  hrEmail: COPY.email,
  title: COPY.position,
  startDate: COPY.start,
  stillEmployed: COPY.still,
};

function EmployerForm({ onSent }: { onSent: () => Promise<unknown> }): JSX.Element {
  const { uuid } = useFollowed();
  const give = useMutation(applicationApi(uuid).giveEmployer());
  const step = useStepForm({
    name: `employer ${uuid}`,
    schema: SCHEMA,
    defaults: EMPTY,
    labels: LABELS,
    stays: true,
    async send({ employer, phone, hrEmail, title, startDate, stillEmployed }) {
      const email = hrEmail.trim();
      await give.mutateAsync({
        employer: employer.trim(),
        phone: phoneDigits(phone) ?? phone,
        ...(email !== '' && { hrEmail: email }),
        title: title.trim(),
        startDate,
        stillEmployed: stillEmployed === 'YES',
      });
      await onSent();
    },
  });
  const { form } = step;
  const started = useControlledField(form.control, 'startDate');
  const hasLeft = useWatch({ control: form.control, name: 'stillEmployed' }) === 'NO';
  return (
    <FormScreen
      step={step}
      title={COPY.title}
      intro={COPY.intro}
      submit={COPY.submit}
      after={<HoldFacts copy={CALL} heading={COPY.next} isAnswered />}
    >
      <div className="section">
        <TextField
          {...fieldProps(form, 'employer')}
          label={COPY.employer}
          hint={COPY.employerHint}
          maxLength={120}
          autoComplete="organization"
        />
        <PhoneField {...fieldProps(form, 'phone')} label={COPY.phone} hint={COPY.phoneHint} autoComplete="off" />
        <TextField {...fieldProps(form, 'hrEmail')} label={COPY.email} type="email" maxLength={128} autoComplete="off" optional />
        <TextField {...fieldProps(form, 'title')} label={COPY.position} maxLength={80} autoComplete="organization-title" />
        <DateField {...started} label={COPY.start} hint={COPY.startHint} />
        <RadioCards
          {...fieldProps(form, 'stillEmployed')}
          label={COPY.still}
          columns={2}
          options={[
            { value: 'YES', title: COPY.yes },
            { value: 'NO', title: COPY.no },
          ]}
        />
        {hasLeft && (
          <Alert kind="note" title={COPY.no} live>
            {COPY.noNote}
          </Alert>
        )}
      </div>
    </FormScreen>
  );
}

/** Whom we call to confirm the borrower's job; once given, who calls and how long it takes. */
export function EmployerVerification(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useQuery(applicationApi(uuid).incomeSources());
  useOthersAct(query.data?.employmentNeeded === false);
  if (query.data?.employmentNeeded) return <EmployerForm onSent={() => query.refetch()} />;
  const isSent = query.data !== undefined;
  return (
    <Screen
      title={isSent ? COPY.sentTitle : COPY.title}
      intro={isSent ? COPY.sentIntro : COPY.intro}
      tag={isSent ? <Tag kind="waiting">{COPY.waiting}</Tag> : undefined}
    >
      <Loaded query={query} label={COPY.loading}>
        {() => (
          <>
            <HoldFacts copy={CALL} />
            <RefreshButton />
            <HelpList />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
