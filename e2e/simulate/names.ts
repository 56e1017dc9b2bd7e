/** Replaces the package `uuid`: uuids in ascending order, so that a seed repeats exactly. One that is made from a name repeats as it is. */
export { v5 } from 'uuid';

let last = 0;

export function startNamesAt(first: number): void {
  last = first;
}
export function v7(): string {
  last += 1;
  return `01890000-0000-7000-8000-${last.toString(16).padStart(12, '0')}`;
}
export const validate = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
export const v4 = v7;
