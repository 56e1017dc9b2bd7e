/** Starts work at once, but never twice at a time: asked for while it runs, it runs once more, `restMs` after its start at the earliest. */
export function serially(work: () => Promise<unknown>, restMs = 0): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    isAskedAgain = false;
    const rest = new Promise((resolve) => void setTimeout(resolve, restMs));
    await Promise.allSettled([work(), rest]);
    isRunning = false;
    if (isAskedAgain) void run();
  };
  return () => {
    isAskedAgain = true;
    if (!isRunning) void run();
  };
}
