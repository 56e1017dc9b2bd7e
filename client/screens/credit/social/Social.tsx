import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyValues.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { useControlledField } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { SsnField } from '@hearthline/kit/ssn-field/SsnField.tsx';
import { ssnField } from '@hearthline/rules/fields/ssn.ts';
import { type JSX, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { api } from '../../../services/api/api.ts';
import { $api } from '../../../services/api/queries.ts';
import { fieldProblems } from '../../../parts/requests/say-problem.ts';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { sayDay } from '../../../services/dates.ts';
import { schemaResolver } from '../../../parts/form/schema-resolver.ts';
import { company, isProduction } from '../../../services/organization/organization.ts';
import { FACTS, COPY } from './copy.ts';

type Values = { ssn: string };

/** The bureau found no file: asks for the SSN, shows what it looked under, and asks the bureau again (soft only). */
export function Social(): JSX.Element {
  const { uuid } = useFollowed();
  const [schema] = useState(() => z.object({ ssn: ssnField({ production: isProduction() }) }));
  const form = useForm<Values>({
    defaultValues: { ssn: '' },
    resolver: schemaResolver<Values>(schema),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  const ssn = useControlledField(form.control, 'ssn');
  const { isSending, problem, send } = useSend();
  const profile = $api.useQuery('get', '/service-profile/api/v1/profile');

  const submit = form.handleSubmit((values) =>
    send(
      async () => {
        await api.PUT('/service-profile/api/v1/profile/ssn', { body: { ssn: values.ssn } });
        await api.POST('/service-application/api/v1/application/heloc/{uuid}/credit/repull', { params: { path: { uuid } }, body: {} });
      },
      (error) => {
        const told = fieldProblems(error).find(({ field }) => field === 'ssn');
        if (told) form.setError('ssn', { type: 'server', message: told.message });
        return told !== undefined;
      },
    ),
  );
  return (
    <Screen
      title={COPY.title}
      intro={COPY.intro}
      above={<FormErrors form={form} labels={{ ssn: COPY.ssn }} />}
      hasErrors={form.formState.errors.ssn !== undefined}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="section">
          <SsnField {...ssn} label={COPY.ssn} hint={COPY.ssnHint} />
        </div>
        <Loaded asked={profile}>
          {({ name, dob, addresses }) => (
            <div className="section">
              <Card title={COPY.about}>
                <KeyValues
                  items={[
                    { term: COPY.name, value: [name.firstName, name.middleName, name.lastName, name.suffix].filter(Boolean).join(' ') },
                    ...(dob === null ? [] : [{ term: COPY.dob, value: sayDay(dob) }]),
                    ...addresses.slice(0, 1).map(({ street1, city, state, zip }) => ({
                      term: COPY.address,
                      value: (
                        <>
                          {street1}
                          <br />
                          {city}, {state} {zip}
                        </>
                      ),
                    })),
                  ]}
                />
                <p className="small muted" style={{ marginTop: 12 }}>
                  {COPY.wrong(company().phone)}
                </p>
              </Card>
            </div>
          )}
        </Loaded>
        <SendProblem problem={problem} />
        <ButtonRow>
          <SubmitButton loading={isSending}>{COPY.submit}</SubmitButton>
        </ButtonRow>
      </form>
      <div className="section">
        <Facts items={FACTS} />
      </div>
    </Screen>
  );
}
