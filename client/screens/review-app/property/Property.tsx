import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { AddressForm } from './AddressForm.tsx';
import { COPY } from './copy.ts';
import { ParcelForm } from './ParcelForm.tsx';

/** No parcel found: the borrower corrects the address. Several: they pick one, or none. Read anew at each status: its answer changes what was found. */
export function Property(): JSX.Element {
  const { status } = useFollowed();
  return <Found key={`${status.status} ${status.since}`} />;
}

function Found(): JSX.Element {
  const { uuid, status } = useFollowed();
  const query = useQuery(applicationApi(uuid).property());
  const [isListShown, setListShown] = useState(false);
  const isMany = status.status === 'MULTIPLE_PROPERTIES';
  if (query.data && !query.isFetching) {
    const { candidates, refused, address } = query.data;
    if (isMany && candidates.length > 0) return <ParcelForm uuid={uuid} street={address.street1} parcels={candidates} />;
    if (isListShown) return <ParcelForm uuid={uuid} street={address.street1} parcels={refused} onNone={() => setListShown(false)} />;
    return <AddressForm uuid={uuid} address={address} refused={refused.length} onSeeAgain={() => setListShown(true)} />;
  }
  return (
    <Screen title={isMany ? COPY.many : COPY.none}>
      <Loaded query={{ ...query, data: undefined }} label={COPY.loading}>
        {() => null}
      </Loaded>
    </Screen>
  );
}
