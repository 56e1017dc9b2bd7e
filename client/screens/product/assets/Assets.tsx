import type { JSX } from 'react';
import { Screen } from '../../../chrome/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../services/asking/Loaded.tsx';
import { AssetsForm } from './AssetsForm.tsx';
import { WORDS } from './words.ts';

/** Only the debt share fails: savings, other income and paid-off debts may carry the smallest line. */
export function Assets(): JSX.Element {
  const { uuid } = useFollowed();
  const asked = $api.useQuery('get', '/service-application/api/v1/application/heloc/{uuid}/asset-depletion', { params: { path: { uuid } } });
  return <Screen title={WORDS.title} lede={WORDS.lede}><Loaded asked={asked} label={WORDS.loading}>{(missing) => <AssetsForm uuid={uuid} missing={missing} />}</Loaded></Screen>;
}
