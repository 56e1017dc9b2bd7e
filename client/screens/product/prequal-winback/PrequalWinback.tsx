import type { JSX } from 'react';
import { Screen } from '../../../chrome/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../services/asking/Loaded.tsx';
import { Counteroffer } from './Counteroffer.tsx';
import { WORDS } from './words.ts';

/** No offer as applied for, but one with debts paid off from the draw: accept it or turn it down. */
export function PrequalWinback(): JSX.Element {
  const { uuid } = useFollowed();
  const asked = $api.useQuery('get', '/service-application/api/v1/application/heloc/{uuid}/requalify', { params: { path: { uuid } } });
  const lede = (asked.data?.payoffs.length ?? 1) > 1 ? WORDS.ledeMany : WORDS.lede;
  return <Screen title={WORDS.title} lede={lede}><Loaded asked={asked} label={WORDS.loading}>{(offer) => <Counteroffer uuid={uuid} offer={offer} />}</Loaded></Screen>;
}
