/** Which screens may follow the one that is shown: from the checklist's order and the links between screens, so that their code can be fetched ahead. */
import { APPLICATION_SCREENS, type ApplicationScreen } from './paths.ts';
import { CHECKLIST_STATUSES, STATUS_TABLE } from './statuses.ts';
import { LINKED_SCREENS } from './where-next.ts';

/** How many screens of the checklist are looked ahead: most steps are skipped by most applications. */
const AHEAD = 4;

const isScreen = (target: string): target is ApplicationScreen => (APPLICATION_SCREENS as readonly string[]).includes(target);

/**
 * Screens that `here` links to, then those of the next statuses of the checklist, nearest first. A status the client does not know leads nowhere.
 * @param here the path of the screen that is shown; '' while automatic work runs
 */
export function screensAhead(status: string, here: string): readonly ApplicationScreen[] {
  const linked = Object.entries<readonly string[]>(LINKED_SCREENS).flatMap(([to, from]) =>
    from.includes(here) && isScreen(to) ? [to] : [],
  );
  const at = (CHECKLIST_STATUSES as readonly string[]).indexOf(status);
  const later =
    at < 0
      ? []
      : CHECKLIST_STATUSES.slice(at + 1).filter((next) => STATUS_TABLE[next].phase !== 'ANY' && STATUS_TABLE[next].kind !== 'waiting');
  const next = [...new Set(later.map((one) => STATUS_TABLE[one].route.screen))].filter((target) => target !== here && isScreen(target));
  return [...new Set([...linked, ...(next as ApplicationScreen[]).slice(0, AHEAD)])];
}
