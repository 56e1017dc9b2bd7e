import { automatic, DAY, type HoldCopy } from '../../../parts/waiting/copy.ts';

/** The ownership index does not know the parcel. */
export const COPY: Readonly<Record<string, HoldCopy>> = {
  PROPERTY_DATA_REVIEW: {
    title: 'We are looking up your home by hand',
    intro: 'The property records service does not know this parcel yet. That happens with new or renumbered homes.',
    who: 'A person on our team',
    whoNote: 'They look up owner and liens in the county’s own records.',
    long: 'Within 2 business days',
    longNote: 'We email you as soon as your home is found.',
    seconds: 2 * DAY,
  },
  PREQUAL_TITLE: automatic(
    'We are still reading the title of your home',
    'The title company',
    'They look up the owners and liens on record.',
  ),
};
