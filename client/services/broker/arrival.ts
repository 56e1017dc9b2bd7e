let arrived = false;

/** Somebody has come back from the identity broker signed in. */
export function noteArrival(): void {
  arrived = true;
}

/** Whether somebody has just come back; true once. */
export function takeArrival(): boolean {
  const has = arrived;
  arrived = false;
  return has;
}
