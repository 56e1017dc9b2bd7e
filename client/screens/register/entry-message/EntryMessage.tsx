import { canStart } from '@hearthline/web/operations/service-search.ts';
import { helocAll } from '@hearthline/web/operations/service-application.ts';
import { BASE, outside } from '@hearthline/journey/paths.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { LOCALE } from '@hearthline/kit/format/locale.ts';
import type { JSX } from 'react';
import { ChatLink } from '../../../parts/chat/ChatLink.tsx';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { $api } from '../../../services/api/queries.ts';
import { company, product } from '../../../services/organization/organization.ts';
import { MESSAGES } from './copy.ts';

type EntryStop =
  | { readonly kind: 'active'; readonly uuid: string | null }
  /** `from`: the first day a new application may start, formatted. */
  | { readonly kind: 'recent'; readonly from: string }
  | { readonly kind: 'inquiry'; readonly name: string; readonly phone: string; readonly email: string };

const longDate = (iso: string): string =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString(LOCALE, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Why a signed-in borrower may not start a registration, in the order of AMB-29; null when they may, or while loading. */
function useEntryStop(): EntryStop | null {
  const start = $api.useRead(canStart);
  const all = $api.useRead(helocAll);
  if (!start.data || !all.data) return null;
  const inquiry = all.data.find((application) => application.isInquiry && application.active);
  const isActive = start.data.activeApplicationUuid !== null || start.data.organizationsWithActiveApplication.length > 0;
  if (isActive && !inquiry) return { kind: 'active', uuid: start.data.activeApplicationUuid };
  if (start.data.waitUntil !== null) return { kind: 'recent', from: longDate(start.data.waitUntil) };
  const officer = inquiry?.originatorDisplayInfo;
  const isExempt = product().exemptBrokerNmls.includes(inquiry?.referrer?.wholesaleBrokerNmls ?? '');
  if (officer && !isExempt) return { kind: 'inquiry', name: officer.originatorName, phone: officer.phoneNumber, email: officer.email };
  return isActive ? { kind: 'active', uuid: start.data.activeApplicationUuid } : null;
}

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
    const { phone } = company();
    const [before, after] = text(phone).split(phone);
    const target = stop.uuid === null ? outside.dashboard() : `${BASE}/${stop.uuid}`;
    return (
      <Dialog
        open
        title={title}
        actions={
          <>
            <Button onClick={() => void go(target)}>{action}</Button>
            {dashboard}
            <ChatLink />
          </>
        }
      >
        <p>
          {before}
          <a className="num" href={`tel:+1${phone.replaceAll('-', '')}`}>
            {phone}
          </a>
          {after}
        </p>
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
