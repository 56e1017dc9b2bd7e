export const COPY = { title: 'We cannot offer you a line of credit on this application' } as const;
