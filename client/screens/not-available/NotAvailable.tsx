import { outside, screenOf } from '@hearthline/journey/paths.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { useLocation } from '@tanstack/react-router';
import type { JSX } from 'react';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useTitle } from '../../parts/screen/use-title.ts';
import { company } from '../../services/organization/organization.ts';
import { COPY } from './copy.ts';

/** The page of a step that is not built yet; it names the step. */
export function NotAvailable(): JSX.Element {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { phone } = company();
  useTitle(COPY.title);
  return (
    <DeadEndFrame>
      <PageHeading intro={COPY.intro(screenOf(pathname) ?? pathname)}>{COPY.title}</PageHeading>
      <div className="section stack">
        <p>{COPY.text}</p>
        <p>
          <a className="num" href={`tel:+1${phone.replaceAll('-', '')}`}>
            {phone}
          </a>
        </p>
        <p>
          <PathLink to={outside.dashboard()}>{COPY.dashboard}</PathLink>
        </p>
      </div>
    </DeadEndFrame>
  );
}
