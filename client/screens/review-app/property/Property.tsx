import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { AddressForm } from './AddressForm.tsx';
import { COPY } from './copy.ts';
import { ParcelForm } from './ParcelForm.tsx';

/** No parcel found: the borrower corrects the address. Several: they pick one, or none. */
export function Property(): JSX.Element {
  const { uuid, status } = useFollowed();
  const query = useQuery(applicationApi(uuid).property());
  const isMany = status.status === 'MULTIPLE_PROPERTIES';
  if (query.data && !query.isFetching) {
    return isMany && query.data.candidates.length > 0 ? (
      <ParcelForm uuid={uuid} found={query.data} />
    ) : (
      <AddressForm uuid={uuid} address={query.data.address} />
    );
  }
  return (
    <Screen title={isMany ? COPY.many : COPY.none}>
      <Loaded query={{ ...query, data: undefined }} label={COPY.loading}>
        {() => null}
      </Loaded>
    </Screen>
  );
}
