/** Copy of the page that sends files for one condition; its title and description are the condition's (journey/conditions.ts). */
export const COPY = {
  title: 'Upload documents',
} as const;
