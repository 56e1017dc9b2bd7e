import { profileGet, profileSsn } from '@hearthline/web/operations/service-profile.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { useControlledField } from '@hearthline/kit/form/fields.ts';
import { SsnField } from '@hearthline/kit/ssn-field/SsnField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { applicationScreen } from '@hearthline/journey/paths.ts';
import { ssnField } from '@hearthline/rules/fields/ssn.ts';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { $api } from '../../../services/api/queries.ts';
import { applicationApi } from '../../../services/application.ts';
import { formatDay } from '../../../services/dates.ts';
import { isProduction } from '../../../services/organization/organization.ts';
import { COPY, FACTS } from './copy.ts';

/**
 * The bureau found no credit file: asks for the SSN, shows the name and addresses searched for, and requests the report again (soft pull
 * only).
 */
export function Social(): JSX.Element {
  const { uuid } = useFollowed();
  const profile = $api.useRead(profileGet);
  const saveSsn = $api.useWrite(profileSsn);
  const repull = useMutation(applicationApi(uuid).repullCredit());
  const step = useStepForm({
    name: `social ${uuid}`,
    schema: z.object({ ssn: ssnField({ production: isProduction() }) }),
    defaults: { ssn: '' },
    labels: { ssn: COPY.ssn },
    async send({ ssn }) {
      await saveSsn.mutateAsync({ body: { ssn } });
      await repull.mutateAsync({});
    },
  });
  const ssn = useControlledField(step.form.control, 'ssn');
  return (
    <FormScreen
      step={step}
      title={COPY.title}
      intro={COPY.intro}
      submit={COPY.submit}
      after={
        <div className="section">
          <Facts items={FACTS} />
        </div>
      }
    >
      <div className="section">
        <SsnField {...ssn} label={COPY.ssn} hint={COPY.ssnHint} />
      </div>
      <Loaded query={profile}>
        {({ name, dob, addresses }) => (
          <div className="section">
            <Card title={COPY.about}>
              <KeyValues
                items={[
                  { term: COPY.name, value: [name.firstName, name.middleName, name.lastName, name.suffix].filter(Boolean).join(' ') },
                  ...(dob === null ? [] : [{ term: COPY.dob, value: formatDay(dob) }]),
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
              <Note>
                {COPY.wrong} <PathLink to={applicationScreen(uuid, 'start/profile', { from: 'credit/social' })}>{COPY.correct}</PathLink>
              </Note>
            </Card>
          </div>
        )}
      </Loaded>
    </FormScreen>
  );
}
