/** Messages shown in turn while an application is prequalified. */
export const LOADER = {
  label: 'Prequalification',
  messages: [
    'Creating your account',
    'Pulling your soft credit',
    'Locating your property',
    'Determining property value',
    'Determining your eligibility',
    'Calculating your offers',
    'Generating your quote',
  ],
  note: 'This takes about a minute. You can leave this page open.',
} as const;
