import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useClosing } from '../../../parts/signing/use-closing.ts';
import { RefreshButton } from '../../../parts/waiting/RefreshButton.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY } from './copy.ts';
import { StartForm } from './StartForm.tsx';

/** What will be signed, how long it takes, who else signs and what follows; the flood notice where there is one; the place of signing. */
export function BeforeSigning(): JSX.Element {
  const { uuid } = useFollowed();
  const kept = useClosing(uuid);
  const signers = useQuery(applicationApi(uuid).signers());
  const closing = kept.query.data;
  if (!closing || !signers.data)
    return (
      <Screen title={COPY.title}>
        <Loaded<unknown> query={closing ? signers : kept.query} label={COPY.loading}>
          {() => null}
        </Loaded>
      </Screen>
    );
  if (closing.documents.length === 0)
    return (
      <Screen title={COPY.title}>
        <div className="section">
          <EmptyState title={COPY.none}>{COPY.noneText}</EmptyState>
        </div>
        <RefreshButton />
      </Screen>
    );
  return <StartForm closing={closing} kept={kept} signers={signers.data} />;
}
