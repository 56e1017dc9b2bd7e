import { profilePhone } from '@hearthline/web/operations/service-profile.ts';
import { identityAlias } from '@hearthline/web/operations/identity.ts';
import { application as paths } from '@hearthline/journey/application-paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { phoneField } from '@hearthline/rules/fields/contact.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { CONDITIONS } from '../../../parts/conditions/copy.ts';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { $api } from '../../../services/api/queries.ts';
import { applicationApi } from '../../../services/application.ts';
import { COPY } from './copy.ts';

const SCHEMA = z.object({ phone: phoneField });

function Back(): JSX.Element {
  const { uuid } = useFollowed();
  return (
    <Note top={24}>
      <PathLink to={paths(uuid).conditions()}>{CONDITIONS.back}</PathLink>
    </Note>
  );
}

/** Adds the phone number that is missing: to the account, and to the profile. The request for it is closed with it. */
export function PhoneNumber(): JSX.Element {
  const { uuid } = useFollowed();
  const client = useQueryClient();
  const saveProfile = $api.useWrite(profilePhone);
  const saveAlias = $api.useWrite(identityAlias);
  const [saved, setSaved] = useState<string | null>(null);
  const step = useStepForm({
    name: `phone ${uuid}`,
    schema: SCHEMA,
    defaults: { phone: '' },
    labels: { phone: COPY.phone },
    stays: true,
    async send({ phone }) {
      await saveProfile.mutateAsync({ body: { number: phone, type: 'MOBILE' } });
      await saveAlias.mutateAsync({ body: { type: 'Phone', value: phone } });
      await client.invalidateQueries({ queryKey: applicationApi(uuid).conditions().queryKey });
      setSaved(phone);
    },
  });
  if (saved !== null)
    return (
      <Screen title={COPY.saved}>
        <div className="section">
          <Alert kind="ok" title={COPY.saved} live>
            {COPY.savedText(saved)}
          </Alert>
        </div>
        <Back />
      </Screen>
    );
  return (
    <FormScreen step={step} title={COPY.title} intro={COPY.intro} submit={COPY.submit} after={<Back />}>
      <div className="section">
        <PhoneField {...fieldProps(step.form, 'phone')} label={COPY.phone} hint={COPY.hint} />
      </div>
    </FormScreen>
  );
}
