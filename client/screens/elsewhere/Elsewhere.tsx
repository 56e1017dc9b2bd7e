import { outside } from '@hearthline/journey/paths.ts';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { JSX } from 'react';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useTitle } from '../../parts/screen/use-title.ts';
import { company } from '../../services/organization/organization.ts';
import { COPY } from './copy.ts';

/** Paths of the lender's other products that pages here may link to (A §2.20): says they are elsewhere, with a link back. */
export function Elsewhere(): JSX.Element {
  useTitle(COPY.title);
  return (
    <DeadEndFrame>
      <PageHeading intro={COPY.intro(company().name)}>{COPY.title}</PageHeading>
      <p className="section">
        <PathLink to={outside.dashboard()} className={buttonClass()}>
          {COPY.dashboard}
        </PathLink>
      </p>
    </DeadEndFrame>
  );
}
