import { SURFACES, type SurfaceKey, type VariationOf } from '@hearthline/rules/experiments.ts';
import { useEffect, useState } from 'react';
import { storedExperiments } from './given-experiments.ts';

/**
 * The variation of a surface for this visitor; its control where no experiment runs, or the answer has not arrived. It does not change while the
 * screen is shown. That it was seen is counted once.
 */
export function useVariation<Key extends SurfaceKey>(surface: Key): VariationOf<Key> {
  const [given] = useState(() => storedExperiments().find((one) => one.surface === surface));
  useEffect(() => {
    if (given) void import('./open-feature.ts').then(({ exposed }) => exposed(given)).catch(() => undefined);
  }, [given]);
  return (given?.variation ?? SURFACES[surface].control) as VariationOf<Key>;
}
