/** Copy of the legacy flow only; its questions are those of register-v2. */
export const COPY = {
  progress: 'Registration',
  unit: 'Step',
  steps: 'Your application',
  /** For a group with more than one step: 'Property Info, Sale Status'. */
  place: (group: string, label: string) => (group === label ? group : `${group}, ${label}`),
} as const;
