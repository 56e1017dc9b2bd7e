import { outside, screenOf } from '@hearthline/journey/paths.ts';
import { pageCopyOf } from '@hearthline/journey/status-copy/page-copy.ts';
import { rowOf } from '@hearthline/journey/step-routes.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { useLocation } from '@tanstack/react-router';
import { type JSX, use } from 'react';
import { FollowedContext } from '../../parts/screen/followed.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useTitle } from '../../parts/screen/use-title.ts';
import { HoldPage } from '../../parts/waiting/HoldPage.tsx';
import { company } from '../../services/organization/organization.ts';
import { COPY } from './copy.ts';

/** True on a screen to which a status leads that the lender or a third party ends. */
function isHeldOn(status: string, screen: string | null): boolean {
  const { kind, screen: own, refine = [] } = rowOf(status);
  return kind === 'hold' && [own, ...refine.map((refinement) => refinement.screen)].some((target) => target === screen);
}

/** The page of a step that is not built yet; it names the step. Where others act, it says what happens instead. */
export function NotAvailable(): JSX.Element {
  const followed = use(FollowedContext);
  const screen = useLocation({ select: (location) => screenOf(location.pathname) });
  if (followed && isHeldOn(followed.status.status, screen)) return <HoldPage page={pageCopyOf(followed.status.status)} />;
  return <NotBuilt />;
}

function NotBuilt(): JSX.Element {
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
