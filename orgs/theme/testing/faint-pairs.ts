import { type Contrast, contrastOf } from '../color-uses.ts';

/** What is too faint with a brand color; the logo, which has a color of its own, is not part of it. */
export const faintPairs = (color: string): Contrast[] => contrastOf(color).filter(({ passes, what }) => !passes && what !== 'logo');
