import { BASE, screenOf } from '@hearthline/journey/paths.ts';
import { flagValue, isOn } from './flags/flags.ts';

/** The maintenance flag; its variables are routes, message, pageTitle and shouldShowDashboardLink. */
export const MAINTENANCE = 'fe-heloc-maintenance';

const bare = (path: string): string => path.replace(/^\/+/, '');

/**
 * True when a listed route is a prefix of the path below the base, or below an application there (AMB-112). `*` is everything below the
 * base; a page outside it, such as /dashboard, is down only when listed itself.
 */
export function isListed(routes: string, pathname: string): boolean {
  const isInside = pathname === BASE || pathname.startsWith(`${BASE}/`);
  const places = [bare(isInside ? pathname.slice(BASE.length) : pathname), ...(isInside ? [screenOf(pathname) ?? ''] : [])];
  return routes
    .split(',')
    .map((route) => route.trim())
    .some((route) => (route === '*' ? isInside : bare(route) !== '' && places.some((place) => place.startsWith(bare(route)))));
}

/** True while a path shows the maintenance page. */
export function isDown(pathname: string): boolean {
  const routes = flagValue(MAINTENANCE, 'routes');
  return isOn(MAINTENANCE) && typeof routes === 'string' && isListed(routes, pathname);
}
