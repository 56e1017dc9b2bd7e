import { outside } from '@hearthline/journey/paths.ts';
import { TopLink } from '@hearthline/kit/top-bar/TopBar.tsx';
import { type JSX, useEffect, useState } from 'react';
import { quietApi } from '../../services/api/api.ts';
import { TOP } from '../copy.ts';

/** The link to the dashboard in the signers' area: for a broker, whose own pages are there. */
export function BrokerLink(): JSX.Element | null {
  const [isBroker, setBroker] = useState(false);
  useEffect(() => {
    const ask = async (): Promise<void> => setBroker((await quietApi.GET('/identity/secure/api/v1_1/identity')).data?.isBroker === true);
    ask().catch(() => setBroker(false));
  }, []);
  return isBroker ? <TopLink href={outside.dashboard()} icon="person" text={TOP.dashboard} label={TOP.dashboard} /> : null;
}
