import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import { HmdaForm } from '../../../parts/hmda/HmdaForm.tsx';
import { IdentityChecking } from '../../../parts/identity/IdentityChecking.tsx';
import { IdentityForm } from '../../../parts/identity/IdentityForm.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useSigner } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { $api } from '../../../services/api/queries.ts';
import { signerApi } from '../../../services/signer.ts';
import { AboutYou } from './AboutYou.tsx';
import { COPY } from './copy.ts';
import { CreditConsent } from './CreditConsent.tsx';
import { SignerWaits } from './SignerWaits.tsx';

/** Who the signer is: what their ID is compared with, its pictures, the vendor's check, and, for a co-signer, the questions of Regulation C and the credit inquiry. */
export function SignerIdentity(): JSX.Element {
  const { uuid, signer } = useSigner();
  const profile = $api.useRead(profileGet);
  const submit = useMutation(signerApi(uuid).submitPictures());
  const save = useMutation(signerApi(uuid).saveHmda());
  const { next, identity, role } = signer;
  if (next === 'WAIT') return identity.pending && !signer.inReview ? <IdentityChecking /> : <SignerWaits />;
  if (!profile.data)
    return (
      <Screen title={COPY.title} intro={COPY.intro}>
        <Loaded query={profile} label={COPY.loading}>
          {() => null}
        </Loaded>
      </Screen>
    );
  const { dob, addresses, ssnLast4 } = profile.data;
  const lacks = { person: dob === null || addresses.length === 0, ssn: role === 'CO_SIGNER' && ssnLast4 === null };
  if (lacks.person || lacks.ssn) return <AboutYou signer={signer} lacks={lacks} reload={() => profile.refetch()} />;
  if (next === 'HMDA') return <HmdaForm name={`signer hmda ${uuid}`} page={COPY.hmda} save={(answers) => save.mutateAsync(answers)} />;
  const consent = signer.consentsNeeded.find(({ type }) => type === 'HARD_CREDIT');
  if (next === 'CREDIT' && consent) return <CreditConsent key={consent.version} consent={consent} />;
  return (
    <IdentityForm
      key={identity.tries}
      standing={identity}
      title={COPY.title}
      intro={COPY.intro}
      submit={(pictures) => submit.mutateAsync(pictures)}
    />
  );
}
