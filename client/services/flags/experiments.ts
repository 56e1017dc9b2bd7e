import { isSurface, isVariation, SURFACES, type SurfaceKey, type VariationOf } from '@hearthline/rules/experiments.ts';
import { useEffect, useState } from 'react';
import { tabStorage } from '../storage.ts';

/** An experiment this visitor is in: its key, the surface it varies, and the variation they see. */
export type Given = { readonly experiment: string; readonly surface: string; readonly variation: string };

/** Their key in session storage (AMB-91). */
export const EXPERIMENTS_KEY = 'experiments';

const isGiven = (value: unknown): value is Given => {
  const { experiment, surface, variation } = (value ?? {}) as Partial<Given>;
  return (
    typeof experiment === 'string' &&
    typeof variation === 'string' &&
    isSurface(surface ?? '') &&
    isVariation(surface as SurfaceKey, variation)
  );
};

/** The experiments of this tab; what is not of the table of surfaces is ignored. */
export function storedExperiments(): readonly Given[] {
  try {
    const kept = JSON.parse(tabStorage.getItem(EXPERIMENTS_KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isGiven) : [];
  } catch {
    return [];
  }
}

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
