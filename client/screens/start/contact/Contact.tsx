import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { $api } from '../../../services/api/queries.ts';
import { applicationApi, creditConsents } from '../../../services/application.ts';
import { ContactForm } from './ContactForm.tsx';
import { COPY } from './copy.ts';

/** What completes the application: Social Security number, marital status, who owns the home, the purpose, and the consent to the hard pull. */
export function Contact(): JSX.Element {
  const { uuid, application } = useFollowed();
  const profile = $api.useRead(profileGet);
  const consents = useQuery(creditConsents());
  const electronic = useQuery(applicationApi(uuid).electronic());
  const consent = consents.data?.find(({ type }) => type === 'HARD_CREDIT');
  if (profile.data && consent && electronic.data)
    return (
      <ContactForm
        uuid={uuid}
        property={application.property}
        profile={profile.data}
        consent={consent}
        electronic={electronic.data.how === 'PAPER' ? electronic.data : null}
        reload={() => consents.refetch()}
      />
    );
  return (
    <Screen title={COPY.title} intro={COPY.intro}>
      <Loaded query={profile.data ? (consents.data ? electronic : consents) : profile} label={COPY.loading}>
        {() => null}
      </Loaded>
    </Screen>
  );
}
