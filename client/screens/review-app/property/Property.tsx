import type { JSX } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { AddressForm } from './AddressForm.tsx';
import { ParcelForm } from './ParcelForm.tsx';
import { COPY } from './copy.ts';

/** No parcel: correct the address. Several: say which one it is, or none of them. */
export function Property(): JSX.Element {
  const { uuid, status } = useFollowed();
  const asked = $api.useQuery(
    'get',
    '/service-application/api/v1/application/heloc/{uuid}/property',
    { params: { path: { uuid } } },
    { staleTime: 0, refetchOnMount: 'always' },
  );
  const isMany = status.status === 'MULTIPLE_PROPERTIES';
  if (asked.data && !asked.isFetching) {
    return isMany && asked.data.candidates.length > 0 ? (
      <ParcelForm uuid={uuid} found={asked.data} />
    ) : (
      <AddressForm uuid={uuid} address={asked.data.address} />
    );
  }
  return (
    <Screen title={isMany ? COPY.many : COPY.none}>
      <Loaded asked={{ ...asked, data: undefined }} label={COPY.loading}>
        {() => null}
      </Loaded>
    </Screen>
  );
}
