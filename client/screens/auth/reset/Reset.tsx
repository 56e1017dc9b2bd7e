import { identityPasswordReset } from '@hearthline/web/operations/identity.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { FormPage } from '../../../parts/form/FormPage.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { takeAddressSecret } from '../../../services/address-secret.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { NewPassword, FIRST_PASSWORD, samePassword } from '../../../parts/password/NewPassword.tsx';
import { NEW_PASSWORD } from '../../../parts/password/copy.ts';
import { handSignIn, pendingIn } from '../../../services/session/pending-sign-in.ts';
import { session } from '../../../services/session/session.ts';
import { COPY } from './copy.ts';

const schema = z.object(FIRST_PASSWORD).check(samePassword());
const LABELS = { password: NEW_PASSWORD.next.password, confirmPassword: NEW_PASSWORD.next.confirm };

/** Sets a new password with the emailed token, and signs in with it. */
export function Reset(): JSX.Element {
  const [token] = useState(() => takeAddressSecret('token'));
  const [isOver, setOver] = useState(token === null);
  return isOver || token === null ? <Over /> : <Choose token={token} onOver={() => setOver(true)} />;
}

/** The link was used before, or has expired. */
function Over(): JSX.Element {
  useTitle(COPY.overTitle);
  return (
    <DeadEndFrame>
      <PageHeading key="over" intro={COPY.over}>
        {COPY.overTitle}
      </PageHeading>
      <p className="section">
        <PathLink to={outside.authForgot()}>{COPY.again}</PathLink>
      </p>
    </DeadEndFrame>
  );
}

function Choose({ token, onOver }: { token: string; onOver: () => void }): JSX.Element {
  const go = useGo();
  const step = useStepForm({
    name: 'reset',
    schema,
    defaults: { password: '', confirmPassword: '' },
    labels: LABELS,
    async send({ password }) {
      const data = await api(identityPasswordReset, { body: { token, password } });
      session.signIn(data.jwt);
      await go(outside.dashboard(), { replace: true });
    },
    refused(error) {
      const step = pendingIn(error);
      if (step) {
        // the new password is set; what is left is the code
        handSignIn(step);
        void go(outside.authLogin(), { replace: true });
        return true;
      }
      const isGone = error instanceof ApiError && error.status === 410;
      if (isGone) onOver();
      return isGone;
    },
  });
  return (
    <FormPage step={step} title={COPY.title} intro={COPY.intro} failed={COPY.failed} submit={COPY.submit} sticky={false}>
      <div className="section">
        <NewPassword form={step.form} labels="next" />
      </div>
    </FormPage>
  );
}
