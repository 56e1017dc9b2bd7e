import { BASE } from '@hearthline/journey/paths.ts';
import { nextStep, STEP_ROWS, stepOfLegacy, stepOfScreen } from '@hearthline/journey/registration.ts';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../../parts/loading/when-idle.ts';
import { registrationStore } from '../../services/draft/registration-store.ts';
import { REGISTER_SCREENS } from './register-screens.ts';

/** Prefetches the code of the next step while the current question is answered. */
export function useNextStepCode(): void {
  const { pathname, search } = useLocation();
  const named = search.step ?? null;
  useEffect(() => {
    const here = pathname.slice(BASE.length + 1);
    const step = here === 'register' ? stepOfLegacy(named) : stepOfScreen(here);
    const next = step && nextStep(registrationStore.data(), registrationStore.context(), step);
    const screen = STEP_ROWS.find((row) => row.step === next)?.screen;
    const load = Object.entries(REGISTER_SCREENS).find(([path]) => path === screen)?.[1];
    if (!load) return undefined;
    return whenIdle(() => void load().catch(() => undefined));
  }, [pathname, named]);
}
