import { BASE, outside } from '@hearthline/journey/paths.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import type { JSX } from 'react';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { company } from '../../../services/organization/organization.ts';
import { useEntryStop } from './use-entry-stop.ts';
import { MESSAGES } from './copy.ts';

/** Stops a signed-in borrower who enters registration with an active application, within the 45 days, or with an inquiry (AMB-29). */
export function EntryMessage(): JSX.Element | null {
  const stop = useEntryStop();
  const go = useGo();
  if (stop === null) return null;
  const dashboard = (
    <Button variant={stop.kind === 'active' ? 'text' : 'solid'} onClick={() => void go(outside.dashboard())}>
      {MESSAGES.dashboard}
    </Button>
  );
  if (stop.kind === 'active') {
    const { title, text, action } = MESSAGES.active;
    const target = stop.uuid === null ? outside.dashboard() : `${BASE}/${stop.uuid}`;
    return (
      <Dialog
        open
        title={title}
        actions={
          <>
            <Button onClick={() => void go(target)}>{action}</Button>
            {dashboard}
          </>
        }
      >
        <p>{text(company().phone)}</p>
      </Dialog>
    );
  }
  if (stop.kind === 'recent') {
    return (
      <Dialog open title={MESSAGES.recent.title} actions={dashboard}>
        <p>{MESSAGES.recent.text(stop.from)}</p>
      </Dialog>
    );
  }
  return (
    <Dialog open title={MESSAGES.inquiry.title} actions={dashboard}>
      <p>{MESSAGES.inquiry.text}</p>
      <p>
        <b>{stop.name}</b>
        <br />
        <a className="num" href={`tel:${stop.phone}`}>
          {stop.phone}
        </a>
        <br />
        <a href={`mailto:${stop.email}`}>{stop.email}</a>
      </p>
    </Dialog>
  );
}
