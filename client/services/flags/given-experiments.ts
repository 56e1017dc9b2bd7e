import { isSurface, isVariation, type SurfaceKey } from '@hearthline/rules/experiments.ts';
import { tabStorage } from '../storage.ts';

/** An experiment this visitor is in: its key, the surface it varies, and the variation they see. */
export type GivenExperiment = { readonly experiment: string; readonly surface: string; readonly variation: string };

/** Their key in session storage (AMB-91). */
export const EXPERIMENTS_KEY = 'experiments';

const isGiven = (value: unknown): value is GivenExperiment => {
  const { experiment, surface, variation } = (value ?? {}) as Partial<GivenExperiment>;
  return (
    typeof experiment === 'string' &&
    typeof variation === 'string' &&
    isSurface(surface ?? '') &&
    isVariation(surface as SurfaceKey, variation)
  );
};

/** The experiments of this tab; what is not of the table of surfaces is ignored. */
export function storedExperiments(): readonly GivenExperiment[] {
  try {
    const kept = JSON.parse(tabStorage.getItem(EXPERIMENTS_KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isGiven) : [];
  } catch {
    return [];
  }
}
