import { outside } from '@hearthline/journey/paths.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { JSX } from 'react';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { company } from '../../../services/organization/organization.ts';
import { COPY } from './copy.ts';

/** An organization that requires a referral. */
export function NotAccepting(): JSX.Element {
  const { name, phone } = company();
  useTitle(COPY.title);
  return (
    <DeadEndFrame>
      <PageHeading intro={COPY.intro(name)}>{COPY.title}</PageHeading>
      <div className="section stack">
        <p>{COPY.text}</p>
        <p>
          {COPY.call}{' '}
          <a className="num" href={`tel:+1${phone.replaceAll('-', '')}`}>
            {phone}
          </a>
        </p>
        <p>
          {COPY.broker} <PathLink to={outside.referrals()}>{COPY.referrals}</PathLink>
        </p>
      </div>
    </DeadEndFrame>
  );
}
