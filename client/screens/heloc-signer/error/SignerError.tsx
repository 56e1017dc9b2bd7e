import { signer as paths } from '@hearthline/journey/paths.ts';
import { Button, buttonClass } from '@hearthline/kit/button/Button.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { callItem } from '../../../parts/waiting/HelpList.tsx';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { logOut } from '../../../services/session/log-out.ts';
import { COPY } from './copy.ts';

/** Signed in, but with nothing to sign: another account may have it, or the request was withdrawn. */
export function SignerError(): JSX.Element {
  useTitle(COPY.title);
  return (
    <DeadEndFrame>
      <PageHeading intro={COPY.intro}>{COPY.title}</PageHeading>
      <p className="section">{COPY.text}</p>
      <Stack row gap={12} top={20}>
        <PathLink to={paths.resume()} className={buttonClass()}>
          {COPY.again}
        </PathLink>
        <Button variant="text" onClick={() => void logOut().then(() => window.location.replace(paths.login()))}>
          {COPY.leave}
        </Button>
      </Stack>
      <div className="section">
        <ActionList items={[callItem()]} />
      </div>
    </DeadEndFrame>
  );
}
