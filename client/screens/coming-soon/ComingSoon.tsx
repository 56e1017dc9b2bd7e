import { outside } from '@hearthline/journey/paths.ts';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { JSX } from 'react';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useTitle } from '../../parts/screen/use-title.ts';
import { company } from '../../services/organization/organization.ts';
import { COPY } from './copy.ts';

/** Organizations and states that are not served yet (AMB-69). */
export function ComingSoon(): JSX.Element {
  useTitle(COPY.title);
  return (
    <DeadEndFrame>
      <PageHeading intro={COPY.intro(company().name)}>{COPY.title}</PageHeading>
      <div className="section stack">
        <p>{COPY.text}</p>
        <p>
          <PathLink to={outside.waitlist()} className={buttonClass()}>
            {COPY.join}
          </PathLink>
        </p>
      </div>
    </DeadEndFrame>
  );
}
