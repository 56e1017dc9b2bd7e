import { home, isSignerPath, outside, signer } from '@hearthline/journey/paths.ts';
import { SkipLink, TopBar, TopLink } from '@hearthline/kit/top-bar/TopBar.tsx';
import type { JSX, MouseEvent } from 'react';
import { whenLoaded } from '@hearthline/kit/loader/when-loaded.tsx';
import { company } from '../services/organization/organization.ts';
import { logOut } from '../services/session/log-out.ts';
import { useSignedIn } from '../services/session/session.ts';
import { LenderMark } from './LenderMark.tsx';
import { useHere } from '../parts/screen/navigation.ts';
import { useGo } from '../parts/screen/PathLink.tsx';
import { TOP } from './copy.ts';

/** The place of the lender's logo while it is not known which lender it is. */
const NO_MARK = <span style={{ width: 32, height: 32 }} />;

/** In the signers' area only brokers see a link to the dashboard (A §6.3). */
const BrokerLink = whenLoaded(() => import('./application/BrokerLink.tsx').then((m) => m.BrokerLink));

/** The bar at the top of every page: the lender, its support phone, and Login or a link to the dashboard. */
export function Header({ narrow, isNamed }: { narrow: boolean; isNamed: boolean }): JSX.Element {
  const { name, phone } = company();
  const isSignedIn = useSignedIn();
  const isSigner = useHere(({ pathname }) => isSignerPath(pathname));
  const signIn = isSigner ? signer.login() : outside.authLogin();
  const go = useGo();
  const follow =
    (path: string) =>
    (event: MouseEvent): void => {
      event.preventDefault();
      void go(path);
    };
  const leave = (event: MouseEvent): void => {
    event.preventDefault();
    void logOut().then((elsewhere) => (elsewhere === null ? go(signIn) : window.location.assign(elsewhere)));
  };
  return (
    <>
      <SkipLink>{TOP.skip}</SkipLink>
      <TopBar
        logo={isNamed ? <LenderMark /> : NO_MARK}
        homeHref={isSigner ? signer.index() : home()}
        homeLabel={isNamed ? TOP.home(name) : TOP.start}
        narrow={narrow}
      >
        {isNamed && <TopLink href={`tel:+1${phone.replaceAll('-', '')}`} icon="phone" text={phone} label={TOP.call(phone)} />}
        {isSignedIn && isSigner && <BrokerLink />}
        {isSignedIn && !isSigner && (
          <TopLink
            href={outside.dashboard()}
            icon="person"
            text={TOP.dashboard}
            label={TOP.dashboard}
            onClick={follow(outside.dashboard())}
          />
        )}
        {isSignedIn ? (
          <TopLink href={signIn} icon="leave" text={TOP.logout} label={TOP.logout} onClick={leave} />
        ) : (
          <TopLink href={signIn} text={TOP.login} onClick={follow(signIn)} />
        )}
      </TopBar>
    </>
  );
}
