/** Copy of an older address, which leads on by itself. */
export const COPY = { title: 'Taking you to your income', go: 'Go to the ways to verify your income' } as const;
