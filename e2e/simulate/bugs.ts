/** Bugs that are planted one at a time to see that the simulation finds each. */
import type { Bug } from './bugs/bug.ts';
import { OF_MONEY } from './bugs/of-money.ts';
import { OF_SIGNING } from './bugs/of-signing.ts';
import { OF_THE_ENGINE } from './bugs/of-the-engine.ts';
import { OF_STAFF } from './bugs/of-staff.ts';
import { OF_UPLOADS } from './bugs/of-uploads.ts';
import { OF_VENDORS } from './bugs/of-vendors.ts';

export type { Bug } from './bugs/bug.ts';
export const BUGS: readonly Bug[] = [...OF_THE_ENGINE, ...OF_SIGNING, ...OF_MONEY, ...OF_VENDORS, ...OF_UPLOADS, ...OF_STAFF];
