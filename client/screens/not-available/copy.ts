export const COPY = {
  title: 'This step is not available yet',
  intro: (step: string) => `The step “${step}” is still being built.`,
  text: 'Your application and everything you entered are safe. Call us, and we take the next step with you.',
  dashboard: 'Go to dashboard',
} as const;
