import { uniform } from './draw.ts';

const OTHER_SUFFIXES = ['Rd', 'Dr', 'Ln', 'Ct', 'Pl', 'Blvd', 'Cir', 'Ter', 'Way', 'Pkwy'] as const;

const FIRST_WORDS = [
  'Acacia', 'Alder', 'Amber', 'Apple Blossom', 'Ash', 'Aspen', 'Autumn', 'Bayberry', 'Beech', 'Birch', 'Blue Heron', 'Bluff', 'Brook', 'Canyon', 'Cedar',
  'Cherry', 'Chestnut', 'Church', 'Clear Palm', 'Clear Path', 'Clover', 'College', 'Copper', 'Coral', 'Cottonwood', 'Creek', 'Cypress', 'Dogwood', 'Eagle',
  'East Main', 'Elm', 'Evergreen', 'Fairview', 'Fern', 'Forest', 'Fox Run', 'Garden', 'Glen', 'Grant', 'Hawthorn', 'Hazel', 'Heather', 'Hickory', 'High',
  'Hillside', 'Holly', 'Ivy', 'Jackson', 'Jefferson', 'Juniper', 'Lake', 'Lakeview', 'Laurel', 'Liberty', 'Lincoln', 'Locust', 'Madison', 'Magnolia', 'Main',
  'Maple', 'Market', 'Meadow', 'Mesquite', 'Mill', 'Mulberry', 'Oak', 'Orchard', 'Palm', 'Park', 'Pine', 'Poplar', 'Prairie', 'Quail', 'Redwood', 'Ridge',
  'River', 'Rose', 'Sage', 'School', 'Spring', 'Spruce', 'Summit', 'Sunset', 'Sycamore', 'Timber', 'Valley', 'Vine', 'Walnut', 'Washington', 'West Main',
  'Wildflower', 'Willow', 'Winding Creek', 'Woodland',
] as const;

/** "Maple St", "Maple Ave" and two more endings for each first word: a few hundred streets, the same ones for ever. */
export const STREETS: readonly string[] = FIRST_WORDS.flatMap((word) => {
  const others = OTHER_SUFFIXES.map((suffix) => ({ suffix, rank: uniform(word, suffix) })).toSorted((a, b) => a.rank - b.rank);
  return ['St', 'Ave', ...others.slice(0, 2).map(({ suffix }) => suffix)].map((suffix) => `${word} ${suffix}`);
});
