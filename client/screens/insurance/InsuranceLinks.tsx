import type { Reply } from '@hearthline/web/api/operation.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button, buttonClass } from '@hearthline/kit/button/Button.tsx';
import { applicationScreen } from '@hearthline/journey/paths.ts';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { DocumentDialog } from '../../parts/pdf/DocumentDialog.tsx';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { applicationApi } from '../../services/application.ts';
import { INSURANCE } from './copy.ts';

export type Insurance = Reply<'insurance-get'>;

type InsuranceLinkProps = { readonly uuid: string; readonly to: 'upload' | 'requirements' };

/** From one page of the insurance to the other. */
export function InsuranceLink({ uuid, to }: InsuranceLinkProps): JSX.Element {
  return to === 'upload' ? (
    <PathLink className={buttonClass()} to={applicationScreen(uuid, 'insurance/upload')}>
      {INSURANCE.toUpload}
    </PathLink>
  ) : (
    <PathLink to={applicationScreen(uuid, 'insurance/requirements')}>{INSURANCE.toRequirements}</PathLink>
  );
}

/** What a trust still has to send; nothing for a home that persons own. */
export function TrustNote({ uuid, trust }: { uuid: string; trust: Insurance['trust'] }): JSX.Element | null {
  if (trust === 'NONE') return null;
  if (trust === 'CERTIFIED') return <Alert kind="ok" title={INSURANCE.trustDone} />;
  return (
    <Alert title={INSURANCE.trust}>
      <p>{INSURANCE.trustText}</p>
      <PathLink to={applicationScreen(uuid, 'conditions')}>{INSURANCE.toConditions}</PathLink>
    </Alert>
  );
}

type FloodNoticeProps = { readonly uuid: string; readonly notice: Insurance['floodNotice']; readonly refetch: () => Promise<unknown> };

/** The notice of a flood hazard area, and the borrower's word that it came (12 CFR 22.9(d)); nothing outside such an area. */
export function FloodNotice({ uuid, notice, refetch }: FloodNoticeProps): JSX.Element | null {
  const { mutate, isPending } = useMutation(applicationApi(uuid).acknowledgeFlood());
  const [isOpen, setOpen] = useState(false);
  if (notice === 'NONE') return null;
  return (
    <div className="stack">
      <p>{INSURANCE.notice}</p>
      <p>
        <Button variant="outline" compact icon="document" onClick={() => setOpen(true)}>
          {INSURANCE.noticeOpen}
        </Button>
      </p>
      {notice === 'ACKNOWLEDGED' ? (
        <Alert kind="ok" title={INSURANCE.noticeDone} />
      ) : (
        <p>
          <Button variant="outline" disabled={isPending} onClick={() => mutate(undefined, { onSuccess: () => void refetch() })}>
            {INSURANCE.noticeReceived}
          </Button>
        </p>
      )}
      <DocumentDialog
        uuid={uuid}
        document={isOpen ? { kind: 'FLOOD_NOTICE', title: INSURANCE.noticeTitle } : null}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
