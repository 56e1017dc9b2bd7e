/** Copy of the questions about access to the home, which every order of a valuation asks. */
export const ACCESS = {
  heading: 'Who should the valuer call?',
  name: 'Name',
  nameHint: 'You, or a person who is at the home',
  phone: 'Phone',
  windows: 'When is a good time?',
  windowsHint: 'Choose all that suit you. The valuer calls before they come.',
  options: ['Weekdays, 8 AM to noon', 'Weekdays, noon to 5 PM', 'Weekdays, 5 PM to 8 PM', 'Saturdays, 9 AM to 2 PM'],
  gate: 'Gate code',
  gateHint: 'Only the valuer sees it',
  missingName: 'Please enter a name',
  missingWindow: 'Please choose at least one time',
  longGate: 'Please enter at most 20 characters',
  loading: 'Getting your contact',
} as const;

/** Copy of the course of a valuation or title search. */
export const COURSE = { heading: 'Where it stands' } as const;
